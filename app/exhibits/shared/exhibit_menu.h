// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QMenu>

namespace nunchi::exhibits {

class ExhibitView;

/// What can be taken along from an exhibit: its picture and its numbers. The same for every exhibit.
class ExhibitMenu : public QMenu
{
    Q_OBJECT
public:
    explicit ExhibitMenu(ExhibitView &view);

    /// Asks for a file's name, given a suggestion; empty: nothing is saved.
    using AskPath = std::function<QString(const QString &suggestion)>;
    void setAskPath(AskPath askPath) { m_askPath = std::move(askPath); }

    QAction *copyImage() const { return m_copyImage; }
    QAction *copyData() const { return m_copyData; } ///< none where the exhibit has no table
    QAction *savePicture() const { return m_savePicture; }

private:
    void save();

    ExhibitView &m_view;
    AskPath m_askPath;
    QAction *m_copyImage = nullptr;
    QAction *m_copyData = nullptr;
    QAction *m_savePicture = nullptr;
};

} // namespace nunchi::exhibits
