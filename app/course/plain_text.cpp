// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/plain_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::PlainText)
};

/// HTML, links and pictures, bold and emphasis, code and roles.
const QRegularExpression &markup()
{
    static const QRegularExpression expression(QStringLiteral("<[A-Za-z/!?][^<>]*>|!?\\[[^\\]]*\\]\\([^)]*\\)|\\*\\*"
                                                              "|(?<![\\w*])\\*(?![\\s*])[^*]*[^\\s*]\\*(?![\\w*])"
                                                              "|(?:\\{\\w+\\})?`[^`]*`?"));
    return expression;
}

} // namespace

void checkPlainText(Reading &reading, const Fragment &fragment)
{
    static const QRegularExpression formula(QStringLiteral("\\\\.|\\$(?!\\s)(?:[^$\\\\]|\\\\.)*[^\\s$]\\$(?!\\d)"));
    static const QRegularExpression dollar(QStringLiteral("\\$(?!\\d)"));
    const QString text = QString::fromUtf8(fragment.text);
    QString words = text;
    const auto offset = [&](qsizetype at) { return fragment.offset(QStringView(text).first(at).toUtf8().size()); };
    for (auto found = formula.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        words.replace(match.capturedStart(), match.capturedLength(), QString(match.capturedLength(), QLatin1Char(' ')));
        if (const QString source = match.captured(); source.startsWith(QLatin1Char('$')))
            reading.addFormula(source.sliced(1).chopped(1).simplified(), false, offset(match.capturedStart()));
    }
    if (const QRegularExpressionMatch found = markup().match(words); found.hasMatch())
        reading.warning(offset(found.capturedStart()),
            Words::tr(
                "\"%1\" is shown as it is written: here stand words and formulas between dollars, no other Markdown "
                "and no HTML")
                .arg(found.captured()));
    if (const QRegularExpressionMatch found = dollar.match(words); found.hasMatch())
        reading.warning(offset(found.capturedStart()),
            Words::tr("a dollar has no partner here and is shown as it is: close the formula with $, or write \\$ for "
                      "a dollar sign"));
}

void checkPlainText(Reading &reading, const YamlNode &scalar)
{
    if (scalar.kind == YamlNode::Kind::Scalar)
        checkPlainText(reading, toFragment(reading, scalar));
}

void checkPlainText(const YamlFields &fields, const char *key)
{
    if (const YamlNode *node = fields.node(key))
        checkPlainText(fields.reading(), *node);
}

} // namespace nunchi::course
