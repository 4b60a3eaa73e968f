// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/attention-steps/view_part.h"

namespace nunchi::controls {
class Button;
}

namespace nunchi::exhibits {
class TextLineField;
}

namespace nunchi::exhibits::attention_steps {


/// Which sentence: one of those there are, or words of the reader's own.
class ChooserPart : public Part
{
    Q_OBJECT
public:
    ChooserPart(const PartContext &context, QWidget *parent);

    void refresh() override;
    QList<QWidget *> stops() const override;

Q_SIGNALS:
    void heightChanged();

protected:
    int heightOf(int column) const override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Places
    {
        QRect label;
        QList<QRect> controls;
        QRectF fault;
        int height = 0;
    };
    Places places(int width) const;
    QList<QWidget *> shown() const;
    bool isOpen() const { return m_open || values().isTyped(); }
    void openField();
    void closeField(); ///< back to the sentences
    void submit(const QString &text);
    void showFault(const QString &reason);
    void arrange();
    void nameSentences();

    QList<controls::Button *> m_sentences; ///< of which one is chosen
    controls::Button *m_type;
    TextLineField *m_field;
    controls::Button *m_use;
    controls::Button *m_back;
    FlowText m_label;
    FlowText m_fault;
    QString m_reason;
    bool m_open = false;
};

} // namespace nunchi::exhibits::attention_steps
