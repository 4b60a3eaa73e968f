// SPDX-License-Identifier: GPL-3.0-or-later
// AVX-512: 32 registers of 64 bytes.
#define NUNCHI_KERNEL avx512
#define NUNCHI_VECTOR_BYTES 64
#define NUNCHI_ROWS 8
#define NUNCHI_COLUMNS 3
#define NUNCHI_KEY_TILE 128
#define NUNCHI_REGISTER "v"
#define NUNCHI_FLUSH
#include "engine/tiled_kernel_body.h"
