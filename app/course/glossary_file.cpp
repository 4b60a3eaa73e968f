// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/glossary_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include "course/block_ids.h"
#include "course/folder_links.h"
#include "course/markdown_parser.h"
#include "course/plain_text.h"
#include "course/yaml_file.h"

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::GlossaryFile)
};

constexpr qsizetype longestText = 300; ///< signs; more than two lines are no explanation in passing

/// Makes the terms one by one and remembers which names are taken.
class GlossaryReader
{
public:
    GlossaryReader(Reading &reading, const QStringList &languages)
        : m_reading(reading)
        , m_languages(languages)
    {
    }

    void add(const YamlNode &node);
    /// What is wrong with all terms alike is named once, and not looked for in each.
    void compareLanguages(const std::vector<YamlNode> &terms);
    QList<Term> takeTerms() { return std::move(m_terms); }

private:
    void readLanguage(const YamlNode &node, const QString &language, Term *term);
    QStringList readNames(const YamlFields &fields, const QString &language);
    void claim(const QString &name, const QString &language, qsizetype offset);
    Inlines readText(const YamlFields &fields, const QString &language);
    Meaning readRole(const YamlFields &fields) const;

    Reading &m_reading;
    const QStringList &m_languages;
    QStringList m_absent; ///< languages of the course in which there is no term
    QStringList m_foreign; ///< languages of the terms that are none of the course
    QList<Term> m_terms;
    QHash<QString, Place> m_taken; ///< by language/name, and by id
};

void GlossaryReader::compareLanguages(const std::vector<YamlNode> &terms)
{
    static const QRegularExpression code(QStringLiteral("^[a-z]{2,3}(-[A-Za-z]{2,4})?$"));
    m_absent = m_languages;
    for (const YamlNode &term : terms)
        for (const YamlEntry &entry : term.entries) {
            m_absent.removeAll(entry.key);
            if (entry.key == u"id" || m_languages.contains(entry.key) || m_foreign.contains(entry.key)
                || entry.value.kind != YamlNode::Kind::Map || !code.match(entry.key).hasMatch())
                continue;
            m_foreign << entry.key;
            m_reading.error(entry.offset,
                Words::tr("the course has no language \"%1\"; it has: %2")
                    .arg(entry.key, m_languages.join(QStringLiteral(", "))));
        }
    if (terms.size() < 2) // then it is the term
        m_absent.clear();
    for (const QString &language : std::as_const(m_absent))
        m_reading.error(qsizetype(0),
            Words::tr("no term is written in \"%1\": look whether the course has this language (course.yaml), and "
                      "write \"%1:\" with name and text in each term")
                .arg(language));
}

void GlossaryReader::add(const YamlNode &node)
{
    const QString what = Words::tr("a term");
    if (!YamlFields::isMap(m_reading, node, what))
        return;
    YamlFields fields(m_reading, node, what);
    fields.allow(QStringList{QStringLiteral("id"), QStringLiteral("role")} + m_languages, m_foreign);
    Term term;
    term.place = m_reading.place(node.offset);
    term.id = fields.requiredText("id");
    if (term.id.isEmpty() || !checkId(m_reading, fields.offset("id"), term.id))
        return;
    claim(term.id, {}, fields.offset("id"));
    term.meaning = readRole(fields);
    for (const QString &language : m_languages) {
        if (const YamlEntry *entry = node.find(QLatin1String(language.toLatin1())))
            readLanguage(entry->value, language, &term);
        else if (!m_absent.contains(language))
            m_reading.error(node.offset,
                Words::tr("the term \"%1\" is missing in \"%2\": write \"%2:\" with name and text").arg(term.id, language));
    }
    m_terms.append(std::move(term));
}

Meaning GlossaryReader::readRole(const YamlFields &fields) const
{
    const QString role = fields.text("role");
    const std::optional<Meaning> meaning = meaningOf(role);
    if (!role.isEmpty() && !meaning)
        fields.error("role", Words::tr("there is no role \"%1\"; there are: q, k, v, w").arg(role));
    return meaning.value_or(Meaning::None);
}

void GlossaryReader::readLanguage(const YamlNode &node, const QString &language, Term *term)
{
    const QString what = Words::tr("a term's \"%1\"").arg(language);
    if (!YamlFields::isMap(m_reading, node, what))
        return;
    YamlFields fields(m_reading, node, what);
    fields.allow({"name", "also", "text"});
    term->names.insert(language, readNames(fields, language));
    term->text.insert(language, readText(fields, language));
}

QStringList GlossaryReader::readNames(const YamlFields &fields, const QString &language)
{
    QStringList names;
    const QString name = fields.requiredText("name");
    if (!name.isEmpty()) {
        names << name;
        checkPlainText(fields, "name");
        claim(name, language, fields.offset("name"));
    }
    const YamlNode *also = fields.list("also");
    for (const YamlNode &item : also ? also->items : std::vector<YamlNode>()) {
        const QString other = item.text.trimmed();
        if (item.kind != YamlNode::Kind::Scalar || other.isEmpty()) {
            m_reading.error(item.offset, Words::tr("under \"also\" stand other names for the term, as text"));
            continue;
        }
        names << other;
        checkPlainText(m_reading, item);
        claim(other, language, item.offset);
    }
    return names;
}

/// Names stand once in a language, ids once at all.
void GlossaryReader::claim(const QString &name, const QString &language, qsizetype offset)
{
    const QString key = Glossary::nameKey(name, language);
    if (!m_taken.contains(key))
        m_taken.insert(key, m_reading.place(offset));
    else if (language.isEmpty())
        m_reading.error(offset,
            Words::tr("two terms have the id \"%1\" (the other in line %2): give one another id")
                .arg(name)
                .arg(m_taken.value(key).line));
    else
        m_reading.error(offset,
            Words::tr("the name \"%1\" stands here and in line %2: a word can name one term only")
                .arg(name)
                .arg(m_taken.value(key).line));
}

Inlines GlossaryReader::readText(const YamlFields &fields, const QString &language)
{
    const QString text = fields.requiredText("text");
    if (text.isEmpty())
        return {};
    if (text.size() > longestText)
        m_reading.warning(fields.offset("text"),
            Words::tr("this explanation has %1 signs: two lines (%2) are enough, a page can say more")
                .arg(text.size())
                .arg(longestText));
    m_reading.setLanguage(language);
    Inlines words = parseInlines(m_reading, toFragment(m_reading, *fields.node("text")));
    for (const Reference &reference : std::exchange(m_reading.references, {}))
        m_reading.error(reference.place, Words::tr("the glossary cannot link to pages and blocks: say it in words"));
    for (const NoteMark &mark : std::exchange(m_reading.noteMarks, {}))
        m_reading.error(mark.place, Words::tr("the glossary has no notes: say it in words"));
    return words;
}

} // namespace

Glossary readGlossary(
    const QString &folder, const QStringList &languages, Problems *problems, QList<FormulaUse> *formulas)
{
    const QString path = QDir(folder).filePath(QStringLiteral("glossary.yaml"));
    const QFileInfo info(path);
    const bool isAbsent = !info.exists() && !info.isSymLink();
    if (isAbsent || languages.isEmpty()) // without languages every word would be one too many
        return {};
    if (refuseLink(path, folder, problems))
        return {};
    const QString what = Words::tr("glossary.yaml");
    YamlFile file(path, what, problems);
    QList<Term> terms;
    if (file.root) {
        YamlFields fields(*file.reading, *file.root, what);
        fields.allow({"terms"});
        GlossaryReader reader(*file.reading, languages);
        const YamlNode *list = fields.list("terms");
        if (list)
            reader.compareLanguages(list->items);
        for (const YamlNode &item : list ? list->items : std::vector<YamlNode>())
            reader.add(item);
        terms = reader.takeTerms();
    }
    file.report(problems);
    if (formulas)
        formulas->append(file.formulas());
    return Glossary(std::move(terms));
}

} // namespace nunchi::course
