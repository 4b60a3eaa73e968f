// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QCoreApplication>
#include <QFutureWatcher>
#include <QImage>

#include "course/block.h"
#include "ui/flow.h"
#include "ui/page_context.h"

namespace nunchi::ui {

class FigurePicture;
class NotePanel;
class ProseView;

/// {figure}: a picture of the lesson's folder with its caption, sharp at every scale. In the dark theme it lies on a
/// card of light paper, as it was drawn for. What cannot be shown is said in its place.
class FigureView : public FlowWidget
{
    Q_OBJECT
public:
    explicit FigureView(const PageContext &context, QWidget *parent = nullptr);

    void setFigure(const course::Figure &figure);
    bool isLoading() const { return m_loading.isRunning() || m_drawing.isRunning(); }
    /// Where the picture itself stands.
    QRectF pictureRect() const;

protected:
    int arrange(int width, Flow::Pass pass) const override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void load();
    void take(const std::shared_ptr<const FigurePicture> &picture);
    void showWords();
    void draw(const QSize &pixels);
    int card() const; ///< room around the picture
    QSizeF pictureSize(int width) const;

    const PageContext &m_context;
    course::Figure m_figure;
    std::shared_ptr<const FigurePicture> m_picture;
    QSizeF m_size; ///< of the file, as soon as it is known
    QImage m_drawn;
    bool m_large = false; ///< read and drawn on another thread
    QFutureWatcher<std::shared_ptr<const FigurePicture>> m_loading;
    QFutureWatcher<QImage> m_drawing;
    NotePanel *m_problem;
    ProseView *m_caption;
};

} // namespace nunchi::ui
