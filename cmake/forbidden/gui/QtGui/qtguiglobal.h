// SPDX-License-Identifier: GPL-3.0-or-later
#error "This layer must not know Qt Gui. See CONTRIBUTING.md, Layers."
