// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QKeySequence>
#include <QWidget>

#include "session/session.h"
#include "typeset/appearance.h"

namespace nunchi::controls {
class Button;
} // namespace nunchi::controls

class QMenu;

namespace nunchi::ui {

/// Brand, lesson, language, text size, theme.
class TopBar : public QWidget
{
    Q_OBJECT
public:
    TopBar(session::Session &session, const typeset::Appearance &look, QWidget *parent = nullptr);

    void reload(); ///< lesson, language or words changed
    void setThemeWords(const QString &words);
    void setRailWidth(int width); ///< the lesson's name stands over the page, not over the list
    QSize sizeHint() const override;

    static QKeySequence pdfKeys() { return {Qt::CTRL | Qt::SHIFT | Qt::Key_E}; }
    static QKeySequence copyKeys() { return {Qt::CTRL | Qt::SHIFT | Qt::Key_C}; }
    static QKeySequence printKeys() { return {Qt::CTRL | Qt::Key_P}; }

Q_SIGNALS:
    void languageChosen(const QString &language);
    void largerAsked();
    void smallerAsked();
    void themeAsked();
    void railAsked();
    void keysAsked();
    void pdfAsked();
    void printAsked();
    void copyAsked();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void makeLanguages();
    void layOut();
    /// How much is left out when there is no room: nothing, the theme's name, the word mark, all but the languages, the
    /// present language too (the keys of what is left out still work).
    enum class Room : quint8 { All, ThemeAsIcon, NoWordMark, OnlyLanguages, OnlyOtherLanguages };
    int layOutRight(Room room);
    int menuLeft(Room room) const;
    void showMore();
    void addHidden(QMenu &menu);
    void showTheme(bool compact);
    void paintDivider(QPainter &painter, int x) const;
    void paintLesson(QPainter &painter) const;

    session::Session &m_session;
    const typeset::Appearance &m_look;
    controls::Button *m_rail;
    QHash<QString, controls::Button *> m_languages;
    QStringList m_languageOrder;
    controls::Button *m_smaller;
    controls::Button *m_larger;
    controls::Button *m_theme;
    controls::Button *m_keys;
    controls::Button *m_more;
    QString m_label;
    QString m_title;
    QString m_themeWords;
    QList<int> m_dividers;
    int m_railWidth = 0;
    int m_textRight = 0;
    Room m_room = Room::All;
};

} // namespace nunchi::ui
