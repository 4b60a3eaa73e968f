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

Q_SIGNALS:
    /// Esc with nothing more to leave inside: the page takes the keys again.
    void left();

protected:
    virtual void wordsChanged() { }
    /// Model, appearance or language changed: show it. The base sets the accessible description to textForm().
    virtual void refresh();
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    ExhibitModel &m_model;
    const typeset::Appearance &m_look;
    Role m_role;
    QString m_title;
    QString m_tryThis;
};

} // namespace nunchi::exhibits
