// SPDX-License-Identifier: GPL-3.0-or-later
// Pages full of mathematics: how soon they are seen, how fast they follow a change of width, how long they keep the
// window from answering.
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QTemporaryDir>
#include <QThread>
#include <QTextStream>
#include <QTimer>

#include <algorithm>
#include <memory>
#include <vector>

#include "session/exhibit_rules.h"
#include "session/session.h"
#include "session/settings.h"
#include "session/store.h"
#include "typeset/formula/thread_time.h"
#include "ui/formulas.h"
#include "ui/page_area.h"
#include "ui/student_window.h"

using namespace nunchi;

namespace {

double computedMilliseconds()
{
    return std::chrono::duration<double, std::milli>(typeset::threadTime()).count();
}

/// Notes how long the longest event took.
class Watch : public QApplication
{
public:
    using QApplication::QApplication;

    bool notify(QObject *receiver, QEvent *event) override
    {
        if (receiver->thread() != thread() || m_depth > 0)
            return QApplication::notify(receiver, event);
        QElapsedTimer timer;
        timer.start();
        const double before = computedMilliseconds();
        ++m_depth;
        const bool done = QApplication::notify(receiver, event);
        --m_depth;
        if (const double took = double(timer.nsecsElapsed()) * 1e-6; took > m_longest) {
            m_longest = took;
            m_what = QStringLiteral("%1 to %2").arg(int(event->type())).arg(QLatin1String(receiver->metaObject()->className()));
        }
        m_longestComputed = std::max(m_longestComputed, computedMilliseconds() - before);
        return done;
    }
    QString what() const { return m_what; }
    double takeLongest() { return std::exchange(m_longest, 0.0); }
    double takeLongestComputed() { return std::exchange(m_longestComputed, 0.0); }

private:
    int m_depth = 0;
    double m_longest = 0;
    double m_longestComputed = 0;
    QString m_what; ///< the longest: type of event, and receiver
};

double residentMebibytes()
{
    QFile file(QStringLiteral("/proc/self/status"));
    if (!file.open(QIODevice::ReadOnly))
        return -1;
    for (const QByteArray &line : file.readAll().split('\n'))
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().split(' ').first().toDouble() / 1024;
    return -1;
}

void write(const QString &path, const QString &text)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) < 0)
        qFatal("cannot write %s", qPrintable(path));
}

/// Formulas of the lessons that come with the program: a page of 23 is set from the pack alone.
const QStringList bundled{QStringLiteral("\\Q{q}"), QStringLiteral("\\K{k}"), QStringLiteral("\\V{v}"),
    QStringLiteral("x_i"), QStringLiteral("s_j"), QStringLiteral("e^{s_j}"), QStringLiteral("\\sqrt{d_k}"),
    QStringLiteral("d_k")};

QString page(int formulas, const std::function<QString(int)> &tex)
{
    QString text = QStringLiteral("---\ntitle: P\n---\n\n");
    for (int i = 0; i < formulas; ++i)
        text += QStringLiteral("토큰 하나가 맡은 일은 셋이에요. 여기서 $%1$로 나누고 나면 두루 살펴요. ").arg(tex(i))
            + (i % 4 == 3 ? QStringLiteral("\n\n") : QString());
    return text;
}

QString foreign(int i)
{
    return QStringLiteral("\\frac{\\partial L_{%1}}{\\partial \\theta_{%2}} = \\sum_{k=1}^{%3} a_k b_{k,%1}")
        .arg(i).arg(i * 3).arg(i * 7);
}

void makeCourse(const QString &folder)
{
    write(folder + QStringLiteral("/course.yaml"), QStringLiteral("title: {ko: K}\nlanguages: [ko]\nlessons: [l]\n"));
    write(folder + QStringLiteral("/l/lesson.yaml"), QStringLiteral("title: {ko: K}\nlabel: {ko: K1}\nlevel: high-school\n"));
    write(folder + QStringLiteral("/l/ko/01-empty.md"), QStringLiteral("---\ntitle: E\n---\n\n글.\n"));
    write(folder + QStringLiteral("/l/ko/02-known.md"),
        page(23, [](int i) { return bundled[i % bundled.size()]; }));
    write(folder + QStringLiteral("/l/ko/03-foreign.md"), page(175, foreign));
}

void say(const QString &what, double value, const QString &unit)
{
    QTextStream(stdout) << QStringLiteral("%1: %2 %3\n").arg(what, -52).arg(value, 0, 'f', 1).arg(unit);
}

double shown(session::Session &session, const QString &page)
{
    QElapsedTimer timer;
    timer.start();
    session.goToPage(page);
    QCoreApplication::processEvents(); // laid out and painted
    return double(timer.nsecsElapsed()) * 1e-6;
}

void measureResizing(ui::StudentWindow &window)
{
    std::vector<double> times;
    for (int i = 0; i < 40; ++i) {
        QElapsedTimer timer;
        timer.start();
        window.resize(1366 - i * 13, 768);
        QCoreApplication::processEvents();
        if (i > 5)
            times.push_back(double(timer.nsecsElapsed()) * 1e-6);
    }
    std::sort(times.begin(), times.end());
    say(QStringLiteral("23 formulas, a resize, median"), times[times.size() / 2], QStringLiteral("ms"));
    say(QStringLiteral("23 formulas, a resize, worst"), times.back(), QStringLiteral("ms"));
    window.resize(1366, 768);
    QCoreApplication::processEvents();
}

} // namespace

int main(int argc, char **argv)
{
    Watch application(argc, argv);
    QApplication::setStyle(QStringLiteral("Fusion"));
    const QTemporaryDir folder;
    makeCourse(folder.path());
    course::Problems problems;
    session::Session session(course::Course::open(folder.path(), session::exhibitRules(), &problems), nullptr);
    session::Settings settings{QString()};
    const auto formulas = ui::makeTypesetter(typeset::Fonts::onThisComputer(), {});
    ui::StudentWindow window(session, settings, *formulas);
    window.resize(1366, 768);
    window.show();
    while (!window.area()->wasPainted())
        QCoreApplication::processEvents();

    say(QStringLiteral("23 formulas of the program's lessons, first show"), shown(session, QStringLiteral("known")),
        QStringLiteral("ms"));
    measureResizing(window);
    application.takeLongest();
    application.takeLongestComputed();
    say(QStringLiteral("175 foreign formulas, first show"), shown(session, QStringLiteral("foreign")),
        QStringLiteral("ms"));
    QElapsedTimer timer;
    timer.start();
    while (!formulas->isSettled())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 100);
    QCoreApplication::processEvents();
    say(QStringLiteral("175 foreign formulas, all set"), double(timer.nsecsElapsed()) * 1e-6, QStringLiteral("ms"));
    say(QStringLiteral("175 foreign formulas, longest without an answer"), application.takeLongest(),
        QStringLiteral("ms"));
    QTextStream(stdout) << "that was event " << application.what() << '\n';
    say(QStringLiteral("the same, computed by the window's own thread"), application.takeLongestComputed(),
        QStringLiteral("ms"));
    say(QStringLiteral("resident, typesetter loaded"), residentMebibytes(), QStringLiteral("MiB"));
    return 0;
}
