// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translator.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace nunchi::ui {

namespace {

/// Answers every message, with the source's own words where there is no translation: a translator installed earlier
/// must not shine through when the language is that of the source.
class SourceWords : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *source, const char *comment, int n) const override
    {
        const QString found = QTranslator::isEmpty() ? QString() : QTranslator::translate(context, source, comment, n);
        return found.isEmpty() ? QString::fromUtf8(source) : found;
    }
};

bool isSourceLanguage(const QString &language)
{
    return language != QLatin1String("ko");
}

std::unique_ptr<QTranslator> ownWords(const QString &language)
{
    std::unique_ptr<QTranslator> translator;
    if (isSourceLanguage(language))
        translator = std::make_unique<SourceWords>();
    else
        translator = std::make_unique<QTranslator>();
    // Other languages than these read English, with its plurals.
    const QString known = isSourceLanguage(language) ? QStringLiteral("en") : language;
    const bool loaded = translator->load(QStringLiteral(":/i18n/nunchi_%1.qm").arg(known));
    // Without its file the program still runs, in the words of the source.
    if (!loaded && !isSourceLanguage(language))
        translator.reset();
    return translator;
}

std::unique_ptr<QTranslator> wordsOfQt(const QString &language)
{
    if (isSourceLanguage(language))
        return {};
    auto translator = std::make_unique<QTranslator>();
    if (!translator->load(QStringLiteral("qtbase_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        return {};
    return translator;
}

} // namespace

Translator::Translator(const QString &locale)
{
    use(locale);
}

Translator::~Translator() = default;

void Translator::use(const QString &locale)
{
    const QString language = locale.section(QLatin1Char('_'), 0, 0).section(QLatin1Char('-'), 0, 0);
    if (language == m_language)
        return;
    m_language = language;
    // The new ones are in place before the old ones go, so that no message falls between two languages.
    auto qt = wordsOfQt(language);
    auto own = ownWords(language);
    if (qt)
        QCoreApplication::installTranslator(qt.get());
    if (own)
        QCoreApplication::installTranslator(own.get());
    m_qt = std::move(qt);
    m_own = std::move(own);
    QLocale::setDefault(QLocale(language));
}

} // namespace nunchi::ui
