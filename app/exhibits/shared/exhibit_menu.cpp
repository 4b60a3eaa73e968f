// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/exhibit_menu.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMessageBox>
#include <QMimeData>
#include <QStandardPaths>

#include "exhibits/exhibit_view.h"
#include "exhibits/shared/csv.h"
#include "exhibits/shared/exhibit_pictures.h"

namespace nunchi::exhibits {

namespace {
void copyTable(const QList<QStringList> &rows)
{
    const QString text = csvText(rows);
    auto *content = new QMimeData;
    content->setText(text);
    content->setData(QStringLiteral("text/csv"), text.toUtf8());
    QGuiApplication::clipboard()->setMimeData(content);
}
} // namespace

ExhibitMenu::ExhibitMenu(ExhibitView &view)
    : QMenu(&view)
    , m_view(view)
{
    setFont(view.look().font(typeset::Face::Label, -1));
    addActions(view.actions()); // what this exhibit alone can do
    if (!view.actions().isEmpty())
        addSeparator();
    m_copyImage = addAction(tr("Copy as image"), this,
        [this] { QGuiApplication::clipboard()->setImage(imageOf(m_view)); });
    if (!view.exhibitModel().table().isEmpty())
        m_copyData = addAction(
            tr("Copy data as CSV"), this, [this] { copyTable(m_view.exhibitModel().table()); });
    m_savePicture = addAction(tr("Save as SVG or PNG…"), this, &ExhibitMenu::save);
    m_askPath = [this](const QString &suggestion) {
        return QFileDialog::getSaveFileName(&m_view, tr("Save the picture"), suggestion,
            tr("Drawing, sharp at any size (*.svg)") + QStringLiteral(";;") + tr("Picture of pixels (*.png)"));
    };
}

void ExhibitMenu::save()
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::PicturesLocation));
    QString path = m_askPath(folder.filePath(m_view.exhibitModel().exhibitId() + QStringLiteral(".svg")));
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".svg");
    const auto problem = exhibits::savePicture(m_view, path);
    if (!problem)
        return;
    auto *message = new QMessageBox(QMessageBox::Warning, tr("Save the picture"), *problem, QMessageBox::Ok, &m_view);
    message->setAttribute(Qt::WA_DeleteOnClose);
    message->open();
}

} // namespace nunchi::exhibits
