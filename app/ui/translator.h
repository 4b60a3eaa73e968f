// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QString>

class QTranslator;

namespace nunchi::ui {

/// The interface's words in one language, Qt's own included, for the whole program. Switches at run time; a language
/// without a translation shows the English of the source. Later ones win over earlier ones.
class Translator
{
public:
    explicit Translator(const QString &locale); ///< "ko", "ko_KR", "en" …
    ~Translator();
    Translator(const Translator &) = delete;
    Translator &operator=(const Translator &) = delete;

    void use(const QString &locale);
    QString language() const { return m_language; }

private:
    QString m_language;
    std::unique_ptr<QTranslator> m_own;
    std::unique_ptr<QTranslator> m_qt;
};

} // namespace nunchi::ui
