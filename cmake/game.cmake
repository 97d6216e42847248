# Games: one line each, game(NAME), makes all that games have alike.

# game(NAME): src/games/NAME becomes the layer games/NAME with the pack content/NAME. The build
# writes generated/games/NAME/: texts.h and library.{h,cpp} from src/engine/frame, content.h.
function(game NAME)
    frame_file(texts.h ${NAME} games/${NAME})
    frame_file(library.h ${NAME} games/${NAME})
    frame_file(library.cpp ${NAME} games/${NAME})
    layer(games/${NAME} USES core engine SPEED hot TESTED release)
    set(texts tetra_games_${NAME}_texts)
    texts_part(tetra_games_${NAME} ${CMAKE_BINARY_DIR}/generated/games/${NAME}/library.cpp)
    cold_part(${texts} pack "/content_json\\.cpp$")
    cold_part(${texts} once "/((guide|draw|options)[a-z_]*|([a-z]*_)?phrases|state_json)\\.cpp$")
    game_content(${NAME})
    set_property(GLOBAL APPEND PROPERTY TETRA_GAMES ${NAME})
endfunction()

# texts_part(TARGET FILE): the sources of TARGET become the library TARGET_texts behind it, and FILE,
# which holds the rules at full speed, is all that is left. So it comes first for the linker, who
# takes its copies of inline functions and not those of the texts.
function(texts_part TARGET FILE)
    get_target_property(sources ${TARGET} SOURCES)
    get_target_property(links ${TARGET} LINK_LIBRARIES)
    layer_library(${TARGET}_texts "${sources}" ${links})
    optimise_as(warm ${TARGET}_texts)
    add_dependencies(${TARGET}_texts check_layers)
    set_property(TARGET ${TARGET} PROPERTY SOURCES ${FILE})
    target_link_libraries(${TARGET} PUBLIC ${TARGET}_texts)
endfunction()

# frame_file(FILE GAME FOLDER): generated/FOLDER/FILE for the game whose sources stand in
# src/FOLDER.
function(frame_file FILE GAME FOLDER)
    configure_file(${CMAKE_SOURCE_DIR}/src/engine/frame/${FILE}.in
        ${CMAKE_BINARY_DIR}/generated/${FOLDER}/${FILE} @ONLY)
endfunction()

# all_games(OUT): after the games; OUT is the list of their layers, generated/games/all.h the list
# for src/games/all_games.cpp.
function(all_games OUT)
    get_property(games GLOBAL PROPERTY TETRA_GAMES)
    set(INCLUDES "")
    set(IDS "")
    set(ENTRIES "")
    foreach(game IN LISTS games)
        string(APPEND INCLUDES "#include \"generated/games/${game}/library.h\"\n")
        string(APPEND IDS "    \"${game}\",\n")
        string(APPEND ENTRIES "        ${game}::library_entry(),\n")
    endforeach()
    configure_file(${CMAKE_SOURCE_DIR}/src/games/all.h.in
        ${CMAKE_BINARY_DIR}/generated/games/all.h @ONLY)
    list(TRANSFORM games PREPEND games/)
    set(${OUT} ${games} PARENT_SCOPE)
endfunction()

# game_content(GAME): content/GAME/standard.json, read by the game's own content_json.cpp, becomes
# the header generated/games/GAME/content.h.
function(game_content GAME)
    if(TETRA_BROWSER)
        embedded_elsewhere(${GAME})
        return()
    endif()
    set(values content/${GAME}/standard.json)
    set(schema content/${GAME}/schema.json)
    set(tool embed_${GAME}_content)
    add_executable(${tool} ${CMAKE_SOURCE_DIR}/tools/embed_content.cpp
        $<TARGET_OBJECTS:tetra_games_${GAME}_texts_pack>)
    target_compile_definitions(${tool} PRIVATE GAME=${GAME} GAME_ID="${GAME}"
        PACK_H="games/${GAME}/pack.h")
    target_link_libraries(${tool} PRIVATE tetra_engine)
    optimise_as(cold ${tool})  # it runs once, and much waits for it

    file(GLOB earlier CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/content/${GAME}/earlier/*.json)
    set(header ${CMAKE_BINARY_DIR}/generated/games/${GAME}/content.h)
    add_custom_command(OUTPUT ${header}
        COMMAND ${tool} ${values} ${schema} ${header} ${earlier}
        DEPENDS ${tool} ${CMAKE_SOURCE_DIR}/${values} ${CMAKE_SOURCE_DIR}/${schema} ${earlier}
        WORKING_DIRECTORY ${CMAKE_SOURCE_DIR}
        COMMENT "Embedding ${values}" VERBATIM)
    add_custom_target(${GAME}_content DEPENDS ${header})
    if(NOT TARGET all_content)
        add_custom_target(all_content)
    endif()
    add_dependencies(all_content ${GAME}_content)
    add_dependencies(tetra_games_${GAME} ${GAME}_content)
endfunction()
