// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QBuffer>
#include <QPdfWriter>
#include <QSaveFile>

#include "ui/print/handout_run.h"

namespace nunchi::ui {

/// Writes a handout as a PDF. The file appears when it is whole; until then, and after a stop or a fault, what was
/// there before is untouched.
class PdfExport : public HandoutRun
{
    Q_OBJECT
public:
    PdfExport(const PageContext &window, const HandoutRequest &request, const QString &path, QObject *parent = nullptr);

protected:
    std::optional<QString> prepare() override;
    QPagedPaintDevice *open() override;
    std::optional<QString> close() override;
    void discard() override;

private:
    QString failure(const QString &reason) const;

    QString m_path;
    QSaveFile m_file;
    QBuffer m_pdf;
    std::unique_ptr<QPdfWriter> m_writer;
};

} // namespace nunchi::ui
