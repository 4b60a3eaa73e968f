// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>

#include "exhibits/exhibit_model.h"
#include "print/pdf_extras.h"
#include "print/sheet_composer.h"
#include "ui/print/block_strips.h"
#include "ui/print/contents_strips.h"
#include "ui/print/handout_request.h"

namespace nunchi::ui {

/// Pages of the course on sheets of paper. Made in steps, so that a window stays alive meanwhile: measure block after
/// block, then compose, then draw sheets in any order.
class Handout
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::ui::Handout)
public:
    /// Follows the session's language and the exhibits' present state.
    Handout(const PageContext &window, const HandoutRequest &request);
    ~Handout();
    Handout(const Handout &) = delete;
    Handout &operator=(const Handout &) = delete;

    int pageCount() const { return static_cast<int>(m_pages.size()); }
    int measuredPages() const { return m_next; }
    /// Formulas are still being set, exhibits drawn: what comes next cannot be measured yet.
    bool isWaiting() const;
    /// One block more. False: there is none.
    bool measureNext();
    void compose();

    int sheetCount() const { return static_cast<int>(m_sheets.size()); }
    const print::Paper &paper() const { return m_context.paper; }
    QString title() const;
    QString language() const;
    /// The painter's unit is a point of the paper, its origin the sheet's corner.
    void paint(QPainter &painter, int sheet) const;
    print::PdfExtras extras() const;

private:
    struct Page
    {
        QString lesson;
        QString page;
    };
    bool hasContents() const { return m_pages.size() > 1; }
    QString lessonLine(const QString &lesson) const;
    QString lessonTitle(const QString &lesson) const;
    void openPage(const Page &page);
    void wishFormulas(const Page &page, const QString &language);
    void addContents();
    void addUnreadable(const Page &page);
    print::Strips heading(const Page &page, const course::Page &read);
    void paintRunning(QPainter &painter, int sheet) const;
    void collect(int sheet, const print::Placed &placed, qreal shift, print::PdfExtras &extras) const;

    session::Session &m_session;
    HandoutRequest m_request;
    typeset::Appearance m_look;
    PageContext m_page;
    PrintContext m_context;
    AnswerKey m_key;
    QList<Page> m_pages;
    int m_next = 0; ///< page
    QList<QPointer<exhibits::ExhibitModel>> m_exhibits; ///< of that page
    QList<BlockStrips::Planned> m_blocks; ///< of the page before it, still to be measured
    QList<ContentsStrips::Entry> m_entries;
    SheetNumbers m_numbers;
    print::Strips m_content;
    print::Strips m_strips; ///< contents, content, answers: composed, not changed any more
    std::vector<print::Sheet> m_sheets;
};

} // namespace nunchi::ui
