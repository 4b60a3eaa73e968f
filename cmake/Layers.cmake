# SPDX-License-Identifier: GPL-3.0-or-later
# The link line is the architecture: what a layer does not link, it cannot include.
#
# nunchi_layer(target FORBID gui|widgets SOURCES … LINK …)
#
# A Qt header is reachable through any Qt include folder, whatever is linked. Layers below the windows
# therefore see a forbidden/ folder first, whose qtguiglobal.h or qtwidgetsglobal.h stops the build.
function(nunchi_layer target)
  cmake_parse_arguments(arg "" "FORBID" "SOURCES;LINK" ${ARGN})
  add_library(${target} STATIC ${arg_SOURCES})
  target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/app)
  target_link_libraries(${target} PUBLIC ${arg_LINK} PRIVATE nunchi_flags)
  if(arg_FORBID)
    nunchi_forbid(${target} ${arg_FORBID})
    set_target_properties(${target} PROPERTIES NUNCHI_FORBID ${arg_FORBID})
  endif()
  nunchi_precompile(${target} "${arg_FORBID}")
endfunction()

# The Qt headers nearly every file of a layer reads, parsed once a layer.
function(nunchi_precompile target forbidden)
  set(headers <memory> <QJsonObject> <QList> <QObject> <QString>)
  if(NOT forbidden STREQUAL "gui")
    list(APPEND headers <QFont> <QPainter>)
  endif()
  if(NOT forbidden)
    list(APPEND headers <QAbstractButton> <QEvent> <QWidget>)
  endif()
  target_precompile_headers(${target} PRIVATE ${headers})
endfunction()

function(nunchi_forbid target what)
  if(what STREQUAL "gui" OR what STREQUAL "widgets")
    target_include_directories(${target} BEFORE PRIVATE ${PROJECT_SOURCE_DIR}/cmake/forbidden/widgets)
  endif()
  if(what STREQUAL "gui")
    target_include_directories(${target} BEFORE PRIVATE ${PROJECT_SOURCE_DIR}/cmake/forbidden/gui)
  endif()
endfunction()
