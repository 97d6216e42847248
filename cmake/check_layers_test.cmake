# cmake -DSCRATCH=dir -P check_layers_test.cmake: proves that check_layers.cmake accepts and refuses.
cmake_minimum_required(VERSION 3.25)

set(script ${CMAKE_CURRENT_LIST_DIR}/check_layers.cmake)

# Writes a small tree with TEXT in FILE and checks that the report matches EXPECTED ("" = accepted).
# The tree needs all that layers.txt permits; more files may follow as pairs of name and text.
function(expect FILE TEXT EXPECTED)
    file(REMOVE_RECURSE ${SCRATCH})
    file(WRITE ${SCRATCH}/layers.txt "core\nengine core\ngames/chess core engine\ngames core engine games/chess\n")
    file(WRITE ${SCRATCH}/src/core/bit.h "#pragma once\n")
    file(WRITE ${SCRATCH}/src/engine/action.h "#include \"core/bit.h\"\n")
    file(WRITE ${SCRATCH}/src/games/list.h "#include \"games/chess/rules.h\"\n")
    file(WRITE ${SCRATCH}/src/games/list_test.cpp
        "#include \"core/bit.h\"\n#include \"engine/action.h\"\n")
    file(WRITE ${SCRATCH}/src/games/chess/rules.h
        "#include <array>\n#include \"core/bit.h\"\n#include \"engine/action.h\"\n")
    file(WRITE ${SCRATCH}/src/${FILE} "${TEXT}")
    while(ARGN)
        list(POP_FRONT ARGN name text)
        file(WRITE ${SCRATCH}/src/${name} "${text}")
    endwhile()
    execute_process(
        COMMAND ${CMAKE_COMMAND} -DROOT=${SCRATCH} -DLAYERS=${SCRATCH}/layers.txt -P ${script}
        RESULT_VARIABLE code ERROR_VARIABLE report)
    if(EXPECTED STREQUAL "" AND NOT code EQUAL 0)
        message(SEND_ERROR "refused without reason: ${FILE}: ${TEXT}\n${report}")
    elseif(NOT EXPECTED STREQUAL "")
        string(FIND "${report}" "${EXPECTED}" at)
        if(code EQUAL 0 OR at LESS 0)
            message(SEND_ERROR "expected: ${EXPECTED}\ncode ${code}, report: ${report}")
        endif()
    endif()
endfunction()

expect(engine/a.h "#include \"core/bit.h\"\n#include \"engine/b.h\"\n" "")
expect(games/chess/a.h "#include \"generated/games/chess/content.h\"\n" "")
expect(core/a.h "// one\n\n#include \"games/list.h\"\n"
    "src/core/a.h:3: layer core must not include \"games/list.h\" (allowed: core)")
expect(games/chess/a.cpp "int a[2] = {1;2};\n  #  include \"games/list.h\"\n"
    "src/games/chess/a.cpp:2: layer games/chess must not include \"games/list.h\" (allowed: games/chess core engine)")
expect(engine/a_test.cpp "#include \"generated/games/chess/content.h\"\n"
    "src/engine/a_test.cpp:1: layer engine must not include")
# What is generated for a layer is held to the same.
expect(../generated/games/all.h "#include \"games/chess/rules.h\"\n" "")
expect(../generated/engine/a.h "#include \"games/chess/rules.h\"\n"
    "generated/engine/a.h:1: layer engine must not include")
file(REMOVE_RECURSE ${SCRATCH}/generated)
expect(engine/a.h "#include \"../core/bit.h\"\n" "\"../core/bit.h\" must be written from src/")
expect(core/a.h "#include \"bit.h\"\n" "\"bit.h\" is not in a layer")
expect(core/a.h "#include <games/list.h>\n" "must be included in quotes")
expect(stray/a.h "\n" "src/stray/a.h:1: belongs to no layer")

# What a layer may use, some file of it includes; a test will do, and what tests share.
expect(engine/action.h "\n"
    "CMakeLists.txt: layer engine USES core, but no file of it includes anything of that")
expect(engine/action.h "\n" "" engine/a_test.cpp "#include \"core/bit.h\"\n")
expect(engine/action.h "\n" "" engine/testing/a.h "#include \"core/bit.h\"\n")
expect(games/list.h "// games/chess\n"
    "CMakeLists.txt: layer games USES games/chess, but no file of it includes anything of that")

# Folders of a layer have an order: two, three, and the layer itself with one of its folders.
expect(core/left/a.h "#include \"core/right/b.h\"\n" "" core/right/b.h "#include \"core/bit.h\"\n")
expect(core/left/a.h "#include \"core/right/b.h\"\n"
    "src/core/left/a.h:1: core/left includes core/right, which leads back to it"
    core/right/c_test.cpp "#include \"core/left/d.h\"\n")
expect(core/left/a.h "#include \"core/bit.h\"\n#include \"core/right/b.h\"\n"
    "src/core/left/a.h:2: core/left includes core/right, which leads back to it"
    core/right/b.h "#include \"core/middle/c.h\"\n" core/middle/c.h "#include \"core/left/d.h\"\n")
expect(core/left/a.h "#include \"core/bit.h\"\n"
    "src/core/word.h:1: core includes core/left, which leads back to it"
    core/word.h "#include \"core/left/a.h\"\n")
expect(core/testing/a.h "#include \"core/bit.h\"\n" "" core/bit_test.cpp "#include \"core/testing/a.h\"\n")
expect(games/chess/phases/a.h "#include \"games/chess/board.h\"\n" ""
    games/chess/turn.h "#include \"games/chess/phases/a.h\"\n")

# A relative ROOT must not make the check pass without looking, nor must an empty tree.
expect(core/a.h "#include \"games/list.h\"\n" "src/core/a.h:1: layer core")
execute_process(COMMAND ${CMAKE_COMMAND} -DROOT=. -DLAYERS=layers.txt -P ${script}
    WORKING_DIRECTORY ${SCRATCH} RESULT_VARIABLE code ERROR_QUIET)
if(code EQUAL 0)
    message(SEND_ERROR "a relative ROOT hid a bad include")
endif()
file(REMOVE_RECURSE ${SCRATCH}/src)
execute_process(COMMAND ${CMAKE_COMMAND} -DROOT=${SCRATCH} -DLAYERS=${SCRATCH}/layers.txt -P ${script}
    RESULT_VARIABLE code ERROR_QUIET)
if(code EQUAL 0)
    message(SEND_ERROR "an empty tree was accepted")
endif()
file(REMOVE_RECURSE ${SCRATCH})
