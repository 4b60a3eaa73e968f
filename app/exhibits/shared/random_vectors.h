// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>

#include "exhibits/exhibit_model.h"
#include "exhibits/settling.h"
#include "exhibits/shared/background.h"

namespace nunchi::exhibits {

/// What exhibits of random queries and keys have in common: how wide the vectors are, whether the scores are divided by
/// √d, the seed; and that a few draws are there at once and the many follow from a thread beside.
class RandomVectors : public ExhibitModel, public Settling
{
    Q_OBJECT
public:
    static constexpr int kWidest = 1024;

    using ExhibitModel::ExhibitModel;

    QList<Parameter> parameters() const override; ///< width, scaled, seed
    QJsonObject state() const override;

    int width() const { return m_width; }
    bool isScaled() const { return m_scaled; }
    int seed() const { return m_seed; }

    // Changes by the user; one gesture (a drag) is undone as one.
    void setWidth(int width, int gesture);
    void setScaled(bool scaled);
    void drawAgain(); ///< with the next seed

protected:
    struct Taken
    {
        bool width = false; ///< is another one
        bool seed = false;
    };
    Taken take(const QJsonObject &complete);
    /// The user moved one of them: draw what depends on it.
    virtual void widthMoved() { }
    virtual void seedMoved() = 0;

    /// Another stream than that of the seed itself.
    std::uint64_t secondStream() const { return static_cast<std::uint64_t>(m_seed) + kMostSeed + 1; }

    /// Draws on from what was begun until there are `goal`: so many between two looks whether to stop, so many such
    /// batches between two pictures. show: called on the GUI thread, with all there is.
    template <class Tally>
    static void drawOn(Background &background, const Tally &begun, int goal, int batch, int news,
        const std::function<void(const Tally &)> &show);

private:
    static constexpr int kMostSeed = 1'000'000;

    int m_width = 64;
    bool m_scaled = false;
    int m_seed = 141;
};

template <class Tally>
void RandomVectors::drawOn(Background &background, const Tally &begun, int goal, int batch, int news,
    const std::function<void(const Tally &)> &show)
{
    background.start([tally = begun, goal, batch, news, show](const Background::Link &link) mutable {
        int batches = 0;
        while (tally.count() < goal && !link.isStopped()) {
            tally.draw(std::min(batch, goal - tally.count()));
            if (++batches % news == 0 || tally.count() == goal)
                link.tell([tally, show] { show(tally); });
        }
    });
}

} // namespace nunchi::exhibits
