# cmake -DFOLDER=network -DTO=embedded.h -P embed_networks.cmake: each FOLDER/GAME.net as an array.
file(GLOB files ${FOLDER}/*.net)
set(arrays "")
set(cases "")
foreach(file IN LISTS files)
    get_filename_component(game ${file} NAME_WE)
    file(READ ${file} bytes HEX)
    string(REGEX REPLACE "(................................)" "\\1\n" bytes "${bytes}")
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "\\\\x\\1" bytes "${bytes}")
    string(REPLACE "\n" "\"\n    \"" bytes "${bytes}")
    file(SIZE ${file} size)
    string(APPEND arrays "inline constexpr std::string_view k_${game}(\n    \"${bytes}\", ${size});\n")
    string(APPEND cases "    if (game == \"${game}\")\n        return k_${game};\n")
endforeach()
file(WRITE ${TO} "// Written by embed_networks.cmake from ${FOLDER}. Do not edit.
#pragma once

#include <string_view>

namespace ai {

${arrays}
inline std::string_view embedded_networks([[maybe_unused]] std::string_view game) {
${cases}    return {};
}

}  // namespace ai
")
