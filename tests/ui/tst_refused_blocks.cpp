// SPDX-License-Identifier: GPL-3.0-or-later
// In place of what cannot be shown stands what happened, where, and how to mend it.
#include <QAccessible>
#include <QFile>
#include <QTextBlock>

#include "desk.h"
#include "ink.h"
#include "ui/prose_view.h"
#include "ui/refused_view.h"
#include "ui/refused_words.h"

using namespace nunchi;

namespace {

QByteArray page(const char *title, const QByteArray &text)
{
    return QByteArray("---\ntitle: ") + title + "\nminutes: 1\n---\n\n" + text;
}

const QByteArray kBad = "Before.\n\n```{figure} none.svg\n:alt: a\n```\n\n```{quiz} q\nask: [\n```\n\n"
                        "```{exhibit} none\nid: x\n```\n\n<div>\n</div>\n\n```{video}\n```\n\nAfter <b>all</b> that.\n";

QList<ui::RefusedView *> refusedOn(const ui::PageView &page)
{
    QList<ui::RefusedView *> found;
    for (QWidget *part : page.parts())
        if (auto *view = dynamic_cast<ui::RefusedView *>(part))
            found << view;
    return found;
}

QString textOf(const ui::RefusedView *view)
{
    return dynamic_cast<ui::ProseView *>(view->text())->toPlainText();
}

} // namespace

class TestRefusedBlocks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<stage::CourseFolder>();
        m_folder->addPage(QStringLiteral("01-bad"), page("K", kBad), page("E", kBad));
    }

    void eachStandsWhereItWasWritten()
    {
        const stage::Desk desk({}, {1024, 600}, m_folder->path());
        const auto views = refusedOn(*desk.window->area()->page());
        QCOMPARE(views.size(), 5);
        const QStringList titles{QStringLiteral("This picture cannot be shown"),
            QStringLiteral("This question cannot be shown"), QStringLiteral("This exhibit cannot be shown"),
            QStringLiteral("This part is written in HTML and is not shown"),
            QStringLiteral("This part of the page cannot be shown")};
        const QStringList places{QStringLiteral("l/en/01-bad.md:8:1"), QStringLiteral("l/en/01-bad.md:13:"),
            QStringLiteral("l/en/01-bad.md:16:1"), QStringLiteral("l/en/01-bad.md:20:1"),
            QStringLiteral("l/en/01-bad.md:23:1")};
        for (qsizetype i = 0; i < views.size(); ++i) {
            QCOMPARE(views.at(i)->title(), titles.at(i));
            QVERIFY2(textOf(views.at(i)).contains(places.at(i)), qPrintable(textOf(views.at(i))));
        }
        // In the order of the page, between the paragraphs around them.
        const QList<QWidget *> parts = desk.window->area()->page()->parts();
        QVERIFY(parts.indexOf(views.first()) > 1);
        QVERIFY(parts.indexOf(views.last()) < parts.size() - 1);
    }

    void whatIsSaidInPlaceIsNotSaidAbove()
    {
        const stage::Desk desk({}, {1024, 600}, m_folder->path());
        for (QWidget *part : desk.window->area()->page()->parts())
            if (const auto *panel = dynamic_cast<ui::NotePanel *>(part))
                QVERIFY2(!panel->title().contains(QStringLiteral("mistake")), qPrintable(panel->title()));
    }

    void keysAndScreenReadersReachIt()
    {
        const stage::Desk desk({}, {1024, 600}, m_folder->path());
        auto *view = refusedOn(*desk.window->area()->page()).first();
        QCOMPARE(view->accessibleName(), QStringLiteral("This picture cannot be shown"));
        QVERIFY(view->accessibleDescription().contains(QStringLiteral("none.svg")));
        QVERIFY(desk.tabTo<QWidget>([view](const QWidget *now) { return now == view->text(); }));
        const QAccessibleInterface *text = QAccessible::queryAccessibleInterface(view->text());
        QVERIFY(text && text->text(QAccessible::Name).contains(QStringLiteral("This picture")));
    }

    void itTakesTheLanguageOfThePage()
    {
        stage::Desk desk({}, {1024, 600}, m_folder->path());
        desk.window->setLanguage(QStringLiteral("ko"));
        desk.settle();
        const auto views = refusedOn(*desk.window->area()->page());
        QCOMPARE(views.size(), 5);
        QVERIFY2(textOf(views.first()).contains(QStringLiteral("이런 그림이 없어요")), qPrintable(textOf(views.first())));
        QVERIFY(textOf(views.first()).contains(QStringLiteral("l/ko/01-bad.md:8:1")));
    }

    void itGoesWhenItIsMended()
    {
        stage::Desk desk({}, {1024, 600}, m_folder->path());
        m_folder->addPage(QStringLiteral("01-bad"), page("K", "Text.\n"), page("E", "Before.\n\n```{key}\nGood.\n```\n\nAfter.\n"));
        course::Problems problems;
        auto again = desk.session->course().reread(&problems);
        QVERIFY(again && desk.session->reload(std::move(again)));
        desk.settle();
        QVERIFY(refusedOn(*desk.window->area()->page()).isEmpty());
    }

    /// By its form too: a bar and a ground that the page does not have, in every theme.
    void everyThemeSetsItApart_data()
    {
        QTest::addColumn<QString>("theme");
        for (const char *theme : {"light", "dark", "projector"})
            QTest::newRow(theme) << QString::fromLatin1(theme);
    }
    void everyThemeSetsItApart()
    {
        QFETCH(QString, theme);
        stage::Desk desk({}, {1024, 600}, m_folder->path());
        desk.settings.setValue(session::Setting::Theme, theme);
        desk.settle();
        auto *view = refusedOn(*desk.window->area()->page()).first();
        const QImage image = view->grab().toImage();
        const auto &look = desk.window->look();
        QVERIFY(stage::hasColor(image, look.color(typeset::Token::Note)));
        QVERIFY(stage::hasColor(image, look.color(typeset::Token::NoteTint)));
    }

    void ofManyReasonsTheFirstAreGiven()
    {
        course::Refused refused;
        for (int i = 1; i <= 5; ++i)
            refused.problems.append({course::Severity::Error, {QStringLiteral("/c/x.svg"), i, 1}, QStringLiteral("reason %1").arg(i)});
        const QString words = course::plainText(ui::RefusedWords::text(refused, QStringLiteral("/c")));
        QVERIFY(words.contains(QStringLiteral("Reason 3\nx.svg:3:1")));
        QVERIFY(!words.contains(QStringLiteral("eason 4")));
        QVERIFY(words.contains(QStringLiteral("2 more")));
        // A file with too many mistakes: this block's own was not noted any more.
        QVERIFY(course::plainText(ui::RefusedWords::text({}, QStringLiteral("/c"))).contains(QStringLiteral("nunchi check")));
    }

private:
    std::unique_ptr<stage::CourseFolder> m_folder;
};

QTEST_MAIN(TestRefusedBlocks)
#include "tst_refused_blocks.moc"
