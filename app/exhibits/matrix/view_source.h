// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/matrix/view_part.h"

namespace nunchi::controls {
class Button;
class Segments;
} // namespace nunchi::controls

namespace nunchi::exhibits::matrix {

/// Where the matrix comes from: how long the sequence is, or a file. While something is made, how far it is, and Stop;
/// what went wrong, in words.
class SourcePart : public Part
{
    Q_OBJECT
public:
    SourcePart(const PartContext &context, QWidget *parent);

    void refresh() override;
    QList<QWidget *> stops() const override;
    int heightForWidth(int width) const override;
    void nextLength(); ///< the next longer one, and after the longest the sentence

Q_SIGNALS:
    void openWanted();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// What a segment stands for: rows, or one of these.
    enum Choice : int { Sentence = 0, File = -1 };
    struct Places
    {
        QList<QRect> controls;
        QRectF bar; ///< of the progress; with its words above
        QRectF fault;
        int height = 0;
    };
    QList<int> choices() const;
    int chosen() const; ///< index in choices()
    void choose(int choice);
    QString faultWords() const;
    void showAgainOrStop();
    Places places(int width) const;
    QList<QWidget *> shownControls() const;

    controls::Segments *m_length = nullptr;
    controls::Button *m_open = nullptr;
    controls::Button *m_again = nullptr;
    controls::Button *m_stop = nullptr;
    FlowText m_coming;
    FlowText m_fault;
};

} // namespace nunchi::exhibits::matrix
