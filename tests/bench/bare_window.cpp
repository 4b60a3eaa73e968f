// SPDX-License-Identifier: GPL-3.0-or-later
// The peer of the start-up measurement: the least a Qt Widgets program can do before its first paint.
#include <QApplication>
#include <QFile>
#include <QPainter>
#include <QTextStream>
#include <QTimer>
#include <QWidget>

#include <ctime>
#include <unistd.h>

namespace {

double millisecondsSinceStart()
{
    QFile file(QStringLiteral("/proc/self/stat"));
    if (!file.open(QIODevice::ReadOnly))
        return -1;
    const QByteArray stat = file.readAll();
    const QList<QByteArray> fields = stat.mid(stat.lastIndexOf(')') + 2).split(' ');
    timespec now{};
    clock_gettime(CLOCK_BOOTTIME, &now);
    const double started = fields.value(19).toDouble() / double(sysconf(_SC_CLK_TCK));
    return (double(now.tv_sec) + double(now.tv_nsec) * 1e-9 - started) * 1000.0;
}

class Window : public QWidget
{
protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter(this).drawText(40, 40, QStringLiteral("bare"));
        QTimer::singleShot(0, this, [] {
            QTextStream(stdout) << QStringLiteral("{\"firstPageMs\": %1}\n").arg(millisecondsSinceStart(), 0, 'f', 1);
            QCoreApplication::quit();
        });
    }
};

} // namespace

int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    Window window;
    window.resize(1280, 720);
    window.show();
    return QApplication::exec();
}
