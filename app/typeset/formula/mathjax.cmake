# SPDX-License-Identifier: GPL-3.0-or-later
# MathJax as one script, compiled for Qt's JavaScript engine and linked in. npm and esbuild are needed to build only;
# what npm fetches stays in its cache, and a second build does none of this.
find_program(NUNCHI_NODE NAMES node nodejs)
find_program(NUNCHI_NPM npm)
if(NOT NUNCHI_NODE OR NOT NUNCHI_NPM)
  message(FATAL_ERROR "Formulas need Node.js (18 or newer) and npm while Nunchi is built: "
    "install them (Debian, Ubuntu: sudo apt install nodejs npm) and configure again.")
endif()

set(mathjax_source ${PROJECT_SOURCE_DIR}/resources/mathjax)
set(mathjax_work ${CMAKE_CURRENT_BINARY_DIR}/mathjax)
set(mathjax_scripts)
foreach(name IN ITEMS attributes.js build.mjs entry.mjs filters.mjs limits.mjs roles.mjs structure.mjs)
  list(APPEND mathjax_scripts ${mathjax_source}/${name})
endforeach()
set(mathjax_lock ${mathjax_source}/package.json ${mathjax_source}/package-lock.json)
file(MAKE_DIRECTORY ${mathjax_work})

add_custom_command(OUTPUT ${mathjax_work}/modules.stamp
  COMMAND ${CMAKE_COMMAND} -E copy ${mathjax_lock} ${mathjax_work}
  COMMAND ${NUNCHI_NPM} ci --ignore-scripts --prefer-offline --no-audit --no-fund --loglevel=error
  COMMAND ${CMAKE_COMMAND} -E touch ${mathjax_work}/modules.stamp
  DEPENDS ${mathjax_lock}
  WORKING_DIRECTORY ${mathjax_work}
  COMMENT "Fetching MathJax and esbuild by their lockfile"
  VERBATIM)

add_custom_command(OUTPUT ${mathjax_work}/mathjax.mjs ${mathjax_work}/include/mathjax_fingerprint.h
  COMMAND ${CMAKE_COMMAND} -E copy ${mathjax_scripts} ${mathjax_work}
  COMMAND ${CMAKE_COMMAND} -E make_directory ${mathjax_work}/include
  COMMAND ${NUNCHI_NODE} build.mjs mathjax.mjs include/mathjax_fingerprint.h
  DEPENDS ${mathjax_scripts} ${mathjax_work}/modules.stamp
  WORKING_DIRECTORY ${mathjax_work}
  COMMENT "Bundling MathJax"
  VERBATIM)
add_custom_target(nunchi_mathjax_bundle
  DEPENDS ${mathjax_work}/mathjax.mjs ${mathjax_work}/include/mathjax_fingerprint.h)

# The script's byte code, and the loader that finds it by the resource's name: it then loads in a tenth of the time.
# qt_add_qml_module does the same for a whole QML module; here are no types, only one script.
set(mathjax_resource /nunchi/mathjax/mathjax.mjs)
file(WRITE ${mathjax_work}/mathjax.qrc
  "<RCC><qresource prefix=\"/nunchi/mathjax\"><file>mathjax.mjs</file></qresource></RCC>\n")
file(WRITE ${mathjax_work}/units.rsp "${mathjax_resource}\n")
set(mathjax_cachegen ${CMAKE_COMMAND} -E env "QT_LOGGING_RULES=qt.qml.compiler=false" $<TARGET_FILE:Qt6::qmlcachegen> --bare)
add_custom_command(OUTPUT ${mathjax_work}/mathjax_mjs.cpp
  COMMAND ${mathjax_cachegen} --only-bytecode --resource mathjax.qrc --resource-path ${mathjax_resource}
          -o mathjax_mjs.cpp mathjax.mjs
  DEPENDS ${mathjax_work}/mathjax.mjs
  WORKING_DIRECTORY ${mathjax_work}
  COMMENT "Compiling MathJax to byte code"
  VERBATIM)
add_custom_command(OUTPUT ${mathjax_work}/mathjax_qmlcache_loader.cpp
  COMMAND ${mathjax_cachegen} --resource-name qmlcache_nunchi_mathjax --resource mathjax.qrc
          -o mathjax_qmlcache_loader.cpp @units.rsp
  DEPENDS ${mathjax_work}/units.rsp
  WORKING_DIRECTORY ${mathjax_work}
  VERBATIM)

add_library(nunchi_mathjax STATIC ${mathjax_work}/mathjax_mjs.cpp ${mathjax_work}/mathjax_qmlcache_loader.cpp)
set_target_properties(nunchi_mathjax PROPERTIES AUTOMOC OFF INTERPROCEDURAL_OPTIMIZATION OFF)
target_compile_options(nunchi_mathjax PRIVATE -w -O0 -g0)
target_include_directories(nunchi_mathjax INTERFACE ${mathjax_work}/include)
target_link_libraries(nunchi_mathjax PUBLIC Qt6::Qml)
add_dependencies(nunchi_mathjax nunchi_mathjax_bundle)
# The source goes along: Qt falls back on it when its byte code is that of another Qt.
set_source_files_properties(${mathjax_work}/mathjax.mjs PROPERTIES QT_RESOURCE_ALIAS mathjax.mjs)
qt_add_resources(nunchi_mathjax nunchi_mathjax PREFIX /nunchi/mathjax FILES ${mathjax_work}/mathjax.mjs)
