// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace nunchi::exhibits::cross {

class Model;

/// "Korean", "English" in the present language.
QString languageName(const QString &language);
/// Where a query looks: the words it looks at most and their weight, or that it looks at all alike.
QString lookText(const Model &model, int query);
/// "deed 0.82, past 0.45": what the query fetched by its weights.
QString fetchedText(const Model &model, int query);
/// How the score of two words comes about and what weight it leads to.
QString workingText(const Model &model, int query, int key);
/// Everything the exhibit shows.
QString modelText(const Model &model);

} // namespace nunchi::exhibits::cross
