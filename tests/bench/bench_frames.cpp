// SPDX-License-Identifier: GPL-3.0-or-later
// How long the answer to a key takes, from the key to the repainted view. A frame at 60 Hz has 16.7 ms.
#include <QApplication>
#include <QElapsedTimer>
#include <QImage>
#include <QTextStream>

#include <algorithm>
#include <functional>
#include <memory>
#include <vector>

#include "exhibits/model_catalog.h"
#include "exhibits/view_catalog.h"

namespace {

using namespace nunchi;

/// Median and worst of many changes, in milliseconds; the model recomputes and the whole view repaints each time.
void measure(const QString &name, exhibits::ExhibitView &view, const std::function<void(int)> &change)
{
    QImage frame(view.size(), QImage::Format_RGB32);
    std::vector<double> times;
    for (int i = 0; i < 60; ++i) {
        QElapsedTimer timer;
        timer.start();
        change(i);
        QCoreApplication::sendPostedEvents();
        view.render(&frame);
        if (i >= 10) // the first fill caches
            times.push_back(double(timer.nsecsElapsed()) * 1e-6);
    }
    std::sort(times.begin(), times.end());
    QTextStream(stdout) << QStringLiteral("%1: median %2 ms, worst %3 ms\n")
                               .arg(name, -34)
                               .arg(times[times.size() / 2], 0, 'f', 2)
                               .arg(times.back(), 0, 'f', 2);
}

} // namespace

int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    typeset::Appearance look(typeset::Fonts::onThisComputer());
    for (const QString &id : exhibits::exhibitIds()) {
        const auto model = exhibits::makeModel(id);
        const std::unique_ptr<exhibits::ExhibitView> view(
            exhibits::makeView(*model, look, exhibits::Role::Student));
        view->resize(1000, view->heightForWidth(1000));
        view->show();
        for (const exhibits::Parameter &parameter : model->parameters()) {
            if (parameter.kind == exhibits::Parameter::Kind::Boolean)
                measure(id + u' ' + parameter.name, *view,
                        [&](int i) { model->setSome({{parameter.name, i % 2 == 0}}); });
            if (parameter.kind == exhibits::Parameter::Kind::Integer)
                measure(id + u' ' + parameter.name, *view, [&](int i) {
                    const int span = int(parameter.maximum - parameter.minimum) + 1;
                    model->setSome({{parameter.name, int(parameter.minimum) + i % span}});
                });
        }
    }
    return 0;
}
