// SPDX-License-Identifier: GPL-3.0-or-later
#include "block_fixture.h"

#include <QTest>

#include "ui/words.h"

using namespace nunchi;

course::Block BlockFixture::paragraph(const QString &text)
{
    return {QStringLiteral("p1"), {}, course::Paragraph{ui::words(text)}};
}

course::Box BlockFixture::boxOf(course::Box::Kind kind, const QString &text, const QString &level)
{
    return {kind, QStringLiteral("Title"), {paragraph(text)}, level};
}

QImage BlockFixture::greyOf(QWidget &widget)
{
    return widget.grab().toImage().convertToFormat(QImage::Format_Grayscale8);
}

void BlockFixture::init()
{
    m_folder = std::make_unique<stage::CourseFolder>();
    m_folder->addPage(QStringLiteral("01-first"), "---\ntitle: A\nminutes: 1\n---\n\nA.\n", {});
    m_session = stage::openSession(m_folder->path());
    m_stage = std::make_unique<stage::Stage>(*m_session);
}

void BlockFixture::cleanup()
{
    m_stage.reset();
    m_session.reset();
    m_folder.reset();
}

QString BlockFixture::writeFile(const QString &name, const QByteArray &bytes) const
{
    QFile file(m_folder->path() + QLatin1Char('/') + name);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write");
    return file.fileName();
}

void BlockFixture::show(QWidget &widget, int width) const
{
    widget.resize(width, std::max(1, widget.heightForWidth(width)));
    widget.show();
    QVERIFY(QTest::qWaitForWindowActive(&widget));
    widget.resize(width, widget.heightForWidth(width));
}
