#include "app/searched_position.h"

#include <string>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "app/record_file.h"
#include "core/rng.h"
#include "engine/json_text.h"
#include "engine/replay.h"

namespace app {
namespace {

struct Found {
    engine::AnyGamePtr game;
    engine::Position position;
    std::vector<std::string> names;
};

core::Result<Found> from_record(const PositionChoice& choice) {
    const auto loaded = load_record(choice.record_file, choice.game.content_file);
    if (!loaded)
        return loaded.error();
    if (loaded->game->id() != choice.game.game)
        return core::Error{choice.record_file, fmt::format("is a game of {}", loaded->game->id())};
    const std::size_t most = loaded->record.entries.size();
    if (choice.at.value_or(most) > most)
        return core::Error{"--at", fmt::format("the record has only {} actions", most)};
    const auto position = engine::replay(*loaded->game, loaded->record, choice.at.value_or(most));
    if (!position)
        return position.error();
    return Found{loaded->game, *position, loaded->record.header.seats};
}

core::Result<Found> from_file(const PositionChoice& choice) {
    const auto game = load_game(choice.game);
    if (!game)
        return game.error();
    const auto text = read_file(choice.position_file);
    if (!text)
        return text.error();
    const auto json = engine::parse_json(*text, kMaxFileBytes);
    if (!json)
        return core::Error{choice.position_file, json.error().text()};
    const auto position = (*game)->from_json(*json);
    if (!position)
        return core::Error{choice.position_file, position.error().text()};
    return Found{*game, *position, {}};
}

core::Result<Found> from_start(const PositionChoice& choice) {
    const auto start = load_start(choice.game);
    if (!start)
        return start.error();
    return Found{start->game, start->position, {}};
}

core::Result<Found> find(const PositionChoice& choice) {
    if (!choice.record_file.empty() && !choice.position_file.empty())
        return core::Error{"search", "--record and --position exclude each other"};
    if (!choice.record_file.empty())
        return from_record(choice);
    return choice.position_file.empty() ? from_start(choice) : from_file(choice);
}

engine::Action drawn(const engine::AnyGame& game,
                     const engine::Position& position,
                     core::Rng& rng) {
    engine::ActionList outcomes;
    game.legal(position, engine::kNobody, outcomes);
    std::vector<engine::Action> tickets;
    for (const engine::Action outcome : outcomes)
        tickets.insert(
            tickets.end(), static_cast<std::size_t>(game.weight(position, outcome)), outcome);
    return tickets[rng.below(static_cast<std::uint32_t>(tickets.size()))];
}

}  // namespace

core::Result<protocol::Match> load_position(const PositionChoice& choice) {
    auto found = find(choice);
    if (!found)
        return found.error();
    core::Rng rng(choice.seed);
    while (found->game->actor(found->position).is_chance())
        found->game->apply(
            found->position, engine::kNobody, drawn(*found->game, found->position, rng));
    if (found->game->actor(found->position).is_nobody())
        return core::Error{"search", "the game is over: there is nothing to decide"};
    return protocol::Match(found->game,
                           found->position,
                           engine::FairDice(engine::Seed{}, "search"),
                           {"search", found->names});
}

}  // namespace app
