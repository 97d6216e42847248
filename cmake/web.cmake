# The browser client: web/ is built once for all presets into build/web and carried inside the
# program. src/server/messages.h gives web/src/protocol.ts, src/games/GAME/shown.h and facts.h give
# web/src/games/GAME/shown.ts.

# web_client(TARGET): the library TARGET, which defines server::web_files().
function(web_client TARGET)
    set(web ${CMAKE_SOURCE_DIR}/web)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${web}/src/* ${web}/public/*)
    file(GLOB settings CONFIGURE_DEPENDS ${web}/*.json ${web}/*.ts ${web}/*.js ${web}/index.html
        ${web}/tools/*.ts)
    file(GLOB_RECURSE rules CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/docs/rules/*)
    # Taken along where tools/build_engine has made it.
    file(GLOB engine CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/build/wasm/tetrapolis.wasm)
    list(FILTER sources EXCLUDE REGEX "\\.test\\.ts$")
    set(built ${CMAKE_SOURCE_DIR}/build/web)
    set(stamp ${CMAKE_BINARY_DIR}/generated/web.stamp)
    set(files ${CMAKE_BINARY_DIR}/generated/web_files.cpp)

    add_custom_command(OUTPUT ${stamp}
        COMMAND ${CMAKE_SOURCE_DIR}/tools/build_web ${built}
        COMMAND ${CMAKE_COMMAND} -E touch ${stamp}
        DEPENDS ${sources} ${settings} ${rules} ${engine} ${CMAKE_SOURCE_DIR}/tools/build_web
            ${CMAKE_SOURCE_DIR}/tools/compress_files.mjs
        COMMENT "Building the browser client" USES_TERMINAL VERBATIM)
    add_executable(embed_web ${CMAKE_SOURCE_DIR}/tools/embed_web.cpp)
    target_include_directories(embed_web PRIVATE ${CMAKE_SOURCE_DIR}/src)
    target_link_libraries(embed_web PRIVATE tetra_engine fmt::fmt)
    optimise_as(cold embed_web)
    add_custom_command(OUTPUT ${files}
        COMMAND embed_web ${built} ${files}
        DEPENDS embed_web ${stamp}
        COMMENT "Embedding the browser client" VERBATIM)
    add_library(${TARGET} STATIC ${files})
    target_include_directories(${TARGET} PRIVATE ${CMAKE_SOURCE_DIR}/src)
endfunction()

# protocol_messages(): the program that prints web/src/protocol.ts, and a test that the file is what
# it prints.
function(protocol_messages)
    add_executable(emit_protocol ${CMAKE_SOURCE_DIR}/tools/emit_protocol.cpp)
    target_include_directories(emit_protocol PRIVATE ${CMAKE_SOURCE_DIR}/src)
    target_link_libraries(emit_protocol PRIVATE tetra_engine)
    optimise_as(cold emit_protocol)
    emitted_file(protocol_messages_test emit_protocol web/src/protocol.ts)
endfunction()

# shown_shapes(): the program that prints what clients of the games are shown, as types, as a page and
# as the guide that the tests of the client read, and tests that the files are what it prints. For
# the games that describe it in src/games/GAME/shown.h and facts.h.
function(shown_shapes)
    file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tools/emit_shapes/*.cpp)
    add_executable(emit_shapes ${sources})
    target_link_libraries(emit_shapes PRIVATE tetra_games)
    optimise_as(cold emit_shapes)
    set_target_properties(emit_shapes PROPERTIES UNITY_BUILD ${TETRA_UNITY})
    get_property(games GLOBAL PROPERTY TETRA_GAMES)
    set(INCLUDES "")
    set(CALLS "")
    foreach(game IN LISTS games)
        file(GLOB shown CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/games/${game}/shown.h)
        if(NOT shown)
            continue()
        endif()
        string(APPEND INCLUDES "#include \"games/${game}/facts.h\"\n"
            "#include \"games/${game}/shown.h\"\n")
        string(APPEND CALLS "    add.template operator()<${game}::shown::View, ${game}::facts::Guide>(\n"
            "        \"${game}\", ${game}::shown::kAbout);\n")
        emitted_file(shown_types_${game}_test emit_shapes web/src/games/${game}/shown.ts
            typescript ${game})
        emitted_file(shown_page_${game}_test emit_shapes docs/views/${game}.md page ${game})
        emitted_file(shown_guide_${game}_test emit_shapes web/src/games/${game}/testing/guide.json
            guide ${game})
    endforeach()
    configure_file(${CMAKE_SOURCE_DIR}/tools/emit_shapes/shown_games.h.in
        ${CMAKE_BINARY_DIR}/generated/emit/shown_games.h @ONLY)
endfunction()

# emitted_file(TEST PROGRAM FILE [argument...]): a test that the file is what the program prints.
function(emitted_file TEST PROGRAM FILE)
    if(BUILD_TESTING)
        add_test(NAME ${TEST} COMMAND ${CMAKE_COMMAND}
            -DPROGRAM=$<TARGET_FILE:${PROGRAM}> "-DARGUMENTS=${ARGN}"
            -DEXPECTED=${CMAKE_SOURCE_DIR}/${FILE}
            -P ${CMAKE_SOURCE_DIR}/cmake/same_output_test.cmake)
        test_in(release ${TEST})
        add_dependencies(release_tests ${PROGRAM})
    endif()
endfunction()
