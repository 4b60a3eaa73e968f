// SPDX-License-Identifier: GPL-3.0-or-later
// An exhibit as a picture: as an audience sees it, without controls, in the present theme and language.
#pragma once

#include <optional>

#include <QByteArray>
#include <QImage>

#include "exhibits/exhibit_view.h"

namespace nunchi::exhibits {

/// Two pixels to one of the design, so that it stays sharp on paper and slides.
QImage imageOf(const ExhibitView &view);
QByteArray svgOf(const ExhibitView &view);
/// By the ending of the path, .svg or .png. The reason in words when it could not be written.
std::optional<QString> savePicture(const ExhibitView &view, const QString &path);

} // namespace nunchi::exhibits
