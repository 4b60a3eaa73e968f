// SPDX-License-Identifier: GPL-3.0-or-later
// The upper and the lower band of an exhibit: the question, and what to try.
#pragma once

#include "exhibits/shared/key_legend.h"
#include "exhibits/shared/view_part.h"

namespace nunchi::controls {
class Button;
}

namespace nunchi::exhibits {

/// The question, and below it in a line or two what is to be seen now.
class QuestionBand : public ViewPart
{
    Q_OBJECT
public:
    using ViewPart::ViewPart;

    void setWords(const QString &title, const QString &statement);
    void refresh() override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    qreal gap() const { return m_statement.isEmpty() ? 0 : length(4); }

    QString m_titleWords;
    QString m_statementWords;
    FlowText m_title;
    FlowText m_statement;
};

/// What to try, the keys, and the button for what can be taken along.
class TryBand : public ViewPart
{
    Q_OBJECT
public:
    TryBand(const typeset::Appearance &look, Role role, QWidget *parent);

    void setWords(const QString &tryThis, const QList<KeyLegend::Key> &keys);
    void refresh() override;
    QList<QWidget *> stops() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

Q_SIGNALS:
    void menuWanted(const QPoint &globalPlace);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void placeButton();
    qreal indent() const { return m_label.naturalWidth() + length(16); }
    qreal column(int width) const; ///< of the words
    qreal tryHeight(int width) const;

    QString m_tryWords;
    KeyLegend m_keys;
    FlowText m_label;
    FlowText m_try;
    controls::Button *m_more = nullptr;
};

} // namespace nunchi::exhibits
