// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>

#include <QCoreApplication>

#include "typeset/formula/formula.h"
#include "typeset/formula/text_outliner.h"

class QJSValue;

namespace nunchi::typeset {

/// MathJax in an engine of its own. Lives and is used on one thread; the script is loaded with the first formula.
/// Whatever the TeX does, the answer is a formula or an error, within the time limit.
class MathJax
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::typeset::MathJax)
public:
    static constexpr int kTimeLimit = 2000;      ///< ms one formula may compute
    static constexpr qsizetype kLongest = 20000; ///< characters of TeX

    explicit MathJax(std::shared_ptr<const TextOutliner> words, int timeLimit = kTimeLimit);
    ~MathJax();

    Formula typeset(const FormulaKey &key);
    /// The picture as MathJax draws it, for tests; empty when it is an error.
    QString svg(const FormulaKey &key);
    bool isLoaded() const;
    /// Gives its memory back; the next formula loads it again.
    void unload();

    /// Stops what is being typeset; from any thread. It then ends in an error, as do all later ones.
    void abort();

    /// Changes with every other MathJax, whose formulas may differ.
    static QByteArray fingerprint();

private:
    struct Answer;
    Answer ask(const FormulaKey &key);
    QString load();
    QString explain(const QJSValue &error);

    class Engine;
    std::shared_ptr<const TextOutliner> m_words;
    int m_timeLimit;
    std::atomic<bool> m_aborted = false;
    std::unique_ptr<Engine> m_engine;
};

} // namespace nunchi::typeset
