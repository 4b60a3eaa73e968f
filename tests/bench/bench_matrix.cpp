// SPDX-License-Identifier: GPL-3.0-or-later
// The largest matrix, 8,192 × 8,192: how long from the order to the first picture (goal: 0.5 s), what a frame takes
// while one zooms and moves (goal: 16 ms), and how much memory it holds (goal: twice the matrix), computed and from
// files in the cache of the system.
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QImage>
#include <QTemporaryDir>

#include "engine/numpy_rng.h"
#include "exhibits/matrix/view.h"
#include "exhibits/matrix/view_map.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using matrix::LargeMatrix;

namespace {

constexpr int kSize = LargeMatrix::kMostRows;
constexpr int kFrames = 60;

/// Megabytes, by a name of /proc/self/status.
double memory(const std::string &name)
{
    std::ifstream status("/proc/self/status");
    std::string line;
    while (std::getline(status, line))
        if (line.rfind(name, 0) == 0)
            return std::stod(line.substr(name.size() + 1)) / 1024;
    return 0;
}

void forgetThePeak()
{
    std::ofstream("/proc/self/clear_refs") << 5;
}

struct Stage
{
    typeset::Appearance look{typeset::Fonts::onThisComputer()};
    matrix::Model model;
    std::unique_ptr<matrix::View> view;
    QImage frame;

    Stage()
    {
        view = std::make_unique<matrix::View>(model, look, Role::Student);
        view->resize(1028, view->heightForWidth(1028));
        view->show();
        paint();
    }

    void paint()
    {
        QCoreApplication::sendPostedEvents();
        if (frame.size() != view->size())
            frame = QImage(view->size(), QImage::Format_RGB32);
        view->render(&frame);
    }
};

void first(const char *name, double bytes, const std::function<void(matrix::Model &)> &order, std::unique_ptr<Stage> &kept)
{
    std::vector<double> times;
    double resident = 0;
    double peak = 0;
    for (int run = 0; run < 5; ++run) {
        kept = std::make_unique<Stage>();
        const double before = memory("VmRSS:");
        forgetThePeak();
        QElapsedTimer timer;
        timer.start();
        order(kept->model);
        while (kept->model.field().isBusy())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        kept->view->resize(1028, kept->view->heightForWidth(1028));
        kept->paint();
        times.push_back(static_cast<double>(timer.nsecsElapsed()) * 1e-9);
        if (!kept->model.isLarge())
            qFatal("%s: there is no matrix", name);
        resident = memory("VmRSS:") - before;
        peak = memory("VmHWM:") - before;
    }
    std::sort(times.begin(), times.end());
    const double size = bytes / (1 << 20);
    std::printf("%-24s first picture: median %.2f s, slowest %.2f s; memory %.0f MB (%.2f of the matrix), at most %.0f MB (%.2f)\n",
        name, times[times.size() / 2], times.back(), resident, resident / size, peak, peak / size);
}

void frames(const char *name, Stage &stage, const std::function<void(int)> &change)
{
    std::vector<double> times;
    for (int i = 0; i < kFrames; ++i) {
        QElapsedTimer timer;
        timer.start();
        change(i);
        stage.paint();
        if (i >= 5)
            times.push_back(static_cast<double>(timer.nsecsElapsed()) * 1e-6);
    }
    std::sort(times.begin(), times.end());
    std::printf("%-24s frame: median %.1f ms, slowest %.1f ms\n", name, times[times.size() / 2], times.back());
}

void look(Stage &stage)
{
    matrix::Model &model = stage.model;
    frames("  zoom", stage, [&](int i) {
        const double factor = i < kFrames / 2 ? 1.25 : 1 / 1.25;
        model.setPlace(matrix::Field::closer(model.field().place(), factor, 3000, 5000));
    });
    for (const double span : {6000.0, 1200.0, 300.0, 12.0}) {
        model.setPlace({4000, 4000, span});
        const std::string name = "  move, " + std::to_string(static_cast<int>(span)) + " cells";
        frames(name.c_str(), stage, [&](int i) { model.setPlace({4000 + i * span / 100, 4000, span}); });
    }
    model.setPlace(model.field().whole());
    frames("  cell by cell", stage, [&](int i) { model.setCell(100 + i * 64, 4000); });
}

template <class Scalar> QString written(const QTemporaryDir &folder, const char *type)
{
    const QString path = folder.filePath(QLatin1String(type) + QStringLiteral(".npy"));
    std::ofstream file(path.toStdString(), std::ios::binary);
    std::string header = std::string("{'descr': '<") + type + "', 'fortran_order': False, 'shape': (8192, 8192), }";
    header.append(117 - header.size(), ' ');
    file << std::string("\x93NUMPY\x01\x00\x76\x00", 10) << header << '\n';
    engine::NumpyRng rng(1);
    std::vector<Scalar> row(kSize);
    for (Scalar &number : row)
        number = static_cast<Scalar>(rng.random());
    for (int i = 0; i < kSize; ++i) {
        std::rotate(row.begin(), row.begin() + 1, row.end());
        file.write(reinterpret_cast<const char *>(row.data()), static_cast<std::streamsize>(row.size() * sizeof(Scalar)));
    }
    return path;
}

} // namespace

/// With "computed" no files are written.
int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    const double cells = static_cast<double>(kSize) * kSize;
    std::unique_ptr<Stage> stage;
    first("computed", cells * sizeof(float), [](matrix::Model &model) { model.showComputed(kSize); }, stage);
    look(*stage);
    first(
        "computed, causal", cells * sizeof(float),
        [](matrix::Model &model) {
            model.setCausal(true);
            model.showComputed(kSize);
        },
        stage);
    look(*stage);
    stage.reset();
    if (QCoreApplication::arguments().contains(QLatin1String("computed")))
        return 0;
    const QTemporaryDir folder;
    const QString narrow = written<float>(folder, "f4");
    first("file of float32", cells * sizeof(float), [&](matrix::Model &model) { model.openFiles({narrow}); }, stage);
    look(*stage);
    stage.reset();
    const QString wide = written<double>(folder, "f8");
    first("file of float64", cells * sizeof(double), [&](matrix::Model &model) { model.openFiles({wide}); }, stage);
    look(*stage);
}
