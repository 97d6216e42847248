#include "server/game_shelf.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include <boost/json/object.hpp>

#include "engine/json_text.h"
#include "engine/pack_document.h"
#include "games/all_games.h"
#include "server/services.h"
#include "server/store/written.h"

namespace server {
namespace {

core::Error unknown_pack(std::string_view content) {
    return {"content", "the pack " + std::string(content) + " is not known here"};
}

// Without white space, under the hash of that, as readers of packs do (engine/pack_document.h).
std::optional<store::PackRow> pack_row(std::string_view pack) {
    constexpr std::size_t kMostBytes = 1U << 20U;
    const auto json = engine::parse_json(pack, kMostBytes);
    const auto* game = json && json->is_object() ? json->get_object().if_contains("game") : nullptr;
    if (game == nullptr || !game->is_string())
        return std::nullopt;
    return store::PackRow{
        engine::document_hash(*json), std::string(game->get_string()), engine::json_text(*json), 0};
}

std::vector<std::string_view> all_packs(const Services& services) {
    std::vector<std::string_view> packs(services.own_packs.begin(), services.own_packs.end());
    for (const std::string& id : services.game_ids) {
        packs.push_back(games::standard_pack(id));
        for (const std::string_view earlier : games::earlier_packs(id))
            packs.push_back(earlier);
    }
    return packs;
}

}  // namespace

engine::AnyGamePtr GameShelf::find(std::string_view content) const {
    const core::Lock lock(mutex_);
    const auto found = std::ranges::find_if(
        games_, [&](const auto& game) { return game->content_hash() == content; });
    return found == games_.end() ? nullptr : *found;
}

void GameShelf::put(engine::AnyGamePtr game) {
    const core::Lock lock(mutex_);
    games_.push_front(std::move(game));
    if (games_.size() > kMost)
        games_.pop_back();
}

core::Result<engine::AnyGamePtr> game_with(const Services& services,
                                           std::string_view id,
                                           std::string_view content) {
    auto current = services.find_game(id);
    if (!current || (*current)->content_hash() == content)
        return current;
    if (auto game = services.shelf.find(content))
        return game;
    const auto pack = services.store.pack(std::string(content));
    if (!pack)
        return pack.error();
    if (!*pack || (*pack)->game != id)
        return unknown_pack(content);
    auto game = services.make_game(id, (*pack)->text);
    if (game && (*game)->content_hash() != content)
        return core::Error{"content", "the pack that was kept has another hash"};
    if (game)
        services.shelf.put(*game);
    return game;
}

std::optional<std::string> pack_text(const Services& services, const std::string& content) {
    const auto pack = services.store.pack(content);
    return pack && *pack ? std::optional((*pack)->text) : std::nullopt;
}

store::Written keep_packs(const Services& services) {
    store::Batch batch;
    for (const std::string_view text : all_packs(services)) {
        auto pack = pack_row(text);
        if (!pack)
            continue;
        pack->first_seen = services.now();
        batch.emplace_back(store::KeepPack{std::move(*pack)});
    }
    return store::written(services.store, std::move(batch));
}

}  // namespace server
