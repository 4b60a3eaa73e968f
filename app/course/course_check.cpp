// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>

#include <QCoreApplication>
#include <QSet>

#include "course/block_ids.h"
#include "course/course.h"
#include "course/exhibit_check.h"
#include "course/formula_check.h"
#include "course/parity.h"
#include "course/picture_check.h"
#include "course/translation_check.h"

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::CourseCheck)
};

using ReadingPtr = std::shared_ptr<const PageReading>;

class LessonCheck;
using Lessons = std::map<QString, std::unique_ptr<LessonCheck>>; ///< by id

/// One lesson in one language: what its pages together must agree on, and what they ask of other lessons.
class LessonCheck
{
public:
    LessonCheck(const LessonInfo &lesson, const ExhibitRules &rules, const Lessons &all, Problems *problems)
        : m_lesson(lesson)
        , m_rules(rules)
        , m_all(all)
        , m_problems(*problems)
    {
    }

    void add(const ReadingPtr &reading);
    /// Once every lesson has its pages.
    void finish();

private:
    struct Known
    {
        QString page;
        Place place;
        const Block *block = nullptr;
    };
    void error(const Place &place, const QString &message) { m_problems.append({Severity::Error, place, message}); }
    void addBlock(const Page &page, const Block &block);
    void checkReference(const Reference &reference);
    const LessonCheck *lessonOf(const Reference &reference);
    void checkShare(const PageReading &reading, const ExhibitUse &use);
    bool sharesInCircle(const ExhibitUse &use) const;
    const ExhibitBlock *exhibit(const QString &block) const;
    Place sharePlace(const PageReading &reading, const ExhibitUse &use) const;

    const LessonInfo &m_lesson;
    const ExhibitRules &m_rules;
    const Lessons &m_all;
    Problems &m_problems;
    QList<ReadingPtr> m_readings;
    QHash<QString, Known> m_blocks;
    bool m_isWhole = true; ///< false: some block could not be read, and what leads to it is not to blame
};

void LessonCheck::add(const ReadingPtr &reading)
{
    m_readings.append(reading);
    m_problems += reading->problems;
    m_isWhole = m_isWhole && reading->page.isWhole;
    for (const Block *block : flattened(reading->page.blocks))
        addBlock(reading->page, *block);
}

/// Answers and exhibits are kept by lesson and block, and links lead to blocks of the lesson: so those ids and authors'
/// are the lesson's; others repeat from page to page.
void LessonCheck::addBlock(const Page &page, const Block &block)
{
    const bool kept = std::holds_alternative<ExhibitBlock>(block.content)
        || std::holds_alternative<QuizBlock>(block.content) || hasAuthorsId(block);
    const auto other = m_blocks.constFind(block.id);
    if (other == m_blocks.constEnd())
        m_blocks.insert(block.id, {page.id, block.place, &block});
    else if (kept && other->page != page.id)
        error(block.place,
            Words::tr("the page \"%1\" has a block \"%2\" too (line %3): give this one another id")
                .arg(other->page, block.id)
                .arg(other->place.line));
}

void LessonCheck::finish()
{
    for (const ReadingPtr &reading : std::as_const(m_readings)) {
        for (const Reference &reference : reading->references)
            checkReference(reference);
        for (const ExhibitUse &use : reading->exhibits)
            if (!use.share.isEmpty())
                checkShare(*reading, use);
    }
}

/// Null: there is no such lesson.
const LessonCheck *LessonCheck::lessonOf(const Reference &reference)
{
    if (reference.lesson.isEmpty())
        return this;
    if (const auto other = m_all.find(reference.lesson); other != m_all.end())
        return other->second.get();
    QStringList known;
    for (const auto &[id, lesson] : m_all)
        known << id;
    error(reference.place,
        Words::tr("the course has no lesson \"%1\"; it has: %2")
            .arg(reference.lesson, known.join(QStringLiteral(", "))));
    return nullptr;
}

void LessonCheck::checkReference(const Reference &reference)
{
    const LessonCheck *lesson = lessonOf(reference);
    if (!lesson)
        return;
    switch (reference.kind) {
    case Reference::Kind::Page:
        if (!lesson->m_lesson.pageIds.contains(reference.target))
            error(reference.place,
                Words::tr("the lesson has no page \"%1\"; it has: %2")
                    .arg(reference.target, lesson->m_lesson.pageIds.join(QStringLiteral(", "))));
        break;
    case Reference::Kind::Block:
        if (isCounted(reference.target))
            error(reference.place,
                Words::tr("\"%1\" only counts the blocks of its page, so this link would lead elsewhere when one is "
                          "added: link to a block that has an id of its own")
                    .arg(reference.target));
        else if (lesson->m_isWhole && !lesson->m_blocks.contains(reference.target))
            error(reference.place,
                Words::tr("the lesson has no block \"%1\": write the id of an exhibit or question")
                    .arg(reference.target));
        break;
    case Reference::Kind::Share:
        if (m_isWhole && !exhibit(reference.target))
            error(reference.place,
                Words::tr("the lesson has no exhibit with the id \"%1\" to share with").arg(reference.target));
        break;
    }
}

const ExhibitBlock *LessonCheck::exhibit(const QString &block) const
{
    const auto known = m_blocks.constFind(block);
    return known == m_blocks.constEnd() ? nullptr : std::get_if<ExhibitBlock>(&known->block->content);
}

bool LessonCheck::sharesInCircle(const ExhibitUse &use) const
{
    QStringList passed{use.block};
    QString next = use.share;
    while (!passed.contains(next)) {
        const ExhibitBlock *leader = exhibit(next);
        if (!leader || leader->share.isEmpty())
            return false;
        passed << next;
        next = leader->share;
    }
    return next == use.block;
}

Place LessonCheck::sharePlace(const PageReading &reading, const ExhibitUse &use) const
{
    for (const Reference &reference : reading.references)
        if (reference.kind == Reference::Kind::Share && reference.target == use.share
            && reference.place.line >= use.place.line)
            return reference.place;
    return use.place;
}

void LessonCheck::checkShare(const PageReading &reading, const ExhibitUse &use)
{
    const ExhibitBlock *leader = exhibit(use.share);
    if (!leader)
        return;
    if (use.share == use.block)
        error(sharePlace(reading, use),
            Words::tr("this exhibit shares with itself: name another one, or remove \"share\""));
    else if (sharesInCircle(use))
        error(sharePlace(reading, use),
            Words::tr("this exhibit and \"%1\" share with each other in a circle: one of them must have values of its own")
                .arg(use.share));
    const bool onThisPage = m_blocks.value(use.share).page == reading.page.id;
    if (!onThisPage) // else its page has judged it
        m_problems += checkExhibit(use, leader->exhibit, m_rules);
}

void checkLanguage(
    Course &course, const QString &language, const ExhibitRules &rules, const Stop &stop, Problems *problems)
{
    Lessons lessons;
    for (const LessonInfo &lesson : course.lessons()) {
        auto check = std::make_unique<LessonCheck>(lesson, rules, lessons, problems);
        for (const QString &page : lesson.pageIds) {
            if (stop && stop())
                return;
            if (const ReadingPtr reading = course.reading(lesson.id, page, language))
                check->add(reading);
        }
        lessons.emplace(lesson.id, std::move(check));
    }
    for (const auto &[id, lesson] : lessons)
        lesson->finish();
}

void compareLanguages(Course &course, const LessonInfo &lesson, Problems *problems)
{
    const QStringList others = course.languages().mid(1);
    for (const QString &page : lesson.pageIds)
        for (const QString &language : others) {
            const auto first = course.page(lesson.id, page, course.languages().first());
            const auto second = course.page(lesson.id, page, language);
            if (first && second)
                *problems += compareTranslations(*first, *second);
        }
    *problems += checkRecords(course, lesson);
}

/// Pictures are looked through once, however many pages show them.
void checkPictures(Course &course, const Stop &stop, Problems *problems)
{
    QSet<QString> seen;
    for (const LessonInfo &lesson : course.lessons())
        for (const QString &language : course.languages())
            for (const QString &page : lesson.pageIds) {
                const ReadingPtr reading = course.reading(lesson.id, page, language);
                for (const Block *block : reading ? flattened(reading->page.blocks) : QList<const Block *>()) {
                    const auto *figure = std::get_if<Figure>(&block->content);
                    if (!figure || !figure->file.endsWith(QLatin1String(".png")) || seen.contains(figure->file))
                        continue;
                    seen.insert(figure->file);
                    if (stop && stop())
                        return;
                    if (const std::optional<Problem> fault = pngDataFault(figure->file))
                        problems->append(*fault);
                }
            }
}

} // namespace

Problems checkCourse(const QString &folder, const ExhibitRules &rules, const FormulaRules &formulas, const Stop &stop,
    const CheckProgress &progress)
{
    Problems problems;
    const auto stopped = [&] { return stop && stop(); };
    Findings findings(progress);
    const std::unique_ptr<Course> course = Course::open(folder, rules, &problems);
    if (course) {
        findings.setOrder(ProblemOrder(*course));
        course->readAll(stop);
        for (const QString &language : course->languages())
            checkLanguage(*course, language, rules, stop, &problems);
        checkPictures(*course, stop, &problems);
        for (const LessonInfo &lesson : course->lessons()) {
            if (stopped())
                break;
            compareLanguages(*course, lesson, &problems);
        }
    }
    findings.add(problems);
    if (course && formulas && !stopped())
        FormulaCheck(*course, formulas, stop, progress).run(&findings);
    return findings.take();
}

} // namespace nunchi::course
