#include "games/all_games.h"

#include <algorithm>
#include <string>

#include "generated/games/all.h"

namespace games {
namespace {

const engine::LibraryEntry* entry_of(std::string_view id) {
    const auto& all = library();
    const auto found = std::ranges::find(all, id, &engine::LibraryEntry::id);
    return found == all.end() ? nullptr : &*found;
}

core::Error unknown(std::string_view id) {
    std::string known;
    for (const std::string_view name : ids())
        known += (known.empty() ? "" : ", ") + std::string(name);
    return {"game", "there is no game \"" + std::string(id) + "\"; known are: " + known};
}

}  // namespace

std::span<const std::string_view> ids() { return kIds; }

core::Result<engine::AnyGamePtr> find(std::string_view id) {
    const auto* entry = entry_of(id);
    if (entry == nullptr)
        return unknown(id);
    return entry->standard_game();
}

core::Result<engine::AnyGamePtr> with_content(std::string_view id, std::string_view pack_json) {
    const auto* entry = entry_of(id);
    return entry == nullptr ? unknown(id) : entry->with_content(pack_json);
}

std::string_view standard_pack(std::string_view id) {
    const auto* entry = entry_of(id);
    return entry == nullptr ? std::string_view() : entry->standard_pack;
}

int rules_version(std::string_view id) {
    const auto* entry = entry_of(id);
    return entry == nullptr ? 1 : entry->rules_version;
}

std::vector<std::string_view> earlier_packs(std::string_view id) {
    const auto* entry = entry_of(id);
    return entry == nullptr ? std::vector<std::string_view>() : entry->earlier_packs;
}

}  // namespace games
