// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "course/slides.h"
#include "ui/flow.h"
#include "ui/page_context.h"
#include "ui/piece_room.h"

namespace nunchi::ui {

class BlockStack;
class NoteView;
class ProseView;

/// One slide as the audience sees it. Its type is as large as the slide's size allows, and never under what can be read
/// from the last row, unless there is too much on the slide: then it is smaller rather than cut.
class SlideView : public FlowWidget
{
    Q_OBJECT
public:
    /// The smallest size of running text at 1,080 pixels of height; other heights in proportion.
    static constexpr qreal leastTextPixels = 24;

    SlideView(session::Session &session, typeset::Typesetter &formulas, QWidget *parent = nullptr);
    ~SlideView() override;

    typeset::Appearance &look() { return m_look; }

    void setSlide(const course::Page &page, const course::Slide &slide);
    void setNumber(int number, int count); ///< of this slide, from 1
    /// Sets the type size for the present size of the widget. Again when formulas have come.
    void fit();
    /// There is so much that it is set smaller than can be read from the last row.
    bool isOverfull() const { return m_overfull; }
    /// Type cannot be set that small: something is below the lower edge. A picture of it may be taken of a larger view.
    bool isCut() const { return heightForWidth(width()) > room(); }

    /// The slide as several, none of which is overfull if that can be helped: cut between blocks, the heading repeated,
    /// no heading left at an end. Leaves some part of the slide in the view.
    QList<course::Slide> split(const course::Page &page, const course::Slide &slide);

protected:
    int arrange(int width, Flow::Pass pass) const override;
    void paintEvent(QPaintEvent *event) override;

private:
    Measure measure(int width) const;
    qreal leastScale() const;
    bool fitsAt(qreal scale);
    bool fitsAtLeast();
    void chooseExhibitWidth();
    int room() const; ///< height for the content
    QFont footFont() const;
    qreal footHeight() const;

    typeset::Appearance m_look;
    PageContext m_context;
    ProseView *m_heading;
    BlockStack *m_blocks;
    std::vector<NoteView *> m_notes;
    QString m_running; ///< the heading at the foot, where none stands above
    QString m_foot; ///< where in the talk this is
    bool m_hasExhibit = false;
    bool m_isExhibit = false; ///< and nothing else
    qreal m_exhibitWidth = 0; ///< in the design's pixels
    bool m_overfull = false;
};

} // namespace nunchi::ui
