// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace nunchi::exhibits {

class ExhibitModel;

/// What an exhibit is, besides a model, when something in it goes on by itself: draws, steps of training.
class Settling
{
public:
    virtual ~Settling();
    /// Nothing more comes by itself: what is shown is all there is to show in this state.
    virtual bool isSettled() const = 0;
    /// Waits, some seconds at most, for what is still to come. For pictures and paper, which nobody sees change; a
    /// window shows it as it comes.
    virtual void settle() = 0;
};

/// The same of any exhibit: where nothing goes on by itself, it is settled.
bool isSettled(const ExhibitModel &model);
void settle(ExhibitModel &model);

} // namespace nunchi::exhibits
