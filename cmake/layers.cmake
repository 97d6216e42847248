# Layers: one folder under src/, one library, one test program, and a list of what it may include.

# layer(NAME [USES layer...] [LINKS target...] [SPEED hot|warm|cold] [TESTED release|sanitized]
# [NATIVE name...] [APART name...])
# src/NAME/**.cpp becomes the library tetra_NAME (slashes become underscores), **_test.cpp the test
# program NAME_test; src/NAME/testing holds what tests share, of this layer and of those above it.
# Folders below NAME that are layers of their own are left out; declare them first. *_browser.cpp
# is compiled for browsers only (preset wasm), *_native.cpp and what NATIVE names everywhere else.
# With TETRA_UNITY the sources of a library are compiled together, and its tests are: a name may
# stand only once in the anonymous namespaces of a layer, and once in those of its tests.
# SPEED says how hard a build optimises: what is not hot compiles in half the time. Tests are cold,
# but not unoptimised: the linker may take their copy of an inline function for the whole program.
# TESTED says in which of the two builds ./test runs the tests; without it, in both. APART names
# the files among long tests that run beside the rest, each in a process of its own.
function(layer NAME)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "SPEED;TESTED" "USES;LINKS;NATIVE;APART")
    register_layer(${NAME} USES ${arg_USES})
    layer_files(${NAME} cpp files)
    if(TETRA_BROWSER)
        foreach(name IN LISTS arg_NATIVE)
            list(FILTER files EXCLUDE REGEX "/src/${NAME}/${name}\\.cpp$")
        endforeach()
    endif()
    set(sources ${files})
    list(FILTER sources EXCLUDE REGEX "(_test|/main|/testing/[^/]*)\\.cpp$")
    set(tests ${files})
    list(FILTER tests INCLUDE REGEX "_test\\.cpp$")
    set(test_helpers ${files})
    list(FILTER test_helpers INCLUDE REGEX "/testing/[^/]*\\.cpp$")
    list(FILTER test_helpers EXCLUDE REGEX "_test\\.cpp$")

    layer_target(${NAME} target)
    set(used_targets)
    foreach(used IN LISTS arg_USES)
        layer_target(${used} used_target)
        list(APPEND used_targets ${used_target})
    endforeach()
    layer_library(${target} "${sources}" ${arg_LINKS} ${used_targets})
    if(sources)
        optimise_as("${arg_SPEED}" ${target})
    endif()
    add_dependencies(${target} check_layers)
    list(TRANSFORM used_targets APPEND _testing)
    layer_library(${target}_testing "${test_helpers}" ${target} ${used_targets})
    set_target_properties(${target}_testing PROPERTIES EXCLUDE_FROM_ALL TRUE)
    if(test_helpers)
        optimise_as(cold ${target}_testing)
    endif()
    if(tests AND BUILD_TESTING AND doctest_FOUND)
        string(REPLACE "/" "_" flat ${NAME})
        if(arg_APART)
            test_apart(${NAME} "${arg_TESTED}" ${arg_APART})
        endif()
        layer_test(${NAME} ${tests})
        test_in("${arg_TESTED}" ${flat}_test)
    endif()
endfunction()

# test_apart(LAYER BUILD name...): the tests of LAYER/name.cpp become tests of their own for ctest,
# beside LAYER_test with all others. All of them begin first, or the last would keep all waiting.
function(test_apart LAYER BUILD)
    string(REPLACE "/" "_" flat ${LAYER})
    set(files ${ARGN})
    list(TRANSFORM files REPLACE "(.+)" "*/src/${LAYER}/\\1.cpp")
    foreach(name file IN ZIP_LISTS ARGN files)
        if(NOT EXISTS ${CMAKE_SOURCE_DIR}/src/${LAYER}/${name}.cpp)
            message(FATAL_ERROR "layer ${LAYER}: there is no ${name}.cpp to be tested apart")
        endif()
        add_test(NAME ${flat}_${name} COMMAND ${flat}_test --source-file=${file}
            WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
        test_in("${BUILD}" ${flat}_${name})
        set_property(TEST ${flat}_${name} PROPERTY COST 100)
    endforeach()
    list(JOIN files "," files)
    add_test(NAME ${flat}_test COMMAND ${flat}_test --source-file-exclude=${files}
        WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
    set_property(TEST ${flat}_test PROPERTY COST 100)
endfunction()

# program(NAME FROM layer): the executable of src/LAYER/main.cpp, at the top of the build folder.
function(program NAME FROM LAYER)
    set(main ${CMAKE_SOURCE_DIR}/src/${LAYER}/main.cpp)
    file(GLOB found CONFIGURE_DEPENDS ${main})
    if(NOT found)
        message(STATUS "${NAME}: no src/${LAYER}/main.cpp yet, program not built")
        return()
    endif()
    layer_target(${LAYER} library)
    add_executable(${NAME} ${main})
    optimise_as(cold ${NAME})
    target_link_libraries(${NAME} PRIVATE ${library})
    set_target_properties(${NAME} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
    if(TARGET ${LAYER}_test)  # tests of this layer may start the program
        add_dependencies(${LAYER}_test ${NAME})
        set_tests_properties(${LAYER}_test PROPERTIES
            ENVIRONMENT "TETRA_PROGRAM=$<TARGET_FILE:${NAME}>")
    endif()
endfunction()

# enforce_layers(): a build step that refuses forbidden includes; every layer waits for it.
# The build for browsers has only some of the layers, so it leaves that to the others.
function(enforce_layers)
    if(TETRA_BROWSER)
        add_custom_target(check_layers)
        return()
    endif()
    get_property(names GLOBAL PROPERTY TETRA_LAYERS)
    set(table "")
    foreach(name IN LISTS names)
        get_property(uses GLOBAL PROPERTY TETRA_USES_${name})
        string(JOIN " " words ${name} ${uses})
        string(APPEND table "${words}\n")
    endforeach()
    set(layers ${CMAKE_BINARY_DIR}/layers.txt)
    file(CONFIGURE OUTPUT ${layers} CONTENT "${table}" @ONLY)

    file(GLOB_RECURSE files CONFIGURE_DEPENDS
        src/*.h src/*.hpp src/*.cpp src/*.cu src/*.cuh)
    set(script ${CMAKE_SOURCE_DIR}/cmake/check_layers.cmake)
    set(stamp ${CMAKE_BINARY_DIR}/layers.stamp)
    add_custom_command(OUTPUT ${stamp}
        COMMAND ${CMAKE_COMMAND} -DROOT=${CMAKE_SOURCE_DIR} -DLAYERS=${layers} -P ${script}
        COMMAND ${CMAKE_COMMAND} -E touch ${stamp}
        DEPENDS ${script} ${layers} ${files}
        COMMENT "Checking that includes respect the layers" VERBATIM)
    add_custom_target(check_layers ALL DEPENDS ${stamp})
endfunction()

# script_tests(): ctest entries for our own scripts.
function(script_tests)
    if(NOT BUILD_TESTING)
        return()
    endif()
    add_test(NAME check_layers_test COMMAND ${CMAKE_COMMAND}
        -DSCRATCH=${CMAKE_BINARY_DIR}/check_layers_test
        -P ${CMAKE_SOURCE_DIR}/cmake/check_layers_test.cmake)
    test_in(release check_layers_test)
    if(Python3_FOUND)
        add_test(NAME rule_coverage_test
            COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/tools/rule_coverage --self-test)
        test_in(release rule_coverage_test)
        add_test(NAME check_switches_test
            COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/tools/check_switches --self-test)
        test_in(release check_switches_test)
        add_test(NAME mutate_test
            COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/tools/mutate --self-test)
        test_in(release mutate_test)
        add_test(NAME sbom_test
            COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/tools/sbom --self-test)
        test_in(release sbom_test)
        add_test(NAME deploy_test
            COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/tools/check_deploy)
        test_in(release deploy_test)
        add_test(NAME restore_test
            COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/tools/restore_test
                $<TARGET_FILE:tetrapolis>)
        test_in(release restore_test)
        add_test(NAME contest_with_kill_test
            COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/tools/contest_test
                $<TARGET_FILE:tetrapolis>)
        test_in(release contest_with_kill_test)
        add_test(NAME versions_test
            COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/tools/versions_test
                $<TARGET_FILE:tetrapolis>)
        test_in(release versions_test)
        file(GLOB postgres /usr/lib/postgresql/*/bin/initdb)
        if(postgres AND TARGET server_store_test)
            add_test(NAME postgres_test
                COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/tools/with_postgres
                    $<TARGET_FILE:server_store_test>
                    --source-file=*/store_*_test.cpp,*/postgres_*_test.cpp,*/sql_move_test.cpp
                    --source-file-exclude=*/store_kill_test.cpp)
            test_in(sanitized postgres_test)
        endif()
        if(postgres AND TARGET tetrapolis-swarm)
            add_test(NAME chaos_test
                COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/tools/with_postgres
                    $<TARGET_FILE:tetrapolis-swarm> chaos kill --program $<TARGET_FILE:tetrapolis>
                    --times 3 --tables 4)
            test_in(release chaos_test)
        endif()
    endif()
endfunction()

# --- parts of the above -------------------------------------------------------------------------

function(register_layer NAME)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "USES")
    get_property(known GLOBAL PROPERTY TETRA_LAYERS)
    foreach(used IN LISTS arg_USES)
        if(NOT used IN_LIST known)
            message(FATAL_ERROR "layer ${NAME} uses ${used}, which is not declared before it")
        endif()
    endforeach()
    if(NOT IS_DIRECTORY ${CMAKE_SOURCE_DIR}/src/${NAME})
        message(STATUS "layer ${NAME}: no folder src/${NAME} yet")
    endif()
    set_property(GLOBAL APPEND PROPERTY TETRA_LAYERS ${NAME})
    set_property(GLOBAL PROPERTY TETRA_USES_${NAME} ${arg_USES})
endfunction()

function(layer_target NAME OUT)
    string(REPLACE "/" "_" flat ${NAME})
    set(${OUT} tetra_${flat} PARENT_SCOPE)
endfunction()

function(optimise_as SPEED TARGET)
    options_for("${SPEED}" options)
    target_compile_options(${TARGET} PRIVATE "$<$<COMPILE_LANGUAGE:CXX>:${options}>")
endfunction()

# options_for(SPEED OUT): rules are many small functions, each used in many places: g++ would stop
# to put them into one another long before it is fast.
function(options_for SPEED OUT)
    set(hot "")
    set(warm "")
    set(cold "")
    if(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT TETRA_BROWSER)
        set(hot -O3)
        if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
            list(APPEND hot --param=large-function-growth=1000 --param=inline-unit-growth=150
                --param=large-stack-frame-growth=4000)
        endif()
        set(warm -O2)
        set(cold -O1)
    elseif(CMAKE_BUILD_TYPE STREQUAL "Debug")
        set(hot -O1)
        set(warm -O0)
        set(cold -O0)
    endif()
    set(${OUT} "${${SPEED}}" PARENT_SCOPE)
endfunction()

# test_in(BUILD TEST): ./test builds the target BUILD_tests and runs the tests with that label;
# an empty BUILD means both.
function(test_in BUILD TEST)
    if(BUILD STREQUAL "")
        set(BUILD release sanitized)
    endif()
    set_property(TEST ${TEST} PROPERTY LABELS ${BUILD})
    foreach(build IN LISTS BUILD)
        if(NOT TARGET ${build}_tests)
            add_custom_target(${build}_tests)
        endif()
        if(TARGET ${TEST})
            add_dependencies(${build}_tests ${TEST})
        endif()
    endforeach()
endfunction()

# layer_library(TARGET "SOURCES" [links...]): a library of these sources, also when there are none.
function(layer_library TARGET SOURCES)
    if(SOURCES)
        add_library(${TARGET} STATIC ${SOURCES})
        set_target_properties(${TARGET} PROPERTIES UNITY_BUILD ${TETRA_UNITY})
        set(scope PUBLIC)
    else()
        add_library(${TARGET} INTERFACE)
        set(scope INTERFACE)
    endif()
    target_include_directories(${TARGET} ${scope} ${CMAKE_SOURCE_DIR}/src ${CMAKE_BINARY_DIR})
    target_link_libraries(${TARGET} ${scope} ${ARGN})
endfunction()

# cold_part(TARGET PART PATTERN): the sources of TARGET whose path matches become the object library
# TARGET_PART, which does not optimise much, and stay part of TARGET.
function(cold_part TARGET PART PATTERN)
    get_target_property(sources ${TARGET} SOURCES)
    set(cold ${sources})
    list(FILTER cold INCLUDE REGEX "${PATTERN}")
    list(FILTER sources EXCLUDE REGEX "${PATTERN}")
    set(part ${TARGET}_${PART})
    add_library(${part} OBJECT ${cold})
    get_target_property(links ${TARGET} LINK_LIBRARIES)
    target_link_libraries(${part} PRIVATE ${links})
    set_target_properties(${part} PROPERTIES UNITY_BUILD ${TETRA_UNITY})
    optimise_as(cold ${part})
    add_dependencies(${part} check_layers)
    set_property(TARGET ${TARGET} PROPERTY SOURCES ${sources} $<TARGET_OBJECTS:${part}>)
endfunction()

# All files of the layer with this extension, without those of layers nested in its folder.
function(layer_files NAME EXTENSION OUT)
    file(GLOB_RECURSE files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/${NAME}/*.${EXTENSION})
    get_property(known GLOBAL PROPERTY TETRA_LAYERS)
    foreach(other IN LISTS known)
        if(other MATCHES "^${NAME}/")
            list(FILTER files EXCLUDE REGEX "/src/${other}/")
        endif()
    endforeach()
    if(TETRA_BROWSER)
        list(FILTER files EXCLUDE REGEX "_native\\.cpp$")
    else()
        list(FILTER files EXCLUDE REGEX "_browser\\.cpp$")
    endif()
    set(${OUT} ${files} PARENT_SCOPE)
endfunction()

# Tests run in the top folder of the repository, so they can name files from there.
function(layer_test NAME)
    string(REPLACE "/" "_" flat ${NAME})
    layer_target(${NAME} library)
    if(NOT TARGET tetra_test_main)
        add_library(tetra_test_main OBJECT ${CMAKE_SOURCE_DIR}/tools/test_main.cpp)
        target_link_libraries(tetra_test_main PUBLIC doctest::doctest)
        # An assertion becomes a call instead of a block of code: tests compile a third faster.
        target_compile_definitions(tetra_test_main PUBLIC DOCTEST_CONFIG_SUPER_FAST_ASSERTS)
    endif()
    add_executable(${flat}_test ${ARGN})
    optimise_as(cold ${flat}_test)
    target_link_libraries(${flat}_test PRIVATE ${library}_testing tetra_test_main)
    set_target_properties(${flat}_test PROPERTIES UNITY_BUILD ${TETRA_UNITY}
        RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
    if(NOT TEST ${flat}_test)
        add_test(NAME ${flat}_test COMMAND ${flat}_test WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
    endif()
    set_property(GLOBAL APPEND PROPERTY TETRA_TESTS ${flat}_test)
endfunction()
