# Language level, warnings, sanitizers, compiler cache and linker for every target.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

find_program(CCACHE ccache)
find_program(MOLD mold)
mark_as_advanced(CCACHE MOLD)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()
if(MOLD AND NOT TETRA_BROWSER)
    add_link_options($<$<LINK_LANGUAGE:CXX>:-fuse-ld=mold>)
endif()

function(cxx_options)
    foreach(flag IN LISTS ARGN)
        add_compile_options($<$<COMPILE_LANGUAGE:CXX>:${flag}>)
    endforeach()
endfunction()

cxx_options(-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror)
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    cxx_options(-Wno-sign-conversion)  # g++ does not count it to -Wconversion either
elseif(CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    cxx_options(-Wno-restrict)  # g++ 12 gives wrong alarms inside std::string
endif()
add_compile_definitions(TETRA_VERSION="${PROJECT_VERSION}")

if(TETRA_SANITIZE)
    cxx_options(-fsanitize=${TETRA_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options($<$<LINK_LANGUAGE:CXX>:-fsanitize=${TETRA_SANITIZE}>)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        cxx_options(-Wno-maybe-uninitialized)  # wrong alarms in instrumented code
        if(TETRA_SANITIZE STREQUAL "thread")
            cxx_options(-Wno-tsan)  # Asio's fences are not watched; its locks are
        endif()
        # Checks at every pointer, a third of the build time: the address sanitizer stops at a null
        # pointer too, and clang checks them all in the fuzzers.
        cxx_options(-fno-sanitize=null,alignment,object-size,vptr)
    endif()
endif()

if(TETRA_COVERAGE)
    cxx_options(--coverage -fprofile-update=atomic)
    add_link_options(--coverage)
endif()

# The target coverage_report: runs the tests, then writes coverage/index.html and a summary.
function(coverage_report)
    if(NOT TETRA_COVERAGE)
        return()
    endif()
    find_program(GCOVR gcovr REQUIRED)
    file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/coverage)
    add_custom_target(coverage_report
        COMMAND ${CMAKE_CTEST_COMMAND} --output-on-failure
        COMMAND ${GCOVR} --root ${CMAKE_SOURCE_DIR} --filter ${CMAKE_SOURCE_DIR}/src/ --exclude ".*_test\\.cpp"
                --html-details coverage/index.html --print-summary ${CMAKE_BINARY_DIR}
        WORKING_DIRECTORY ${CMAKE_BINARY_DIR}
        USES_TERMINAL VERBATIM)
    get_property(tests GLOBAL PROPERTY TETRA_TESTS)
    add_dependencies(coverage_report ${tests})
endfunction()
