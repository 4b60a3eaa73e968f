// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/matrix/model_large_text.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QFileInfo>
#include <QStringList>

#include "exhibits/shared/csv.h"
#include "exhibits/shared/number_text.h"
#include "exhibits/shared/number_words.h"
#include "exhibits/shared/unit_words.h"

namespace nunchi::exhibits::matrix::text {

using engine::NpyFault;

namespace {

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::exhibits::matrix::Large)
};

QString strongest(const LargeMatrix &matrix)
{
    QStringList spots;
    for (const Spot &spot : matrix.strongest())
        //: One of a list of the largest numbers of a matrix.
        spots << Say::tr("%1 (row %2, column %3)")
                     .arg(numberText(spot.value), groupedNumber(spot.row + 1), groupedNumber(spot.column + 1));
    return Say::tr("The largest numbers: %1.").arg(spots.join(QStringLiteral(", ")));
}

QString sums(const LargeMatrix &matrix)
{
    const QString least = fixedNumber(matrix.leastSum(), 4);
    const QString largest = fixedNumber(matrix.largestSum(), 4);
    if (least == largest)
        return Say::tr("Every row adds up to %1.").arg(least);
    return Say::tr("The rows add up to between %1 and %2.").arg(least, largest);
}

QString looked(const Field &field)
{
    const Window at = windowOf(field);
    return Say::tr("The picture shows rows %1 to %2 and columns %3 to %4; where a pixel stands for several cells, it "
                   "shows the largest of them.")
        .arg(groupedNumber(at.top + 1), groupedNumber(at.bottom), groupedNumber(at.left + 1), groupedNumber(at.right));
}

QString npyFault(const QString &file, const engine::NpyProblem &problem)
{
    const QString detail = QString::fromStdString(problem.detail);
    switch (problem.fault) {
    case NpyFault::CannotOpen:
        return Say::tr("%1 cannot be opened (%2). Is it still there, and may you read it?").arg(file, detail);
    case NpyFault::NotAFile:
        return Say::tr("%1 is no file of numbers. Choose a file that ends in .npy.").arg(file);
    case NpyFault::CannotRead:
        return Say::tr("%1 cannot be read to its end (%2). Copy it to this computer and open it there.")
            .arg(file, detail);
    case NpyFault::NotNpy:
        return Say::tr("%1 is no .npy file. In Python, numpy.save(\"matrix.npy\", array) writes one.").arg(file);
    case NpyFault::UnknownVersion:
        return Say::tr("%1 has the .npy format %2; 1.0, 2.0 and 3.0 are read. Save it again with numpy.save.")
            .arg(file, detail);
    case NpyFault::BadHeader:
        return Say::tr("The header of %1 makes no sense. Save it again with numpy.save.").arg(file);
    case NpyFault::UnsupportedType:
        return Say::tr("%1 holds numbers of type %2, which are not read here. Save array.astype(\"float32\").")
            .arg(file, detail);
    case NpyFault::TooManyDimensions:
        return Say::tr("%1 has the shape %2; a matrix has two dimensions. Save one of them, such as array[0].")
            .arg(file, detail);
    case NpyFault::TooLarge:
        return Say::tr("%1 has the shape %2; up to %3 rows and columns are shown. Save a part, such as "
                       "array[:8192, :8192].")
            .arg(file, detail, groupedNumber(LargeMatrix::kMostRows));
    case NpyFault::Truncated:
        return Say::tr("%1 ends too early: %2 bytes of numbers should be there, %3 are. Copy or save it again.")
            .arg(file, groupedNumber(static_cast<double>(problem.expected)),
                groupedNumber(static_cast<double>(problem.found)));
    case NpyFault::CannotWrite:
        break;
    }
    return file;
}

} // namespace

QString fileName(const QString &path)
{
    return QFileInfo(path).fileName();
}

QString cellCount(int rows, int columns)
{
    return groupedNumber(rows) + QStringLiteral(" \u00d7 ") + groupedNumber(columns);
}

QString numberText(double number)
{
    const double size = std::abs(number);
    if (!std::isfinite(number) || number == 0)
        return shortNumber(number);
    if (size >= 1e-4 && size < 1e6) {
        const int decimals = std::clamp(2 - static_cast<int>(std::floor(std::log10(size))), 0, 6);
        return fixedNumber(number, decimals);
    }
    QString text = QString::number(number, 'e', 2);
    const qsizetype e = text.indexOf(u'e');
    QString power = QString::number(text.mid(e + 1).toInt());
    text.truncate(e);
    static const QString raised = QStringLiteral("\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079");
    for (QChar &sign : power)
        sign = sign == u'-' ? QChar(u'\u207b') : raised[sign.digitValue()];
    if (text.startsWith(u'-'))
        text[0] = u'\u2212';
    return text + QStringLiteral(" \u00d7 10") + power;
}

QString cellText(double number)
{
    const double size = std::abs(number);
    if (number == 0 || (size >= 0.01 && size < 1e4))
        return size >= 100 ? fixedNumber(number, 0) : shortNumber(number);
    return exactNumber(QString::number(number, 'g', 2).toDouble()).replace(QStringLiteral("e-0"), QStringLiteral("e\u2212"))
        .replace(QStringLiteral("e-"), QStringLiteral("e\u2212")).remove(QStringLiteral("+0"));
}

QString caption(const Field &field)
{
    const LargeOrder &order = field.shown();
    const QString size = cellCount(field.matrix().rows(), field.matrix().columns());
    if (!order.isAttention())
        //: %1 is a file, %2 its size as "8,192 × 8,192".
        return Say::tr("%1: %2 numbers, as they stand in the file").arg(fileName(order.file), size);
    const QString what = order.scores ? Say::tr("scores") : Say::tr("weights");
    if (order.source == Source::File)
        //: %1 is "weights" or "scores", %2 their number as "8,192 × 8,192", %3 and %4 are files.
        return Say::tr("%2 %1, computed from the queries in %3 and the keys in %4")
            .arg(what, size, fileName(order.file), fileName(order.keys));
    //: %1 is "weights" or "scores", %2 their number as "8,192 × 8,192".
    return Say::tr("%2 %1 of a made-up text: %3 sections on %4 topics, width %5, seed %6")
        .arg(what, size, QString::number(kSections), QString::number(kTopics), QString::number(kWidth),
            QString::number(order.seed));
}

QString coming(const Field &field)
{
    const LargeOrder &order = field.coming();
    if (order.source == Source::File && !order.isAttention())
        //: Progress: %1 is a file.
        return Say::tr("reading %1").arg(fileName(order.file));
    if (order.source == Source::File)
        return Say::tr("computing attention from %1 and %2").arg(fileName(order.file), fileName(order.keys));
    //: Progress: %1 is "8,192 × 8,192".
    return order.scores ? Say::tr("computing %1 scores").arg(cellCount(order.size, order.size))
                        : Say::tr("computing %1 weights").arg(cellCount(order.size, order.size));
}

QString fault(const LargeFault &fault)
{
    const QString file = fileName(fault.path);
    switch (fault.kind) {
    case LargeFault::Kind::Stopped:
        break;
    case LargeFault::Kind::Npy:
        return npyFault(file, fault.npy);
    case LargeFault::Kind::NotTwoDimensions:
        return Say::tr("%1 has the shape %2; a matrix has two dimensions. Save array.reshape(rows, columns).")
            .arg(file, fault.shape);
    case LargeFault::Kind::Empty:
        return Say::tr("%1 has the shape %2: there are no numbers in it.").arg(file, fault.shape);
    case LargeFault::Kind::TooLarge:
        return Say::tr("%1 has the shape %2; up to %3 rows and columns are shown. Save a part, such as "
                       "array[:8192, :8192].")
            .arg(file, fault.shape, groupedNumber(LargeMatrix::kMostRows));
    case LargeFault::Kind::NotFinite:
        return Say::tr("%1 has the number %2 in row %3, column %4, which has no place on a scale. Save "
                       "numpy.nan_to_num(array).")
            .arg(file, shortNumber(fault.spot.value), groupedNumber(fault.spot.row + 1),
                groupedNumber(fault.spot.column + 1));
    case LargeFault::Kind::Overflow:
        return Say::tr("The queries and keys are so large that their scores go beyond what float32 holds. Make them "
                       "smaller, or divide the scores.");
    case LargeFault::Kind::Misfit:
        return Say::tr("%1 (%2) and %3 (%4) do not fit together: queries and keys have equally many columns.")
            .arg(file, fault.shape, fileName(fault.otherPath), fault.otherShape);
    case LargeFault::Kind::OutOfMemory:
        return Say::tr("There is not enough memory left: %1 are needed. Close other programs, or take a smaller matrix.")
            .arg(memoryText(fault.bytes));
    case LargeFault::Kind::TooManyFiles:
        return Say::tr("Open one file (a matrix), or two (queries and keys).");
    }
    return {};
}

Window windowOf(const Field &field)
{
    const Place place = field.place();
    const double wide = place.span / 2;
    const double high = wide * field.aspect();
    const auto first = [](double at) { return std::max(0, static_cast<int>(std::floor(at))); };
    const auto end = [](double at, int count) { return std::min(count, static_cast<int>(std::ceil(at))); };
    return {first(place.row - high), end(place.row + high, field.matrix().rows()), first(place.column - wide),
        end(place.column + wide, field.matrix().columns())};
}

QString whole(const Field &field)
{
    const LargeMatrix &matrix = field.matrix();
    const Spot cell = field.cell();
    QStringList lines{caption(field) + u'.'};
    if (field.shown().isAttention() && !field.shown().scaled)
        lines << Say::tr("The scores are not divided by the square root of d_k.");
    if (field.shown().causal)
        lines << Say::tr("Causal mask: no query looks at later keys.");
    lines << strongest(matrix);
    if (!field.shown().scores)
        lines << sums(matrix);
    lines << looked(field);
    lines << Say::tr("Row %1, column %2: %3.")
                 .arg(groupedNumber(cell.row + 1), groupedNumber(cell.column + 1), exactNumber(cell.value));
    return lines.join(u'\n');
}

double cellsLookedAt(const Field &field)
{
    const Window at = windowOf(field);
    return static_cast<double>(at.bottom - at.top) * (at.right - at.left);
}

QList<QStringList> table(const Field &field)
{
    if (cellsLookedAt(field) > kMostCells)
        return {};
    const Window at = windowOf(field);
    //: Heads of a table's columns.
    QList<QStringList> rows{{Say::tr("row"), Say::tr("column"), Say::tr("number")}};
    rows.reserve(1 + (at.bottom - at.top) * (at.right - at.left));
    for (int i = at.top; i < at.bottom; ++i)
        for (int j = at.left; j < at.right; ++j)
            rows << QStringList{QString::number(i + 1), QString::number(j + 1), csvNumber(field.matrix().at(i, j))};
    return rows;
}

} // namespace nunchi::exhibits::matrix::text
