// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace nunchi::exhibits::library {

class Model;

namespace text {

QString of(const Model &model); ///< the whole exhibit in words and numbers
QList<QStringList> table(const Model &model); ///< the numbers, for other programs
/// "0.8×2.0 + 0.8×1.6 = 2.88": what is not 0 of a book's score.
QString working(const Model &model, int book);
/// "plants 5.2, light 2.1": the pages of the mixed answer.
QString answer(const Model &model);
QString temperature(double temperature); ///< "1.00", "0.05", "50"
/// Typed words that are in no catalogue; empty: there are none.
QString unknown(const Model &model);

} // namespace text
} // namespace nunchi::exhibits::library
