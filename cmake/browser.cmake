# The engine in the browser: src/browser as one WebAssembly module, with the preset wasm. The same
# layer is compiled natively too, as a program that answers the same lines (tools/wasm_test).

# What the layers link against, where it exists for browsers at all. Headers of Boost and fmt are
# found through links, because those beside them in /usr/include are made for this machine.
function(browser_dependencies)
    set(include ${CMAKE_BINARY_DIR}/include)
    file(MAKE_DIRECTORY ${include})
    foreach(name boost fmt)
        file(CREATE_LINK /usr/include/${name} ${include}/${name} SYMBOLIC)
    endforeach()
    foreach(absent Threads::Threads OpenSSL::Crypto OpenSSL::SSL SQLite::SQLite3 PostgreSQL::PostgreSQL
            ICU::uc ICU::i18n sodium)
        add_library(${absent} INTERFACE IMPORTED GLOBAL)
    endforeach()
    add_library(boost_json STATIC ${CMAKE_SOURCE_DIR}/tools/wasm/boost_json.cpp)
    target_include_directories(boost_json SYSTEM PUBLIC ${include})
    target_compile_definitions(boost_json PUBLIC BOOST_SYSTEM_DISABLE_THREADS BOOST_ALL_NO_LIB
        BOOST_JSON_NO_LIB)
    add_library(Boost::json ALIAS boost_json)
    add_library(Boost::headers INTERFACE IMPORTED GLOBAL)
    target_include_directories(Boost::headers SYSTEM INTERFACE ${include})
    target_compile_definitions(Boost::headers INTERFACE BOOST_SYSTEM_DISABLE_THREADS)
    add_library(fmt_headers INTERFACE)
    target_include_directories(fmt_headers SYSTEM INTERFACE ${include})
    target_compile_definitions(fmt_headers INTERFACE FMT_HEADER_ONLY)
    add_library(fmt::fmt ALIAS fmt_headers)
endfunction()

# The games' content was embedded by a build for this machine: its programs can run here.
function(embedded_elsewhere GAME)
    set(header generated/games/${GAME}/content.h)
    set(made ${TETRA_EMBEDDED}/${header})
    set(script ${CMAKE_SOURCE_DIR}/cmake/embedded_elsewhere.cmake)
    add_custom_command(OUTPUT ${CMAKE_BINARY_DIR}/${header}
        COMMAND ${CMAKE_COMMAND} -DFROM=${made} -DTO=${CMAKE_BINARY_DIR}/${header} -P ${script}
        DEPENDS ${made} ${script} VERBATIM)
    add_custom_target(${GAME}_content DEPENDS ${CMAKE_BINARY_DIR}/${header})
    add_dependencies(tetra_games_${GAME} ${GAME}_content)
endfunction()

# Rules and search run millions of times; of all else only the size counts.
function(browser_speed)
    get_property(games GLOBAL PROPERTY TETRA_GAMES)
    foreach(game IN LISTS games)
        set_source_files_properties(${CMAKE_BINARY_DIR}/generated/games/${game}/library.cpp
            PROPERTIES COMPILE_OPTIONS -O3)
    endforeach()
    target_compile_options(tetra_ai PRIVATE -O3)
endfunction()

# browser_engine(LAYER): tetrapolis.wasm, or natively the program tetrapolis-lines.
function(browser_engine LAYER)
    layer_target(${LAYER} library)
    if(TETRA_BROWSER)
        browser_speed()
        add_executable(tetrapolis.wasm ${CMAKE_SOURCE_DIR}/tools/wasm/module.cpp)
        target_link_libraries(tetrapolis.wasm PRIVATE ${library})
        target_link_options(tetrapolis.wasm PRIVATE -Wl,--strip-all -Wl,-z,stack-size=1048576)
    else()
        add_executable(tetrapolis-lines EXCLUDE_FROM_ALL ${CMAKE_SOURCE_DIR}/tools/wasm/lines.cpp)
        target_link_libraries(tetrapolis-lines PRIVATE ${library})
    endif()
endfunction()
