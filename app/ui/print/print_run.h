// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "ui/print/handout_run.h"

class QPrinter;

namespace nunchi::ui {

/// Sends a handout to a printer.
class PrintRun : public HandoutRun
{
    Q_OBJECT
public:
    PrintRun(const PageContext &window, const HandoutRequest &request, std::unique_ptr<QPrinter> printer,
        QObject *parent = nullptr);
    ~PrintRun() override;

    /// As a handout wants it: whole sheets, no margins of the printer's own.
    static std::unique_ptr<QPrinter> makePrinter(const HandoutRequest &request);

protected:
    std::optional<QString> prepare() override;
    QPagedPaintDevice *open() override;
    std::optional<QString> close() override;
    void discard() override;
    bool isWanted(int sheet) const override;

private:
    std::unique_ptr<QPrinter> m_printer;
    bool m_drawing = false;
};

} // namespace nunchi::ui
