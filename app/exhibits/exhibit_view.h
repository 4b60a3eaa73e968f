// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "exhibits/exhibit_model.h"
#include "typeset/appearance.h"

namespace nunchi::exhibits {

enum class Role : quint8 {
    Student, ///< controls and text
    Console, ///< compact, controls at hand
    Audience ///< large, no controls
};

/// The frame every exhibit's view is drawn in: title, what to try, figure. Height follows from width
/// (hasHeightForWidth), so that a page can lay it out as it lays out text. Pointers are not owned.
class ExhibitView : public QWidget
{
    Q_OBJECT
public:
    ExhibitView(ExhibitModel &model, const typeset::Appearance &look, Role role, QWidget *parent = nullptr);

    Role role() const { return m_role; }
    const typeset::Appearance &look() const { return m_look; }

    /// The question at the top and the "what to try" line; empty: the exhibit's own words.
    void setWords(const QString &title, const QString &tryThis);
    QString title() const { return m_title; }
    QString tryThis() const { return m_tryThis; }
    ExhibitModel &exhibitModel() const { return m_model; }

    /// Copying and saving what is shown; by the right button, the menu key, or a button of the exhibit's own.
    void openMenu(const QPoint &globalPlace);

Q_SIGNALS:
    /// Esc with nothing more to leave inside: the page takes the keys again.
    void left();
    /// What the keyboard just changed here, together with the control that did it: as much of it as fits should be
    /// seen, its top first. Never after a use of the mouse: nothing slips away under the pointer.
    void revealWanted(const QRect &rect);

protected:
    virtual void wordsChanged() { }
    /// Model, appearance or language changed: show it. The base sets the accessible description to textForm().
    virtual void refresh();
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    /// Filters the events of a control, so that the view knows whether it is used by key. Once is enough.
    void watch(QWidget *control);
    /// The part that shows what a control above it changes; empty: there is none.
    virtual QRect answer() const { return {}; }

private:
    void revealAnswer();

    ExhibitModel &m_model;
    const typeset::Appearance &m_look;
    Role m_role;
    QString m_title;
    QString m_tryThis;
    bool m_usedByKey = false;
};

} // namespace nunchi::exhibits
