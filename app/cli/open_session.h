// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QString>

#include "session/session.h"

namespace nunchi::cli {

/// The course in a folder with a session over it. Null: there is none to open, and error says why.
/// store may be null: then nothing is kept.
std::unique_ptr<session::Session> openSession(
    const QString &folder, std::unique_ptr<session::Store> store, QString *error);

} // namespace nunchi::cli
