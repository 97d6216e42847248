# The GPU simulator: kernels over the rule headers (src/gpu/*.cu), a program around them.

# gpu_layer(FOLDER USES layer...): its tests, which need no GPU, and with TETRA_CUDA the program
# tetrapolis-gpu. Of the app it has only how a game is chosen from the list of all, not the server
# behind that.
function(gpu_layer NAME)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "USES")
    register_layer(${NAME} USES ${arg_USES})
    list(REMOVE_ITEM arg_USES app)
    list(TRANSFORM arg_USES REPLACE "/" "_")
    list(TRANSFORM arg_USES PREPEND tetra_)
    layer_files(${NAME} cpp sources)
    set(tests ${sources})
    list(FILTER sources EXCLUDE REGEX "(_test|/main)\\.cpp$")
    list(FILTER tests INCLUDE REGEX "_test\\.cpp$")
    layer_library(tetra_${NAME} "${sources}" ${arg_USES} Threads::Threads)
    set_target_properties(tetra_${NAME} PROPERTIES EXCLUDE_FROM_ALL TRUE)
    add_dependencies(tetra_${NAME} check_layers)
    if(BUILD_TESTING AND doctest_FOUND)
        layer_library(tetra_${NAME}_testing "" tetra_${NAME})
        layer_test(${NAME} ${tests})
        test_in(release ${NAME}_test)
    endif()
    if(TETRA_CUDA)
        gpu_program(${NAME})
    endif()
endfunction()

function(gpu_program NAME)
    set(folder ${CMAKE_SOURCE_DIR}/src/${NAME})
    gpu_games(${NAME} kernels)
    add_executable(tetrapolis-gpu ${folder}/main.cpp ${kernels}
        ${CMAKE_SOURCE_DIR}/src/app/arguments.cpp ${CMAKE_SOURCE_DIR}/src/app/command.cpp)
    target_link_libraries(tetrapolis-gpu PRIVATE tetra_${NAME} tetra_games CLI11::CLI11 fmt::fmt)
    target_compile_options(tetrapolis-gpu PRIVATE
        "$<$<COMPILE_LANGUAGE:CUDA>:--expt-relaxed-constexpr;-Xcompiler=-Wall,-Wextra>")
    set_target_properties(tetrapolis-gpu PROPERTIES
        CUDA_STANDARD 20 CUDA_RUNTIME_LIBRARY Static
        RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
endfunction()

# gpu_games(FOLDER OUT): a kernel for each game, and the header by which main.cpp chooses one.
function(gpu_games NAME OUT)
    get_property(games GLOBAL PROPERTY TETRA_GAMES)
    set(folder ${CMAKE_BINARY_DIR}/generated/${NAME})
    set(INCLUDES "")
    set(BRANCHES "")
    foreach(GAME IN LISTS games)
        configure_file(${CMAKE_SOURCE_DIR}/src/${NAME}/game.cu.in ${folder}/${GAME}.cu @ONLY)
        list(APPEND kernels ${folder}/${GAME}.cu)
        string(APPEND INCLUDES "#include \"games/${GAME}/rules.h\"\n"
            "#include \"generated/games/${GAME}/library.h\"\n")
        string(APPEND BRANCHES "    if (game.id() == ${GAME}::Rules::kId)\n"
            "        return play.template operator()<${GAME}::Rules>(${GAME}::content_of(game));\n")
    endforeach()
    configure_file(${CMAKE_SOURCE_DIR}/src/${NAME}/each_game.h.in ${folder}/each_game.h @ONLY)
    set(${OUT} ${kernels} PARENT_SCOPE)
endfunction()

if(TETRA_CUDA)
    if(NOT CMAKE_CUDA_COMPILER)
        find_program(NVCC nvcc HINTS /usr/local/cuda/bin)
        mark_as_advanced(NVCC)
        if(DEFINED ENV{CUDACXX})
            set(CMAKE_CUDA_COMPILER $ENV{CUDACXX})
        elseif(NVCC)
            set(CMAKE_CUDA_COMPILER ${NVCC})
        endif()
    endif()
    if(NOT CMAKE_CUDA_ARCHITECTURES)
        set(CMAKE_CUDA_ARCHITECTURES 90)  # the oldest with the copy engine that bulk_copy.cuh uses
    endif()
    enable_language(CUDA)
    if(NOT CMAKE_CUDA20_STANDARD_COMPILE_OPTION)  # CMake 3.25.1 does not know nvcc 13
        set(CMAKE_CUDA20_STANDARD_COMPILE_OPTION -std=c++20)
        set(CMAKE_CUDA20_EXTENSION_COMPILE_OPTION -std=c++20)
    endif()
endif()
