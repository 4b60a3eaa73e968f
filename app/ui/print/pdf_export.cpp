// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/pdf_export.h"

#include <QCoreApplication>
#include <QDir>

#include "print/pdf_finisher.h"

namespace nunchi::ui {

namespace {
constexpr int kResolution = 1200;
}

PdfExport::PdfExport(const PageContext &window, const HandoutRequest &request, const QString &path, QObject *parent)
    : HandoutRun(window, request, parent)
    , m_path(path)
    , m_file(path)
{
}

std::optional<QString> PdfExport::prepare()
{
    if (m_file.open(QIODevice::WriteOnly))
        return std::nullopt;
    return failure(m_file.errorString());
}

QPagedPaintDevice *PdfExport::open()
{
    m_pdf.open(QIODevice::ReadWrite);
    m_writer = std::make_unique<QPdfWriter>(&m_pdf);
    m_writer->setPageSize(handout().paper().pageSize());
    m_writer->setPageMargins(QMarginsF());
    m_writer->setResolution(kResolution);
    m_writer->setTitle(handout().title());
    m_writer->setCreator(QStringLiteral("Nunchi %1").arg(QCoreApplication::applicationVersion()).trimmed());
    return m_writer.get();
}

std::optional<QString> PdfExport::close()
{
    m_writer.reset();
    const QByteArray &drawn = m_pdf.data();
    const auto file = print::PdfFile::read(drawn);
    if (!file)
        return failure(tr("Qt wrote it in a form that Nunchi does not know"));
    const print::PdfExtras extras = handout().extras();
    const QByteArray more = print::PdfFinisher(*file, extras).update(drawn.size());
    if (m_file.write(drawn) == drawn.size() && m_file.write(more) == more.size() && m_file.commit())
        return std::nullopt;
    return failure(m_file.errorString());
}

void PdfExport::discard()
{
    if (m_file.isOpen())
        m_file.cancelWriting();
}

QString PdfExport::failure(const QString &reason) const
{
    //: %1 is the name of a file, %2 the reason
    return tr("%1 could not be written: %2").arg(QDir::toNativeSeparators(m_path), reason);
}

} // namespace nunchi::ui
