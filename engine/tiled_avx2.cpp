// SPDX-License-Identifier: GPL-3.0-or-later
// AVX2 and FMA: 16 registers of 32 bytes.
#define NUNCHI_KERNEL avx2
#define NUNCHI_VECTOR_BYTES 32
#define NUNCHI_ROWS 4
#define NUNCHI_COLUMNS 3
#define NUNCHI_KEY_TILE 128
#define NUNCHI_REGISTER "x"
#define NUNCHI_FLUSH
#include "engine/tiled_kernel_body.h"
