// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window_keys.h"

#include <QKeyEvent>
#include <QShortcut>
#include <QWidget>

namespace nunchi::ui {

namespace {
// What the keys of L and T give under a two-set Hangul layout.
constexpr int kHangulI = 0x3163;
constexpr int kHangulSiot = 0x3145;
} // namespace

WindowKeys::WindowKeys(QWidget *window)
    : QObject(window)
{
    bind(QKeySequence(Qt::CTRL | Qt::Key_PageDown), &WindowKeys::nextPageAsked);
    bind(QKeySequence(Qt::CTRL | Qt::Key_PageUp), &WindowKeys::previousPageAsked);
    bind(QKeySequence(Qt::ALT | Qt::Key_Right), &WindowKeys::nextPageAsked);
    bind(QKeySequence(Qt::ALT | Qt::Key_Left), &WindowKeys::previousPageAsked);
    bind(QKeySequence(Qt::CTRL | Qt::Key_L), &WindowKeys::languageAsked);
    bind(QKeySequence(Qt::CTRL | Qt::Key_T), &WindowKeys::themeAsked);
    // Plus stands on its own key, above =, or on the number pad.
    bind(QKeySequence(Qt::CTRL | Qt::Key_Plus), &WindowKeys::largerAsked);
    bind(QKeySequence(Qt::CTRL | Qt::Key_Equal), &WindowKeys::largerAsked);
    bind(QKeySequence(Qt::CTRL | Qt::Key_Minus), &WindowKeys::smallerAsked);
    bind(QKeySequence(Qt::CTRL | Qt::Key_0), &WindowKeys::normalSizeAsked);
    bind(QKeySequence(Qt::Key_F9), &WindowKeys::railAsked);
    bind(QKeySequence(Qt::Key_F1), &WindowKeys::keysAsked);
}

void WindowKeys::bind(const QKeySequence &keys, Signal signal)
{
    auto *shortcut = new QShortcut(keys, static_cast<QWidget *>(parent()));
    connect(shortcut, &QShortcut::activated, this, signal);
}

bool WindowKeys::handle(const QKeyEvent &event)
{
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (event.key() == Qt::Key_Question || (modifiers == Qt::NoModifier && event.text() == QLatin1String("?"))) {
        Q_EMIT keysAsked();
        return true;
    }
    if (modifiers == Qt::NoModifier)
        return handlePlain(event);
    if (modifiers == Qt::ShiftModifier)
        return handleShifted(event);
    return modifiers == Qt::ControlModifier && handleHangul(event);
}

bool WindowKeys::handlePlain(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Right:
        Q_EMIT nextPageAsked();
        return true;
    case Qt::Key_Left:
        Q_EMIT previousPageAsked();
        return true;
    case Qt::Key_Space:
    case Qt::Key_PageDown:
        Q_EMIT screenDownAsked();
        return true;
    case Qt::Key_PageUp:
        Q_EMIT screenUpAsked();
        return true;
    case Qt::Key_Down:
        Q_EMIT linesAsked(1);
        return true;
    case Qt::Key_Up:
        Q_EMIT linesAsked(-1);
        return true;
    case Qt::Key_Home:
        Q_EMIT startAsked();
        return true;
    case Qt::Key_End:
        Q_EMIT endAsked();
        return true;
    default:
        return false;
    }
}

bool WindowKeys::handleShifted(const QKeyEvent &event)
{
    if (event.key() != Qt::Key_Space)
        return false;
    Q_EMIT screenUpAsked();
    return true;
}

bool WindowKeys::handleHangul(const QKeyEvent &event)
{
    if (event.key() == kHangulI)
        Q_EMIT languageAsked();
    else if (event.key() == kHangulSiot)
        Q_EMIT themeAsked();
    else
        return false;
    return true;
}

} // namespace nunchi::ui
