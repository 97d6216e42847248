// What leaves a room for a viewer must not depend on what that viewer cannot see. The miniature
// game hides hands and commitments; the same test holds for every game, see check_game.
#include <algorithm>
#include <variant>
#include <vector>

#include <doctest/doctest.h>

#include "core/rng.h"
#include "games/all_games.h"
#include "server/table_message.h"
#include "server/testing/house.h"
#include "server/wire_json.h"
#include "table/testing/driver.h"

using namespace server;
using namespace server::testing;

namespace {

using table::testing::kStart;

table::Setup setup_for(const engine::AnyGame& game, int seats) {
    table::Setup setup;
    setup.id = "leak";
    setup.game = game.id();
    setup.content = game.content_hash();
    setup.dice_table = setup.id;
    setup.host = "u0";
    setup.created = kStart;
    setup.seed_hex = std::string(64, '7');
    for (int i = 0; i < seats; ++i)
        setup.seats.push_back({table::SeatKind::Human, "u" + std::to_string(i), "P", ""});
    return setup;
}

// Everything that the viewer would be sent about this table.
std::string sent_to(const table::Table& table, engine::SeatId viewer) {
    const store::TableRow row{};
    const Surroundings room{
        table, row, [](const std::string&) { return std::nullopt; }, {}, "", 1, kStart};
    const std::string user =
        viewer == engine::kNobody ? "" : "u" + std::to_string(engine::index_of(viewer));
    const std::size_t recent = table.log().size() - std::min<std::size_t>(table.log().size(), 4);
    return wire::text(table_message(room, onlooker_of(table, user, std::nullopt), recent));
}

// With what the viewer has picked and not committed to.
std::string view_of(const table::Table& table, engine::SeatId viewer) {
    const bool watches = viewer == engine::kNobody;
    const auto position = watches ? table.position() : table.draft(viewer).position;
    return engine::json_text(table.game().view(position, viewer));
}

// Two ways to the same position are no secret if what was done is told to everybody.
bool is_told_apart(const table::Table& one, const table::Table& other, std::size_t from) {
    const auto news = [from](const table::Table& table) {
        std::vector<wire::Text> lines;
        for (std::size_t i = from; i < table.log().size(); ++i)
            lines.push_back(words(table.game(), table.log()[i].text, table.seat_names()));
        return lines;
    };
    return news(one) != news(other);
}

// The seat with this number; below 0 somebody who only watches.
engine::SeatId viewer_number(int number) {
    return number < 0 ? engine::kNobody : engine::seat_id(number);
}

// A game that has begun.
table::Table begun(const engine::AnyGamePtr& game, table::Setup setup, std::uint64_t seed) {
    setup.seed_hex.replace(0, 2, std::to_string(10 + seed % 90));
    auto created = table::Table::create(game, setup);
    REQUIRE(created.ok());
    created->tick(kStart);
    return std::move(*created);
}

void act(table::Table& table,
         engine::SeatId seat,
         engine::Action action,
         table::Commitment commitment = table::Commitment::IfComplete) {
    const auto done =
        table.submit({"u" + std::to_string(engine::index_of(seat)),
                      "c" + std::to_string(table.version()),
                      table.newest_seen_by("u" + std::to_string(engine::index_of(seat))),
                      table::Act{seat, {action}, commitment}},
                     kStart);
    REQUIRE(done.ok());
}

engine::Action any_of(const engine::ActionList& legal, core::Rng& rng) {
    return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
}

void act_at_random(table::Table& table, core::Rng& rng) {
    const engine::SeatId seat = table.actor().first();
    act(table, seat, any_of(table.legal(seat), rng));
}

void check_same_bytes(const table::Table& one, const table::Table& other, engine::SeatId viewer) {
    const bool same = sent_to(one, viewer) == sent_to(other, viewer);
    CHECK_MESSAGE(same, "version " << one.version() << ", viewer " << engine::index_of(viewer));
}

// Two tables that differ in what was done last: whoever sees no difference must be sent none.
int compare_views(const table::Table& one, const table::Table& other, std::size_t log_before) {
    if (is_told_apart(one, other, log_before))
        return 0;
    int compared = 0;
    for (int i = -1; i < one.game().seats_of(one.position()); ++i) {
        const engine::SeatId viewer = viewer_number(i);
        if (view_of(one, viewer) != view_of(other, viewer))
            continue;
        check_same_bytes(one, other, viewer);
        ++compared;
    }
    return compared;
}

// Plays a game; at every step, or every few, all other actions that would have looked the same to a
// viewer must give that viewer the same bytes.
int check_game(const engine::AnyGamePtr& game, int seats, std::uint64_t seed, int stride = 1) {
    core::Rng rng(seed);
    table::Table table = begun(game, setup_for(*game, seats), seed);
    int compared = 0;
    for (int step = 0; table.state() == table::State::Running; ++step) {
        const engine::SeatId seat = table.actor().first();
        const engine::ActionList legal = table.legal(seat);
        const table::Table before = table;
        act(table, seat, any_of(legal, rng));
        if (step % stride != 0)
            continue;
        for (const engine::Action other : legal) {
            table::Table alternative = before;
            act(alternative, seat, other);
            compared += compare_views(table, alternative, before.log().size());
        }
    }
    return compared;
}

// A table of Hyperborea in a race war, with everything that it hides.
table::Table race_war(const engine::AnyGamePtr& game, std::uint64_t seed) {
    table::Setup setup = setup_for(*game, 3);
    setup.options = {{"mode", "race_war"}, {"round_cap", "14"}};
    return begun(game, std::move(setup), seed);
}

// The same table, had another token been found just now; nothing if none was.
std::vector<table::Table> with_other_finds(const table::Table& table) {
    std::vector<table::Table> others;
    std::vector<table::Event> events = table.events();
    const auto* drew = std::get_if<table::Drew>(&events.back().what);
    if (drew == nullptr || !table.game().notation(drew->action).starts_with("unearthed "))
        return others;
    const engine::Action found = drew->action;
    engine::ActionList faces;
    table.game().legal(table.position_at(table.entries().size() - 1), engine::kNobody, faces);
    for (const engine::Action face : faces) {
        if (face != found) {
            events.back().what = table::Drew{face};
            events.back().check = {};
            others.push_back(
                *table::Table::restore(*games::find("hyperborea"), table.setup(), events));
        }
    }
    return others;
}

// What everybody but the finder is sent must be the same.
int compare_for_others(const table::Table& one, const table::Table& other, engine::SeatId finder) {
    int compared = 0;
    for (int i = -1; i < 3; ++i) {
        if (i == engine::index_of(finder))
            continue;
        CHECK(sent_to(one, viewer_number(i)) == sent_to(other, viewer_number(i)));
        ++compared;
    }
    return compared;
}

// Now, or when the token is kept if it can be.
int compare_finds(const table::Table& table, std::vector<table::Table> others) {
    const engine::SeatId finder = table.actor().first();
    const engine::Action keep = *table.game().parse_action("store_new");
    const bool can_keep = table.legal(finder).contains(keep);
    int compared = 0;
    for (table::Table& other : others) {
        table::Table kept = table;
        CHECK(sent_to(table, finder) != sent_to(other, finder));
        if (can_keep) {
            act(kept, finder, keep);
            act(other, finder, keep);
        }
        compared += compare_for_others(kept, other, finder);
    }
    return compared;
}

// What everybody but the seat is sent, counters included.
std::vector<std::string> sent_to_others(const table::Table& table, engine::SeatId seat) {
    std::vector<std::string> messages;
    for (int i = -1; i < 3; ++i)
        if (i != engine::index_of(seat))
            messages.push_back(sent_to(table, viewer_number(i)));
    return messages;
}

// The seat commits to something; nothing if that closes the window.
std::optional<table::Table> committed(table::Table table, engine::SeatId seat, core::Rng& rng) {
    const std::size_t told = table.log().size();
    while (table.actor().includes(seat) && table.log().size() == told)
        act(table, seat, any_of(table.legal(seat), rng));
    return table.log().size() == told ? std::optional(table) : std::nullopt;
}

// Whatever a seat picks while others still think, they are sent nothing new, and whatever it
// commits to the same. The last commit reveals everything and is not compared.
int compare_commits(const table::Table& before, engine::SeatId seat, core::Rng& rng) {
    const auto unchanged = sent_to_others(before, seat);
    int compared = 0;
    for (const engine::Action action : before.legal(seat)) {
        table::Table picked = before;
        act(picked, seat, action, table::Commitment::No);
        CHECK(sent_to_others(picked, seat) == unchanged);
        ++compared;
    }
    const auto one = committed(before, seat, rng);
    const auto other = committed(before, seat, rng);
    if (one && other) {
        CHECK(sent_to_others(*one, seat) == sent_to_others(*other, seat));
        ++compared;
    }
    return compared;
}

// Ids in a list of the position that must stand nowhere in a message.
void check_unnamed(const std::string& message, const boost::json::array& ids) {
    for (const boost::json::value& id : ids)
        CHECK(message.find(engine::json_text(id)) == std::string::npos);
}

}  // namespace

TEST_CASE("no byte tells what is hidden: the miniature game, all viewers, whole games") {
    const auto mini = only_mini()("mini");
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
        compared += check_game(*mini, 2 + static_cast<int>(seed % 2), seed);
    CHECK(compared > 500);
}

TEST_CASE("no byte tells what is hidden: every game of the house") {
    for (const std::string_view id : games::ids()) {
        const auto game = games::find(id);
        REQUIRE(game.ok());
        // Alone there is nobody to hide anything from.
        CHECK(check_game(*game, std::max(2, (*game)->min_seats()), 3, 5) > 0);
    }
}

TEST_CASE("Hyperborea: a token that was found or is kept is told to its owner alone") {
    const auto game = *games::find("hyperborea");
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        core::Rng rng(seed);
        table::Table table = race_war(game, seed);
        while (table.state() == table::State::Running) {
            compared += compare_finds(table, with_other_finds(table));
            act_at_random(table, rng);
        }
    }
    CHECK(compared > 50);
}

TEST_CASE("Hyperborea: cards that nobody has seen are named to nobody") {
    const auto game = *games::find("hyperborea");
    core::Rng rng(4);
    table::Table table = race_war(game, 4);
    for (int step = 0; table.state() == table::State::Running; ++step) {
        const boost::json::value position = game->to_json(table.position());
        const auto viewer = engine::seat_id(step % 3);
        if (step % 4 == 0)
            check_unnamed(sent_to(table, viewer), position.at("market").at("fresh").as_array());
        act_at_random(table, rng);
    }
}

// P11.4: three at a table of Path of Civilization, who commit in an order of their own.
TEST_CASE("Path of Civilization: commits are told to their own seat alone until all are in") {
    const auto game = *games::find("pathciv");
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        core::Rng rng(seed);
        table::Table table = begun(game, setup_for(*game, 3), seed);
        for (int step = 0; table.state() == table::State::Running; ++step) {
            const engine::SeatSet thinking = table.actor().seats();
            if (thinking.size() > 1 && step % 5 == 0)
                for (const engine::SeatId seat : thinking)
                    compared += compare_commits(table, seat, rng);
            act_at_random(table, rng);
        }
    }
    CHECK(compared > 200);
}

TEST_CASE("the seed of the dice is told when the game is over, and never before") {
    const auto mini = *only_mini()("mini");
    auto table = *table::Table::create(mini, setup_for(*mini, 2));
    table.tick(kStart);
    CHECK(sent_to(table, engine::seat_id(0)).find(std::string(64, '7')) == std::string::npos);
    const auto resigned =
        table.submit({"u0", "r", table.version(), table::Resign{engine::seat_id(0)}}, kStart);
    REQUIRE(resigned.ok());
    CHECK(sent_to(table, engine::kNobody).find(std::string(64, '7')) != std::string::npos);
}
