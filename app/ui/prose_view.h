// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

#include "ui/found_marks.h"
#include "ui/page_context.h"
#include "ui/prose_document.h"

namespace nunchi::ui {

/// A run of prose on the page: as tall as its text, selectable by mouse and keyboard (beyond it with the page's other
/// blocks, see PageSelection), links by Tab. It leaves the
/// page's keys (arrows, Space, Page Up/Down) to the page: Shift+arrows select, Ctrl+arrows move the caret.
/// Give it its width before its text: then the text is laid out once.
class ProseView : public QTextBrowser
{
    Q_OBJECT
public:
    explicit ProseView(const PageContext &context, QWidget *parent = nullptr);
    ~ProseView() override;

    void setBlocks(const course::Blocks &blocks, const TextStyle &style = {});
    void setInlines(const course::Inlines &inlines, const TextStyle &style);
    /// Lines are not broken: see that it is as wide as the program.
    void setProgram(const QString &code);
    bool hasText() const;
    /// Focused by a key: then a ring is drawn around it. A click leaves no ring.
    bool hasKeyboardFocus() const { return hasFocus() && m_byKey; }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    qreal topOf(const QString &blockId) const { return m_prose.topOf(blockId); }

    ProseDocument &prose() { return m_prose; }
    /// The text as one reads it to somebody, formulas in words. end −1: to the end.
    QString spokenText(int start = 0, int end = -1) const;
    void revealText(int start, int end);

    /// Marks every place that has the pattern; empty: none.
    void setSought(const course::TextPattern &pattern);
    const FoundMarks &marks() const { return m_marks; }
    /// The one that is looked at, drawn stronger; −1: none of these.
    void setCurrentFound(qsizetype index);
    QRect rectOf(const course::TextRange &range) const;

    /// Where a link stands; null: it is not in this text.
    QRect anchorRect(const QString &target) const;
    /// Gives it the keyboard, as Tab does.
    void focusLink(const QString &target);

Q_SIGNALS:
    /// Formulas that were missing are there, and may have changed the height and the spoken text.
    void formulasArrived();
    void linkFocused(); ///< the caret is at another link, or at none

protected:
    QMimeData *createMimeDataFromSelection() const override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    struct Program
    {
        QString code;
    };
    void rewrite();
    void revealCaret();
    bool keepsKey(const QKeyEvent &event) const;

    const PageContext &m_context;
    mutable ProseDocument m_prose;
    std::variant<course::Blocks, course::Inlines, Program> m_content;
    TextStyle m_style;
    bool m_byKey = false;
    FoundMarks m_marks;
};

/// The selected text as plain text; formulas as $TeX$.
QString textWithSource(const QTextCursor &selection);

} // namespace nunchi::ui
