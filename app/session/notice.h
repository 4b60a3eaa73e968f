// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <QString>

#include <functional>

namespace nunchi::session {

/// Something to tell people. It is put into words whenever it is shown, since the language may be another by then.
class Notice
{
public:
    Notice() = default;
    explicit Notice(std::function<QString()> words)
        : m_words(std::move(words))
    {
    }

    QString text() const { return m_words ? m_words() : QString(); }

private:
    std::function<QString()> m_words;
};

} // namespace nunchi::session

Q_DECLARE_METATYPE(nunchi::session::Notice)
