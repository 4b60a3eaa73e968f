// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/exhibit_shelf.h"

#include "exhibits/model_catalog.h"
#include "session/course_terms.h"

#include <chrono>

namespace nunchi::session {

namespace {

/// A drag changes a state many times a second; it is kept once it rests.
constexpr std::chrono::milliseconds Rest{300};

QString keyOf(const QString &lesson, const QString &block)
{
    return lesson + u'/' + block;
}

} // namespace

ExhibitShelf::ExhibitShelf(FindBlock findBlock, CopyCourse copyCourse, QObject *parent)
    : QObject(parent)
    , m_findBlock(std::move(findBlock))
    , m_copyCourse(std::move(copyCourse))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(Rest);
    connect(&m_timer, &QTimer::timeout, this, &ExhibitShelf::flush);
}

ExhibitShelf::~ExhibitShelf()
{
    while (!m_places.empty())
        m_places.pop_back();
}

void ExhibitShelf::restore(const ExhibitRow &row)
{
    m_restored[keyOf(row.lesson, row.block)] = row.state;
}

exhibits::ExhibitModel *ExhibitShelf::find(const QString &key)
{
    const auto it = m_byKey.find(key);
    return it == m_byKey.end() ? nullptr : m_places[it->second].model.get();
}

exhibits::ExhibitModel *ExhibitShelf::model(const QString &lesson, const course::Block &block)
{
    const auto *exhibit = std::get_if<course::ExhibitBlock>(&block.content);
    const QString key = keyOf(lesson, block.id);
    if (exhibits::ExhibitModel *model = find(key))
        return model;
    if (!exhibit || !m_making.insert(key).second)
        return nullptr;
    Place place = make(lesson, block, *exhibit);
    m_making.erase(key);
    exhibits::ExhibitModel *model = place.model.get();
    if (!model)
        return nullptr;
    const size_t index = m_places.size();
    m_places.push_back(std::move(place));
    m_byKey[key] = index;
    connect(model, &exhibits::ExhibitModel::changed, this, [this, index] {
        m_waiting.insert(index);
        m_timer.start();
    });
    return model;
}

ExhibitShelf::Place ExhibitShelf::make(
    const QString &lesson, const course::Block &block, const course::ExhibitBlock &exhibit)
{
    Place place;
    place.model = exhibits::makeModel(exhibit.exhibit);
    if (!place.model)
        return place;
    if (!m_language.isEmpty())
        place.model->setLanguage(m_language);
    if (auto *reader = dynamic_cast<exhibits::TermReader *>(place.model.get()))
        giveTerms(*reader);
    // What the lesson got wrong is reported when it is checked; here the defaults stand in.
    place.model->setLessonState(exhibit.state);
    place.lessonState = place.model->state();
    place.source = exhibit;
    place.kept = ExhibitRow{lesson, block.id, exhibit.exhibit, {}};
    const auto restored = m_restored.find(keyOf(lesson, block.id));
    if (restored != m_restored.end()) {
        // Refused after the exhibit or the lesson changed: then it starts as the lesson sets it.
        if (!place.model->setState(restored->second))
            place.kept.state = restored->second;
        m_restored.erase(restored);
    }
    // Last: what was kept of the shared values must not overtake what the leader has now.
    follow(lesson, *place.model, exhibit.share);
    return place;
}

void ExhibitShelf::follow(const QString &lesson, exhibits::ExhibitModel &model, const QString &leader)
{
    const course::Block *block = leader.isEmpty() ? nullptr : m_findBlock(lesson, leader);
    if (exhibits::ExhibitModel *leading = block ? this->model(lesson, *block) : nullptr)
        model.follow(*leading);
}

void ExhibitShelf::giveTerms(exhibits::TermReader &reader)
{
    if (m_terms)
        return reader.setTerms(*m_terms);
    const std::shared_ptr<const course::Course> course = m_copyCourse();
    m_terms = termsOf(*course);
    reader.setTerms(*m_terms);
    const int number = ++m_termsNumber;
    m_worker.run(
        [this, course, terms = *m_terms] {
            return withFirstUses(terms, *course, [this] { return m_worker.isStopping(); });
        },
        [this, number](const exhibits::Terms &terms) {
            if (number == m_termsNumber)
                setTerms(terms);
        });
}

void ExhibitShelf::setTerms(const exhibits::Terms &terms)
{
    m_terms = terms;
    for (const Place &place : m_places)
        if (auto *reader = dynamic_cast<exhibits::TermReader *>(place.model.get()))
            reader->setTerms(terms);
}

void ExhibitShelf::setLanguage(const QString &language)
{
    m_language = language;
    for (Place &place : m_places)
        place.model->setLanguage(language);
}

void ExhibitShelf::reread(const FindBlock &find)
{
    flush();
    // Once more from the course as it is now; a model that is made later finds them there.
    m_terms.reset();
    for (const Place &place : m_places)
        if (auto *reader = dynamic_cast<exhibits::TermReader *>(place.model.get()))
            giveTerms(*reader);
    std::set<QString> retired;
    // In the order of making: whoever follows comes after its leader.
    for (size_t i = 0; i < m_places.size(); ++i) {
        Place &place = m_places[i];
        const QString key = keyOf(place.kept.lesson, place.kept.block);
        const course::Block *block = place.retired ? nullptr : find(place.kept.lesson, place.kept.block);
        const auto *now = block ? std::get_if<course::ExhibitBlock>(&block->content) : nullptr;
        if (!now) {
            // It may come back, and then it must not follow what is no longer there.
            const bool lostLeader = !place.retired && retired.count(keyOf(place.kept.lesson, place.source.share)) > 0;
            if (lostLeader) {
                retired.insert(key);
                retire(key, place, course::ExhibitBlock(place.source));
            }
            continue;
        }
        const bool another = now->exhibit != place.source.exhibit || now->share != place.source.share;
        const bool follows = !now->share.isEmpty();
        if (another || retired.count(keyOf(place.kept.lesson, now->share)) > 0
            || (follows && now->state != place.source.state)) {
            retired.insert(key);
            retire(key, place, *now);
        } else if (now->state != place.source.state) {
            update(place, *now);
        }
    }
}

/// What the learner set, without what the lesson says anew.
QJsonObject ExhibitShelf::learnersOwn(const Place &place, const course::ExhibitBlock &now)
{
    QJsonObject own;
    const QJsonObject state = place.model->state();
    for (auto it = state.begin(); it != state.end(); ++it) {
        const bool saidAnew = now.state.value(it.key()) != place.source.state.value(it.key());
        if (it.value() != place.lessonState.value(it.key()) && !saidAnew)
            own.insert(it.key(), it.value());
    }
    return own;
}

void ExhibitShelf::retire(const QString &key, Place &place, const course::ExhibitBlock &now)
{
    if (now.exhibit == place.source.exhibit)
        m_restored[key] = learnersOwn(place, now);
    place.retired = true;
    m_byKey.erase(key);
}

void ExhibitShelf::update(Place &place, const course::ExhibitBlock &now)
{
    const QJsonObject own = learnersOwn(place, now);
    place.source = now;
    // What cannot be set is named when the lesson is checked; the exhibit then stays as it is.
    if (place.model->setLessonState(now.state))
        return;
    place.lessonState = place.model->state();
    if (!own.isEmpty())
        place.model->setState(own); // refused when it no longer fits: then it is as the lesson sets it
}

void ExhibitShelf::handOn(Place &place)
{
    if (place.retired)
        return;
    const QJsonObject state = place.model->state();
    ExhibitRow row = place.kept;
    row.state = state == place.lessonState ? QJsonObject() : state;
    if (row.state == place.kept.state)
        return;
    place.kept = row;
    Q_EMIT stateChanged(row);
}

void ExhibitShelf::flush()
{
    m_timer.stop();
    const std::set<size_t> waiting = std::exchange(m_waiting, {});
    for (const size_t index : waiting)
        handOn(m_places[index]);
}

} // namespace nunchi::session
