// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/attention_values.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <QHash>
#include <QSet>

#include "engine/masks.h"
#include "exhibits/shared/token_text.h"

namespace nunchi::exhibits {

namespace {

constexpr int extraPadding = 2;

/// The beginning of a word, to stand between quotes: its own quotes would double them.
QString shortened(const QString &token)
{
    QString word = token;
    while (word.startsWith(u'"') || word.startsWith(u'\''))
        word.remove(0, 1);
    return word.left(maxTokenLength) + u'\u2026';
}

/// Keys of typed tokens: the token itself, numbered from its second time on.
QList<Token> typedTokens(const QString &text)
{
    QList<Token> tokens;
    QHash<QString, int> seen;
    for (const QString &token : splitTokens(text)) {
        const bool padding = isPaddingToken(token);
        const QString shown = padding ? paddingToken() : token;
        const int times = ++seen[shown];
        const Word *word = padding ? nullptr : SentenceBook::builtIn().look(token);
        const QString key = times == 1 ? shown : shown + u'#' + QString::number(times);
        tokens.append({key, shown, word ? word->id : QString(), padding});
    }
    return tokens;
}

QList<Token> sentenceTokens(const Sentence &sentence, const QString &language)
{
    QList<Token> tokens;
    for (const SentenceToken &token : sentence.tokens.value(language))
        tokens.append({token.key, token.text, token.word, false});
    return tokens;
}

void appendPadding(QList<Token> &tokens)
{
    auto already = std::count_if(tokens.begin(), tokens.end(), [](const Token &token) { return token.padding; });
    for (int i = 0; i < extraPadding; ++i) {
        const QString key = ++already == 1 ? paddingToken() : paddingToken() + u'#' + QString::number(already);
        tokens.append({key, paddingToken(), {}, true});
    }
}

/// Every key these settings can have in any language: what a query or an edit may name.
QSet<QString> possibleKeys(const AttentionSettings &settings, const Sentence &sentence)
{
    QSet<QString> keys;
    const auto collect = [&](QList<Token> tokens) {
        appendPadding(tokens);
        for (const Token &token : std::as_const(tokens))
            keys << token.key;
    };
    if (!settings.text.isEmpty())
        collect(typedTokens(settings.text));
    else
        for (const QString &language : sentence.tokens.keys())
            collect(sentenceTokens(sentence, language));
    return keys;
}

} // namespace

AttentionValues::AttentionValues(QObject *parent)
    : QObject(parent)
    , m_settings(AttentionSettings::defaults())
{
    recompute();
}

const Sentence &AttentionValues::sentence() const
{
    return *SentenceBook::builtIn().sentence(m_settings.sentence);
}

std::optional<QString> AttentionValues::textRefusal(const AttentionSettings &settings) const
{
    const QStringList tokens = splitTokens(settings.text);
    if (!settings.text.isEmpty() && tokens.isEmpty())
        return tr("“text” holds no word.");
    if (tokens.size() > maxTokens)
        return tr("At most %1 words fit; these are %2. Take some out.").arg(maxTokens).arg(tokens.size());
    for (const QString &token : tokens)
        if (letterCount(token) > maxTokenLength)
            return tr("“%1” is too long: a word may have %2 letters. Put a space into it.")
                .arg(shortened(token))
                .arg(maxTokenLength);
    if (settings.text.size() > maxTextLength)
        return tr("All words together may have %1 characters; these have %2.")
            .arg(maxTextLength)
            .arg(settings.text.size());
    return {};
}

std::optional<QString> AttentionValues::editRefusal(const AttentionSettings &settings) const
{
    const Sentence &of = *SentenceBook::builtIn().sentence(settings.sentence);
    const QSet<QString> keys = possibleKeys(settings, of);
    if (!settings.query.isEmpty() && !keys.contains(settings.query))
        return tr("“%1” is no token of this sentence, so it cannot be the query.").arg(settings.query);
    for (auto it = settings.edits.begin(); it != settings.edits.end(); ++it) {
        const qsizetype dot = it.key().lastIndexOf(u'.');
        if (dot < 0 || !keys.contains(it.key().left(dot)))
            return tr("“edits” names “%1”, but no token of this sentence is called so (write token.dimension).")
                .arg(it.key());
        if (!of.dimensions.contains(it.key().mid(dot + 1)))
            return tr("“edits” names “%1”, but the dimensions are %2.")
                .arg(it.key(), of.dimensions.join(QStringLiteral(", ")));
        if (!(std::abs(it.value()) <= maxEdit)) // also catches NaN
            return tr("“%1” must be a number between −%2 and %2.").arg(it.key()).arg(maxEdit);
    }
    return {};
}

std::optional<QString> AttentionValues::refusal(const AttentionSettings &settings) const
{
    if (!SentenceBook::builtIn().sentence(settings.sentence))
        return tr("There is no sentence “%1”.").arg(settings.sentence);
    if (const auto reason = textRefusal(settings))
        return reason;
    return editRefusal(settings);
}

void AttentionValues::set(const AttentionSettings &settings)
{
    Q_ASSERT(!refusal(settings));
    if (settings == m_settings)
        return;
    m_settings = settings;
    recompute();
    Q_EMIT changed();
}

void AttentionValues::setLanguage(const QString &language)
{
    if (language == m_language)
        return;
    m_language = language;
    recompute();
    Q_EMIT changed();
}

int AttentionValues::indexOf(const QString &key) const
{
    for (int i = 0; i < count(); ++i)
        if (m_tokens[i].key == key)
            return i;
    return -1;
}

void AttentionValues::chooseTokens()
{
    m_tokens = isTyped() ? typedTokens(m_settings.text) : sentenceTokens(sentence(), m_language);
    if (m_settings.padding != Padding::None)
        appendPadding(m_tokens);
    m_query = indexOf(m_settings.query);
    for (int i = 0; i < count() && m_query < 0; ++i)
        if (m_tokens[i].word == sentence().query)
            m_query = i;
    m_query = std::max(m_query, 0);
    m_dimensions.clear();
    for (const QString &id : sentence().dimensions) {
        const Dimension &dimension = *SentenceBook::builtIn().dimension(id);
        m_dimensions.append({id, dimension.name.value(m_language), dimension.means.value(m_language)});
    }
}

double AttentionValues::original(int token, int dimension) const
{
    const Token &of = m_tokens[token];
    const QString &id = m_dimensions[dimension].id;
    const Word *word = SentenceBook::builtIn().word(of.word);
    const double own = word ? word->x.value(id) : 0.0;
    return isTyped() ? own : own + sentence().mixed.value(of.key).value(id);
}

bool AttentionValues::isEdited(int token, int dimension) const
{
    return m_settings.edits.contains(AttentionSettings::editName(m_tokens[token].key, m_dimensions[dimension].id));
}

void AttentionValues::fillMatrices()
{
    const int d = width();
    m_x.resize(count(), d);
    m_wQ.resize(d, d);
    for (int i = 0; i < count(); ++i)
        for (int c = 0; c < d; ++c)
            m_x(i, c) = m_settings.edits.value(
                AttentionSettings::editName(m_tokens[i].key, m_dimensions[c].id), original(i, c));
    for (int r = 0; r < d; ++r)
        for (int c = 0; c < d; ++c)
            m_wQ(r, c) = sentence().wQ[r][c];
    m_q = m_x * m_wQ;
}

void AttentionValues::buildMask()
{
    m_mask.resize(0, 0);
    const int n = count();
    if (m_settings.padding == Padding::Hidden) {
        std::vector<bool> real;
        for (const Token &token : std::as_const(m_tokens))
            real.push_back(!token.padding);
        m_mask = engine::paddingMask(n, real);
    }
    if (m_settings.causal)
        m_mask = m_mask.size() == 0 ? engine::causalMask(n, n) : engine::Mask(m_mask && engine::causalMask(n, n));
}

void AttentionValues::recompute()
{
    chooseTokens();
    fillMatrices();
    buildMask();
    engine::AttentionOptions scaled;
    scaled.mask = m_mask;
    engine::AttentionOptions plain = scaled;
    plain.scale = 1.0;
    m_trace = engine::attention(m_q, k(), v(), m_settings.scaled ? scaled : plain);
    m_other = engine::attention(m_q, k(), v(), m_settings.scaled ? plain : scaled);
}

bool AttentionValues::isBlind(int query) const
{
    const auto &blind = m_trace.blindQueries;
    return std::find(blind.begin(), blind.end(), query) != blind.end();
}

QString AttentionValues::reason(int token) const
{
    const Token &of = m_tokens[token];
    if (of.padding)
        return tr("Only fills the sentence up; all its numbers are 0.");
    const Word *word = SentenceBook::builtIn().word(of.word);
    if (!word)
        return tr("Not in the word list: its numbers start at 0. Give it some.");
    return word->why.value(m_language);
}

} // namespace nunchi::exhibits
