// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>

#include "course/page_splitter.h"

namespace nunchi::course {

/// The lines `:name: value` with which a directive's body may begin.
class DirectiveOptions
{
public:
    /// Reads them, and names those that are not allowed or stand twice.
    DirectiveOptions(Reading &reading, const Segment &segment, std::initializer_list<const char *> allowed);

    /// Where the body goes on after them.
    qsizetype bodyStart() const { return m_bodyStart; }
    QByteArray body() const;

    bool has(const char *name) const { return find(name) != nullptr; }
    QString text(const char *name) const; ///< absent: empty
    /// The author's id for the block; empty: none, or it cannot be one.
    QString id() const;
    /// One of the levels; empty: none, or there is no such level.
    QString level() const;
    /// A whole number within these bounds, a per cent sign after it or not; absent or wrong: otherwise.
    int number(const char *name, int least, int most, int otherwise) const;
    /// `2 4`: whole numbers from 1 to most, ascending, each once, here counted from 0.
    QList<int> places(const char *name, int most) const;

    void error(const char *name, const QString &message) const;

private:
    struct Option
    {
        QString name;
        QString value;
        qsizetype offset = 0;
    };
    const Option *find(const char *name) const;
    void add(Option option, std::initializer_list<const char *> allowed);
    void warnOfMisplaced(std::initializer_list<const char *> allowed) const;

    Reading &m_reading;
    const Segment &m_segment;
    QList<Option> m_options;
    qsizetype m_bodyStart = 0;
};

} // namespace nunchi::course
