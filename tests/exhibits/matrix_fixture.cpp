// SPDX-License-Identifier: GPL-3.0-or-later
#include "matrix_fixture.h"

using namespace nunchi;
using namespace nunchi::exhibits;

void MatrixFixture::init()
{
    m_look = new typeset::Appearance(typeset::Fonts::onThisComputer());
    m_look->setLanguage(QStringLiteral("en"));
    m_model = new matrix::Model;
    m_model->setLanguage(QStringLiteral("en"));
    show();
}

void MatrixFixture::cleanup()
{
    delete m_view;
    m_view = nullptr;
    delete m_model;
    delete m_look;
}

controls::Switch *MatrixFixture::toggle(const char *name) const
{
    for (auto *candidate : m_view->findChildren<controls::Switch *>())
        if (candidate->accessibleName() == QString::fromUtf8(name))
            return candidate;
    return nullptr;
}

void MatrixFixture::show(int width, Role role)
{
    delete m_view;
    m_view = new matrix::View(*m_model, *m_look, role);
    m_view->resize(width, m_view->heightForWidth(width));
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view));
}

QImage MatrixFixture::picture(QWidget *widget) const
{
    QImage image(widget->size(), QImage::Format_RGB32);
    image.fill(m_look->color(typeset::Token::Paper));
    widget->render(&image, {}, {}, QWidget::DrawChildren);
    return image;
}
