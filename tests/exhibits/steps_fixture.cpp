// SPDX-License-Identifier: GPL-3.0-or-later
#include "steps_fixture.h"

#include <QTest>

#include "controls/focus_ring.h"
#include "exhibits/attention-steps/view_number_field.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using namespace nunchi::exhibits::attention_steps;

void StepsFixture::init()
{
    m_look = std::make_unique<typeset::Appearance>(typeset::Fonts::onThisComputer());
    m_model = std::make_unique<Model>();
    m_view = std::make_unique<View>(*m_model, *m_look, Role::Student);
    m_view->resize(1020, m_view->heightForWidth(1020));
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
}

void StepsFixture::cleanup()
{
    m_view.reset();
    m_model.reset();
    m_look.reset();
}

controls::Chip *StepsFixture::chip(const QString &text)
{
    for (auto *chip : m_view->findChildren<controls::Chip *>())
        if (chip->accessibleName() == text)
            return chip;
    return nullptr;
}

QAbstractButton *StepsFixture::button(const QString &text)
{
    for (auto *button : m_view->findChildren<QAbstractButton *>())
        if (button->isVisible() && button->text() == text)
            return button;
    return nullptr;
}

QPoint StepsFixture::cellCenter(const QString &token, int column)
{
    const QPointF center = geometry().place({m_model->values().indexOf(token), column}).center();
    return center.toPoint() + QPoint(controls::kFocusRoom, 0);
}

QLineEdit *StepsFixture::numberField()
{
    for (auto *field : m_view->findChildren<NumberField *>())
        if (field->isVisible())
            return field;
    return nullptr;
}

StepsFixture::SentenceField *StepsFixture::openSentenceField()
{
    QTest::mouseClick(button(QStringLiteral("Type your own")), Qt::LeftButton);
    return only<SentenceField>();
}

TableGeometry StepsFixture::geometry()
{
    return table()->geometryFor(table()->width() - 2 * controls::kFocusRoom);
}
