// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/pdf_finisher.h"

#include <QBuffer>
#include <QFile>
#include <QPainter>
#include <QPdfWriter>
#include <QTemporaryDir>
#include <QTest>

#include "pdf_tools.h"

using namespace nunchi::print;

namespace {

QByteArray drawn(int sheets)
{
    QBuffer buffer;
    buffer.open(QIODevice::ReadWrite);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setTitle(QStringLiteral("제목"));
        QPainter painter(&writer);
        for (int i = 0; i < sheets; ++i) {
            if (i > 0)
                writer.newPage();
            painter.drawText(QPointF(1000, 1000), QStringLiteral("sheet %1").arg(i + 1));
        }
    }
    return buffer.data();
}

} // namespace

class TestPdfFinisher : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString finished(int sheets, const PdfExtras &extras)
    {
        const QByteArray before = drawn(sheets);
        const auto file = PdfFile::read(before);
        if (!file)
            qFatal("QPdfWriter's file is not understood");
        QFile out(m_folder.filePath(QStringLiteral("%1.pdf").arg(qHash(QString::fromLatin1(QTest::currentTestFunction())))));
        if (!out.open(QIODevice::WriteOnly))
            qFatal("no temporary file");
        out.write(before);
        out.write(PdfFinisher(*file, extras).update(before.size()));
        return out.fileName();
    }

private Q_SLOTS:
    void bonesAreRead()
    {
        const auto file = PdfFile::read(drawn(3));
        QVERIFY(file);
        QCOMPARE(file->pages().size(), 3);
        QVERIFY(file->object(file->root()).contains("/Catalog"));
        QCOMPARE(PdfFile::numbers(file->object(file->pages().first()), "MediaBox"), QList<qreal>({0, 0, 595, 842}));
    }

    void bookmarksFormATree()
    {
        PdfExtras extras;
        extras.destinations = {{QStringLiteral("a"), 0, 0}, {QStringLiteral("b"), 1, 100}, {QStringLiteral("c"), 2, 0}};
        extras.bookmarks = {{QStringLiteral("하나"), 0, QStringLiteral("a")},
            {QStringLiteral("one one (n²)"), 1, QStringLiteral("a")}, {QStringLiteral("one two"), 1, QStringLiteral("b")},
            {QStringLiteral("deep"), 2, QStringLiteral("b")}, {QStringLiteral("둘"), 0, QStringLiteral("c")}};
        const QString file = finished(3, extras);
        QCOMPARE(pdf::bookmarks(file),
            QStringList({QStringLiteral("하나"), QStringLiteral("  one one (n²)"), QStringLiteral("  one two"),
                QStringLiteral("    deep"), QStringLiteral("둘")}));
        QCOMPARE(pdf::sheets(file), 3);
        QVERIFY(pdf::text(file, 3).contains(QStringLiteral("sheet 3")));
        QCOMPARE(pdf::info(file, QStringLiteral("Title")), QStringLiteral("제목"));
    }

    void linksLeadToTheirSheets()
    {
        PdfExtras extras;
        extras.destinations = {{QStringLiteral("13/page:가"), 2, 50}};
        const QRectF overText(40, 40, 200, 100);
        extras.links = {{0, overText, QStringLiteral("13/page:가")}, {1, overText, QStringLiteral("nowhere")},
            {1, overText, QStringLiteral("https://example.org/a(b)?q=가")}};
        const QString file = finished(3, extras);
        QCOMPARE(pdf::destinations(file), (QHash<QString, int>{{QStringLiteral("13/page:가"), 3}}));
        const QList<pdf::Link> links = pdf::links(file);
        QCOMPARE(links.size(), 2);
        QCOMPARE(links.at(0).sheet, 1);
        QCOMPARE(links.at(0).target, 3);
        QCOMPARE(links.at(1).address, QStringLiteral("https://example.org/a(b)?q=%EA%B0%80"));
    }

    void foreignBytesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray whole = drawn(1);
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no pdf") << QByteArray("hello");
        QTest::newRow("cut") << whole.left(whole.size() / 2);
        QTest::newRow("wrong place") << QByteArray("%PDF-1.4\nstartxref\n99999999\n%%EOF");
        QTest::newRow("negative") << QByteArray("%PDF-1.4\nstartxref\n-5\n%%EOF");
        QByteArray endless = whole;
        QTest::newRow("no root") << endless.replace("/Root", "/Rood");
    }

    void foreignBytesAreRefused()
    {
        QFETCH(QByteArray, bytes);
        QVERIFY(!PdfFile::read(bytes));
    }
};

QTEST_MAIN(TestPdfFinisher)
#include "tst_pdf_finisher.moc"
