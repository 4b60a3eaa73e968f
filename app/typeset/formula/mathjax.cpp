// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/formula/mathjax.h"

#include <QCoreApplication>
#include <QJSEngine>

#include "mathjax_fingerprint.h"
#include "typeset/formula/formula_code.h"
#include "typeset/formula/svg_reader.h"
#include "typeset/formula/tex_problem.h"
#include "typeset/formula/thread_time.h"

/// The script is in a static library: without being asked for, it would not be linked.
static void loadMathJaxScript()
{
    Q_INIT_RESOURCE(nunchi_mathjax);
    Q_INIT_RESOURCE(qmlcache_nunchi_mathjax);
}

namespace nunchi::typeset {

namespace {
/// What the script asks back: how wide are these letters, and may it go on?
class Host : public QObject
{
    Q_OBJECT
public:
    Host(std::shared_ptr<const TextOutliner> words, const std::atomic<bool> &aborted)
        : m_words(std::move(words)), m_aborted(aborted)
    {
    }

    Q_INVOKABLE QList<qreal> measure(const QString &text, const QString &variant) const
    {
        const TextOutline outline = m_words->outline(text, variant);
        return {outline.width, outline.ascent, outline.descent};
    }
    Q_INVOKABLE bool expired() const { return m_aborted || threadTime() > m_end; }
    void setTime(int milliseconds) { m_end = threadTime() + std::chrono::milliseconds(milliseconds); }

private:
    std::shared_ptr<const TextOutliner> m_words;
    const std::atomic<bool> &m_aborted;
    std::chrono::nanoseconds m_end{};
};
} // namespace

struct MathJax::Answer
{
    QString svg;
    QByteArray structure;
    QString error;
};

class MathJax::Engine
{
public:
    Engine(const std::shared_ptr<const TextOutliner> &words, const std::atomic<bool> &aborted) : m_host(words, aborted)
    {
        QJSEngine::setObjectOwnership(&m_host, QJSEngine::CppOwnership);
    }

    QString load()
    {
        const QJSValue module = m_js.importModule(QStringLiteral(":/nunchi/mathjax/mathjax.mjs"));
        m_typeset = module.property(QStringLiteral("typeset"));
        const QJSValue host = m_js.newQObject(&m_host);
        const QJSValue set = module.property(QStringLiteral("setHost"))
                                 .call({host.property(QStringLiteral("measure")), host.property(QStringLiteral("expired"))});
        if (m_typeset.isCallable() && !set.isError())
            return {};
        return module.isError() ? module.toString() : set.toString();
    }

    QJSValue typeset(const FormulaKey &key, int timeLimit)
    {
        m_host.setTime(timeLimit);
        return m_typeset.call({key.tex, key.display});
    }

private:
    Host m_host;
    QJSEngine m_js;
    QJSValue m_typeset;
};

MathJax::MathJax(std::shared_ptr<const TextOutliner> words, int timeLimit)
    : m_words(std::move(words)), m_timeLimit(timeLimit)
{
}

MathJax::~MathJax() = default;

bool MathJax::isLoaded() const { return m_engine != nullptr; }
void MathJax::unload() { m_engine.reset(); }
void MathJax::abort() { m_aborted = true; }
QByteArray MathJax::fingerprint() { return QByteArray(kMathJaxFingerprint); }

QString MathJax::load()
{
    if (m_engine)
        return {};
    loadMathJaxScript();
    auto engine = std::make_unique<Engine>(m_words, m_aborted);
    const QString problem = engine->load();
    if (problem.isEmpty())
        m_engine = std::move(engine);
    return problem;
}

MathJax::Answer MathJax::ask(const FormulaKey &key)
{
    if (key.tex.size() > kLongest)
        return {{}, {}, tr("The formula is longer than %1 characters.").arg(kLongest)};
    if (m_aborted) // a short formula would end before it asks
        return {{}, {}, tr("The typesetter was stopped.")};
    const QString problem = load();
    if (!problem.isEmpty())
        return {{}, {}, tr("The typesetter could not be started: %1").arg(problem)};
    const QJSValue result = m_engine->typeset(key, m_timeLimit);
    if (result.isError())
        return {{}, {}, explain(result)};
    return {result.property(QStringLiteral("svg")).toString(),
            result.property(QStringLiteral("structure")).toString().toUtf8(), {}};
}

QString MathJax::explain(const QJSValue &error)
{
    const QString name = error.property(QStringLiteral("name")).toString();
    const QString message = error.property(QStringLiteral("message")).toString();
    if (name == QLatin1String("TeXError"))
        return TexProblem::text(error.property(QStringLiteral("id")).toString(),
                                error.property(QStringLiteral("parts")).toVariant().toStringList(), message);
    m_engine.reset(); // what a script left half done is not to be trusted
    if (name == QLatin1String("TimeUp"))
        //: %1 is a number such as 2 or 0.5
        return tr("Setting the formula took more than %1 seconds.").arg(m_timeLimit / 1000.0);
    if (name == QLatin1String("RangeError"))
        return tr("The formula is nested too deeply.");
    return message;
}

QString MathJax::svg(const FormulaKey &key)
{
    return ask(key).svg;
}

Formula MathJax::typeset(const FormulaKey &key)
{
    const Answer answer = ask(key);
    if (!answer.error.isEmpty())
        return Formula::failed(answer.error);
    Formula formula = SvgReader(*m_words).read(answer.svg);
    if (!formula.isError())
        formula.setStructure(answer.structure);
    return rounded(formula);
}

} // namespace nunchi::typeset

#include "mathjax.moc"
