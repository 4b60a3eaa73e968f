// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QCoreApplication>
#include <QPointer>

class QTextTable;

namespace nunchi::ui {

class ProseView;

/// A part of a run of prose that screen readers know by its kind. It names a place, not a piece of the document, which
/// may be written anew at any time.
class TextPartAccessible : public QAccessibleInterface
{
public:
    bool isValid() const override;
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *parent() const override;
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString &) override { }
    QRect rect() const override;
    QAccessible::State state() const override;

protected:
    /// From where to where it goes, in the document's positions; end −1: it is not there any more.
    struct Range
    {
        int start = 0;
        int end = -1;
    };
    explicit TextPartAccessible(ProseView *view);
    virtual Range range() const = 0;
    virtual QString description() const { return {}; }
    ProseView *view() const;

private:
    QPointer<ProseView> m_view;
};

/// A heading within a text, counted from 0.
class HeadingAccessible : public TextPartAccessible
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::ui::HeadingAccessible)
public:
    HeadingAccessible(ProseView *view, int index)
        : TextPartAccessible(view)
        , m_index(index)
    {
    }
    QAccessible::Role role() const override { return QAccessible::Heading; }

    static int count(const ProseView &view);
    /// How far down it stands among the headings, in words.
    static QString levelText(int level);

protected:
    Range range() const override;
    QString description() const override;

private:
    int m_index;
};

/// A cell of a TableText, counted from the first row's first on; those of the first row are the heads of the columns.
class CellAccessible : public TextPartAccessible, public QAccessibleTableCellInterface
{
public:
    CellAccessible(ProseView *view, int index)
        : TextPartAccessible(view)
        , m_index(index)
    {
    }
    QAccessible::Role role() const override { return rowIndex() == 0 ? QAccessible::ColumnHeader : QAccessible::Cell; }
    void *interface_cast(QAccessible::InterfaceType type) override;

    bool isSelected() const override { return false; }
    QList<QAccessibleInterface *> columnHeaderCells() const override;
    QList<QAccessibleInterface *> rowHeaderCells() const override { return {}; }
    int columnIndex() const override;
    int rowIndex() const override;
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface *table() const override { return parent(); }

protected:
    Range range() const override;

private:
    const QTextTable *cells() const; ///< null: there are none any more

    int m_index;
};

} // namespace nunchi::ui
