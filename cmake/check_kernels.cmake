# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DOBJDUMP=… -DNM=… -DBASELINE=a.o;b.o -DKERNELS=c.o;d.o -P check_kernels.cmake
# One program runs on every x86-64 processor only if no code compiled with a kernel's flags can run in its place:
#  - the baseline's objects hold no instruction of AVX or later (such registers, or names that begin with v);
#  - the kernels' objects hold no weak symbol, the kind of which the linker keeps any one copy (inline functions and
#    templates of the standard library), and ask for no function from elsewhere but the C library's memory functions.
foreach(object IN LISTS BASELINE)
  execute_process(COMMAND ${OBJDUMP} -d --no-show-raw-insn ${object} OUTPUT_VARIABLE code COMMAND_ERROR_IS_FATAL ANY)
  if(code MATCHES "[^\n]*\t(v[a-z0-9]+ |[^\n]*%[yz]mm)[^\n]*")
    message(SEND_ERROR "${object} holds an instruction beyond the baseline:\n${CMAKE_MATCH_0}")
  endif()
endforeach()
foreach(object IN LISTS KERNELS)
  execute_process(COMMAND ${NM} ${object} OUTPUT_VARIABLE symbols COMMAND_ERROR_IS_FATAL ANY)
  if(symbols MATCHES "[^\n]* [WVwvu] [^\n]*")
    message(SEND_ERROR "${object} holds a weak symbol:\n${CMAKE_MATCH_0}")
  endif()
  string(REGEX MATCHALL " U [^\n]*" needed "${symbols}")
  foreach(symbol IN LISTS needed)
    if(NOT symbol MATCHES "^ U (mem(cpy|set|move)|_GLOBAL_OFFSET_TABLE_|__stack_chk_fail|__(asan|ubsan|tsan)_.*)$")
      message(SEND_ERROR "${object} calls what is not its own:${symbol}")
    endif()
  endforeach()
endforeach()
