// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/handout_run.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QPagedPaintDevice>

namespace nunchi::ui {

namespace {
constexpr int kSlice = 6; ///< milliseconds; an exhibit, a sheet full of drawings and the composing take longer
constexpr qreal kPointsPerInch = 72;
constexpr int kSheetsPerPage = 3; ///< a guess for the progress, until they are counted
} // namespace

HandoutRun::HandoutRun(const PageContext &window, const HandoutRequest &request, QObject *parent)
    : QObject(parent)
    , m_handout(window, request)
{
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &HandoutRun::slice);
    connect(&window.session, &session::Session::reloaded, this, [this] {
        if (!m_over)
            end(tr("The lesson was changed meanwhile. Begin again."));
    });
}

HandoutRun::~HandoutRun() = default;

void HandoutRun::start()
{
    if (const auto reason = prepare())
        end(*reason);
    else
        m_timer.start();
}

void HandoutRun::stop()
{
    if (m_over)
        return;
    m_over = true;
    m_timer.stop();
    if (m_painter.isActive())
        m_painter.end();
    discard();
}

std::optional<QString> HandoutRun::run()
{
    std::optional<QString> error;
    const auto watch = connect(this, &HandoutRun::finished, this, [&error](const QString &reason) {
        if (!reason.isEmpty())
            error = reason;
    });
    start();
    m_timer.stop();
    while (!m_over)
        if (m_handout.isWaiting())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        else
            step();
    disconnect(watch);
    return error;
}

void HandoutRun::slice()
{
    QElapsedTimer clock;
    clock.start();
    while (!m_over && !m_handout.isWaiting() && clock.elapsed() < kSlice)
        step();
    m_timer.setInterval(m_handout.isWaiting() ? kSlice : 0);
}

void HandoutRun::step()
{
    if (!m_device) {
        if (!m_handout.measureNext()) {
            m_handout.compose();
            openDevice();
        }
    } else if (m_drawn < m_handout.sheetCount()) {
        drawSheet();
    } else {
        m_painter.end();
        end(close().value_or(QString()));
    }
    if (m_over)
        return;
    const int pages = m_handout.pageCount();
    const int sheets = m_device ? m_handout.sheetCount() : kSheetsPerPage * pages;
    Q_EMIT progressed(m_handout.measuredPages() + m_drawn, pages + sheets);
}

void HandoutRun::openDevice()
{
    m_device = open();
    if (!m_device || !m_painter.begin(m_device))
        end(tr("it cannot be drawn on"));
}

bool HandoutRun::isWanted(int) const
{
    return true;
}

void HandoutRun::drawSheet()
{
    const int sheet = m_drawn++;
    if (!isWanted(sheet))
        return;
    bool first = true;
    for (int before = 0; before < sheet; ++before)
        first = first && !isWanted(before);
    if (!first)
        m_device->newPage();
    const qreal scale = m_device->logicalDpiX() / kPointsPerInch;
    m_painter.save();
    m_painter.scale(scale, scale);
    m_handout.paint(m_painter, sheet);
    m_painter.restore();
}

void HandoutRun::end(const QString &error)
{
    stop();
    Q_EMIT finished(error);
}

} // namespace nunchi::ui
