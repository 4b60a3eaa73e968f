// SPDX-License-Identifier: GPL-3.0-or-later
// Any processor: registers of 16 bytes, or what the compiler makes of them.
#define NUNCHI_KERNEL generic
#define NUNCHI_VECTOR_BYTES 16
#define NUNCHI_ROWS 4
#define NUNCHI_COLUMNS 2
#define NUNCHI_KEY_TILE 64
#include "engine/tiled_kernel_body.h"
