# SPDX-License-Identifier: GPL-3.0-or-later
# nunchi_exhibits(ID…), called where the exhibits' folders are: generates the catalogs of models and views of those
# exhibits into the binary folder, and sets what is in the folders: model_sources, view_sources, data_files.
function(nunchi_exhibits)
  foreach(id IN LISTS ARGN)
    string(REPLACE "-" "_" name ${id})
    string(APPEND model_includes "#include \"exhibits/${id}/model.h\"\n")
    string(APPEND model_entries "    {QStringLiteral(\"${id}\"), [] { return std::unique_ptr<ExhibitModel>(new ${name}::Model); }},\n")
    string(APPEND view_includes "#include \"exhibits/${id}/view.h\"\n")
    string(APPEND view_entries "    {QStringLiteral(\"${id}\"), [](ExhibitModel &model, const typeset::Appearance &look, Role role, QWidget *parent) -> ExhibitView * { return new ${name}::View(static_cast<${name}::Model &>(model), look, role, parent); }},\n")
    # An exhibit may split its halves into further files: model*.cpp belong to the model, view*.cpp to the view.
    file(GLOB files CONFIGURE_DEPENDS ${id}/model*.cpp ${id}/model*.h)
    list(APPEND model_sources ${files})
    file(GLOB files CONFIGURE_DEPENDS ${id}/view*.cpp ${id}/view*.h)
    list(APPEND view_sources ${files})
    # Words that are data.
    file(GLOB files RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} CONFIGURE_DEPENDS ${id}/*.json)
    list(APPEND data_files ${files})
  endforeach()
  configure_file(${PROJECT_SOURCE_DIR}/app/exhibits/model_catalog.cpp.in model_catalog.cpp @ONLY)
  configure_file(${PROJECT_SOURCE_DIR}/app/exhibits/view_catalog.cpp.in view_catalog.cpp @ONLY)
  set(model_sources ${model_sources} PARENT_SCOPE)
  set(view_sources ${view_sources} PARENT_SCOPE)
  set(data_files ${data_files} PARENT_SCOPE)
endfunction()
