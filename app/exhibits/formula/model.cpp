// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/formula/model.h"

#include <algorithm>

#include "exhibits/shared/csv.h"
#include "exhibits/shared/number_text.h"

namespace nunchi::exhibits::formula {

Model::Model(QObject *parent)
    : ExhibitModel(parent)
{
    set(AttentionSettings::defaults());
}

QList<Parameter> Model::parameters() const
{
    using Kind = Parameter::Kind;
    QStringList sentences;
    for (const Sentence &sentence : SentenceBook::builtIn().sentences())
        sentences << sentence.id;
    return {
        {QStringLiteral("step"), Kind::Integer, 0, 0, partCount - 1, {}},
        {QStringLiteral("sentence"), Kind::Choice, sentences.first(), 0, 0, sentences},
        {QStringLiteral("query"), Kind::Text, QString(), 0, 64, {}},
    };
}

QJsonObject Model::state() const
{
    return {
        {QStringLiteral("step"), int(m_part)},
        {QStringLiteral("sentence"), m_values.settings().sentence},
        {QStringLiteral("query"), m_values.settings().query},
    };
}

std::optional<QString> Model::apply(const QJsonObject &complete)
{
    AttentionSettings settings = AttentionSettings::defaults();
    settings.sentence = complete[QLatin1String("sentence")].toString();
    settings.query = complete[QLatin1String("query")].toString();
    if (const auto reason = m_values.refusal(settings))
        return reason;
    m_part = Part(complete[QLatin1String("step")].toInt());
    set(settings);
    return {};
}

void Model::set(const AttentionSettings &settings)
{
    m_values.set(settings);
    m_kTransposed = m_values.k().transpose();
}

void Model::languageChanged()
{
    m_values.setLanguage(language());
    m_kTransposed = m_values.k().transpose();
}

const engine::Matrix &Model::matrix(Stage stage) const
{
    const engine::AttentionTrace &trace = m_values.trace();
    switch (stage) {
    case Stage::Q:
        return m_values.q();
    case Stage::KTransposed:
        return m_kTransposed;
    case Stage::Scores:
        return trace.raw;
    case Stage::Scaled:
        return trace.scaled;
    case Stage::Weights:
        return trace.weights;
    case Stage::V:
        return m_values.v();
    case Stage::Output:
        break;
    }
    return trace.output;
}

bool Model::belongs(Stage stage, Part part)
{
    switch (part) {
    case Part::Scores:
        return stage <= Stage::Scores;
    case Part::Scaling:
        return stage == Stage::Scores || stage == Stage::Scaled;
    case Part::Softmax:
        return stage == Stage::Scaled || stage == Stage::Weights;
    case Part::Mixing:
        return stage >= Stage::Weights;
    case Part::Whole:
        break;
    }
    return true;
}

void Model::setPart(Part part)
{
    if (part == m_part)
        return;
    remember(QStringLiteral("part"));
    m_part = part;
    Q_EMIT changed();
}

void Model::next(int parts)
{
    setPart(Part(std::clamp(int(m_part) + parts, 0, partCount - 1)));
}

void Model::setRow(int row)
{
    const int wanted = std::clamp(row, 0, count() - 1);
    if (wanted == this->row())
        return;
    remember(QStringLiteral("row"));
    AttentionSettings settings = m_values.settings();
    settings.query = m_values.tokens()[wanted].key;
    set(settings);
    Q_EMIT changed();
}

QString shapeOf(const engine::Matrix &matrix)
{
    return QStringLiteral("%1\u00D7%2").arg(matrix.rows()).arg(matrix.cols());
}

QString partFormula(Part part)
{
    switch (part) {
    case Part::Scores:
        return QStringLiteral("$\\Q{Q}\\K{K}^\\top$");
    case Part::Scaling:
        return QStringLiteral("$\\div\\sqrt{d_k}$");
    case Part::Softmax:
        return QStringLiteral("$\\W{\\softmax}$");
    case Part::Mixing:
        return QStringLiteral("$\\cdot\\V{V}$");
    case Part::Whole:
        break;
    }
    return {};
}

QString Model::textForm() const
{
    const QString asks = m_values.tokens()[row()].text;
    const auto perToken = [this](Stage stage) {
        QStringList cells;
        for (int j = 0; j < count(); ++j)
            cells << m_values.tokens()[j].text + u' ' + fixedNumber(matrix(stage)(row(), j), 2);
        return cells.join(QStringLiteral(", "));
    };
    QStringList mixed;
    for (int c = 0; c < width(); ++c)
        mixed << m_values.dimensions()[c].name + u' ' + fixedNumber(matrix(Stage::Output)(row(), c), 2);
    //: In the text form, which a screen reader reads: the formula, spoken in signs.
    QStringList lines{tr("Attention(Q, K, V) = softmax(QKᵀ/√d_k)V. Q and K are %1, V is %2.")
                          .arg(shapeOf(matrix(Stage::Q)), shapeOf(matrix(Stage::V)))};
    lines << tr("QKᵀ, %1: the score of every query with every key. The row of “%2”: %3.")
                 .arg(shapeOf(matrix(Stage::Scores)), asks, perToken(Stage::Scores));
    lines << tr("Divided by √d_k = %1: %2.")
                 .arg(fixedNumber(1 / m_values.trace().scale, 2), perToken(Stage::Scaled));
    lines << tr("softmax, row by row: weights that add up to 1: %1.").arg(perToken(Stage::Weights));
    lines << tr("Times V, %1: the values mixed by the weights: %2.")
                 .arg(shapeOf(matrix(Stage::Output)), mixed.join(QStringLiteral(", ")));
    return lines.join(u'\n');
}

QList<QStringList> Model::table() const
{
    QStringList heads{tr("query"), tr("key"), tr("score"), tr("divided"), tr("weight")};
    QList<QStringList> rows{heads};
    for (int i = 0; i < count(); ++i)
        for (int j = 0; j < count(); ++j)
            rows << QStringList{m_values.tokens()[i].text, m_values.tokens()[j].text,
                csvNumber(matrix(Stage::Scores)(i, j)), csvNumber(matrix(Stage::Scaled)(i, j)),
                csvNumber(matrix(Stage::Weights)(i, j))};
    return rows;
}

} // namespace nunchi::exhibits::formula
