// SPDX-License-Identifier: GPL-3.0-or-later
// The weights that the lessons quote from the demo are those the demo shows, in each language.
#include <QFile>
#include <QTest>

#include "exhibits/attention-steps/model.h"

using nunchi::exhibits::attention_steps::Model;

class TestDemoNumbers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void quotedAsShown_data();
    void quotedAsShown();
};

void TestDemoNumbers::quotedAsShown_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QList<bool>>("quoted"); ///< with the division, without it
    QTest::newRow("lecture, Korean") << "13-attention/ko/02-three-vectors" << "ko" << QList<bool>{true, false};
    QTest::newRow("lecture, English") << "13-attention/en/02-three-vectors" << "en" << QList<bool>{true};
    QTest::newRow("review, Korean") << "paper-review/ko/06-demo" << "ko" << QList<bool>{true, false};
    QTest::newRow("review, English") << "paper-review/en/06-demo" << "en" << QList<bool>{true, false};
}

void TestDemoNumbers::quotedAsShown()
{
    QFETCH(const QString, page);
    QFETCH(const QString, language);
    QFETCH(const QList<bool>, quoted);
    QFile file(QStringLiteral(NUNCHI_SOURCE_DIR "/lessons/%1.md").arg(page));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    Model model;
    model.setLanguage(language);
    for (const bool scaled : quoted) {
        model.setScaled(scaled);
        const double largest = model.values().trace().weights.row(model.values().queryIndex()).maxCoeff();
        const QString weight = QString::number(largest, 'f', 3);
        QVERIFY2(text.contains(weight), qPrintable(weight));
    }
}

QTEST_GUILESS_MAIN(TestDemoNumbers)
#include "tst_demo_numbers.moc"
