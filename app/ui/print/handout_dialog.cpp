// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/handout_dialog.h"

#include <algorithm>
#include <utility>

#include <QDir>
#include <QFileDialog>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>
#include <QProgressBar>
#include <QStandardPaths>
#include <QVBoxLayout>

#include "ui/palette.h"
#include "ui/print/pdf_export.h"
#include "ui/print/print_run.h"

namespace nunchi::ui {

using controls::Button;
using controls::Segments;
using typeset::Face;

namespace {
enum Scope { ThisPage, ThisLesson, WholeCourse };

/// Letter where inches are at home, A4 everywhere else.
int usualPaper()
{
    return QLocale::system().measurementSystem() == QLocale::ImperialUSSystem ? 1 : 0;
}
} // namespace

HandoutDialog::HandoutDialog(const PageContext &context, Purpose purpose, QWidget *parent)
    : QDialog(parent)
    , m_context(context)
    , m_purpose(purpose)
    , m_message(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_go(new Button(context.look, Button::Kind::Primary, this))
    , m_cancel(new Button(context.look, Button::Kind::Outlined, this))
{
    askFile = [this](const QString &suggested) {
        return QFileDialog::getSaveFileName(this, tr("Export as PDF"), suggested, tr("PDF files (*.pdf)"));
    };
    setWindowTitle(purpose == Purpose::Pdf ? tr("Export as PDF") : tr("Print"));
    setPalette(paletteFor(context.look.theme()));
    m_go->setLabel(purpose == Purpose::Pdf ? tr("Export…") : tr("Print…"));
    m_cancel->setLabel(tr("Cancel"));
    m_message->setFont(context.look.font(Face::Label, -1));
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_progress->setAccessibleName(tr("Progress"));
    connect(m_go, &Button::clicked, this, &HandoutDialog::begin);
    connect(m_cancel, &Button::clicked, this, &HandoutDialog::reject);
    makeRows();
    setRunning(false);
    m_message->hide();
    m_go->setFocus();
}

HandoutDialog::~HandoutDialog()
{
    delete m_run; // while what it reads is still there
}

void HandoutDialog::makeRows()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 20);
    column->setSpacing(16);
    auto *title = new QLabel(windowTitle(), this);
    title->setFont(m_context.look.font(Face::Prose, 2, true));
    column->addWidget(title);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(qRound(m_context.look.length(20)));
    grid->setVerticalSpacing(qRound(m_context.look.length(6)));
    m_scope = addRow(grid, tr("Pages"), {tr("This page"), tr("This lesson"), tr("Whole course")});
    m_scope->setCurrent(ThisLesson);
    m_paper = addRow(grid, tr("Paper"), {QStringLiteral("A4"), tr("Letter")});
    m_paper->setCurrent(usualPaper());
    //: Choices for the answers to a handout's questions
    m_answers = addRow(grid, tr("Answers"), {tr("None"), tr("At the end"), tr("Under each question")});
    m_answers->setCurrent(static_cast<int>(PrintedAnswers::Key));
    column->addLayout(grid);
    column->addWidget(m_message);
    column->addWidget(m_progress);
    column->addStretch();
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_go);
    column->addLayout(buttons);
}

Segments *HandoutDialog::addRow(QGridLayout *grid, const QString &name, const QStringList &choices)
{
    auto *label = new QLabel(name, this);
    label->setFont(m_context.look.font(Face::Label, -1, true));
    auto *segments = new Segments(m_context.look, this);
    segments->setLabels(choices);
    segments->setAccessibleName(name);
    label->setBuddy(segments);
    const int row = grid->rowCount();
    grid->addWidget(label, row, 0, Qt::AlignLeft | Qt::AlignVCenter);
    grid->addWidget(segments, row, 1, Qt::AlignLeft);
    return segments;
}

HandoutRequest HandoutDialog::request() const
{
    session::Session &session = m_context.session;
    HandoutRequest request = m_scope->current() == ThisPage ? HandoutRequest::page(session)
        : m_scope->current() == ThisLesson                  ? HandoutRequest::lesson(session, session.lessonId())
                                                            : HandoutRequest::course(session);
    request.paper = m_paper->current() == 0 ? print::PaperSize::A4 : print::PaperSize::Letter;
    request.answers = static_cast<PrintedAnswers>(m_answers->current());
    return request;
}

QString HandoutDialog::suggestedFile() const
{
    const session::Session &session = m_context.session;
    const QString name = m_scope->current() == ThisPage ? session.pageId()
        : m_scope->current() == ThisLesson              ? session.lessonId()
                                                        : QStringLiteral("nunchi");
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    return folder.filePath(QStringLiteral("%1-%2.pdf").arg(name, session.language()));
}

void HandoutDialog::begin()
{
    m_message->hide();
    if (m_purpose == Purpose::Pdf)
        beginPdf();
    else
        beginPrint();
}

void HandoutDialog::beginPdf()
{
    QString path = askFile(suggestedFile());
    if (path.isEmpty())
        return;
    if (!path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive))
        path += QStringLiteral(".pdf");
    run(new PdfExport(m_context, request(), path, this), path);
}

void HandoutDialog::beginPrint()
{
    if (QPrinterInfo::availablePrinterNames().isEmpty()) {
        showFault(tr("There is no printer on this computer. Export a PDF instead, and print that elsewhere."));
        return;
    }
    auto printer = PrintRun::makePrinter(request());
    QPrintDialog dialog(printer.get(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    // Whatever the dialog says, the sheets are laid out for the paper chosen here.
    printer->setPageSize(print::Paper(request().paper).pageSize());
    printer->setFullPage(true);
    run(new PrintRun(m_context, request(), std::move(printer), this), {});
}

void HandoutDialog::run(HandoutRun *run, const QString &path)
{
    m_run = run;
    connect(run, &HandoutRun::progressed, this, [this](int done, int all) {
        m_progress->setMaximum(all);
        m_progress->setValue(done);
    });
    connect(run, &HandoutRun::finished, this, [this, path](const QString &error) {
        m_run->deleteLater();
        m_run = nullptr;
        setRunning(false);
        if (!error.isEmpty()) {
            showFault(error);
            return;
        }
        if (!path.isEmpty())
            Q_EMIT saved(path);
        accept();
    });
    setRunning(true);
    run->start();
}

void HandoutDialog::reject()
{
    if (!m_run) {
        QDialog::reject();
        return;
    }
    m_run->stop();
    m_run->deleteLater();
    m_run = nullptr;
    setRunning(false);
}

bool HandoutDialog::event(QEvent *event)
{
    const bool done = QDialog::event(event);
    // After Qt has given the keyboard to the window: that way no ring would show who has it.
    if (event->type() == QEvent::WindowActivate && !std::exchange(m_wasActive, true))
        QMetaObject::invokeMethod(
            this,
            [this] {
                QWidget *first = focusWidget() ? focusWidget() : m_go;
                first->clearFocus();
                first->setFocus(Qt::TabFocusReason);
            },
            Qt::QueuedConnection);
    return done;
}

/// Enter begins, or presses Cancel and Stop where these have the keyboard.
void HandoutDialog::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && m_cancel->hasFocus())
        m_cancel->click();
    else if (enter && !m_run)
        begin();
    else
        QDialog::keyPressEvent(event);
}

void HandoutDialog::setRunning(bool running)
{
    const bool hadFocus = m_go->hasFocus() || m_cancel->hasFocus();
    m_progress->setVisible(running);
    m_progress->setRange(0, 0);
    for (QWidget *widget : {static_cast<QWidget *>(m_scope), static_cast<QWidget *>(m_paper),
             static_cast<QWidget *>(m_answers), static_cast<QWidget *>(m_go)})
        widget->setEnabled(!running);
    m_cancel->setLabel(running ? tr("Stop") : tr("Cancel"));
    makeRoom();
    if (hadFocus)
        (running ? m_cancel : m_go)->setFocus(Qt::OtherFocusReason);
}

void HandoutDialog::showFault(const QString &message)
{
    m_message->setText(message);
    m_message->setAccessibleName(message);
    m_message->show();
    makeRoom();
}

void HandoutDialog::makeRoom()
{
    if (!isVisible())
        return; // its first size comes by itself
    // A dialog grows by itself for what is wide, not for words that need more lines.
    layout()->activate();
    const int wanted =
        layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width()) : layout()->totalSizeHint().height();
    resize(width(), std::max(height(), wanted));
}

} // namespace nunchi::ui
