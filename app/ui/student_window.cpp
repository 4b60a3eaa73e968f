// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/student_window.h"
