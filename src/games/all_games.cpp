#include "games/all_games.h"

#include <array>
#include <string>

#include "games/ascalion/library.h"
#include "games/hyperborea/library.h"
#include "games/pathciv/library.h"
#include "games/wiraqocha/library.h"

namespace games {
namespace {

constexpr std::array<std::string_view, 4> kIds = {"wiraqocha", "ascalion", "hyperborea", "pathciv"};

core::Error unknown(std::string_view id) {
    std::string known;
    for (const std::string_view name : kIds)
        known += (known.empty() ? "" : ", ") + std::string(name);
    return {"game", "there is no game \"" + std::string(id) + "\"; known are: " + known};
}

}  // namespace

std::span<const std::string_view> ids() { return kIds; }

core::Result<engine::AnyGamePtr> find(std::string_view id) {
    if (id == "wiraqocha")
        return wiraqocha::standard_game();
    if (id == "ascalion")
        return ascalion::standard_game();
    if (id == "hyperborea")
        return hyperborea::standard_game();
    if (id == "pathciv")
        return pathciv::standard_game();
    return unknown(id);
}

core::Result<engine::AnyGamePtr> with_content(std::string_view id, std::string_view pack_json) {
    if (id == "wiraqocha")
        return wiraqocha::game_with_content(pack_json);
    if (id == "ascalion")
        return ascalion::game_with_content(pack_json);
    if (id == "hyperborea")
        return hyperborea::game_with_content(pack_json);
    if (id == "pathciv")
        return pathciv::game_with_content(pack_json);
    return unknown(id);
}

std::string_view standard_pack(std::string_view id) {
    if (id == "wiraqocha")
        return wiraqocha::standard_pack();
    if (id == "ascalion")
        return ascalion::standard_pack();
    if (id == "hyperborea")
        return hyperborea::standard_pack();
    if (id == "pathciv")
        return pathciv::standard_pack();
    return {};
}

int rules_version(std::string_view id) {
    constexpr int kWiraqocha = 1;
    constexpr int kAscalion = 1;
    constexpr int kHyperborea = 1;
    constexpr int kPathciv = 1;
    if (id == "wiraqocha")
        return kWiraqocha;
    if (id == "ascalion")
        return kAscalion;
    if (id == "hyperborea")
        return kHyperborea;
    return id == "pathciv" ? kPathciv : 1;
}

std::vector<std::string_view> earlier_packs(std::string_view id) {
    if (id == "wiraqocha")
        return wiraqocha::earlier_packs();
    if (id == "ascalion")
        return ascalion::earlier_packs();
    if (id == "hyperborea")
        return hyperborea::earlier_packs();
    if (id == "pathciv")
        return pathciv::earlier_packs();
    return {};
}

}  // namespace games
