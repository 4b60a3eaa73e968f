// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "course/search_index.h"

namespace nunchi::session {
class CourseSearch;
class Session;
} // namespace nunchi::session

namespace nunchi::ui {

class FindBar;
class MatchFrame;
class PageArea;

/// Finding in the lesson: from match to match over all its pages, each shown where it stands.
class PageFind : public QObject
{
    Q_OBJECT
public:
    PageFind(session::Session &session, session::CourseSearch &search, PageArea &area, FindBar &bar,
        QObject *parent = nullptr);

    void next();
    void previous();
    /// Frames a block that was found elsewhere, until the next key or press.
    void point(const QString &block);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void seek(const QString &words);
    void take(const QString &words, const QList<course::LessonMatch> &matches);
    void step(int by);
    void show(qsizetype index);
    void showCurrent();
    void markPage();
    void forget();
    qsizetype nearest() const;

    session::Session &m_session;
    session::CourseSearch &m_search;
    PageArea &m_area;
    FindBar &m_bar;
    MatchFrame *m_frame;
    QString m_words;
    course::TextPattern m_pattern;
    QList<course::LessonMatch> m_matches;
    qsizetype m_current = -1;
    bool m_again = false; ///< the same words once more: the reader stays where they are
};

} // namespace nunchi::ui
