// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/exhibit_model.h"

#include <cmath>

namespace nunchi::exhibits {

namespace {

constexpr int undoSteps = 200;

const Parameter *find(const QList<Parameter> &parameters, const QString &name)
{
    for (const Parameter &parameter : parameters)
        if (parameter.name == name)
            return &parameter;
    return nullptr;
}

std::optional<QString> numberRefusal(const Parameter &parameter, const QJsonValue &value)
{
    const bool whole = parameter.kind == Parameter::Kind::Integer;
    const double number = value.toDouble(std::nan(""));
    if (!std::isfinite(number))
        return whole ? ExhibitModel::tr("“%1” must be a whole number.").arg(parameter.name)
                     : ExhibitModel::tr("“%1” must be a number.").arg(parameter.name);
    if (whole && number != std::floor(number))
        return ExhibitModel::tr("“%1” must be a whole number, not %2.").arg(parameter.name).arg(number);
    if (number < parameter.minimum || number > parameter.maximum)
        return ExhibitModel::tr("“%1” must lie between %2 and %3; %4 does not.")
            .arg(parameter.name)
            .arg(parameter.minimum)
            .arg(parameter.maximum)
            .arg(number);
    return {};
}

std::optional<QString> textRefusal(const Parameter &parameter, const QJsonValue &value)
{
    if (!value.isString())
        return ExhibitModel::tr("“%1” must be text.").arg(parameter.name);
    if (parameter.kind == Parameter::Kind::Choice && !parameter.choices.contains(value.toString()))
        return ExhibitModel::tr("“%1” must be one of %2, not “%3”.")
            .arg(parameter.name, parameter.choices.join(QStringLiteral(", ")), value.toString());
    const auto length = value.toString().size();
    if (parameter.kind == Parameter::Kind::Text && double(length) > parameter.maximum)
        return ExhibitModel::tr("“%1” may hold %2 characters; this has %3.")
            .arg(parameter.name)
            .arg(parameter.maximum)
            .arg(length);
    return {};
}

} // namespace

std::optional<QString> ExhibitModel::refusal(
    const QList<Parameter> &parameters, const QString &name, const QJsonValue &value)
{
    const Parameter *parameter = find(parameters, name);
    if (!parameter) {
        QStringList names;
        for (const Parameter &known : parameters)
            names << known.name;
        return tr("There is no setting “%1” here; there are %2.").arg(name, names.join(QStringLiteral(", ")));
    }
    switch (parameter->kind) {
    case Parameter::Kind::Boolean:
        return value.isBool() ? std::nullopt : std::optional(tr("“%1” must be true or false.").arg(parameter->name));
    case Parameter::Kind::Integer:
    case Parameter::Kind::Number:
        return numberRefusal(*parameter, value);
    case Parameter::Kind::Choice:
    case Parameter::Kind::Text:
        return textRefusal(*parameter, value);
    case Parameter::Kind::Json:
        break;
    }
    return value.isObject() ? std::nullopt
                            : std::optional(tr("“%1” must be a map of names to values.").arg(parameter->name));
}

std::optional<QString> ExhibitModel::check(const QJsonObject &state) const
{
    const QList<Parameter> known = parameters();
    for (auto it = state.begin(); it != state.end(); ++it)
        if (const auto reason = refusal(known, it.key(), it.value()))
            return reason;
    return {};
}

QJsonObject ExhibitModel::completed(const QJsonObject &state) const
{
    QJsonObject complete;
    for (const Parameter &parameter : parameters()) {
        const QJsonValue lesson = m_lessonState.value(parameter.name);
        const QJsonValue given = state.value(parameter.name);
        complete[parameter.name] = !given.isUndefined() ? given : !lesson.isUndefined() ? lesson : parameter.fallback;
    }
    return complete;
}

std::optional<QString> ExhibitModel::applyAndTell(const QJsonObject &complete)
{
    m_applying = true;
    const std::optional<QString> reason = apply(complete);
    m_applying = false;
    if (!reason)
        Q_EMIT changed();
    return reason;
}

std::optional<QString> ExhibitModel::setState(const QJsonObject &state)
{
    if (const auto reason = check(state))
        return reason;
    return applyAndTell(completed(state));
}

std::optional<QString> ExhibitModel::setSome(const QJsonObject &some)
{
    if (const auto reason = check(some))
        return reason;
    QJsonObject complete = state();
    for (auto it = some.begin(); it != some.end(); ++it)
        complete[it.key()] = it.value();
    return applyAndTell(complete);
}

std::optional<QString> ExhibitModel::setLessonState(const QJsonObject &state)
{
    if (const auto reason = check(state))
        return reason;
    const QJsonObject before = m_lessonState;
    m_lessonState = state;
    if (const auto reason = applyAndTell(completed({}))) {
        m_lessonState = before;
        return reason;
    }
    m_undo.clear();
    m_redo.clear();
    m_gesture.clear();
    return {};
}

void ExhibitModel::reset()
{
    const QJsonObject goal = completed({});
    if (goal == state())
        return;
    remember();
    applyAndTell(goal);
}

void ExhibitModel::undo()
{
    restore(m_undo, m_redo);
}

void ExhibitModel::redo()
{
    restore(m_redo, m_undo);
}

void ExhibitModel::restore(QList<QJsonObject> &from, QList<QJsonObject> &to)
{
    if (from.isEmpty())
        return;
    to.append(state());
    m_gesture.clear();
    applyAndTell(from.takeLast());
}

void ExhibitModel::remember(const QString &gesture)
{
    m_redo.clear();
    if (!gesture.isEmpty() && gesture == m_gesture)
        return;
    m_gesture = gesture;
    m_undo.append(state());
    if (m_undo.size() > undoSteps)
        m_undo.removeFirst();
}

void ExhibitModel::setLanguage(const QString &language)
{
    if (language == m_language)
        return;
    m_language = language;
    languageChanged();
    Q_EMIT changed();
}

bool ExhibitModel::follow(ExhibitModel &)
{
    return false;
}

bool ExhibitModel::canFollow(const QString &) const
{
    return false;
}

} // namespace nunchi::exhibits
