// SPDX-License-Identifier: GPL-3.0-or-later
// A change by the user is answered within one frame: each slider of every exhibit is moved by key, and what the GUI
// thread then works until the picture is there is measured (its own time, so that a busy machine does not count). The goal is 16 ms.
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

#include <QApplication>
#include <QTest>

#include "controls/slider_row.h"
#include "exhibits/model_catalog.h"
#include "exhibits/view_catalog.h"

using namespace nunchi;
using namespace nunchi::exhibits;

namespace {
double threadMilliseconds()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

void move(const QString &id)
{
    constexpr int kMoves = 30;
    typeset::Appearance look(typeset::Fonts::onThisComputer());
    const auto model = makeModel(id);
    const std::unique_ptr<ExhibitView> view(makeView(*model, look, Role::Student));
    view->resize(1028, view->heightForWidth(1028));
    view->show();
    QImage frame(view->size(), QImage::Format_ARGB32_Premultiplied);
    view->render(&frame); // who moves a slider has seen the exhibit
    for (controls::SliderRow *row : view->findChildren<controls::SliderRow *>()) {
        row->slider()->setFocus();
        std::vector<double> times;
        for (int move = 0; move < kMoves; ++move) {
            const double start = threadMilliseconds();
            QTest::keyClick(row->slider(), move < kMoves / 2 ? Qt::Key_Right : Qt::Key_Left);
            view->render(&frame);
            times.push_back(threadMilliseconds() - start);
        }
        std::sort(times.begin(), times.end());
        std::printf("%s, %s: median %.1f ms, slowest %.1f ms\n", qPrintable(id),
            qPrintable(row->slider()->accessibleName()), times[times.size() / 2], times.back());
    }
}

} // namespace

int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    for (const QString &id : exhibitIds())
        move(id);
}
