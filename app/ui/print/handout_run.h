// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QObject>
#include <QPainter>
#include <QTimer>

#include "ui/print/handout.h"

class QPagedPaintDevice;

namespace nunchi::ui {

/// Draws a handout on something that has sheets, a page or a sheet at a time between the window's other work: each
/// step in the thread of the windows, for exhibits are widgets. Progress is told, and it can be stopped.
class HandoutRun : public QObject
{
    Q_OBJECT
public:
    ~HandoutRun() override;

    void start();
    void stop(); ///< finished() does not come any more
    /// Does all of it now. The reason, when it fails.
    std::optional<QString> run();

    const Handout &handout() const { return m_handout; }

Q_SIGNALS:
    void progressed(int done, int all);
    /// error: empty when it is done.
    void finished(const QString &error);

protected:
    HandoutRun(const PageContext &window, const HandoutRequest &request, QObject *parent);

    /// Before anything is measured; the reason, when there is no point in going on.
    virtual std::optional<QString> prepare() = 0;
    /// Everything is measured: what is drawn on. Null: it cannot be opened.
    virtual QPagedPaintDevice *open() = 0;
    /// Everything is drawn.
    virtual std::optional<QString> close() = 0;
    /// It is given up: nothing half done may be left. Also called after close().
    virtual void discard() = 0;
    /// Sheets that are drawn, from 0.
    virtual bool isWanted(int sheet) const;

private:
    void slice();
    void step();
    void openDevice();
    void drawSheet();
    void end(const QString &error);

    Handout m_handout;
    QTimer m_timer;
    QPainter m_painter;
    QPagedPaintDevice *m_device = nullptr;
    int m_drawn = 0;
    bool m_over = false;
};

} // namespace nunchi::ui
