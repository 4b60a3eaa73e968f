// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "stage.h"
#include "ui/piece_room.h"

/// Views of single blocks, each on a window of its own, in a session that has one page.
class BlockFixture : public QObject
{
    Q_OBJECT

protected:
    static constexpr int kRoom = nunchi::ui::kRingRoom;
    static constexpr auto kSvg = "<svg xmlns='http://www.w3.org/2000/svg' width='200' height='100'>"
                                 "<rect width='200' height='100' fill='#000'/></svg>";

    static nunchi::course::Block paragraph(const QString &text);
    static nunchi::course::Box boxOf(
        nunchi::course::Box::Kind kind, const QString &text, const QString &level = {});
    static QImage greyOf(QWidget &widget);
    QString writeFile(const QString &name, const QByteArray &bytes) const;
    void show(QWidget &widget, int width) const;

    std::unique_ptr<stage::CourseFolder> m_folder;
    std::unique_ptr<nunchi::session::Session> m_session;
    std::unique_ptr<stage::Stage> m_stage;

private Q_SLOTS:
    void init();
    void cleanup();
};
