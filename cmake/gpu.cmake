# The GPU simulator: src/gpu/*.cu over the rule headers, without the libraries of the layers.

# gpu_layer(FOLDER USES layer...): the program tetrapolis-gpu, only with TETRA_CUDA.
function(gpu_layer NAME)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "USES")
    register_layer(${NAME} USES ${arg_USES})
    file(GLOB files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/${NAME}/*.cu)
    if(NOT TETRA_CUDA OR NOT files)
        return()
    endif()
    add_executable(tetrapolis-gpu ${files})
    target_include_directories(tetrapolis-gpu PRIVATE ${CMAKE_SOURCE_DIR}/src ${CMAKE_BINARY_DIR})
    target_compile_options(tetrapolis-gpu PRIVATE
        "$<$<COMPILE_LANGUAGE:CUDA>:--expt-relaxed-constexpr;-Xcompiler=-Wall,-Wextra>")
    set_target_properties(tetrapolis-gpu PROPERTIES
        CUDA_STANDARD 20 CUDA_RUNTIME_LIBRARY Static
        RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
    add_dependencies(tetrapolis-gpu check_layers)
    foreach(used IN LISTS arg_USES)
        get_filename_component(game ${used} NAME)
        if(TARGET ${game}_content)
            add_dependencies(tetrapolis-gpu ${game}_content)
        endif()
    endforeach()
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
