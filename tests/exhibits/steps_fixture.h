// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QAbstractButton>
#include <QLineEdit>

#include "controls/chip.h"
#include "exhibits/attention-steps/view.h"
#include "exhibits/attention-steps/view_table.h"
#include "exhibits/shared/text_line_field.h"

/// A student's view of attention-steps on a window of its own, and how a test finds its parts.
class StepsFixture : public QObject
{
    Q_OBJECT

protected:
    using Model = nunchi::exhibits::attention_steps::Model;
    using View = nunchi::exhibits::attention_steps::View;
    using TablePart = nunchi::exhibits::attention_steps::TablePart;
    using TableGeometry = nunchi::exhibits::attention_steps::TableGeometry;
    using SentenceField = nunchi::exhibits::TextLineField;

    template <typename T> T *only() { return m_view->findChild<T *>(); }
    nunchi::controls::Chip *chip(const QString &text);
    QAbstractButton *button(const QString &text); ///< a visible one
    TablePart *table() { return only<TablePart>(); }
    TableGeometry geometry();
    QPoint cellCenter(const QString &token, int column); ///< in the table
    QLineEdit *numberField(); ///< null: no number is being edited
    SentenceField *openSentenceField();
    QImage picture() { return m_view->grab().toImage(); }

    std::unique_ptr<nunchi::typeset::Appearance> m_look;
    std::unique_ptr<Model> m_model;
    std::unique_ptr<View> m_view;

private Q_SLOTS:
    void init();
    void cleanup();
};
