// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QAccessible>
#include <QApplication>
#include <QHBoxLayout>
#include <QSignalSpy>
#include <QTest>

#include "controls/button.h"
#include "controls/chip.h"
#include "controls/focus_ring.h"
#include "controls/segments.h"
#include "controls/switch.h"

using namespace nunchi::controls;
using nunchi::typeset::Appearance;
using nunchi::typeset::Fonts;
using nunchi::typeset::ThemeName;
using nunchi::typeset::Token;

namespace {
/// A window that keeps the keys its children leave.
class Around : public QWidget
{
public:
    QList<int> keys;

protected:
    void keyPressEvent(QKeyEvent *event) override { keys << event->key(); }
};

bool holds(const QImage &image, const QColor &color)
{
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y) == color)
                return true;
    return false;
}
} // namespace

class TestControls : public QObject
{
    Q_OBJECT

private:
    Appearance *m_look = nullptr;
    Around *m_window = nullptr;

    void show()
    {
        m_window->resize(m_window->sizeHint());
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window));
    }

    QImage picture(QWidget *widget)
    {
        QImage image(widget->size(), QImage::Format_RGB32);
        image.fill(m_look->color(Token::Paper));
        widget->render(&image, {}, {}, QWidget::DrawChildren);
        return image;
    }

private Q_SLOTS:
    void init()
    {
        m_look = new Appearance(Fonts::onThisComputer());
        m_window = new Around;
        new QHBoxLayout(m_window);
    }

    void cleanup()
    {
        delete m_window;
        delete m_look;
    }

    void pressedByMouseSpaceAndEnter()
    {
        auto *button = new Button(*m_look, Button::Kind::Outlined);
        button->setLabel(QStringLiteral("Start over"), Icon::Reset);
        m_window->layout()->addWidget(button);
        show();
        QSignalSpy clicked(button, &Button::clicked);
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(clicked.count(), 1);
        button->setFocus(Qt::TabFocusReason);
        QTest::keyClick(button, Qt::Key_Space);
        QTest::keyClick(button, Qt::Key_Return);
        QTest::keyClick(button, Qt::Key_Enter);
        QCOMPARE(clicked.count(), 4);
        button->setEnabled(false);
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(clicked.count(), 4);
    }

    void whatRestsCanStillBeRead()
    {
        for (const ThemeName theme : {ThemeName::Light, ThemeName::Dark, ThemeName::Projector}) {
            m_look->setTheme(theme);
            for (const Button::Kind kind : {Button::Kind::Outlined, Button::Kind::Primary, Button::Kind::Quiet}) {
                Button button(*m_look, kind);
                button.setLabel(QStringLiteral("MMMM"));
                button.setStep(5); // strokes wide enough to have their own colour
                button.resize(button.sizeHint());
                const QImage enabled = picture(&button);
                button.setEnabled(false);
                const QImage image = picture(&button);
                QVERIFY(image != enabled);
                const QColor ground = image.pixelColor(image.width() / 2, kFocusRoom + 4);
                double best = 0;
                for (int x = 0; x < image.width(); ++x)
                    best = std::max(best, nunchi::typeset::contrast(image.pixelColor(x, image.height() / 2), ground));
                QVERIFY2(best >= 4.5, qPrintable(QStringLiteral("theme %1, kind %2: %3")
                                                     .arg(int(theme))
                                                     .arg(int(kind))
                                                     .arg(best)));
            }
        }
    }

    void otherKeysGoToTheWindow()
    {
        auto *button = new Button(*m_look, Button::Kind::Quiet);
        button->setLabel(QStringLiteral("x"));
        auto *next = new Button(*m_look, Button::Kind::Quiet);
        next->setLabel(QStringLiteral("y"));
        m_window->layout()->addWidget(button);
        m_window->layout()->addWidget(next);
        show();
        button->setFocus();
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Left, Qt::Key_Down, Qt::Key_S, Qt::Key_Escape})
            QTest::keyClick(button, key);
        QCOMPARE(m_window->keys, QList<int>({Qt::Key_Right, Qt::Key_Left, Qt::Key_Down, Qt::Key_S, Qt::Key_Escape}));
        QVERIFY(button->hasFocus());
    }

    void ringForTheKeyboardAlone()
    {
        auto *button = new Button(*m_look, Button::Kind::Quiet);
        button->setLabel(QStringLiteral("x"));
        m_window->layout()->addWidget(button);
        show();
        const auto ring = [&] { return picture(button).pixelColor(1, button->height() / 2); };
        button->clearFocus();
        QCOMPARE(ring(), m_look->color(Token::Paper));
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(button->hasFocus());
        QCOMPARE(ring(), m_look->color(Token::Paper));
        button->clearFocus();
        button->setFocus(Qt::TabFocusReason);
        QCOMPARE(ring(), m_look->color(Token::Ink));
    }

    void namesAreReadAloudWithoutTex()
    {
        Switch toggle(*m_look);
        toggle.setLabel(QStringLiteral("divide by $\\sqrt{d_k}$ & more"));
        QCOMPARE(toggle.accessibleName(), QStringLiteral("divide by \u221Ad\u2096 & more"));
        QVERIFY(toggle.shortcut().isEmpty());
        Button button(*m_look, Button::Kind::Quiet);
        button.setLabel(QStringLiteral("3"), Icon::Next);
        button.setSecondary(QStringLiteral("Library"));
        QCOMPARE(button.accessibleName(), QStringLiteral("3 Library"));
        Button icon(*m_look, Button::Kind::Outlined);
        icon.setIconOnly(QStringLiteral("Undo"), Icon::Undo);
        QCOMPARE(icon.accessibleName(), QStringLiteral("Undo"));
        QCOMPARE(icon.toolTip(), QStringLiteral("Undo"));
    }

    void rolesAndStatesForScreenReaders()
    {
        Switch toggle(*m_look);
        toggle.setLabel(QStringLiteral("causal mask"));
        toggle.setChecked(true);
        QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(&toggle);
        QVERIFY(interface);
        QCOMPARE(interface->role(), QAccessible::CheckBox);
        QVERIFY(interface->state().checked);
        QCOMPARE(interface->text(QAccessible::Name), QStringLiteral("causal mask"));
        Button button(*m_look, Button::Kind::Primary);
        button.setLabel(QStringLiteral("Check"));
        QCOMPARE(QAccessible::queryAccessibleInterface(&button)->role(), QAccessible::PushButton);
    }

    void switchToggles()
    {
        auto *toggle = new Switch(*m_look);
        toggle->setLabel(QStringLiteral("mask"));
        m_window->layout()->addWidget(toggle);
        show();
        QSignalSpy toggled(toggle, &Switch::toggled);
        QVERIFY(!holds(picture(toggle), m_look->color(Token::Ink)));
        toggle->setFocus(Qt::TabFocusReason);
        QTest::keyClick(toggle, Qt::Key_Space);
        QVERIFY(toggle->isChecked());
        QVERIFY(holds(picture(toggle), m_look->color(Token::Ink)));
        QTest::mouseClick(toggle, Qt::LeftButton);
        QVERIFY(!toggle->isChecked());
        QCOMPARE(toggled.count(), 2);
    }

    void chosenChipHasTheQueryColour()
    {
        auto *chip = new Chip(*m_look, QStringLiteral("$it$"));
        m_window->layout()->addWidget(chip);
        show();
        QCOMPARE(chip->accessibleName(), QStringLiteral("$it$"));
        const QSize size = chip->sizeHint();
        QVERIFY(!holds(picture(chip), m_look->color(Token::Q)));
        QTest::mouseClick(chip, Qt::LeftButton);
        QVERIFY(chip->isChecked());
        QVERIFY(holds(picture(chip), m_look->color(Token::Q)));
        QCOMPARE(chip->sizeHint(), size);
        chip->setStep(-1);
        QVERIFY(chip->sizeHint().width() < size.width());
        QVERIFY(chip->sizeHint().height() < size.height());
    }

    void segmentsAreRadioButtons()
    {
        auto *segments = new Segments(*m_look);
        segments->setLabels({QStringLiteral("guess"), QStringLiteral("half"), QStringLiteral("sure")});
        segments->setCurrent(1);
        m_window->layout()->addWidget(segments);
        show();
        QSignalSpy chosen(segments, &Segments::chosen);
        const QList<QAbstractButton *> parts = segments->findChildren<QAbstractButton *>();
        QCOMPARE(parts.size(), 3);
        QCOMPARE(QAccessible::queryAccessibleInterface(parts[1])->role(), QAccessible::RadioButton);
        QVERIFY(QAccessible::queryAccessibleInterface(parts[1])->state().checked);
        QTest::mouseClick(parts[2], Qt::LeftButton);
        QCOMPARE(segments->current(), 2);
        QTest::keyClick(parts[2], Qt::Key_Left);
        QCOMPARE(segments->current(), 1);
        QVERIFY(parts[1]->hasFocus());
        QCOMPARE(chosen.count(), 2);
        QCOMPARE(chosen.last().first().toInt(), 1);
        segments->setCurrent(0);
        QVERIFY(parts[0]->isChecked());
        QCOMPARE(chosen.count(), 2);
        segments->setCurrent(7);
        QCOMPARE(segments->current(), 0);
    }

    void tabComesToTheChosenSegment()
    {
        auto *before = new Button(*m_look, Button::Kind::Quiet);
        auto *segments = new Segments(*m_look);
        segments->setLabels({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
        segments->setCurrent(1);
        for (QWidget *widget : QList<QWidget *>{before, segments})
            m_window->layout()->addWidget(widget);
        show();
        before->setFocus(Qt::TabFocusReason);
        QTest::keyClick(before, Qt::Key_Tab);
        const QList<QAbstractButton *> parts = segments->findChildren<QAbstractButton *>();
        QVERIFY(parts.at(1)->hasFocus());
        QTest::keyClick(parts.at(1), Qt::Key_Right);
        QCOMPARE(segments->current(), 2);
        QVERIFY(parts.at(2)->hasFocus());
    }

    void enterOnTheChosenSegmentIsForTheDialog()
    {
        auto *segments = new Segments(*m_look);
        segments->setLabels({QStringLiteral("a"), QStringLiteral("b")});
        m_window->layout()->addWidget(segments);
        show();
        QTest::keyClick(segments->findChildren<QAbstractButton *>().at(0), Qt::Key_Return);
        QCOMPARE(m_window->keys, QList<int>{Qt::Key_Return});
        QTest::keyClick(segments->findChildren<QAbstractButton *>().at(1), Qt::Key_Return);
        QCOMPARE(segments->current(), 1);
        QCOMPARE(m_window->keys.size(), 1);
    }

    void tabStopsOnceAtSegments()
    {
        auto *before = new Button(*m_look, Button::Kind::Quiet);
        auto *segments = new Segments(*m_look);
        segments->setLabels({QStringLiteral("a"), QStringLiteral("b")});
        auto *after = new Button(*m_look, Button::Kind::Quiet);
        for (QWidget *widget : QList<QWidget *>{before, segments, after})
            m_window->layout()->addWidget(widget);
        show();
        before->setFocus(Qt::TabFocusReason);
        QTest::keyClick(before, Qt::Key_Tab);
        QVERIFY(segments->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(after->hasFocus());
    }

    void everythingGrowsWithTheTypeAndFollowsTheTheme()
    {
        Segments segments(*m_look);
        segments.setLabels({QStringLiteral("one"), QStringLiteral("two")});
        Button button(*m_look, Button::Kind::Primary);
        button.setLabel(QStringLiteral("$\\sqrt{d_k}$"), Icon::Hint);
        Switch toggle(*m_look);
        toggle.setLabel(QStringLiteral("mask"));
        Chip chip(*m_look, QStringLiteral("token"));
        for (QWidget *widget : QList<QWidget *>{&segments, &button, &toggle, &chip}) {
            m_look->setTextScale(1);
            const QSize small = widget->sizeHint();
            m_look->setTextScale(2);
            const QSize large = widget->sizeHint();
            const int room = 2 * kFocusRoom;
            QVERIFY(std::abs(large.height() - room - 2 * (small.height() - room)) <= 2);
            QVERIFY(large.width() > 1.8 * (small.width() - room));
        }
        button.resize(button.sizeHint());
        for (const ThemeName theme : {ThemeName::Light, ThemeName::Dark, ThemeName::Projector}) {
            m_look->setTheme(theme);
            QVERIFY(holds(picture(&button), m_look->color(Token::Ink)));
        }
    }

    void everyIconDrawsSomething()
    {
        for (int i = int(Icon::None) + 1; i <= int(Icon::Present); ++i) {
            QImage image(48, 48, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            drawIcon(painter, QRectF(0, 0, 48, 48), Icon(i), Qt::black, 2);
            painter.end();
            int dark = 0;
            for (int y = 0; y < 48; ++y)
                for (int x = 0; x < 48; ++x)
                    dark += qGray(image.pixel(x, y)) < 128 ? 1 : 0;
            QVERIFY2(dark > 20 && dark < 1200, QByteArray::number(i).constData());
        }
    }
};

QTEST_MAIN(TestControls)
#include "tst_controls.moc"
