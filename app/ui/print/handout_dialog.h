// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QDialog>

#include "controls/button.h"
#include "controls/segments.h"
#include "ui/page_context.h"
#include "ui/print/handout_request.h"

class QGridLayout;
class QLabel;
class QProgressBar;

namespace nunchi::ui {

class HandoutRun;

/// What goes on paper: this page, the lesson or the course; which paper; which answers. Then the file or the printer
/// is asked for, and the dialog shows how far it is and can stop it.
class HandoutDialog : public QDialog
{
    Q_OBJECT
public:
    enum class Purpose : quint8 { Pdf, Print };

    HandoutDialog(const PageContext &context, Purpose purpose, QWidget *parent);
    ~HandoutDialog() override;

    HandoutRequest request() const;

    /// Seams: how a file's name is asked for, and a printer. The latter shows Qt's dialog unless replaced.
    std::function<QString(const QString &suggested)> askFile;

Q_SIGNALS:
    void saved(const QString &path);

public Q_SLOTS:
    void begin(); ///< asks for the file or the printer, then starts
    void reject() override; ///< stops what is under way first

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void makeRows();
    controls::Segments *addRow(QGridLayout *grid, const QString &name, const QStringList &choices);
    void beginPdf();
    void beginPrint();
    void run(HandoutRun *run, const QString &path);
    void showFault(const QString &message);
    void setRunning(bool running);
    void makeRoom();
    QString suggestedFile() const;

    const PageContext &m_context;
    Purpose m_purpose;
    controls::Segments *m_scope = nullptr;
    controls::Segments *m_paper = nullptr;
    controls::Segments *m_answers = nullptr;
    QLabel *m_message;
    QProgressBar *m_progress;
    controls::Button *m_go;
    controls::Button *m_cancel;
    bool m_wasActive = false;
    HandoutRun *m_run = nullptr; ///< under way
};

} // namespace nunchi::ui
