// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/inline_builder.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include "course/link_rules.h"
#include "course/printable.h"
#include "course/raw_signs.h"
#include "course/refusal.h"
#include "course/term_finder.h"
#include "course/typography.h"

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::Markdown)
};

/// The character an entity stands for; empty: none that is known.
QString entityText(QByteArrayView entity)
{
    const QByteArray name = entity.sliced(1, entity.size() - 2).toByteArray();
    if (name.startsWith('#')) {
        const bool hex = name.startsWith("#x") || name.startsWith("#X");
        bool ok = false;
        const char32_t code = hex ? name.sliced(2).toUInt(&ok, 16) : name.sliced(1).toUInt(&ok, 10);
        const bool allowed = ok && code > 0 && code <= 0x10FFFF && !QChar::isSurrogate(code);
        if (allowed && isControl(code))
            return {};
        return allowed ? QString::fromUcs4(&code, 1) : QString(QChar(QChar::ReplacementCharacter));
    }
    const std::pair<const char *, char16_t> known[] = {
        {"amp", u'&'}, {"lt", u'<'}, {"gt", u'>'}, {"quot", u'"'}, {"apos", u'\''}, {"nbsp", u'\u00A0'}};
    for (const auto &[word, sign] : known)
        if (name == word)
            return QString(QChar(sign));
    return {};
}

} // namespace

void InlineBuilder::enterSpan(MD_SPANTYPE type, void *detail)
{
    if (type == MD_SPAN_STRONG) {
        ++m_strong;
    } else if (type == MD_SPAN_EM) {
        ++m_emphasis;
    } else if (type == MD_SPAN_CODE) {
        openCode();
    } else if (type == MD_SPAN_A) {
        const QString address = attribute(static_cast<MD_SPAN_A_DETAIL *>(detail)->href);
        m_targets.append({address, linkFault(address).isEmpty() ? address : QString(), -1, false});
    } else if (type == MD_SPAN_IMG) {
        m_targets.append({attribute(static_cast<MD_SPAN_IMG_DETAIL *>(detail)->src), {}, -1, true});
    }
}

void InlineBuilder::leaveSpan(MD_SPANTYPE type)
{
    if (type == MD_SPAN_STRONG) {
        --m_strong;
    } else if (type == MD_SPAN_EM) {
        --m_emphasis;
    } else if (type == MD_SPAN_CODE) {
        if (m_termStart >= 0)
            resolveTerm();
        m_code = false;
        m_meaning = Meaning::None;
    } else if (type == MD_SPAN_A || type == MD_SPAN_IMG) {
        leaveTarget();
    }
}

void InlineBuilder::leaveTarget()
{
    const Target target = m_targets.takeLast();
    qsizetype start = target.at >= 0 ? target.at : m_at;
    while (target.at < 0 && start < m_source.text().size() && QByteArrayView(" \n").contains(m_source.text()[start]))
        ++start;
    const qsizetype at = m_source.inFile(start);
    if (target.at < 0 && !target.picture)
        m_source.reading.warning(at,
            Words::tr("this link has no words, so nobody can see it: write [words](%1)").arg(target.address));
    if (!target.picture)
        return checkLink(m_source.reading, at, target.address);
    const qsizetype before = m_source.reading.problems.size();
    checkPicture(m_source.reading, at, target.address);
    m_result.spans += refusedSource(target.address);
    addReason(before);
}

/// Once in a text for the same thing: the next one is like the first.
void InlineBuilder::addReason(qsizetype problemsBefore)
{
    const Problems errors = m_source.reading.errorsSince(problemsBefore);
    if (errors.isEmpty() || m_reasons.contains(errors.first().message))
        return;
    m_reasons << errors.first().message;
    m_result.spans += refusedReason(errors.first());
}

void InlineBuilder::html(QByteArrayView piece)
{
    const qsizetype before = m_source.reading.problems.size();
    m_source.reading.error(m_source.inFile(m_at - piece.size()),
        Words::tr("raw HTML is not shown in lessons: use Markdown, or write \\< for the sign"));
    m_result.spans += refusedSource(restored(piece).trimmed());
    addReason(before);
}

void InlineBuilder::text(MD_TEXTTYPE type, QByteArrayView piece)
{
    noteOffset(piece);
    switch (type) {
    case MD_TEXT_BR:
        lineBreak(Span::Kind::HardBreak);
        break;
    case MD_TEXT_SOFTBR:
        lineBreak(Span::Kind::SoftBreak);
        break;
    case MD_TEXT_ENTITY:
        entity(piece);
        break;
    case MD_TEXT_HTML:
        html(piece);
        break;
    case MD_TEXT_CODE:
        if (m_code)
            add(restored(piece));
        else
            withFormulas(piece);
        break;
    default:
        plain(piece);
    }
}

void InlineBuilder::plain(QByteArrayView piece)
{
    if (const qsizetype stars = piece.indexOf("**"); stars >= 0)
        m_source.reading.warning(m_source.inFile(m_at - piece.size() + stars),
            Words::tr("** stays as it is here: emphasis has no space just inside the stars and ends "
                      "in the same paragraph; write \\*\\* for stars"));
    const qsizetype start = m_source.offsetOf(piece.data());
    if (start >= 0 && m_targets.isEmpty())
        warnOfAddresses(m_source, start, piece);
    if (start >= 0)
        warnOfStrikes(m_source, start, piece);
    // A quote behind a backslash stays straight.
    const bool escaped = start > 0 && m_source.text()[start - 1] == '\\' && !piece.isEmpty();
    if (escaped && (piece[0] == '"' || piece[0] == '\'')) {
        add(piece[0] == '"' ? straightDouble : straightSingle);
        piece = piece.sliced(1);
    }
    withFormulas(piece);
}

void InlineBuilder::withFormulas(QByteArrayView piece)
{
    qsizetype done = 0;
    for (qsizetype at = piece.indexOf('\xF3'); at >= 0; at = piece.indexOf('\xF3', at + 1)) {
        const CodePoint point = codePointAt(piece, at);
        const qsizetype formula = standInIndex(point);
        if (formula < 0 && !isJoiner(point))
            continue;
        add(QString::fromUtf8(piece.sliced(done, at - done)));
        if (formula >= 0)
            addFormula(size_t(formula), m_at - piece.size() + at);
        done = at + point.length;
    }
    add(QString::fromUtf8(piece.sliced(done)));
}

QString InlineBuilder::restored(QByteArrayView piece) const
{
    QString text = QString::fromUtf8(piece);
    if (!piece.contains('\xF3'))
        return text;
    QString result;
    for (const uint code : text.toUcs4()) {
        const qsizetype formula = standInIndex({code, 4});
        if (formula >= 0 && size_t(formula) < m_source.formulas.size())
            result += m_source.formulas[size_t(formula)].source;
        else if (!isJoiner({code, 4}))
            result += QString::fromUcs4(reinterpret_cast<const char32_t *>(&code), 1);
    }
    return result;
}

void InlineBuilder::entity(QByteArrayView piece)
{
    const QString text = entityText(piece);
    if (text.isEmpty())
        m_source.reading.warning(m_source.inFile(m_at - piece.size()),
            Words::tr("%1 is not known: write the character itself").arg(QString::fromUtf8(piece)));
    if (text == u"\"" || text == u"'")
        add(text == u"'" ? straightSingle : straightDouble);
    else
        add(text.isEmpty() ? QString::fromUtf8(piece) : text);
}

void InlineBuilder::lineBreak(Span::Kind kind)
{
    m_result.spans.append(style(kind, {}));
    const qsizetype end = m_source.text().indexOf('\n', m_at);
    m_at = end < 0 ? m_at : end + 1;
}

Span InlineBuilder::style(Span::Kind kind, const QString &text) const
{
    Span span{kind, text, {}, m_meaning, {}, m_term};
    span.marks.setFlag(Mark::Strong, m_strong > 0);
    span.marks.setFlag(Mark::Emphasis, m_emphasis > 0);
    span.marks.setFlag(Mark::Code, m_code);
    if (!m_targets.isEmpty() && !m_targets.last().picture)
        span.link = m_targets.last().link;
    return span;
}

void InlineBuilder::add(const QString &text)
{
    if (text.isEmpty())
        return;
    Span span = style(Span::Kind::Text, text);
    if (!m_result.spans.isEmpty()) {
        Span &last = m_result.spans.last();
        if (last.kind == Span::Kind::Text && last.marks == span.marks && last.meaning == span.meaning
            && last.link == span.link && last.term == span.term) {
            last.text += text;
            return;
        }
    }
    m_result.spans.append(std::move(span));
}

void InlineBuilder::addFormula(size_t index, qsizetype at)
{
    if (index >= m_source.formulas.size())
        return;
    const Formula &formula = m_source.formulas[index];
    if (formula.kind == Formula::Kind::Note) {
        m_source.reading.noteMarks.append({formula.tex, m_source.reading.place(m_source.inFile(at))});
        m_result.spans.append({Span::Kind::Note, formula.tex, {}, Meaning::None, {}, {}});
        return;
    }
    if (formula.kind == Formula::Kind::Display)
        m_result.display.append({m_result.spans.size(), at});
    m_result.spans.append(style(Span::Kind::Math, formula.tex));
}

void InlineBuilder::noteOffset(QByteArrayView piece)
{
    const qsizetype at = m_source.offsetOf(piece.data());
    if (at < 0)
        return;
    if (m_result.first < 0)
        m_result.first = at;
    m_at = at + piece.size();
    for (Target &target : m_targets)
        if (target.at < 0)
            target.at = std::max<qsizetype>(0, at - (target.picture ? 2 : 1));
}

/// Code, or a word with a role: {q}`…`, {term}`…`.
void InlineBuilder::openCode()
{
    const QString role = takeRole();
    const qsizetype at = m_source.inFile(m_at - role.toUtf8().size() - 2);
    const std::optional<Meaning> meaning = meaningOf(role);
    if (role == u"term") {
        m_termAt = at;
        m_term = QStringLiteral(" "); // keeps its text apart until it is resolved
        m_termStart = m_result.spans.size();
    } else if (!role.isEmpty() && !meaning) {
        m_source.reading.error(at,
            Words::tr("there is no role {%1}: {q}, {k}, {v} and {w} colour a word, {term} names a word of the glossary")
                .arg(role));
    }
    m_meaning = meaning.value_or(Meaning::None);
    m_code = role.isEmpty();
}

/// Removes the {name} that stands right before code, and gives the name.
QString InlineBuilder::takeRole()
{
    if (m_result.spans.isEmpty())
        return {};
    Span &last = m_result.spans.last();
    const qsizetype open = last.text.lastIndexOf(QLatin1Char('{'));
    if (last.kind != Span::Kind::Text || last.marks.testFlag(Mark::Code) || open < 0
        || !last.text.endsWith(QLatin1Char('}')))
        return {};
    const QString role = last.text.sliced(open + 1).chopped(1);
    const bool isWord =
        std::all_of(role.begin(), role.end(), [](QChar c) { return c.isLetterOrNumber() || c == u'-'; });
    if (role.isEmpty() || !isWord)
        return {};
    last.text.truncate(open);
    if (last.text.isEmpty())
        m_result.spans.removeLast();
    return role;
}

/// The words of a {term}`words` or {term}`words <id>` get the id of the glossary's term.
void InlineBuilder::resolveTerm()
{
    const auto from = m_result.spans.begin() + std::exchange(m_termStart, -1);
    const Term *term = findTerm(m_source.reading, m_termAt, plainText({from, m_result.spans.end()}));
    static const QRegularExpression explicitId(QStringLiteral("\\s*<[^<>]*>$"));
    if (from != m_result.spans.end())
        m_result.spans.last().text.remove(explicitId);
    for (auto span = from; span != m_result.spans.end(); ++span) {
        span->term = term ? term->id : QString();
        span->meaning = term ? term->meaning : Meaning::None;
    }
    m_term.clear();
}

QString InlineBuilder::attribute(const MD_ATTRIBUTE &attribute) const
{
    QString text;
    for (int i = 0; attribute.size > 0 && attribute.substr_offsets[i] < attribute.size; ++i) {
        const MD_OFFSET from = attribute.substr_offsets[i];
        const QByteArrayView piece(attribute.text + from, attribute.substr_offsets[i + 1] - from);
        const QString known = attribute.substr_types[i] == MD_TEXT_ENTITY ? entityText(piece) : QString();
        text += known.isEmpty() ? restored(piece) : known;
    }
    return text;
}

InlineBuilder::Result InlineBuilder::take()
{
    m_reasons.clear();
    setQuotes(&m_result.spans, m_source.reading.language());
    return std::exchange(m_result, {});
}

} // namespace nunchi::course
