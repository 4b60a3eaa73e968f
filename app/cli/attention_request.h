// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

#include <QStringList>

#include "cli/npy_argument.h"

namespace nunchi::cli {

enum class Stage {
    Scores,
    Scaled,
    Weights,
    Output,
    // Gradients, each of the shape of the file it belongs to.
    DQ,
    DK,
    DV,
    DWQ,
    DWK,
    DWV,
    DWO,
};

/// As --stage and the JSON call it.
std::string_view nameOf(Stage stage);

/// The projections of several heads, as files.
struct HeadsRequest
{
    int count = 1;
    QString wQ;
    QString wK;
    QString wV;
    QString wO;
};

/// What the arguments of `nunchi attention` ask for; no file has been looked at yet.
struct AttentionRequest
{
    bool help = false;
    QString q;
    QString k;
    QString v;
    std::optional<QString> mask;
    bool causal = false;
    bool tiled = false; ///< the output alone, without the n×m stages
    bool narrow = false; ///< float32 throughout; only with tiled
    std::optional<double> scale; ///< empty: 1/√d_k
    std::optional<HeadsRequest> heads;
    std::optional<QString> grad; ///< the gradient of the output
    std::optional<Stage> stage; ///< empty: all
    std::optional<QString> out;
};

engine::Result<AttentionRequest, Complaint> parseAttention(const QStringList &arguments);
QString attentionHelp();

} // namespace nunchi::cli
