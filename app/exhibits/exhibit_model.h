// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QJsonObject>
#include <QList>
#include <QObject>
#include <QStringList>
#include <QVariant>

namespace nunchi::exhibits {

/// One thing of an exhibit that a lesson, a state file or `--set` may set.
struct Parameter
{
    enum class Kind : quint8 { Boolean, Integer, Number, Choice, Text, Json };
    QString name;
    Kind kind = Kind::Boolean;
    QJsonValue fallback; ///< the value when nothing is set
    double minimum = 0; ///< Integer, Number; Text: length
    double maximum = 0;
    QStringList choices; ///< Choice
};

/// The state and the numbers of one exhibit. Every number comes from the engine. Views hold it by reference and
/// redraw on changed(); a setter recomputes once.
class ExhibitModel : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    virtual QString exhibitId() const = 0;
    virtual QList<Parameter> parameters() const = 0;

    /// All parameters by name; what setState() accepts.
    virtual QJsonObject state() const = 0;

    /// Sets what is named, the rest to what the lesson set (or the defaults). Refused as a whole, with the reason in
    /// words, when a name is unknown or a value is out of its range: the state is then what it was.
    std::optional<QString> setState(const QJsonObject &state);
    /// Sets the named parameters and leaves the others as they are. Same refusals.
    std::optional<QString> setSome(const QJsonObject &some);
    /// Where reset() goes: the parameters the lesson set. Also applies it and forgets the undo history.
    std::optional<QString> setLessonState(const QJsonObject &state);
    virtual void reset(); ///< to the lesson's state; can be undone

    /// An exhibit that follows another hands these to its leader, whose history holds the shared values.
    virtual bool canUndo() const { return !m_undo.isEmpty(); }
    virtual bool canRedo() const { return !m_redo.isEmpty(); }
    virtual void undo();
    virtual void redo();

    QString language() const { return m_language; }
    void setLanguage(const QString &language);

    /// Shows the values of another exhibit and keeps step with it (matrix beside attention-steps). False: these two
    /// kinds have nothing to share. The leader must outlive this model.
    virtual bool follow(ExhibitModel &leader);
    /// Whether follow() would work, asked of the kinds alone.
    virtual bool canFollow(const QString &exhibitId) const;

    /// What the exhibit shows, in words and numbers, in the current language: for screen readers, print and text.
    virtual QString textForm() const = 0;

    /// The numbers shown, for other programs: the first row holds the heads, numbers have every digit (csvNumber()).
    /// Empty: there is nothing of the kind.
    virtual QList<QStringList> table() const { return {}; }

    /// Why this value may not be set; empty: it may. Checked against parameters() alone.
    static std::optional<QString> refusal(
        const QList<Parameter> &parameters, const QString &name, const QJsonValue &value);

Q_SIGNALS:
    void changed(); ///< state or numbers changed

protected:
    /// Applies a complete, checked state (every parameter present) and recomputes. May still refuse with a reason
    /// when values do not fit together, leaving the model as it was. Does not emit.
    virtual std::optional<QString> apply(const QJsonObject &complete) = 0;
    virtual void languageChanged() { } ///< recompute what depends on the language

    /// Call before a change by the user, so that undo() brings the present state back. Changes of one gesture
    /// (a drag, a run of key presses on one number) pass the same non-empty tag and count as one.
    void remember(const QString &gesture = {});

    /// True while apply() runs: the base emits changed() once, afterwards.
    bool isApplying() const { return m_applying; }

private:
    std::optional<QString> check(const QJsonObject &state) const;
    QJsonObject completed(const QJsonObject &state) const; ///< over the lesson's state over the defaults
    std::optional<QString> applyAndTell(const QJsonObject &complete);
    void restore(QList<QJsonObject> &from, QList<QJsonObject> &to);

    QJsonObject m_lessonState;
    QList<QJsonObject> m_undo;
    QList<QJsonObject> m_redo;
    QString m_gesture;
    bool m_applying = false;
    QString m_language = QStringLiteral("ko");
};

} // namespace nunchi::exhibits
