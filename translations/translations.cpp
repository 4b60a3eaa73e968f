// SPDX-License-Identifier: GPL-3.0-or-later
// A static library needs one object file; the resource nunchi_i18n is what it carries.
namespace nunchi {
extern const int translationsCarrier;
const int translationsCarrier = 0;
} // namespace nunchi
