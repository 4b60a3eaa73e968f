// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace nunchi::exhibits {
class ExhibitModel;
}

namespace nunchi::session {

class Session;

/// The exhibits of a page, made where they are not yet there.
QList<exhibits::ExhibitModel *> exhibitsOf(Session &session, const QString &lesson, const QString &page);

} // namespace nunchi::session
