// SPDX-License-Identifier: GPL-3.0-or-later
// Every example of lessons/README.md, put into a lesson, is without problems; and every directive has one.
#include <QRegularExpression>

#include "lesson_fixture.h"

using namespace fixture;

namespace {

struct Example
{
    QString language; ///< markdown, yaml
    QByteArray text;
    int line = 0;
};

QList<Example> examples()
{
    QFile file(QStringLiteral(NUNCHI_SOURCE_DIR "/lessons/README.md"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    static const QRegularExpression open(QStringLiteral("^(`{3,})(\\w+)$"));
    QList<Example> found;
    QString fence;
    int line = 0;
    while (!file.atEnd()) {
        ++line;
        const QByteArray bytes = file.readLine();
        const QString text = QString::fromUtf8(bytes).chopped(bytes.endsWith('\n') ? 1 : 0);
        const QRegularExpressionMatch match = open.match(text);
        if (fence.isEmpty() && match.hasMatch()) {
            fence = match.captured(1);
            found.append({match.captured(2), {}, line});
        } else if (text == fence) {
            fence.clear();
        } else if (!fence.isEmpty()) {
            found.last().text += bytes;
        }
    }
    return found;
}

QByteArray yamlExample(const char *start)
{
    for (const Example &example : examples())
        if (example.language == u"yaml" && example.text.startsWith(start))
            return example.text;
    return {};
}

} // namespace

class TestLessonFormat : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyExampleIsSound_data();
    void everyExampleIsSound();
    void everyDirectiveHasAnExample();
};

void TestLessonFormat::everyExampleIsSound_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const Example &example : examples())
        if (example.language == u"markdown")
            QTest::addRow("README.md line %d", example.line) << example.text;
}

void TestLessonFormat::everyExampleIsSound()
{
    QFETCH(QByteArray, text);
    const Lesson lesson;
    const QByteArray head = "---\ntitle: T\n---\n\n";
    lesson.write(QStringLiteral("course.yaml"), yamlExample("title: {ko: 어텐션, "));
    lesson.write(QStringLiteral("glossary.yaml"), yamlExample("terms:"));
    lesson.write(QStringLiteral("13-attention/lesson.yaml"), yamlExample("title: {ko: 어텐션 —"));
    lesson.write(QStringLiteral("13-attention/figures/circle.svg"), "<svg viewBox=\"0 0 1 1\"/>");
    for (const QString &language : {QStringLiteral("ko"), QStringLiteral("en")}) {
        // The English examples stand on the Korean pages too, with the Korean names of their terms.
        QByteArray own = text;
        if (language == u"ko")
            own.replace("{term}`Attention`", "{term}`어텐션`").replace("{term}`weights`", "{term}`가중치`");
        lesson.write(QStringLiteral("13-attention/%1/01-example.md").arg(language),
            text.startsWith("---\n") ? own : head + own);
        lesson.write(QStringLiteral("13-attention/%1/02-three-vectors.md").arg(language),
            head + (text.contains("id: demo") ? "Text\n" : "```{exhibit} matrix\nid: demo\n```\n"));
    }
    const Problems problems = checkCourse(lesson.path({}), {});
    QVERIFY2(problems.isEmpty(), joined(problems).constData());
}

/// The reader itself says which there are.
void TestLessonFormat::everyDirectiveHasAnExample()
{
    const Lesson lesson;
    const QString message = lesson.read("```{nothing}\n```\n").problems.first().message;
    QByteArray all;
    for (const Example &example : examples())
        all += example.language == u"markdown" ? example.text : QByteArray();
    static const QRegularExpression directive(QStringLiteral("\\{(?!nothing)\\w+\\}"));
    int count = 0;
    for (auto match = directive.globalMatch(message); match.hasNext(); ++count) {
        const QString name = match.next().captured();
        QVERIFY2(all.contains("```" + name.toUtf8()), qPrintable(name));
    }
    QVERIFY(count >= 11);
}

QTEST_APPLESS_MAIN(TestLessonFormat)
#include "tst_lesson_format.moc"
