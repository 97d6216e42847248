#include "swarm/records.h"

#include <doctest/doctest.h>

#include "engine/draw_chance.h"
#include "engine/record.h"
#include "games/all_games.h"

namespace {

// A whole game in which everybody takes the first of the legal actions.
engine::Record played(const engine::AnyGame& game) {
    const engine::FairDice dice({}, "k3f");
    engine::Record record;
    auto position = *game.initial(2, {});
    record.header = {"0.1.0",
                     std::string(game.id()),
                     game.content_hash(),
                     "k3f",
                     game.options_of(position),
                     {"Ada", "Bo"},
                     dice.commitment(),
                     ""};
    std::uint64_t chance_events = 0;
    for (auto actor = game.actor(position); !actor.is_nobody(); actor = game.actor(position)) {
        engine::RecordEntry entry;
        if (actor.is_chance()) {
            entry.action = engine::draw_chance(game, position, dice, chance_events++);
        } else {
            entry.seat = actor.first();
            engine::ActionList legal;
            game.legal(position, entry.seat, legal);
            entry.action = legal[0];
        }
        game.apply(position, entry.seat, entry.action);
        record.entries.push_back(entry);
    }
    record.end = engine::RecordEnd{game.outcome(position), dice.seed_hex()};
    return record;
}

}  // namespace

TEST_CASE("the actions of a record are those of the seats in their order, without chance") {
    const auto game = *games::find("wiraqocha");
    const engine::Record record = played(*game);
    const auto actions = swarm::verified_actions(*game, engine::record_text(*game, record));
    REQUIRE(actions);
    std::size_t at = 0;
    for (const engine::RecordEntry& entry : record.entries) {
        if (entry.seat == engine::kNobody)
            continue;
        REQUIRE(at < actions->size());
        CHECK((*actions)[at++]
              == swarm::Played{engine::index_of(entry.seat), game->notation(entry.action)});
    }
    CHECK(at == actions->size());
    CHECK(at < record.entries.size());
}

TEST_CASE("a record that is cut off or was changed is refused") {
    const auto game = *games::find("wiraqocha");
    engine::Record record = played(*game);
    std::string text = engine::record_text(*game, record);
    CHECK_FALSE(swarm::verified_actions(*game, text.substr(0, text.rfind("{\"result\""))));
    record.entries.erase(record.entries.begin() + 5);
    CHECK_FALSE(swarm::verified_actions(*game, engine::record_text(*game, record)));
}
