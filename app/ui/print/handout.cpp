// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/handout.h"

#include <algorithm>

#include <QFontMetricsF>
#include <QPainter>

#include "exhibits/settling.h"
#include "print/sheet_painter.h"
#include "session/page_exhibits.h"
#include "typeset/math_runs.h"
#include "ui/print/text_strips.h"

namespace nunchi::ui {

using print::Strip;
using print::Strips;
using typeset::Face;
using typeset::Token;

namespace {

constexpr qreal kAboveNotes = 22;
constexpr qreal kNoteRule = 120;
constexpr qreal kTaken = 0.5; ///< of a sheet: then the next page begins a new one
constexpr qreal kAbovePage = 64; ///< else this much under the one before

QString pageName(const QString &lesson, const QString &page)
{
    return lesson + QStringLiteral("/page:") + page;
}

} // namespace

Handout::Handout(const PageContext &window, const HandoutRequest &request)
    : m_session(window.session)
    , m_request(request)
    , m_look(typeset::Fonts::onThisComputer())
    , m_page{window.session, m_look, window.formulas, [](const QString &) {}, [](QWidget *, const QRect &) {}, [] {}}
    , m_context{m_page, print::Paper(request.paper), request.answers, {}, {}}
    , m_numbers(std::make_shared<QHash<QString, int>>())
{
    m_look.setTheme(typeset::ThemeName::Paper);
    m_look.setLanguage(m_session.language());
    m_look.setReducedMotion(true);
    for (const HandoutRequest::Part &part : request.parts)
        for (const QString &page : part.pages)
            m_pages << Page{part.lesson, page};
}

Handout::~Handout() = default;

QString Handout::language() const
{
    return m_session.language();
}

QString Handout::lessonTitle(const QString &lesson) const
{
    const course::LessonInfo *info = m_session.course().lesson(lesson);
    const QString title = info ? typeset::plainLine(info->title.value(language())) : QString();
    return title.isEmpty() ? lesson : title;
}

QString Handout::lessonLine(const QString &lesson) const
{
    const course::LessonInfo *info = m_session.course().lesson(lesson);
    const QString label = info ? typeset::plainLine(info->label.value(language())) : QString();
    return label.isEmpty() ? lessonTitle(lesson) : label + QStringLiteral("   ") + lessonTitle(lesson);
}

QString Handout::title() const
{
    if (m_request.parts.size() > 1)
        return typeset::plainLine(m_session.course().title(language()));
    const QString lesson = m_request.parts.value(0).lesson;
    if (m_pages.size() == 1)
        return typeset::plainLine(
            m_session.course().frontMatter(lesson, m_pages.first().page, language()).title);
    return lessonTitle(lesson);
}

bool Handout::isWaiting() const
{
    const auto isBusy = [](const QPointer<exhibits::ExhibitModel> &model) { return model && !isSettled(*model); };
    return !m_page.formulas.isSettled() || std::any_of(m_exhibits.begin(), m_exhibits.end(), isBusy);
}

bool Handout::measureNext()
{
    if (m_blocks.isEmpty()) {
        if (m_next == pageCount())
            return false;
        openPage(m_pages.at(m_next++));
        return true;
    }
    append(m_content,
        BlockStrips(m_context, m_key)
            .planned(m_blocks.takeFirst(), m_context.paper.column(), m_context.paper.body().width()));
    return true;
}

void Handout::openPage(const Page &page)
{
    const auto read = m_session.pageOf(page.lesson, page.page);
    const bool startsLesson = m_context.lesson != page.lesson && m_request.parts.size() > 1;
    m_context.lesson = page.lesson;
    m_context.pageId = page.page;
    const QString name = pageName(page.lesson, page.page);
    if (startsLesson)
        m_entries << ContentsStrips::Entry{lessonLine(page.lesson), name, 0};
    if (!read) {
        addUnreadable(page);
        return;
    }
    wishFormulas(page, read->language);
    m_exhibits.clear();
    for (exhibits::ExhibitModel *model : session::exhibitsOf(m_session, page.lesson, page.page))
        m_exhibits << model;
    m_context.notes = std::make_shared<PrintedNotes>();
    m_context.notes->begin(*read);
    Strips strips = heading(page, *read);
    if (startsLesson) {
        strips.front().newSheetAfter = 0;
        strips.front().headings.prepend({lessonLine(page.lesson), 0});
    }
    m_entries << ContentsStrips::Entry{typeset::plainLine(read->front.title), name, 1};
    append(m_content, std::move(strips));
    m_blocks = BlockStrips::plan(read->blocks);
}

/// All before the first is measured: on paper nothing is laid out anew.
void Handout::wishFormulas(const Page &page, const QString &language)
{
    const auto reading = m_session.course().reading(page.lesson, page.page, language);
    for (const course::FormulaUse &use : reading ? reading->formulas : QList<course::FormulaUse>())
        if (const auto key = typeset::FormulaKey::of(use.tex, use.display); !m_page.formulas.find(key))
            m_page.formulas.request(key, &m_look);
}

Strips Handout::heading(const Page &page, const course::Page &read)
{
    const QString title = typeset::plainLine(read.front.title);
    Strips strips = TextStrips(
        m_context, m_context.text(title, {Face::Prose, 4, true, Token::Ink}, m_context.paper.body().width()))
                        .strips();
    for (Strip &strip : strips)
        strip.keepWithNext = true;
    strips.front().newSheetAfter = kTaken;
    strips.front().above = kAbovePage;
    strips.front().running = lessonLine(page.lesson);
    strips.front().anchors << print::Anchor{pageName(page.lesson, page.page), 0};
    strips.front().headings << print::Heading{title, 1};
    Strip gap;
    gap.height = 6;
    gap.keepWithNext = true;
    strips.push_back(std::move(gap));
    return strips;
}

void Handout::addUnreadable(const Page &page)
{
    const QString message = tr("The page “%1” has no file that can be read.").arg(page.page);
    Strips strips = TextStrips(
        m_context, m_context.text(message, {Face::Label, 0, false, Token::Ink2}, m_context.paper.column()))
                        .strips();
    strips.front().newSheetAfter = kTaken;
    strips.front().above = kAbovePage;
    append(m_content, std::move(strips));
}

void Handout::addContents()
{
    const ContentsStrips contents(m_context, m_numbers);
    const QString lesson = m_request.parts.value(0).lesson;
    const course::LessonInfo *info = m_session.course().lesson(lesson);
    const QString over = m_request.parts.size() > 1 || !info
        ? QString()
        : typeset::plainLine(info->label.value(language()));
    m_strips = contents.title(over, title());
    append(m_strips, contents.entries(m_entries));
}

void Handout::compose()
{
    Strips answers;
    if (m_context.answers == PrintedAnswers::Key && !m_key.isEmpty()) {
        answers = m_key.strips(m_context);
        const QString name = QStringLiteral("answers");
        answers.front().anchors << print::Anchor{name, 0};
        m_entries << ContentsStrips::Entry{answers.front().headings.first().title, name, m_request.parts.size() > 1 ? 0 : 1};
    }
    if (hasContents())
        addContents();
    append(m_strips, std::move(m_content));
    append(m_strips, std::move(answers));
    m_sheets = print::SheetComposer(m_context.paper.body().height(), kAboveNotes).compose(m_strips);
    for (int sheet = 0; sheet < sheetCount(); ++sheet)
        for (const print::Placed &placed : m_sheets[static_cast<size_t>(sheet)].body)
            for (const print::Anchor &anchor : placed.strip->anchors)
                m_numbers->insert(anchor.name, sheet + 1);
}

void Handout::paint(QPainter &painter, int number) const
{
    const print::Sheet &sheet = m_sheets[static_cast<size_t>(number)];
    const QRectF body = m_context.paper.body();
    painter.save();
    painter.scale(print::Paper::pointsPerPixel(), print::Paper::pointsPerPixel());
    painter.setRenderHint(QPainter::Antialiasing);
    paintRunning(painter, number);
    painter.translate(body.topLeft());
    const print::SheetPainter sheets(m_strips);
    sheets.paintBody(painter, sheet);
    if (!sheet.notes.empty()) {
        painter.setPen(QPen(m_look.color(Token::Ink3), m_look.theme().hairline()));
        const qreal top = sheet.notes.front().top - kAboveNotes / 2;
        painter.drawLine(QPointF(0, top), QPointF(kNoteRule, top));
        sheets.paintNotes(painter, sheet);
    }
    painter.restore();
}

void Handout::paintRunning(QPainter &painter, int number) const
{
    const print::Sheet &sheet = m_sheets[static_cast<size_t>(number)];
    const QRectF body = m_context.paper.body();
    const QFont font = m_look.font(Face::Label, -2);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.setPen(m_look.color(Token::Ink2));
    const QString count = QString::number(number + 1);
    painter.drawText(
        QPointF(body.right() - metrics.horizontalAdvance(count), m_context.paper.footline()), count);
    if (sheet.running.isEmpty() || (number == 0 && hasContents()))
        return; // under the handout's title it would say the same
    const qreal line = m_context.paper.headline();
    painter.drawText(
        QPointF(body.left(), line), metrics.elidedText(sheet.running, Qt::ElideRight, body.width()));
    painter.setPen(QPen(m_look.color(Token::Hair), m_look.theme().hairline()));
    painter.drawLine(QPointF(body.left(), line + 9), QPointF(body.right(), line + 9));
}

void Handout::collect(int sheet, const print::Placed &placed, qreal shift, print::PdfExtras &extras) const
{
    const qreal points = print::Paper::pointsPerPixel();
    const QPointF origin = m_context.paper.body().topLeft() + QPointF(0, placed.top + shift);
    for (const print::Anchor &anchor : placed.strip->anchors)
        extras.destinations << print::PdfDestination{
            anchor.name, sheet, std::max(0.0, origin.y() + anchor.top * placed.scale - 12) * points};
    for (const print::StripLink &link : placed.strip->links) {
        const QRectF rect(link.rect.topLeft() * placed.scale + origin, link.rect.size() * placed.scale);
        extras.links << print::PdfLink{
            sheet, QRectF(rect.topLeft() * points, rect.size() * points), link.target};
    }
    const int outermost = m_request.parts.size() > 1 ? 0 : 1;
    for (const print::Heading &heading : placed.strip->headings) {
        const int deepest = extras.bookmarks.isEmpty() ? 0 : extras.bookmarks.last().level + 1;
        const QString name = QStringLiteral("heading-%1").arg(extras.bookmarks.size() + 1);
        extras.bookmarks << print::PdfBookmark{
            heading.title, std::clamp(heading.level - outermost, 0, deepest), name};
        extras.destinations << print::PdfDestination{name, sheet, std::max(0.0, origin.y() - 12) * points};
    }
}

print::PdfExtras Handout::extras() const
{
    print::PdfExtras extras;
    extras.language = language();
    for (int number = 0; number < sheetCount(); ++number) {
        const print::Sheet &sheet = m_sheets[static_cast<size_t>(number)];
        for (const print::Placed &placed : sheet.body)
            collect(number, placed, 0, extras);
        for (const print::Placed &placed : sheet.notes)
            collect(number, placed, 0, extras);
    }
    return extras;
}

} // namespace nunchi::ui
