# SPDX-License-Identifier: GPL-3.0-or-later
nunchi_test(tst_mathjax LINK nunchi_formula)
nunchi_test(tst_formula_cache LINK nunchi_formula)
nunchi_test(tst_formula_painter LINK nunchi_formula)
nunchi_test(tst_formula_text LINK nunchi_formula)
nunchi_test(tst_svg_values LINK nunchi_formula)
nunchi_test(tst_typesetter LINK nunchi_formula)
