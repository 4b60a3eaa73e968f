// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <QImage>

#include "cli/render_request.h"
#include "course/problem.h"
#include "session/session.h"
#include "session/settings.h"
#include "typeset/formula/typesetter.h"

namespace nunchi::course {
struct Slide;
}
namespace nunchi::ui {
class SlideView;
class StudentWindow;
}

namespace nunchi::cli {

/// Pages of the student's window as pictures. Errors are one line in words.
class PageRenderer
{
public:
    PageRenderer(session::Session &session, const RenderRequest &request);

    /// Checks lesson, page, language, blocks and values, and puts the exhibits into the state asked for.
    std::optional<QString> prepare();
    /// The pages to draw.
    const QStringList &pages() const { return m_pages; }
    /// `02-three-vectors`, as the page's file is called.
    QString fileName(const QString &page);

    /// Whether a page can be drawn, without drawing it: its picture may be too large.
    std::optional<QString> measure(const QString &page);
    std::optional<QString> draw(const QString &page, QImage &image);
    /// The slides of a page, each taken as soon as it is drawn. The first error ends it.
    using Take = std::function<std::optional<QString>(int number, const QImage &slide)>;
    std::optional<QString> drawSlides(const QString &page, const Take &take);
    /// What is wrong with the pages and too full in their slides, as file:line and words, in the order of the files.
    QStringList remarks() const;
    /// All pages as one handout.
    std::optional<QString> writePdf();

private:
    /// Shows the page in a window of the size asked for, hands it over, and gives the size of its picture.
    QSize show(const QString &page, const std::function<void(ui::StudentWindow &)> &use);
    using Sets = std::map<QString, QList<RenderRequest::Set>>; ///< by block
    std::optional<QString> choosePages();
    void readPages();
    void waitForFormulas();
    void settleExhibits(const QString &page);
    void remark(const course::Place &place, const QString &words);
    QImage picture(ui::SlideView &view, const course::Slide &slide);
    std::optional<QString> applySets();
    std::optional<QString> applyToPage(
        const QString &lesson, const course::Page &page, Sets &sets, QStringList &known);
    std::optional<QString> applyTo(exhibits::ExhibitModel &model, const QList<RenderRequest::Set> &sets);

    session::Session &m_session;
    const RenderRequest &m_request;
    session::Settings m_settings;
    std::unique_ptr<typeset::Typesetter> m_formulas;
    QStringList m_pages; ///< of one lesson
    ui::HandoutRequest m_handout;
    course::Problems m_remarks;
};

} // namespace nunchi::cli
