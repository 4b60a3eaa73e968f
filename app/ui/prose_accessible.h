// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QAccessibleWidget>

namespace nunchi::ui {

class ProseView;

/// A run of prose for screen readers. Offsets are those of the document, where a formula is one character; the text
/// handed out has the formula as one reads it aloud, instead of U+FFFC. Its parts are the headings in it.
class ProseAccessible : public QAccessibleWidget, public QAccessibleTextInterface
{
public:
    explicit ProseAccessible(ProseView *view);
    ~ProseAccessible() override;
    /// For every ProseView from now on.
    static void install();

    QAccessible::Role role() const override;
    int childCount() const override { return partCount(); }
    QAccessibleInterface *child(int index) const override;
    int indexOfChild(const QAccessibleInterface *child) const override;
    QAccessibleInterface *childAt(int x, int y) const override;
    QAccessible::State state() const override;
    QString text(QAccessible::Text kind) const override;
    void *interface_cast(QAccessible::InterfaceType type) override;

    void selection(int index, int *start, int *end) const override;
    int selectionCount() const override;
    void addSelection(int start, int end) override;
    void removeSelection(int index) override;
    void setSelection(int index, int start, int end) override;
    int cursorPosition() const override;
    void setCursorPosition(int position) override;

    QString text(int start, int end) const override;
    QString textBeforeOffset(
        int offset, QAccessible::TextBoundaryType boundary, int *start, int *end) const override;
    QString textAfterOffset(int offset, QAccessible::TextBoundaryType boundary, int *start, int *end) const override;
    QString textAtOffset(int offset, QAccessible::TextBoundaryType boundary, int *start, int *end) const override;
    int characterCount() const override;

    QRect characterRect(int offset) const override;
    int offsetAtPoint(const QPoint &point) const override;
    void scrollToSubstring(int start, int end) override;
    QString attributes(int offset, int *start, int *end) const override;

protected:
    virtual int partCount() const;
    virtual QAccessibleInterface *makePart(int index) const;

private:
    /// 0: it is more than a heading.
    int headingLevel() const;
    struct Range
    {
        int start = 0;
        int end = 0;
    };
    Range around(int offset, QAccessible::TextBoundaryType boundary) const;
    Range sentence(int offset) const;
    QString give(Range range, int *start, int *end) const;

    ProseView *m_view;
    mutable std::vector<QAccessible::Id> m_parts; ///< made so far
};

} // namespace nunchi::ui
