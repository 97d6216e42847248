# Content packs: content/GAME/standard.json becomes the header generated/GAME_content.h.

# game_content(GAME): call after layer(games/GAME). The host tool embed_content is built from
# tools/embed_content.cpp and the content_json.cpp of every game.
function(game_content GAME)
    set(tool tools/embed_content.cpp)
    set(reader src/games/${GAME}/content_json.cpp)
    set(values content/${GAME}/standard.json)
    set(schema content/${GAME}/schema.json)
    set(missing "")
    foreach(file IN ITEMS ${tool} ${reader} ${values} ${schema})
        file(GLOB found CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/${file})
        if(NOT found)
            list(APPEND missing ${file})
        endif()
    endforeach()
    if(missing)
        string(JOIN ", " missing ${missing})
        message(STATUS "${GAME}: generated/${GAME}_content.h is not built, missing ${missing}")
        return()
    endif()

    if(NOT TARGET embed_content)
        add_executable(embed_content ${CMAKE_SOURCE_DIR}/${tool})
        target_link_libraries(embed_content PRIVATE tetra_engine)
        set_target_properties(embed_content PROPERTIES UNITY_BUILD ${TETRA_UNITY})
        optimise_as(cold embed_content)  # it runs once, and everything waits for it
        file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/generated)
    endif()
    target_sources(embed_content PRIVATE ${CMAKE_SOURCE_DIR}/${reader})

    file(GLOB earlier CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/content/${GAME}/earlier/*.json)
    set(header ${CMAKE_BINARY_DIR}/generated/${GAME}_content.h)
    add_custom_command(OUTPUT ${header}
        COMMAND embed_content ${GAME} ${values} ${schema} ${header} ${earlier}
        DEPENDS embed_content ${CMAKE_SOURCE_DIR}/${values} ${CMAKE_SOURCE_DIR}/${schema} ${earlier}
        WORKING_DIRECTORY ${CMAKE_SOURCE_DIR}
        COMMENT "Embedding ${values}" VERBATIM)
    add_custom_target(${GAME}_content DEPENDS ${header})
    if(NOT TARGET all_content)
        add_custom_target(all_content)
    endif()
    add_dependencies(all_content ${GAME}_content)
    add_dependencies(tetra_games_${GAME} ${GAME}_content)
endfunction()
