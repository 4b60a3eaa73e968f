// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/page_renderer.h"

#include <algorithm>
#include <tuple>

#include <QCoreApplication>
#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QPainter>

#include "course/slides.h"
#include "exhibits/settling.h"
#include "session/page_exhibits.h"
#include "ui/formulas.h"
#include "ui/page_area.h"
#include "ui/print/pdf_export.h"
#include "ui/slide_view.h"
#include "ui/student_window.h"
#include "ui/translator.h"

namespace nunchi::cli {

using session::Setting;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::cli::Render)
};

constexpr int kMostPixels = 32000; ///< a side of a picture
constexpr int kMinimumHeight = 200;
constexpr double kShrink = 1.25;
constexpr double kMostShrunk = 4;
constexpr int kDeepest = 8; ///< widgets around a text: boxes in boxes, the page, its area

QString listed(const QStringList &names)
{
    return names.isEmpty() ? Words::tr("none") : names.join(QStringLiteral(", "));
}

/// The text of the command line as a value of the parameter's kind; undefined where it is none.
QJsonValue valueOf(const exhibits::Parameter &parameter, const QString &text)
{
    using Kind = exhibits::Parameter::Kind;
    if (parameter.kind == Kind::Choice || parameter.kind == Kind::Text)
        return text;
    // A JSON document must be an array or an object: the value travels inside one.
    const QJsonDocument document = QJsonDocument::fromJson("[" + text.toUtf8() + "]");
    const QJsonValue value = document.array().size() == 1 ? document.array().at(0) : QJsonValue(QJsonValue::Undefined);
    return value;
}

QString expected(const exhibits::Parameter &parameter)
{
    using Kind = exhibits::Parameter::Kind;
    switch (parameter.kind) {
    case Kind::Boolean:
        return QStringLiteral("true, false");
    case Kind::Integer:
    case Kind::Number:
        return Words::tr("a number from %1 to %2").arg(parameter.minimum).arg(parameter.maximum);
    case Kind::Choice:
        return listed(parameter.choices);
    case Kind::Text:
    case Kind::Json:
        break;
    }
    return QStringLiteral("JSON");
}

typeset::ThemeName themeNamed(const QString &name)
{
    if (name == QLatin1String("dark"))
        return typeset::ThemeName::Dark;
    return name == QLatin1String("projector") ? typeset::ThemeName::Projector : typeset::ThemeName::Light;
}

/// The parameter the model does not take, by its block; where it takes each alone, all of them.
QString refused(exhibits::ExhibitModel &model, const QString &block, const QJsonObject &state)
{
    QStringList names;
    for (auto value = state.begin(); value != state.end(); ++value) {
        const QString name = block + QLatin1Char('.') + value.key();
        if (model.setSome({{value.key(), value.value()}}))
            return name;
        names << name;
    }
    return names.join(QStringLiteral(", "));
}

} // namespace

PageRenderer::PageRenderer(session::Session &session, const RenderRequest &request)
    : m_session(session)
    , m_request(request)
    , m_settings(QString())
    , m_formulas(ui::makeTypesetter(typeset::Fonts::onThisComputer(), {}))
{
}

std::optional<QString> PageRenderer::prepare()
{
    const QStringList languages = m_session.course().languages();
    const QString language = m_request.language.isEmpty() ? languages.value(0) : m_request.language;
    if (!languages.contains(language))
        return Words::tr("--lang %1: the course has %2").arg(language, listed(languages));
    m_session.setLanguage(language);
    m_settings.setValue(Setting::Language, language);
    m_settings.setValue(Setting::Theme, m_request.theme);
    m_settings.setValue(Setting::TextScale, m_request.textScale);
    m_settings.setValue(Setting::ReducedMotion, true); // a picture shows where a movement ends
    if (auto error = choosePages())
        return error;
    readPages();
    return applySets();
}

std::optional<QString> PageRenderer::choosePages()
{
    if (m_request.lesson.isEmpty()) {
        m_handout = ui::HandoutRequest::course(m_session);
        return std::nullopt;
    }
    const course::LessonInfo *lesson = m_session.course().lesson(m_request.lesson);
    if (!lesson) {
        QStringList known;
        for (const course::LessonInfo &each : m_session.course().lessons())
            known << each.id;
        return Words::tr("there is no lesson %1; there are: %2").arg(m_request.lesson, listed(known));
    }
    if (!m_request.page.isEmpty() && !lesson->pageIds.contains(m_request.page))
        return Words::tr("lesson %1 has no page %2; it has: %3")
            .arg(lesson->id, m_request.page, listed(lesson->pageIds));
    m_pages = m_request.page.isEmpty() ? lesson->pageIds : QStringList{m_request.page};
    if (m_pages.isEmpty())
        return Words::tr("lesson %1 has no pages").arg(lesson->id);
    m_handout.parts = {{lesson->id, m_pages}};
    return std::nullopt;
}

/// What is wrong on a page is put into words when it is read, and stands on it: in its language, not the user's.
void PageRenderer::readPages()
{
    const ui::Translator words(m_session.language());
    QStringList lessons;
    for (const ui::HandoutRequest::Part &part : std::as_const(m_handout.parts))
        lessons << part.lesson;
    // All of a lesson: a summary shows what is on the others, and a picture cannot wait for it.
    for (const course::LessonInfo &lesson : m_session.course().lessons())
        if (lessons.contains(lesson.id))
            for (const QString &id : lesson.pageIds)
                m_session.pageOf(lesson.id, id);
}

std::optional<QString> PageRenderer::applySets()
{
    Sets sets;
    for (const RenderRequest::Set &set : m_request.sets)
        sets[set.block] << set;
    QStringList known;
    for (const ui::HandoutRequest::Part &part : std::as_const(m_handout.parts))
        for (const QString &id : part.pages)
            if (const auto page = m_session.pageOf(part.lesson, id))
                if (auto error = applyToPage(part.lesson, *page, sets, known))
                    return error;
    if (sets.empty())
        return std::nullopt;
    return Words::tr("--set %1: there is no such exhibit here; there are: %2").arg(sets.begin()->first, listed(known));
}

std::optional<QString> PageRenderer::applyToPage(
    const QString &lesson, const course::Page &page, Sets &sets, QStringList &known)
{
    for (const course::Block *block : flattened(page.blocks)) {
        if (!std::holds_alternative<course::ExhibitBlock>(block->content))
            continue;
        known << block->id;
        const auto wanted = sets.extract(block->id);
        exhibits::ExhibitModel *model = wanted.empty() ? nullptr : m_session.model(lesson, *block);
        if (!model)
            continue;
        if (auto error = applyTo(*model, wanted.mapped()))
            return error;
    }
    return std::nullopt;
}

std::optional<QString> PageRenderer::applyTo(exhibits::ExhibitModel &model, const QList<RenderRequest::Set> &sets)
{
    const QList<exhibits::Parameter> parameters = model.parameters();
    QJsonObject state;
    for (const RenderRequest::Set &set : sets) {
        const auto parameter = std::find_if(parameters.begin(), parameters.end(),
            [&set](const exhibits::Parameter &each) { return each.name == set.parameter; });
        if (parameter == parameters.end()) {
            QStringList known;
            for (const exhibits::Parameter &each : parameters)
                known << each.name;
            return Words::tr("--set %1.%2: the exhibit has no such parameter; it has: %3")
                .arg(set.block, set.parameter, listed(known));
        }
        const QJsonValue value = valueOf(*parameter, set.value);
        if (value.isUndefined())
            return Words::tr("--set %1.%2=%3: this value cannot be read; write %4")
                .arg(set.block, set.parameter, set.value, expected(*parameter));
        state.insert(set.parameter, value);
    }
    if (const auto refusal = model.setSome(state))
        return Words::tr("--set %1: %2").arg(refused(model, sets.first().block, state), *refusal);
    return std::nullopt;
}

QString PageRenderer::fileName(const QString &page)
{
    const auto read = m_session.course().page(m_request.lesson, page, m_session.language());
    return read ? QFileInfo(read->file).completeBaseName() : page;
}

/// A picture is not looked at twice: it has to have them all. None takes longer than the typesetter lets it.
void PageRenderer::waitForFormulas()
{
    if (m_formulas->isSettled())
        return;
    QEventLoop loop;
    QObject::connect(m_formulas.get(), &typeset::Typesetter::settled, &loop, &QEventLoop::quit);
    loop.exec();
}

/// What is drawn or learned later would not be in the picture.
void PageRenderer::settleExhibits(const QString &page)
{
    for (exhibits::ExhibitModel *model : session::exhibitsOf(m_session, m_request.lesson, page))
        settle(*model);
}

std::optional<QString> PageRenderer::drawSlides(const QString &page, const Take &take)
{
    m_session.goTo(m_request.lesson, page);
    const auto read = m_session.page();
    if (!read)
        return Words::tr("page %1 has no file that can be read").arg(page);
    course::Problems problems;
    m_session.course().page(m_request.lesson, page, read->language, &problems);
    for (const course::Problem &problem : std::as_const(problems))
        if (problem.severity == course::Severity::Error)
            m_remarks << problem;
    settleExhibits(page);
    const ui::Translator words(m_session.language());
    ui::SlideView view(m_session, *m_formulas);
    view.look().setLanguage(m_session.language());
    view.look().setTheme(themeNamed(m_request.theme));
    view.setAttribute(Qt::WA_DontShowOnScreen);
    view.resize(m_request.size);
    view.show();
    QList<course::Slide> slides;
    for (const course::Slide &slide : slidesOf(*read)) {
        view.setSlide(*read, slide);
        waitForFormulas(); // where it is cut depends on their heights
        const QList<course::Slide> parts = view.split(*read, slide);
        for (const course::Slide &part : parts.mid(1))
            remark(part.place, Words::tr("the slide before this is full and goes on here: put a --- before this line"));
        slides << parts;
    }
    for (qsizetype i = 0; i < slides.size(); ++i) {
        view.setSlide(*read, slides[i]);
        view.setNumber(int(i) + 1, int(slides.size()));
        if (auto error = take(int(i) + 1, picture(view, slides[i])))
            return error;
    }
    return std::nullopt;
}

QImage PageRenderer::picture(ui::SlideView &view, const course::Slide &slide)
{
    const auto settle = [&] {
        view.fit();
        waitForFormulas();
        for (int round = 0; round < kDeepest; ++round)
            QCoreApplication::sendPostedEvents();
        view.fit();
        QCoreApplication::sendPostedEvents();
    };
    view.resize(m_request.size);
    settle();
    // What type cannot be set small enough for is drawn on a larger slide and made smaller.
    double larger = 1;
    while (view.isCut() && larger < kMostShrunk) {
        larger *= kShrink;
        view.resize(m_request.size * larger);
        settle();
    }
    if (view.isCut())
        remark(slide.place, Words::tr("this block is too tall for a slide: its end is not shown"));
    else if (view.isOverfull())
        remark(slide.place,
            Words::tr("this block is too tall for a slide; it is shown smaller than can be read from the last row"));
    QImage image((QSizeF(m_request.size) * m_request.scale).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(m_request.scale);
    image.fill(view.look().color(typeset::Token::Paper));
    QPainter painter(&image);
    painter.scale(1 / larger, 1 / larger);
    view.render(&painter);
    painter.end();
    view.resize(m_request.size);
    return image;
}

QStringList PageRenderer::remarks() const
{
    course::Problems sorted = m_remarks;
    std::stable_sort(sorted.begin(), sorted.end(), [](const course::Problem &a, const course::Problem &b) {
        return std::tie(a.place.file, a.place.line) < std::tie(b.place.file, b.place.line);
    });
    QStringList lines;
    for (course::Problem &problem : sorted) {
        problem.place.file = QDir::toNativeSeparators(problem.place.file);
        lines << toString(problem);
    }
    return lines;
}

void PageRenderer::remark(const course::Place &place, const QString &words)
{
    m_remarks << course::Problem{course::Severity::Warning, place, words};
}

std::optional<QString> PageRenderer::writePdf()
{
    m_handout.paper = m_request.handout.paper;
    m_handout.answers = m_request.handout.answers;
    const ui::Translator words(m_session.language()); // "Question 1" in the language of what it asks
    const typeset::Appearance look(typeset::Fonts::onThisComputer());
    const ui::PageContext context{m_session, look, *m_formulas, {}, {}, {}};
    return ui::PdfExport(context, m_handout, m_request.out).run();
}

QSize PageRenderer::show(const QString &page, const std::function<void(ui::StudentWindow &)> &use)
{
    m_session.goTo(m_request.lesson, page);
    settleExhibits(page);
    ui::StudentWindow window(m_session, m_settings, *m_formulas);
    window.setAttribute(Qt::WA_DontShowOnScreen);
    window.resize(m_request.size);
    window.show();
    window.area()->completePage();
    waitForFormulas();
    // A part that grew tells the one around it, and that the next: a round of events each.
    for (int round = 0; round < kDeepest; ++round)
        QCoreApplication::sendPostedEvents();
    if (m_request.full) {
        window.resize(m_request.size.width(), std::max(window.heightForWholePage(), kMinimumHeight));
        QCoreApplication::sendPostedEvents();
    }
    use(window);
    return (QSizeF(window.size()) * m_request.scale).toSize();
}

std::optional<QString> PageRenderer::measure(const QString &page)
{
    // The window is gone before anything is said: it speaks the lesson's language, messages the user's.
    const QSize pixels =
        m_request.full ? show(page, [](ui::StudentWindow &) {}) : (QSizeF(m_request.size) * m_request.scale).toSize();
    if (pixels.width() <= kMostPixels && pixels.height() <= kMostPixels)
        return std::nullopt;
    return Words::tr("page %1 would be %2×%3 pixels; the most is %4 a side: use a smaller --scale")
        .arg(page)
        .arg(pixels.width())
        .arg(pixels.height())
        .arg(kMostPixels);
}

std::optional<QString> PageRenderer::draw(const QString &page, QImage &image)
{
    const QSize pixels = show(page, [this, &image](ui::StudentWindow &window) {
        image = QImage((QSizeF(window.size()) * m_request.scale).toSize(), QImage::Format_RGB32);
        if (image.isNull())
            return;
        image.setDevicePixelRatio(m_request.scale);
        image.fill(window.look().color(typeset::Token::Paper));
        window.render(&image);
    });
    if (!image.isNull())
        return std::nullopt;
    return Words::tr("there is not enough memory for a picture of %1×%2 pixels")
        .arg(pixels.width())
        .arg(pixels.height());
}

} // namespace nunchi::cli
