// SPDX-License-Identifier: GPL-3.0-or-later
// What every exhibit of the catalog promises.
#include <algorithm>
#include <memory>

#include <QAbstractButton>
#include <QAccessible>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include "exhibits/model_catalog.h"
#include "exhibits/settling.h"
#include "exhibits/view_catalog.h"
#include "typeset/appearance.h"

using namespace nunchi;
using namespace nunchi::exhibits;

namespace {

QStringList warnings;

void collect(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    if (type != QtDebugMsg && type != QtInfoMsg)
        warnings << text;
}

/// The ends of what a parameter may be.
QList<QJsonValue> extremes(const Parameter &parameter)
{
    switch (parameter.kind) {
    case Parameter::Kind::Boolean:
        return {true, false};
    case Parameter::Kind::Integer:
    case Parameter::Kind::Number:
        return {parameter.minimum, parameter.maximum};
    case Parameter::Kind::Choice: {
        QList<QJsonValue> all;
        for (const QString &choice : parameter.choices)
            all << choice;
        return all;
    }
    case Parameter::Kind::Text:
        return {QString(), QString(int(parameter.maximum), u'x'), QStringLiteral("x "),
            QStringLiteral("x ").repeated(12), QString(QChar(0)), QStringLiteral("$\\sqrt{ & <b> %1")};
    case Parameter::Kind::Json:
        return {QJsonObject(), QJsonObject{{QStringLiteral("x"), 1e300}}};
    }
    return {};
}

/// What it may not be.
QList<QJsonValue> outside(const Parameter &parameter)
{
    switch (parameter.kind) {
    case Parameter::Kind::Boolean:
        return {1, QStringLiteral("true"), QJsonValue()};
    case Parameter::Kind::Integer:
        return {parameter.minimum - 1, parameter.maximum + 1, parameter.minimum + 0.5, QStringLiteral("1")};
    case Parameter::Kind::Number:
        return {parameter.minimum - 1, parameter.maximum + 1, QStringLiteral("1")};
    case Parameter::Kind::Choice:
        return {QStringLiteral("no such choice"), 1};
    case Parameter::Kind::Text:
        return {QString(int(parameter.maximum) + 1, u'x'), 1, true};
    case Parameter::Kind::Json:
        return {1, QStringLiteral("x"), QJsonArray()};
    }
    return {};
}

bool isStop(const QWidget *widget)
{
    if (!widget->isVisible() || !widget->isEnabled() || !(widget->focusPolicy() & Qt::TabFocus))
        return false;
    // Of radio buttons Tab stops at the chosen one; arrows choose.
    const auto *button = qobject_cast<const QAbstractButton *>(widget);
    return !button || !button->autoExclusive() || button->isChecked();
}

QList<QWidget *> stops(const QWidget &view)
{
    QList<QWidget *> list;
    for (QWidget *widget : view.findChildren<QWidget *>())
        if (isStop(widget))
            list << widget;
    return list;
}

} // namespace

class TestContract : public QObject
{
    Q_OBJECT

private:
    void eachExhibit();

private Q_SLOTS:
    void theCatalogIsSortedAndComplete();
    void parametersAndStateAgree_data() { eachExhibit(); }
    void parametersAndStateAgree();
    void everyParameterSurvivesItsExtremes_data() { eachExhibit(); }
    void everyParameterSurvivesItsExtremes();
    void stateGoesThroughJson_data() { eachExhibit(); }
    void stateGoesThroughJson();
    void whatCannotBeIsRefusedByName_data() { eachExhibit(); }
    void whatCannotBeIsRefusedByName();
    void followersAgreeWithWhatTheySay_data() { eachExhibit(); }
    void followersAgreeWithWhatTheySay();
    void whatIsSettledStays_data() { eachExhibit(); }
    void whatIsSettledStays();
    void rendersEverywhereWithoutAWarning_data();
    void rendersEverywhereWithoutAWarning();
    void everyControlHasANameAndIsReachedByTab_data() { eachExhibit(); }
    void everyControlHasANameAndIsReachedByTab();
    void theButtonStartsOver_data() { eachExhibit(); }
    void theButtonStartsOver();
    void anAudienceHasNoControls_data() { eachExhibit(); }
    void anAudienceHasNoControls();
};

void TestContract::eachExhibit()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : exhibitIds())
        QTest::newRow(qPrintable(id)) << id;
}

void TestContract::theCatalogIsSortedAndComplete()
{
    QStringList sorted = exhibitIds();
    QVERIFY(!sorted.isEmpty());
    sorted.sort();
    QCOMPARE(exhibitIds(), sorted);
    for (const QString &id : sorted) {
        const auto model = makeModel(id);
        QVERIFY(model);
        QCOMPARE(model->exhibitId(), id);
    }
    QVERIFY(!makeModel(QStringLiteral("no-such-exhibit")));
}

void TestContract::parametersAndStateAgree()
{
    QFETCH(QString, id);
    const auto model = makeModel(id);
    QSet<QString> names;
    for (const Parameter &parameter : model->parameters()) {
        QVERIFY2(!names.contains(parameter.name), qPrintable(parameter.name));
        names << parameter.name;
        QVERIFY2(!ExhibitModel::refusal(model->parameters(), parameter.name, parameter.fallback),
            qPrintable(parameter.name));
        QCOMPARE(model->state().value(parameter.name), parameter.fallback);
    }
    const QStringList keys = model->state().keys();
    QCOMPARE(QSet<QString>(keys.begin(), keys.end()), names);
    QVERIFY(!model->textForm().isEmpty());
}

void TestContract::everyParameterSurvivesItsExtremes()
{
    QFETCH(QString, id);
    const auto model = makeModel(id);
    for (const Parameter &parameter : model->parameters()) {
        for (const QJsonValue &value : extremes(parameter)) {
            model->reset();
            const QJsonObject before = model->state();
            const auto reason = model->setSome({{parameter.name, value}});
            if (reason)
                QVERIFY2(!reason->isEmpty() && model->state() == before, qPrintable(parameter.name));
            else
                QCOMPARE(model->state().value(parameter.name), value);
            for (const QString &language : {QStringLiteral("en"), QStringLiteral("ko")}) {
                model->setLanguage(language);
                const QString text = model->textForm();
                QVERIFY2(
                    !text.isEmpty() && !text.contains(QStringLiteral("nan"), Qt::CaseInsensitive), qPrintable(text));
            }
        }
    }
}

void TestContract::stateGoesThroughJson()
{
    QFETCH(QString, id);
    const auto model = makeModel(id);
    for (const Parameter &parameter : model->parameters())
        for (const QJsonValue &value : extremes(parameter))
            model->setSome({{parameter.name, value}});
    const QByteArray saved = QJsonDocument(model->state()).toJson();
    const auto other = makeModel(id);
    const auto reason = other->setState(QJsonDocument::fromJson(saved).object());
    QVERIFY2(!reason, qPrintable(reason.value_or(QString())));
    QCOMPARE(other->state(), model->state());
    QCOMPARE(other->textForm(), model->textForm());
}

void TestContract::whatCannotBeIsRefusedByName()
{
    QFETCH(QString, id);
    const auto model = makeModel(id);
    const QJsonObject before = model->state();
    QSignalSpy spy(model.get(), &ExhibitModel::changed);
    const auto reason = model->setState({{QStringLiteral("no such thing"), 1}});
    QVERIFY(reason && reason->contains(QStringLiteral("no such thing")));
    for (const Parameter &parameter : model->parameters()) {
        for (const QJsonValue &value : outside(parameter)) {
            for (const auto &refused : {model->setState({{parameter.name, value}}),
                     model->setSome({{parameter.name, value}}), model->setLessonState({{parameter.name, value}})})
                QVERIFY2(refused && refused->contains(parameter.name), qPrintable(parameter.name));
        }
    }
    QCOMPARE(model->state(), before);
    QCOMPARE(spy.count(), 0);
}

void TestContract::followersAgreeWithWhatTheySay()
{
    QFETCH(QString, id);
    for (const QString &other : exhibitIds()) {
        const auto leader = makeModel(other);
        const auto model = makeModel(id);
        const bool says = model->canFollow(other);
        QCOMPARE(model->follow(*leader), says);
        const QJsonObject before = model->state();
        QVERIFY(!model->setState({}));
        QCOMPARE(model->state(), before);
    }
}

void TestContract::whatIsSettledStays()
{
    QFETCH(QString, id);
    const auto model = makeModel(id);
    for (const Parameter &parameter : model->parameters()) {
        model->setSome({{parameter.name, extremes(parameter).last()}});
        if (parameter.kind == Parameter::Kind::Text && model->state().value(parameter.name) != parameter.fallback)
            model->reset();
    }
    settle(*model);
    QVERIFY(isSettled(*model));
    const QString text = model->textForm();
    QSignalSpy changed(model.get(), &ExhibitModel::changed);
    QTest::qWait(50); // for news that would still come
    QCOMPARE(changed.count(), 0);
    QCOMPARE(model->textForm(), text);
}

void TestContract::rendersEverywhereWithoutAWarning_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("role");
    QTest::addColumn<int>("theme");
    for (const QString &id : exhibitIds())
        for (int role = 0; role < 3; ++role)
            for (int theme = 0; theme < 3; ++theme)
                QTest::addRow("%s role %d theme %d", qPrintable(id), role, theme) << id << role << theme;
}

void TestContract::rendersEverywhereWithoutAWarning()
{
    QFETCH(QString, id);
    QFETCH(int, role);
    QFETCH(int, theme);
    typeset::Appearance look(typeset::Fonts::onThisComputer());
    look.setTheme(typeset::ThemeName(theme));
    const auto model = makeModel(id);
    warnings.clear();
    const auto handler = qInstallMessageHandler(collect);
    for (const QString &language : {QStringLiteral("ko"), QStringLiteral("en")}) {
        for (const qreal scale : {0.8, 1.0, 3.0}) {
            model->setLanguage(language);
            look.setLanguage(language);
            look.setTextScale(scale);
            std::unique_ptr<ExhibitView> view(makeView(*model, look, Role(role)));
            for (const int width : {560, 1020}) {
                view->resize(width, view->heightForWidth(width));
                const QImage picture = view->grab().toImage();
                if (picture.isNull() || picture.height() < 40)
                    warnings << QStringLiteral("nothing drawn");
            }
        }
    }
    qInstallMessageHandler(handler);
    QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join(u'\n')));
}

void TestContract::everyControlHasANameAndIsReachedByTab()
{
    QFETCH(QString, id);
    typeset::Appearance look(typeset::Fonts::onThisComputer());
    const auto model = makeModel(id);
    for (const Role role : {Role::Student, Role::Console}) {
        std::unique_ptr<ExhibitView> view(makeView(*model, look, role));
        view->resize(1020, view->heightForWidth(1020));
        view->show();
        QVERIFY(QTest::qWaitForWindowActive(view.get()));
        const QList<QWidget *> expected = stops(*view);
        QVERIFY(!expected.isEmpty());
        for (QWidget *stop : expected) {
            QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(stop);
            QVERIFY2(interface && !interface->text(QAccessible::Name).isEmpty(), stop->metaObject()->className());
        }
        QSet<QWidget *> reached;
        expected.first()->setFocus(Qt::TabFocusReason);
        for (qsizetype i = 0; i <= expected.size(); ++i) {
            reached << view->focusWidget();
            QTest::keyClick(view->focusWidget(), Qt::Key_Tab);
        }
        for (QWidget *stop : expected)
            QVERIFY2(reached.contains(stop), stop->metaObject()->className());
        QVERIFY(!view->accessibleName().isEmpty());
        QCOMPARE(view->accessibleDescription(), model->textForm());
    }
}

void TestContract::theButtonStartsOver()
{
    QFETCH(QString, id);
    // Where a few choices or one slider are all there is, the letter R is enough.
    static const QStringList without{QStringLiteral("cross"), QStringLiteral("fading"), QStringLiteral("glossary"),
        QStringLiteral("heads"), QStringLiteral("lenses"), QStringLiteral("square-wall")};
    typeset::Appearance look(typeset::Fonts::onThisComputer());
    const auto model = makeModel(id);
    const QJsonObject before = model->state();
    for (const Parameter &parameter : model->parameters())
        model->setSome({{parameter.name, extremes(parameter).last()}});
    QVERIFY(model->state() != before);
    std::unique_ptr<ExhibitView> view(makeView(*model, look, Role::Student));
    view->resize(1020, view->heightForWidth(1020));
    view->show();
    QVERIFY(QTest::qWaitForWindowActive(view.get()));
    const auto buttons = view->findChildren<QAbstractButton *>();
    const auto reset = std::find_if(buttons.begin(), buttons.end(),
        [](const QAbstractButton *button) { return button->accessibleName() == QStringLiteral("Start over"); });
    QCOMPARE(reset == buttons.end(), without.contains(id));
    if (reset == buttons.end())
        return;
    QTest::mouseClick(*reset, Qt::LeftButton);
    QCOMPARE(model->state(), before);
}

void TestContract::anAudienceHasNoControls()
{
    QFETCH(QString, id);
    typeset::Appearance look(typeset::Fonts::onThisComputer());
    const auto model = makeModel(id);
    std::unique_ptr<ExhibitView> view(makeView(*model, look, Role::Audience));
    view->resize(1020, view->heightForWidth(1020));
    view->show();
    QVERIFY(QTest::qWaitForWindowExposed(view.get()));
    QVERIFY(stops(*view).isEmpty());
}

QTEST_MAIN(TestContract)
#include "tst_contract.moc"
