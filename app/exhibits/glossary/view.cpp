// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/glossary/view.h"

#include "controls/segments.h"
#include "exhibits/glossary/view_list.h"
#include "exhibits/shared/text_line_field.h"

namespace nunchi::exhibits::glossary {

using controls::Segments;

View::View(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : InstrumentView(model, look, role, parent)
    , m_model(model)
{
    if (role != Role::Audience)
        makeControls();
    m_list = new ListPart(model, look, role, this);
    connect(m_list, &ListPart::followed, this, [this](const QString &target) { followLink(target); });
    connect(m_list, &ListPart::movedTo, this,
        [this](const QRect &rect) { Q_EMIT revealWanted(rect.translated(m_list->mapTo(this, QPoint()))); });
    addFigure({m_list, 1, 0});
    begin();
}

void View::makeControls()
{
    m_field = new TextLineField(look(), this);
    m_field->setMaxLength(longestFilter);
    connect(m_field, &TextLineField::edited, this,
        [this](const QString &words) { m_model.setFilter(words, QStringLiteral("filter %1").arg(m_typing)); });
    connect(m_field, &TextLineField::submitted, this, [this](const QString &words) {
        m_model.setFilter(words, QStringLiteral("filter %1").arg(m_typing));
        leaveField();
    });
    connect(m_field, &TextLineField::abandoned, this, [this] {
        m_model.setFilter(QString(), QStringLiteral("filter %1").arg(m_typing));
        leaveField();
    });
    addControl(m_field);
    m_order = new Segments(look(), this);
    connect(m_order, &Segments::chosen, this, [this](int index) { m_model.setOrder(Order(index)); });
    addControl(m_order);
}

void View::leaveField()
{
    ++m_typing;
    m_list->setFocus(Qt::OtherFocusReason);
}

void View::showModel()
{
    if (m_field) {
        m_field->setAccessibleName(tr("Filter the terms"));
        m_field->setPlaceholderText(tr("Find a term: query, softmax …"));
        m_field->applyLook();
        if (m_field->words().left(longestFilter) != m_model.filter())
            m_field->setText(m_model.filter());
        //: How the terms of a glossary are sorted: as the course has them, or by their names.
        m_order->setLabels({tr("in order of the course"), tr("by name")});
        m_order->setCurrent(static_cast<int>(m_model.order()));
    }
    m_list->refresh();
}

QString View::ownTitle() const
{
    return tr("What was that word again?");
}

QString View::ownTry() const
{
    return tr("Type a part of a word in either language; of Korean its first consonants are enough.");
}

QString View::statement() const
{
    if (m_model.filter().trimmed().isEmpty())
        return tr("%n term(s) of the course, in Korean and English.", nullptr, m_model.termCount());
    //: %1 and %2 are numbers.
    return tr("%1 of %2 terms.").arg(m_model.count()).arg(m_model.termCount());
}

QList<KeyLegend::Key> View::keys() const
{
    return {
        {{QStringLiteral("\u2191"), QStringLiteral("\u2193")},
            //: Legend of keys: the arrows choose a term of the glossary.
            tr("choose a term")},
        {{tr("Enter")},
            //: Legend of keys: goes to the page that uses the term first.
            tr("to its first page")},
        {{QStringLiteral("F")},
            //: Legend of keys: begins to type a filter.
            tr("filter")},
    };
}

bool View::letterPressed(QChar letter)
{
    if (letter != u'F' || !m_field)
        return false;
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
    return true;
}

} // namespace nunchi::exhibits::glossary
