// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/numbers.h"

#include "course/number_text.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string_view>

namespace nunchi::course {

namespace {

/// Longer texts are not meant as a number; it also bounds the work.
constexpr qsizetype LongestText = 100;

constexpr char16_t HangulThing = u'\uAC1C'; // gae, the counter of things
constexpr std::u16string_view HangulDigits = u"\uC601\uC77C\uC774\uC0BC\uC0AC\uC624\uC721\uCE60\uD314\uAD6C"; // 0 … 9

/// A word that multiplies what stands before it by 10^power.
struct Scale
{
    std::u16string_view word;
    int power;
};
constexpr std::array<Scale, 8> LargeScales{{
    {u"\uACBD", 16}, // gyeong
    {u"\uC870", 12}, // jo
    {u"\uC5B5", 8}, // eok
    {u"\uB9CC", 4}, // man
    {u"trillion", 12},
    {u"billion", 9},
    {u"million", 6},
    {u"thousand", 3},
}};
constexpr std::array<Scale, 3> SmallScales{{
    {u"\uCC9C", 3}, // cheon
    {u"\uBC31", 2}, // baek
    {u"\uC2ED", 1}, // sip
}};

bool isHangul(QChar c)
{
    return c.script() == QChar::Script_Hangul;
}

/// A Hangul syllable that is a digit or a scale.
bool isNumeral(QChar c)
{
    const auto isIt = [c](const Scale &scale) { return QChar(scale.word.front()) == c; };
    return isHangul(c)
        && (HangulDigits.find(c.unicode()) != std::u16string_view::npos
            || std::any_of(LargeScales.begin(), LargeScales.end(), isIt)
            || std::any_of(SmallScales.begin(), SmallScales.end(), isIt));
}

bool isPluralOf(QStringView many, QStringView one)
{
    return many.size() == one.size() + 1 && many.startsWith(one) && many.back() == u's';
}

std::optional<double> toDouble(const QString &digits, int power)
{
    bool ok = false;
    const double value = QLocale::c().toDouble(digits + u'e' + QString::number(power), &ok);
    return ok && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

/// Reads one number from left to right.
class NumberReader
{
public:
    NumberReader(const QString &text, const QLocale &locale, const QStringList &units)
        : m_text(foldedNumberText(text))
        , m_units(units)
        , m_numeral(numeralPattern(locale))
    {
    }

    std::optional<double> read();

private:
    struct Amount
    {
        double value = 0;
        QString digits; ///< exact digits, while the amount is one numeral without a scale
        bool hasFraction = false;
    };

    QStringView rest() const { return QStringView(m_text).mid(m_at); }
    QChar next() const { return m_at < m_text.size() ? m_text.at(m_at) : QChar(); }
    void skipSpaces();
    bool take(QChar c);
    bool atUnit() const;
    bool isUnit(QStringView word) const;
    template <size_t N> const Scale *takeScale(const std::array<Scale, N> &scales);

    QString takeDigits();
    std::optional<int> takePowerOfTen(const QString &digits);
    std::optional<int> takeInteger();
    std::optional<Amount> takeCoefficient();
    std::optional<Amount> takeSection() { return takeSum(SmallScales, &NumberReader::takeCoefficient); }
    static std::optional<Amount> scaled(const std::optional<Amount> &part, const Scale *scale);
    template <size_t N>
    std::optional<Amount> takeSum(
        const std::array<Scale, N> &scales, std::optional<Amount> (NumberReader::*takePart)());
    std::optional<double> takeUnsigned();

    QString m_text;
    QStringList m_units;
    QRegularExpression m_numeral;
    qsizetype m_at = 0;
};

void NumberReader::skipSpaces()
{
    while (next() == u' ')
        ++m_at;
}

bool NumberReader::take(QChar c)
{
    if (next() != c)
        return false;
    ++m_at;
    return true;
}

bool NumberReader::isUnit(QStringView word) const
{
    // The first syllable of a word may be a numeral too (jo of jogeon): then it counts.
    if (std::all_of(word.begin(), word.end(), isNumeral))
        return false;
    if (word.size() == 1 && word.front() == QChar(HangulThing))
        return true;
    for (const QString &unit : m_units) {
        if (unit == word || (isHangul(word.front()) && QStringView(unit).startsWith(word)))
            return true;
        if (isPluralOf(unit, word) || isPluralOf(word, unit))
            return true;
    }
    return false;
}

/// Nothing or a unit follows, to the end of the text.
bool NumberReader::atUnit() const
{
    const QList<QStringView> words = rest().split(u' ', Qt::SkipEmptyParts);
    return std::all_of(words.begin(), words.end(), [this](QStringView word) { return isUnit(word); });
}

template <size_t N> const Scale *NumberReader::takeScale(const std::array<Scale, N> &scales)
{
    const qsizetype before = m_at;
    skipSpaces();
    if (!rest().isEmpty() && !atUnit()) {
        for (const Scale &scale : scales) {
            const QStringView word(scale.word);
            const qsizetype after = m_at + word.size();
            const bool wordGoesOn = !isHangul(word.front()) && after < m_text.size() && m_text.at(after).isLetter();
            if (rest().startsWith(word) && !wordGoesOn) {
                m_at = after;
                return &scale;
            }
        }
    }
    m_at = before;
    return nullptr;
}

QString NumberReader::takeDigits()
{
    const QRegularExpressionMatch match =
        m_numeral.match(m_text, m_at, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
    if (!match.hasMatch())
        return {};
    m_at = match.capturedEnd();
    QString whole = match.captured(u"grouped") + match.captured(u"plain");
    whole.remove(match.captured(u"sep").isEmpty() ? QStringLiteral(" ") : match.captured(u"sep"));
    const QString fraction = match.captured(u"gf") + match.captured(u"pf") + match.captured(u"bare");
    return (whole.isEmpty() ? QStringLiteral("0") : whole) + (fraction.isEmpty() ? QString() : u'.' + fraction);
}

std::optional<int> NumberReader::takeInteger()
{
    static const QRegularExpression integer(QStringLiteral("[+-]?\\d{1,4}(?!\\d)"));
    const QRegularExpressionMatch match =
        integer.match(m_text, m_at, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
    if (!match.hasMatch())
        return std::nullopt;
    m_at = match.capturedEnd();
    return match.captured().toInt();
}

/// e5, ×10^5 (also x, *, ·) or, after the digits 10, ^5: the power of ten the digits are to be multiplied by.
/// Nothing taken when none of these follows.
std::optional<int> NumberReader::takePowerOfTen(const QString &digits)
{
    const qsizetype before = m_at;
    skipSpaces();
    const bool bareTen = digits == QLatin1String("10") && take(u'^');
    bool raised = bareTen || take(u'e');
    if (!raised && (take(u'*') || take(u'x'))) {
        skipSpaces();
        raised = take(u'1') && take(u'0') && take(u'^');
    }
    skipSpaces();
    const std::optional<int> power = raised ? takeInteger() : std::nullopt;
    if (!power) {
        m_at = before;
        return std::nullopt;
    }
    return bareTen ? *power - 1 : *power;
}

std::optional<NumberReader::Amount> NumberReader::takeCoefficient()
{
    const qsizetype before = m_at;
    skipSpaces();
    QString digits = takeDigits();
    const size_t hangul = next().isNull() ? std::u16string_view::npos : HangulDigits.find(next().unicode());
    if (digits.isEmpty() && hangul != std::u16string_view::npos) {
        digits = QString::number(hangul);
        ++m_at;
    }
    if (const std::optional<double> value = digits.isEmpty() ? std::nullopt : toDouble(digits, 0))
        return Amount{*value, digits, digits.contains(u'.')};
    m_at = before;
    return std::nullopt;
}

/// part × scale; a Hangul scale without a part counts once (man = 10,000). No scale: the part.
std::optional<NumberReader::Amount> NumberReader::scaled(const std::optional<Amount> &part, const Scale *scale)
{
    if (!scale)
        return part;
    if (!part && !isHangul(QChar(scale->word.front())))
        return std::nullopt;
    const Amount once{1, QStringLiteral("1"), false};
    const Amount &amount = part ? *part : once;
    // Through the digits, so that 26.2144 times 10^4 is 262144 and not its neighbour.
    const std::optional<double> value =
        amount.digits.isEmpty() ? amount.value * std::pow(10.0, scale->power) : toDouble(amount.digits, scale->power);
    if (!value || !std::isfinite(*value))
        return std::nullopt;
    return Amount{*value, {}, amount.hasFraction};
}

/// Parts with falling scales, each term below the scale before it; a part without a scale or with a fraction is
/// the last. What does not fit stays unread, and so spoils the whole.
template <size_t N>
std::optional<NumberReader::Amount> NumberReader::takeSum(
    const std::array<Scale, N> &scales, std::optional<Amount> (NumberReader::*takePart)())
{
    std::optional<Amount> sum;
    double ceiling = std::numeric_limits<double>::infinity();
    bool open = true;
    while (open) {
        const qsizetype before = m_at;
        const std::optional<Amount> part = sum && atUnit() ? std::nullopt : (this->*takePart)();
        const Scale *scale = takeScale(scales);
        const std::optional<Amount> term = scaled(part, scale);
        if (!term || term->value >= ceiling) {
            m_at = before;
            break;
        }
        sum = sum ? Amount{sum->value + term->value, {}, term->hasFraction} : *term;
        open = scale && !term->hasFraction;
        ceiling = scale ? std::pow(10.0, scale->power) : 0;
    }
    return sum;
}

std::optional<double> NumberReader::takeUnsigned()
{
    const qsizetype before = m_at;
    const QString digits = takeDigits();
    if (!digits.isEmpty())
        if (const std::optional<int> power = takePowerOfTen(digits))
            return toDouble(digits, *power);
    m_at = before;
    const std::optional<Amount> sum = takeSum(LargeScales, &NumberReader::takeSection);
    return sum ? std::optional(sum->value) : std::nullopt;
}

std::optional<double> NumberReader::read()
{
    const bool negative = take(u'-');
    if (!negative)
        take(u'+');
    skipSpaces();
    const std::optional<double> value = takeUnsigned();
    if (!value || !atUnit())
        return std::nullopt;
    return negative ? -*value : *value;
}

} // namespace

std::optional<double> readNumber(const QString &text, const QLocale &locale, const QStringList &units)
{
    if (text.size() > LongestText)
        return std::nullopt;
    QStringList unitWords;
    for (const QString &unit : units)
        unitWords << foldedNumberText(unit);
    return NumberReader(text, locale, unitWords).read();
}

QStringList unitsIn(const Inlines &ask)
{
    static const QRegularExpression word(QStringLiteral("\\p{L}{2,}|\\p{Hangul}|%"));
    QStringList units;
    for (const Span &span : ask) {
        if (span.kind != Span::Kind::Text)
            continue;
        auto words = word.globalMatch(span.text.normalized(QString::NormalizationForm_KC));
        while (words.hasNext())
            units << words.next().captured();
    }
    return units;
}

} // namespace nunchi::course
