// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/page.h"
#include "ui/flow.h"
#include "ui/page_context.h"

namespace nunchi::ui {

class ProseView;

/// One note to a page's text: its number, its words, the way back to its mark.
class NoteView : public FlowWidget
{
    Q_OBJECT
public:
    explicit NoteView(const PageContext &context, QWidget *parent = nullptr);

    void setNote(const course::Note &note);
    QString id() const { return m_note.id; }
    ProseView *text() const { return m_text; }

protected:
    int arrange(int width, Flow::Pass pass) const override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void showWords();
    int hang() const;

    const PageContext &m_context;
    course::Note m_note;
    ProseView *m_text;
};

} // namespace nunchi::ui
