// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/fonts.h"

#include <QFontDatabase>

namespace nunchi::typeset {

namespace {
QStringList proseFamilies()
{
    return {QStringLiteral("Noto Serif KR"), QStringLiteral("Noto Serif CJK KR"), QStringLiteral("KoPub Batang"),
        QStringLiteral("KoPubBatang"), QStringLiteral("NanumMyeongjo"), QStringLiteral("Batang")};
}

QStringList labelFamilies()
{
    return {QStringLiteral("Pretendard"), QStringLiteral("Noto Sans KR"), QStringLiteral("Noto Sans CJK KR"),
        QStringLiteral("Malgun Gothic"), QStringLiteral("Apple SD Gothic Neo"), QStringLiteral("NanumBarunGothic")};
}

QStringList codeFamilies()
{
    return {QStringLiteral("D2Coding"), QStringLiteral("Noto Sans Mono CJK KR"), QStringLiteral("NanumGothicCoding")};
}

/// "LM Roman 10" before the family it belongs to: the latter also holds the cuts for 5 to 17 points, and which of
/// them a request gets is chance.
QStringList mathFamilies()
{
    return {QStringLiteral("LM Roman 10"), QStringLiteral("Latin Modern Roman"), QStringLiteral("CMU Serif"),
        QStringLiteral("STIX Two Text"), QStringLiteral("STIX"), QStringLiteral("TeX Gyre Termes"),
        QStringLiteral("Cambria Math"), QStringLiteral("Liberation Serif"), QStringLiteral("Times New Roman")};
}

/// Fonts made for mathematics first: they hold every sign, and Greek in italics.
QStringList symbolFamilies()
{
    return {QStringLiteral("Latin Modern Math"), QStringLiteral("STIX Two Math"), QStringLiteral("Cambria Math"),
        QStringLiteral("DejaVu Serif"), QStringLiteral("Times New Roman")};
}

QString firstPresent(const QStringList &wanted)
{
    for (const QString &family : wanted)
        if (QFontDatabase::hasFamily(family))
            return family;
    return {};
}

bool knowsHangul(const QString &family)
{
    return !family.isEmpty() && QFontDatabase::writingSystems(family).contains(QFontDatabase::Korean);
}
} // namespace

Fonts Fonts::onThisComputer()
{
    Fonts fonts;
    QString prose = firstPresent(proseFamilies());
    QString label = firstPresent(labelFamilies());
    QString code = firstPresent(codeFamilies());
    fonts.m_hasHangul = knowsHangul(prose) && knowsHangul(label);
    if (!fonts.m_hasHangul) {
        // The slow question, asked only on a computer without the design's fonts.
        const QStringList korean = QFontDatabase::families(QFontDatabase::Korean);
        fonts.m_hasHangul = !korean.isEmpty();
        const QString any = korean.value(0);
        prose = prose.isEmpty() ? any : prose;
        label = label.isEmpty() ? any : label;
    }
    const QString system = QFontDatabase::systemFont(QFontDatabase::GeneralFont).family();
    prose = prose.isEmpty() ? system : prose;
    label = label.isEmpty() ? system : label;
    if (code.isEmpty())
        code = QFontDatabase::systemFont(QFontDatabase::FixedFont).family();
    QString math = firstPresent(mathFamilies());
    math = math.isEmpty() ? prose : math;
    fonts.m_symbols = firstPresent(symbolFamilies());
    if (fonts.m_symbols.isEmpty())
        fonts.m_symbols = prose;
    fonts.m_italicGreek = fonts.m_symbols.endsWith(QStringLiteral(" Math"));

    // Letters a Korean serif lacks, such as those of Polish names, come from another serif before they lose theirs.
    fonts.m_families = {QStringList{prose, math, label}, QStringList{label, prose}, QStringList{code, label},
        QStringList{math, fonts.m_symbols, prose, label}};
    for (QStringList &families : fonts.m_families)
        families.removeDuplicates();
    return fonts;
}

QString Fonts::missingHangulMessage()
{
#if defined(Q_OS_WIN)
    const QString how = tr("Add the Korean supplemental fonts in Settings, Apps, Optional features.");
#elif defined(Q_OS_MACOS)
    const QString how = tr("Turn Apple SD Gothic Neo on in Font Book.");
#else
    const QString how = tr("Install the package fonts-noto-cjk (Debian, Ubuntu: sudo apt install fonts-noto-cjk; "
                           "Fedora: google-noto-sans-cjk-fonts; Arch: noto-fonts-cjk) and start Nunchi again.");
#endif
    //: %1 is a sentence that says what to install
    return tr("No font on this computer can show Korean letters. %1").arg(how);
}

} // namespace nunchi::typeset
