// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/heads/model_book.h"

#include <algorithm>

#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace nunchi::exhibits::heads {

namespace {
QString noDimension(const QString &whose, const QString &id)
{
    return QStringLiteral("“%1” names a dimension “%2” that there is not").arg(whose, id);
}
} // namespace

int HeadBook::dimension(const QString &id) const
{
    for (qsizetype i = 0; i < m_dimensions.size(); ++i)
        if (m_dimensions[i].id == id)
            return static_cast<int>(i);
    return -1;
}

std::optional<QString> HeadBook::readHead(const QJsonObject &object)
{
    Head head{object[QLatin1String("id")].toString(), translated(object[QLatin1String("name")]),
        translated(object[QLatin1String("does")]), {}, {}};
    for (const QJsonValue &value : object[QLatin1String("components")].toArray()) {
        const QString from = value[QLatin1String("from")].toString();
        const QString to = value[QLatin1String("to")].toString();
        head.components.append({dimension(from), value[QLatin1String("times")].toDouble(), dimension(to)});
        if (dimension(from) < 0 || dimension(to) < 0)
            return noDimension(head.id, dimension(from) < 0 ? from : to);
    }
    for (const QString &id : strings(object[QLatin1String("values")])) {
        head.values << dimension(id);
        if (head.values.last() < 0)
            return noDimension(head.id, id);
    }
    if (head.components.isEmpty() || head.values.isEmpty())
        return QStringLiteral("head “%1” has nothing to score by or to hand over").arg(head.id);
    if (!m_heads.isEmpty() && (head.components.size() != dK() || head.values.size() != dV()))
        return QStringLiteral("head “%1” is not as wide as the first").arg(head.id);
    m_heads.append(head);
    return {};
}

std::optional<QString> HeadBook::readSentence(
    const QJsonObject &object, const QMap<QString, QMap<QString, double>> &words)
{
    Sentence sentence{object[QLatin1String("id")].toString(), translated(object[QLatin1String("short")]),
        object[QLatin1String("query")].toString(), {}};
    for (const QString &language : {QStringLiteral("ko"), QStringLiteral("en")}) {
        QHash<QString, int> seen;
        for (const QJsonValue &value : object[language].toArray()) {
            const QJsonArray token = value.toArray();
            const QString word = token.at(0).toString();
            if (!words.contains(word))
                return QStringLiteral("sentence “%1” uses a word “%2” that there is not").arg(sentence.id, word);
            const int times = ++seen[word];
            QMap<QString, double> x = words[word];
            x[QStringLiteral("clause")] = token.at(2).toDouble();
            sentence.tokens[language].append(
                {times == 1 ? word : word + u'#' + QString::number(times), token.at(1).toString(), x});
        }
        if (!seen.contains(sentence.query))
            return QStringLiteral("sentence “%1” does not hold its query in “%2”").arg(sentence.id, language);
    }
    m_sentences.append(sentence);
    return {};
}

void HeadBook::fillWeights()
{
    const auto width = m_dimensions.size();
    const auto heads = m_heads.size();
    m_weights.wQ = engine::Matrix::Zero(width, heads * dK());
    m_weights.wK = m_weights.wQ;
    m_weights.wV = engine::Matrix::Zero(width, heads * dV());
    for (qsizetype h = 0; h < heads; ++h) {
        for (int c = 0; c < dK(); ++c) {
            const Component &component = m_heads[h].components[c];
            m_weights.wQ(component.from, h * dK() + c) = component.times;
            m_weights.wK(component.to, h * dK() + c) = 1;
        }
        for (int c = 0; c < dV(); ++c)
            m_weights.wV(m_heads[h].values[c], h * dV() + c) = 1;
    }
}

/// A row of W_O belongs to what one head hands over: named by the dimension.
std::optional<QString> HeadBook::readOutput(const QJsonObject &object)
{
    m_weights.wO = engine::Matrix::Zero(m_weights.wV.cols(), m_dimensions.size());
    for (qsizetype h = 0; h < m_heads.size(); ++h) {
        for (int c = 0; c < dV(); ++c) {
            const QMap<QString, double> row = numbers(object[m_dimensions[m_heads[h].values[c]].id]);
            for (auto it = row.begin(); it != row.end(); ++it) {
                if (dimension(it.key()) < 0)
                    return noDimension(QStringLiteral("output"), it.key());
                m_weights.wO(h * dV() + c, dimension(it.key())) = it.value();
            }
        }
    }
    return {};
}

std::optional<HeadBook> HeadBook::read(const QByteArray &json, QString *reason)
{
    QJsonParseError error;
    const QJsonObject root = QJsonDocument::fromJson(json, &error).object();
    HeadBook book;
    std::optional<QString> fault;
    if (error.error != QJsonParseError::NoError)
        fault = QStringLiteral("%1 at byte %2").arg(error.errorString()).arg(error.offset);
    for (const QJsonValue &value : root[QLatin1String("dimensions")].toArray())
        book.m_dimensions.append({value[QLatin1String("id")].toString(), translated(value[QLatin1String("name")])});
    QMap<QString, QMap<QString, double>> words;
    for (const QJsonValue &value : root[QLatin1String("words")].toArray()) {
        words[value[QLatin1String("id")].toString()] = numbers(value[QLatin1String("x")]);
        for (const QString &id : numbers(value[QLatin1String("x")]).keys())
            if (!fault && book.dimension(id) < 0)
                fault = noDimension(value[QLatin1String("id")].toString(), id);
    }
    for (const QJsonValue &value : root[QLatin1String("heads")].toArray())
        if (!fault)
            fault = book.readHead(value.toObject());
    for (const QJsonValue &value : root[QLatin1String("sentences")].toArray())
        if (!fault)
            fault = book.readSentence(value.toObject(), words);
    if (!fault && (book.m_heads.isEmpty() || book.m_sentences.isEmpty()))
        fault = QStringLiteral("there is no head or no sentence");
    if (!fault) {
        book.fillWeights();
        fault = book.readOutput(root[QLatin1String("output")].toObject());
    }
    if (!fault)
        return book;
    *reason = *fault;
    return {};
}

const HeadBook &HeadBook::builtIn()
{
    static const HeadBook book = [] {
        QFile file(QStringLiteral(":/exhibits/heads/heads.json"));
        QString reason = QStringLiteral("not found");
        const bool opened = file.open(QIODevice::ReadOnly);
        std::optional<HeadBook> found = opened ? read(file.readAll(), &reason) : std::nullopt;
        if (!found)
            qFatal("%s: %s", qPrintable(file.fileName()), qPrintable(reason));
        return *found;
    }();
    return book;
}

const Sentence *HeadBook::sentence(const QString &id) const
{
    const auto found =
        std::find_if(m_sentences.begin(), m_sentences.end(), [&](const Sentence &one) { return one.id == id; });
    return found == m_sentences.end() ? nullptr : &*found;
}

} // namespace nunchi::exhibits::heads
