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

void checkPlainText(Reading &reading, qsizetype offset, const QString &text)
{
    static const QRegularExpression formula(QStringLiteral("\\\\.|\\$(?!\\s)(?:[^$\\\\]|\\\\.)*[^\\s$]\\$(?!\\d)"));
    static const QRegularExpression dollar(QStringLiteral("\\$(?!\\d)"));
    const QString words = QString(text).replace(formula, QStringLiteral(" "));
    if (const QRegularExpressionMatch found = markup().match(words); found.hasMatch())
        reading.warning(offset,
            Words::tr(
                "\"%1\" is shown as it is written: here stand words and formulas between dollars, no other Markdown "
                "and no HTML")
                .arg(found.captured()));
    if (words.contains(dollar))
        reading.warning(offset,
            Words::tr("a dollar has no partner here and is shown as it is: close the formula with $, or write \\$ for "
                      "a dollar sign"));
}

void checkPlainText(const YamlFields &fields, const char *key)
{
    const YamlNode *node = fields.node(key);
    if (node && node->kind == YamlNode::Kind::Scalar)
        checkPlainText(fields.reading(), node->offset, node->text);
}

} // namespace nunchi::course
