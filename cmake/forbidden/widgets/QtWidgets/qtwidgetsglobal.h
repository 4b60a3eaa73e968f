// SPDX-License-Identifier: GPL-3.0-or-later
#error "This layer must not know Qt Widgets. See CONTRIBUTING.md, Layers."
