# The networks that computer players judge by, carried inside the program.

# networks(LAYER): src/LAYER/network/GAME.net, where there is one, becomes part of
# generated/LAYER/network/embedded.h: embedded_networks(game), empty for a game without a file.
function(networks LAYER)
    set(folder ${CMAKE_SOURCE_DIR}/src/${LAYER}/network)
    set(header ${CMAKE_BINARY_DIR}/generated/${LAYER}/network/embedded.h)
    set(script ${CMAKE_SOURCE_DIR}/cmake/embed_networks.cmake)
    file(GLOB files CONFIGURE_DEPENDS ${folder}/*.net)
    add_custom_command(OUTPUT ${header}
        COMMAND ${CMAKE_COMMAND} -DFOLDER=${folder} -DTO=${header} -P ${script}
        DEPENDS ${files} ${script}
        COMMENT "Embedding the networks" VERBATIM)
    layer_target(${LAYER} library)
    add_custom_target(${library}_networks DEPENDS ${header})
    add_dependencies(${library} ${library}_networks)
endfunction()
