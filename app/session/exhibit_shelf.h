// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"
#include "course/course.h"
#include "exhibits/exhibit_model.h"
#include "exhibits/shared/terms.h"
#include "session/store_rows.h"
#include "session/worker.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace nunchi::session {

/// One exhibit model per block: made when first asked for, in the state kept from last time, following the block it
/// shares with, and handed on for keeping a moment after its last change.
class ExhibitShelf : public QObject
{
    Q_OBJECT
public:
    /// Finds a block of a lesson by id; null: there is none.
    using FindBlock = std::function<const course::Block *(const QString &lesson, const QString &blockId)>;
    /// The course as it is now, for reading on another thread.
    using CopyCourse = std::function<std::unique_ptr<course::Course>()>;

    ExhibitShelf(FindBlock findBlock, CopyCourse copyCourse, QObject *parent = nullptr);
    ~ExhibitShelf() override;

    void restore(const ExhibitRow &row);
    /// Null: the block is no exhibit, or the exhibit is unknown.
    exhibits::ExhibitModel *model(const QString &lesson, const course::Block &block);
    void setLanguage(const QString &language);
    void flush(); ///< hands on now what is waiting

    /// The lesson's files are others now. A parameter the lesson sets anew takes the lesson's value; all others stay as
    /// the learner left them. An exhibit of another kind, or one that shares with another, is made anew when it is
    /// asked for; its old model lives on for the views that still show it. A block that is gone may come back: its
    /// model is kept. find must not wait for files.
    void reread(const FindBlock &find);

Q_SIGNALS:
    void stateChanged(const nunchi::session::ExhibitRow &row);

private:
    struct Place
    {
        std::unique_ptr<exhibits::ExhibitModel> model;
        ExhibitRow kept; ///< as last handed on
        QJsonObject lessonState; ///< complete, as the lesson set it
        course::ExhibitBlock source; ///< as last read
        bool retired = false; ///< another model has its place, or will have
    };
    exhibits::ExhibitModel *find(const QString &key);
    Place make(const QString &lesson, const course::Block &block, const course::ExhibitBlock &exhibit);
    void follow(const QString &lesson, exhibits::ExhibitModel &model, const QString &leader);
    void handOn(Place &place);
    static QJsonObject learnersOwn(const Place &place, const course::ExhibitBlock &now);
    void retire(const QString &key, Place &place, const course::ExhibitBlock &now);
    static void update(Place &place, const course::ExhibitBlock &now);
    /// At once what the glossary says, and the pages that use its words when they are read.
    void giveTerms(exhibits::TermReader &reader);
    void setTerms(const exhibits::Terms &terms);

    FindBlock m_findBlock;
    CopyCourse m_copyCourse;
    QString m_language;
    /// In the order of making: leaders before those who follow them, who are destroyed first.
    std::vector<Place> m_places;
    std::map<QString, size_t> m_byKey; ///< lesson/block → place
    std::map<QString, QJsonObject> m_restored; ///< lesson/block → state, until its model is made
    std::set<QString> m_making; ///< guards against blocks that share in a ring
    std::set<size_t> m_waiting;
    QTimer m_timer;
    std::optional<exhibits::Terms> m_terms; ///< empty: nobody has asked yet
    int m_termsNumber = 0; ///< of the course they are from
    Worker m_worker; ///< last: it ends before what it works for
};

} // namespace nunchi::session
