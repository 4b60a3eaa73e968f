// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QKeyEvent;
class QKeySequence;
class QWidget;

namespace nunchi::ui {

/// The window's keys as wishes. Combinations work wherever the focus is; plain keys arrive here only when nothing in
/// the page wanted them.
class WindowKeys : public QObject
{
    Q_OBJECT
public:
    explicit WindowKeys(QWidget *window);

    /// A key nobody took. True: it was one of ours.
    bool handle(const QKeyEvent &event);

Q_SIGNALS:
    void nextPageAsked();
    void previousPageAsked();
    void screenDownAsked();
    void screenUpAsked();
    void linesAsked(int lines);
    void startAsked();
    void endAsked();
    void languageAsked();
    void themeAsked();
    void largerAsked();
    void smallerAsked();
    void normalSizeAsked();
    void railAsked();
    void keysAsked();

private:
    using Signal = void (WindowKeys::*)();
    void bind(const QKeySequence &keys, Signal signal);
    bool handlePlain(const QKeyEvent &event);
    bool handleShifted(const QKeyEvent &event);
    bool handleHangul(const QKeyEvent &event);
};

} // namespace nunchi::ui
