// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/handout_request.h"

#include <map>
#include <variant>

#include <QJsonObject>
#include <QSize>
#include <QStringList>

class QCommandLineParser;

namespace nunchi::cli {

/// What `nunchi render` is to draw, as far as it can be told without the lesson.
struct RenderRequest
{
    struct Set
    {
        QString block;
        QString parameter;
        QString value;
    };
    QString lesson; ///< empty: every lesson (PDF only)
    QString page; ///< empty: every page
    QString language; ///< empty: the course's first
    QSize size{1280, 800};
    double scale = 1;
    QString theme = QStringLiteral("light");
    double textScale = 1;
    QList<Set> sets;
    bool full = false;
    bool slides = false; ///< each slide of a page as the audience sees it
    ui::HandoutRequest handout; ///< paper and answers of a PDF
    QString out;
    QString folder; ///< of the course; empty: the lessons that come with the program

    bool isPdf() const { return out.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive); }
};

void describeRender(QCommandLineParser &parser);

/// The request, or what is wrong with it in one line.
std::variant<RenderRequest, QString> readRenderRequest(const QCommandLineParser &parser);

} // namespace nunchi::cli
