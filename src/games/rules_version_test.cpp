// The version of a game's rules is raised whenever they play differently. Tables know the version
// they were played with (table::Setup::rules), so a forgotten step would be a lie.
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "core/hash.h"
#include "core/rng.h"
#include "games/all_games.h"

namespace {

void add(std::uint64_t& hash, std::string_view text) {
    for (const char letter : text)
        hash = core::combine(hash, static_cast<unsigned char>(letter));
}

// A random game: everything that was possible at every step, and how it ended.
void add_game(std::uint64_t& hash, const engine::AnyGame& game, engine::Position position) {
    core::Rng rng(7);
    for (engine::Actor actor = game.actor(position); !actor.is_nobody();
         actor = game.actor(position)) {
        const engine::SeatId seat = actor.is_chance() ? engine::kNobody : actor.first();
        engine::ActionList legal;
        game.legal(position, seat, legal);
        for (const engine::Action action : legal)
            add(hash, game.notation(action));
        const auto chosen = rng.below(static_cast<std::uint32_t>(legal.size()));
        game.apply(position, seat, legal[chosen]);
    }
    const engine::Outcome outcome = game.outcome(position);
    for (int i = 0; i < game.seats_of(position); ++i) {
        const auto& result = outcome.results[static_cast<std::size_t>(i)];
        hash = core::combine(hash, static_cast<std::uint64_t>(result.score));
        hash = core::combine(hash, result.place);
    }
}

// With the oldest pack, so that a change of content is no change of rules; all numbers of seats,
// and every value of every option once.
std::string fingerprint_of(std::string_view id) {
    const auto game = games::with_content(id, games::earlier_packs(id).front());
    REQUIRE(game.ok());
    std::uint64_t hash = 0;
    for (int seats = (*game)->min_seats(); seats <= (*game)->max_seats(); ++seats)
        add_game(hash, **game, *(*game)->initial(seats, {}));
    for (const engine::OptionSpec& option : (*game)->options()) {
        for (const auto& [value, words] : option.values) {
            const auto start =
                (*game)->initial((*game)->min_seats(), {{std::string(option.key), value}});
            if (start)
                add_game(hash, **game, *start);
        }
    }
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4)
        text += "0123456789abcdef"[(hash >> static_cast<unsigned>(shift)) & 15U];
    return text;
}

struct Known {
    std::string_view game;
    int version;
    std::string_view fingerprint;
};

// Only ever gets longer: a fingerprint that changes is a new line with the next version, and the
// game's kRulesVersion is raised to it.
constexpr Known kKnown[] = {
    {"wiraqocha", 1, "b2385a21a67a646c"},
    {"ascalion", 1, "c5706888c14c3694"},
    {"hyperborea", 1, "4948d0d84d5cda10"},
    {"pathciv", 1, "e79a5b5ac7dd8fd4"},
    {"ascalion", 2, "22c45f5d03cf0d44"},  // offers without a cap, vessels that stay put (NR-24)
};

}  // namespace

TEST_CASE("a game that plays differently has a new version of its rules") {
    std::map<std::string_view, Known> last;
    for (const Known& known : kKnown) {
        const int before = last.contains(known.game) ? last.at(known.game).version : 0;
        CHECK(known.version == before + 1);
        last.insert_or_assign(known.game, known);
    }
    for (const std::string_view id : games::ids()) {
        CAPTURE(id);
        REQUIRE(last.contains(id));
        CHECK(games::rules_version(id) == last.at(id).version);
        CHECK(fingerprint_of(id) == last.at(id).fingerprint);
    }
}
