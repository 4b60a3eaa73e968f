// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QJsonObject>

#include "exhibits/matrix/model_loader.h"

namespace nunchi::exhibits::matrix {

/// What of a matrix is looked at: the middle, and how many cells lie along the width of the picture.
struct Place
{
    double row = 0;
    double column = 0;
    double span = 1;
    bool operator==(const Place &) const = default;
};

/// The large matrix that takes the place of the sentence's: what is wanted, what is there, what comes, and which part
/// of it is looked at. What was there stays until something else has come.
class Field : public QObject
{
    Q_OBJECT
public:
    static constexpr int kLeastSize = 16;
    static constexpr int kMostPath = 4096;
    static constexpr double kLeastSpan = 8;

    explicit Field(QObject *parent = nullptr);

    const LargeOrder &order() const { return m_order; } ///< what is wanted
    bool isOn() const { return m_order.source != Source::Sentence; }
    /// There is a matrix to look at, though perhaps not yet the one that is wanted.
    bool isShown() const { return isOn() && m_shown.matrix != nullptr; }
    const LargeMatrix &matrix() const { return *m_shown.matrix; } ///< only where shown
    const QueriesAndKeys *made() const { return m_shown.made.get(); } ///< none: from a file as it is
    const LargeOrder &shown() const { return m_shownOrder; } ///< what matrix() was made by
    /// The mask hides it.
    bool isMasked(int row, int column) const { return column >= visible(row); }
    int visible(int row) const; ///< so many columns, the first ones

    /// Of the colour map, never 0: the largest number in size, or (isClipped) the usual largest.
    double scaleEnd() const;
    bool isClipped() const; ///< some numbers lie beyond the colour map and have the colour of its end

    bool isBusy() const { return m_loader.isBusy(); }
    const LargeOrder &coming() const { return m_loader.order(); }
    double share() const { return m_loader.share(); }
    const std::optional<LargeFault> &fault() const { return m_fault; } ///< of the last attempt

    /// Wants it from now on. keepPlace: the place and the cell were set for it.
    void set(const LargeOrder &order, bool keepPlace);
    /// Wants it once it has come; until then, and where it cannot be had, all stays as it is.
    void open(const LargeOrder &order);
    void refuse(const LargeFault &fault); ///< all stays, and the fault is shown
    void stop(); ///< what is coming: as if it could not be had, without a fault
    void cancel(); ///< whatever is coming, in silence; forgets a fault
    void finish(); ///< waits for what is coming

    // The part that is looked at, within the matrix that is shown.
    double aspect() const; ///< of the picture, its height to its width: square, or lower for a wide matrix
    Place whole() const;
    Place place() const;
    Place within(Place place) const;
    /// Closer by a factor; the cell under this point stays where it is.
    static Place closer(const Place &place, double factor, double row, double column);
    void setPlace(const std::optional<Place> &place) { m_place = place; }
    Spot cell() const; ///< chosen, or the largest of all
    void setCell(int row, int column);

    void write(QJsonObject &state) const;
    /// Why these are no place and cell; empty: taken over.
    std::optional<QString> readPlace(const QJsonObject &state);

Q_SIGNALS:
    void changed(); ///< something came, goes on, or went wrong
    void opening(const nunchi::exhibits::matrix::LargeOrder &order); ///< it has come: from now on it is wanted
    void gaveUp(); ///< what is wanted cannot be had; fault() says why

private:
    void take(const LargeResult &result);
    void lose(const LargeFault &fault);

    LargeOrder m_order;
    LargeOrder m_shownOrder;
    LargeResult m_shown;
    std::optional<LargeFault> m_fault;
    std::optional<Place> m_place;
    std::optional<std::pair<int, int>> m_cell; ///< row and column
    bool m_opening = false;
    bool m_keepPlace = false;
    LargeLoader m_loader;
};

} // namespace nunchi::exhibits::matrix
