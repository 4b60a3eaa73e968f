// SPDX-License-Identifier: GPL-3.0-or-later
// Every x86-64 processor: 16 registers of 16 bytes.
#define NUNCHI_KERNEL sse2
#define NUNCHI_VECTOR_BYTES 16
#define NUNCHI_ROWS 4
#define NUNCHI_COLUMNS 2
#define NUNCHI_KEY_TILE 64
#define NUNCHI_REGISTER "x"
#define NUNCHI_FLUSH
#include "engine/tiled_kernel_body.h"
