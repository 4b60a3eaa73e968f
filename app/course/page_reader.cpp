// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/page_reader.h"

#include <QCoreApplication>

#include "course/block_ids.h"
#include "course/directives.h"
#include "course/exhibit_check.h"
#include "course/front_matter.h"
#include "course/notes.h"

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::PageReader)
};

/// A question's id is its block's.
void nameQuestions(Blocks *blocks)
{
    for (Block &block : *blocks) {
        if (auto *quiz = std::get_if<QuizBlock>(&block.content))
            quiz->question.id = block.id;
        else if (auto *box = std::get_if<Box>(&block.content))
            nameQuestions(&box->blocks);
        else if (auto *columns = std::get_if<Columns>(&block.content))
            for (Blocks &column : columns->columns)
                nameQuestions(&column);
    }
}

/// Exhibits without an author's id got theirs with all other blocks.
void nameExhibits(const Blocks &blocks, QList<ExhibitUse> *uses)
{
    QHash<QPair<int, int>, QString> idByPlace;
    for (const Block *block : flattened(blocks))
        if (std::holds_alternative<ExhibitBlock>(block->content))
            idByPlace.insert({block->place.line, block->place.column}, block->id);
    for (ExhibitUse &use : *uses)
        use.block = idByPlace.value({use.place.line, use.place.column}, use.block);
}

void checkSlides(Reading &reading, const Blocks &blocks)
{
    bool slideIsEmpty = true;
    for (const Block &block : blocks) {
        const bool isBreak = std::holds_alternative<SlideBreak>(block.content);
        if (isBreak && slideIsEmpty)
            reading.warning(
                block.place, Words::tr("there is nothing on the slide before this break: remove the break"));
        slideIsEmpty = isBreak;
    }
    if (!blocks.isEmpty() && slideIsEmpty)
        reading.warning(
            blocks.last().place, Words::tr("there is nothing on the slide after this break: remove the break"));
}

/// Puts the reasons in the place of the exhibit that stands there: what it would show is not what the lesson says.
bool refuseExhibit(Blocks *blocks, const Place &place, const Problems &problems)
{
    for (Block &block : *blocks) {
        if (std::holds_alternative<ExhibitBlock>(block.content) && block.place.line == place.line) {
            block.content = Refused{Refused::Kind::Exhibit, problems};
            return true;
        }
        if (auto *box = std::get_if<Box>(&block.content); box && refuseExhibit(&box->blocks, place, problems))
            return true;
        if (auto *columns = std::get_if<Columns>(&block.content))
            for (Blocks &column : columns->columns)
                if (refuseExhibit(&column, place, problems))
                    return true;
    }
    return false;
}

void checkExhibits(Reading &reading, const ExhibitRules &rules, Blocks *blocks)
{
    const auto exhibitOf = [&](const QString &block) -> std::optional<QString> {
        for (const ExhibitUse &use : std::as_const(reading.exhibits))
            if (use.block == block)
                return use.exhibit;
        return {};
    };
    for (const ExhibitUse &use : std::as_const(reading.exhibits)) {
        const std::optional<QString> leader = use.share.isEmpty() ? QString() : exhibitOf(use.share);
        const Problems problems = leader ? checkExhibit(use, *leader, rules) : Problems();
        if (problems.isEmpty())
            continue;
        reading.problems += problems;
        if (refuseExhibit(blocks, use.place, problems))
            reading.leaveOut();
    }
}

} // namespace

PageReading readPage(const PageFile &page, const ExhibitRules &rules)
{
    PageReading result;
    result.page.id = page.id;
    result.page.language = page.language;
    result.page.file = page.file;
    const std::optional<SourceText> source = SourceText::read(page.file, &result.problems);
    if (!source) {
        result.page.frontIsSound = result.page.isWhole = false;
        return result;
    }
    Reading reading(*source, {page.lessonFolder, page.language, page.glossary});
    const FrontPart front = readFrontMatter(reading);
    result.page.front = front.front;
    result.page.frontIsSound = !hasErrors(reading.problems);
    Blocks &blocks = result.page.blocks;
    blocks = readBlocks(reading, front.end, source->text().size());
    if (blocks.isEmpty() && !hasErrors(reading.problems))
        reading.error(front.end, Words::tr("the page is empty: write text after the front matter"));
    checkSlides(reading, blocks);
    result.page.notes = numberedNotes(reading);
    numberMarks(&blocks, result.page.notes);
    assignIds(reading, &blocks);
    nameQuestions(&blocks);
    nameExhibits(blocks, &reading.exhibits);
    checkExhibits(reading, rules, &blocks);
    result.page.isWhole = reading.isWhole() && !blocks.isEmpty();
    reading.putProblemsInOrder();
    result.problems += reading.problems;
    result.references = reading.references;
    result.exhibits = reading.exhibits;
    result.formulas = reading.formulas;
    return result;
}

FrontMatter readFrontMatterOf(const PageFile &page)
{
    const std::optional<SourceText> source = SourceText::readStart(page.file); // readPage() names what is wrong
    if (!source)
        return {};
    Reading reading(*source, {page.lessonFolder, page.language, nullptr});
    return readFrontMatter(reading).front;
}

} // namespace nunchi::course
