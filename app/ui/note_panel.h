// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "controls/icon.h"
#include "course/inline.h"
#include "ui/flow.h"
#include "ui/page_context.h"

namespace nunchi::ui {

class ProseView;

/// A few words set apart: feedback to an answer, a hint, an explanation, a fault of the page. The kinds differ in
/// form (bar and ground, outline with a check mark, plain), not in colour alone.
class NotePanel : public FlowWidget
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::ui::NotePanel)
public:
    enum class Kind : quint8 { Caution, Good, Hint, Plain };
    NotePanel(const PageContext &context, Kind kind, QWidget *parent = nullptr);

    void setKind(Kind kind);
    /// Drawn before the title, not read out.
    void setSign(const QString &sign) { m_sign = sign; }
    void setContent(const QString &title, const course::Inlines &text);
    void setWords(const QString &title, const QString &text);
    QString title() const { return m_title; }
    QWidget *text() const; ///< what the keyboard stops at

protected:
    int arrange(int width, Flow::Pass pass) const override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Padding
    {
        int side = 0;
        int top = 0;
    };
    Padding padding() const;
    int titleHeight() const;
    int textTop() const;
    controls::Icon icon() const;
    void paintGround(QPainter &painter) const;

    const PageContext &m_context;
    Kind m_kind;
    QString m_sign;
    QString m_title;
    ProseView *m_text;
};

} // namespace nunchi::ui
