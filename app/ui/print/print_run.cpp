// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/print_run.h"

#include <QPrinter>

namespace nunchi::ui {

PrintRun::PrintRun(
    const PageContext &window, const HandoutRequest &request, std::unique_ptr<QPrinter> printer, QObject *parent)
    : HandoutRun(window, request, parent)
    , m_printer(std::move(printer))
{
}

PrintRun::~PrintRun()
{
    stop(); // before the printer goes
}

std::unique_ptr<QPrinter> PrintRun::makePrinter(const HandoutRequest &request)
{
    auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    printer->setPageSize(print::Paper(request.paper).pageSize());
    printer->setFullPage(true);
    return printer;
}

std::optional<QString> PrintRun::prepare()
{
    if (m_printer->isValid() || !m_printer->outputFileName().isEmpty())
        return std::nullopt;
    return tr("The printer is not there any more.");
}

QPagedPaintDevice *PrintRun::open()
{
    m_printer->setDocName(handout().title());
    m_drawing = true;
    return m_printer.get();
}

std::optional<QString> PrintRun::close()
{
    m_drawing = false;
    if (m_printer->printerState() != QPrinter::Error)
        return std::nullopt;
    return tr("The printer did not take the pages.");
}

void PrintRun::discard()
{
    if (std::exchange(m_drawing, false))
        m_printer->abort();
}

bool PrintRun::isWanted(int sheet) const
{
    const int from = m_printer->fromPage();
    const int to = m_printer->toPage();
    return (from == 0 || sheet + 1 >= from) && (to == 0 || sheet + 1 <= to);
}

} // namespace nunchi::ui
