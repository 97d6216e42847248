# The tournament on a cluster: src/cluster with MPI.

# cluster_layer(FOLDER USES layer...): the program tetrapolis-mpi, only with TETRA_MPI.
function(cluster_layer NAME)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "USES")
    if(NOT TETRA_MPI)
        register_layer(${NAME} USES ${arg_USES})
        return()
    endif()
    find_package(MPI REQUIRED COMPONENTS CXX)
    layer(${NAME} USES ${arg_USES} LINKS MPI::MPI_CXX CLI11::CLI11)
    layer_target(${NAME} target)
    target_compile_definitions(${target} PRIVATE OMPI_SKIP_MPICXX)  # the C functions suffice
    program(tetrapolis-mpi FROM ${NAME})
endfunction()
