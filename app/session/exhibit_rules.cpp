// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/exhibit_rules.h"

#include "exhibits/model_catalog.h"

#include <QCoreApplication>

namespace nunchi::session {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ExhibitRules)
};

QStringList namesOf(const QList<exhibits::Parameter> &parameters)
{
    QStringList names;
    for (const exhibits::Parameter &parameter : parameters)
        names << parameter.name;
    return names;
}

QList<course::ExhibitProblem> problemsOf(const QString &id, const QJsonObject &state, const QString &sharedExhibit)
{
    const std::unique_ptr<exhibits::ExhibitModel> model = exhibits::makeModel(id);
    if (!model)
        return {{QString(),
            Words::tr("there is no exhibit “%1”; there are: %2")
                .arg(id, exhibits::exhibitIds().join(QStringLiteral(", ")))}};
    QList<course::ExhibitProblem> problems;
    const QList<exhibits::Parameter> parameters = model->parameters();
    const QStringList names = namesOf(parameters);
    for (auto it = state.begin(); it != state.end(); ++it) {
        if (!names.contains(it.key()))
            problems.append({it.key(),
                Words::tr("exhibit “%1” has no parameter “%2”; it has: %3")
                    .arg(id, it.key(), names.join(QStringLiteral(", ")))});
        else if (const auto reason = exhibits::ExhibitModel::refusal(parameters, it.key(), it.value()))
            problems.append({it.key(), *reason});
    }
    // Values that are each allowed may still not fit together.
    if (problems.isEmpty())
        if (const auto reason = model->setState(state))
            problems.append({QString(), *reason});
    if (!sharedExhibit.isEmpty() && !model->canFollow(sharedExhibit))
        problems.append({QString(),
            Words::tr("exhibit “%1” cannot show the values of an exhibit “%2”; "
                      "take the share line out or name another block")
                .arg(id, sharedExhibit)});
    return problems;
}

} // namespace

course::ExhibitRules exhibitRules()
{
    return problemsOf;
}

} // namespace nunchi::session
