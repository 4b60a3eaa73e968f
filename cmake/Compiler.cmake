# SPDX-License-Identifier: GPL-3.0-or-later
# How every target is compiled: the language level, the warnings, the sanitizers.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

find_program(NUNCHI_CCACHE ccache)
if(NUNCHI_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${NUNCHI_CCACHE})
endif()

# Some 160 test programs hold most of Qt's templates: mold links each in a seventh of the usual linker's time.
# Where the whole program is optimised at once, the compiler's own linker stays.
find_program(NUNCHI_MOLD mold)
if(NUNCHI_MOLD AND NOT CMAKE_INTERPROCEDURAL_OPTIMIZATION)
  add_link_options(-fuse-ld=mold)
endif()

add_library(nunchi_flags INTERFACE)
target_compile_options(nunchi_flags INTERFACE -Wall -Wextra -Wpedantic $<$<BOOL:${NUNCHI_WERROR}>:-Werror>)
target_compile_definitions(nunchi_flags INTERFACE
  QT_DISABLE_DEPRECATED_BEFORE=0x060400 QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_KEYWORDS QT_NO_FOREACH)

if(NUNCHI_SANITIZE)
  add_compile_options(-fsanitize=${NUNCHI_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  # Beside sanitizers GCC also finds uninitialized values in code it made itself, as its manual says: shown, no error.
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(nunchi_flags INTERFACE -Wno-error=maybe-uninitialized)
  endif()
  add_link_options(-fsanitize=${NUNCHI_SANITIZE})
endif()
