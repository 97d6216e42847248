// What leaves a room for a viewer must not depend on what that viewer cannot see. The miniature
// game hides hands and commitments; the same test holds for every game, see check_game.
#include <algorithm>
#include <vector>

#include <doctest/doctest.h>

#include "core/rng.h"
#include "games/all_games.h"
#include "server/table_message.h"
#include "server/testing/house.h"
#include "server/wire_json.h"

using namespace server;
using namespace server::testing;

namespace {

constexpr std::int64_t kTime = 1'700'000'000'000;

table::Setup setup_for(const engine::AnyGame& game, int seats) {
    table::Setup setup;
    setup.id = "leak";
    setup.game = game.id();
    setup.content = game.content_hash();
    setup.dice_table = setup.id;
    setup.host = "u0";
    setup.created = kTime;
    setup.seed_hex = std::string(64, '7');
    for (int i = 0; i < seats; ++i)
        setup.seats.push_back({table::SeatKind::Human, "u" + std::to_string(i), "P", ""});
    return setup;
}

// Everything that the viewer would be sent about this table.
std::string sent_to(const table::Table& table, engine::SeatId viewer) {
    const store::TableRow row{};
    const Surroundings room{table, row, [](const std::string&) { return true; }, {}, "", 1, kTime};
    const std::string user =
        viewer == engine::kNobody ? "" : "u" + std::to_string(engine::index_of(viewer));
    const std::size_t recent = table.log().size() - std::min<std::size_t>(table.log().size(), 4);
    return wire::text(table_message(room, onlooker_of(table, user, std::nullopt), recent));
}

std::string view_of(const engine::AnyGame& game,
                    const engine::Position& position,
                    engine::SeatId viewer) {
    return engine::json_text(game.view(position, viewer));
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

// Plays a game; at every step, all other actions that would have looked the same to a viewer must
// give that viewer the same bytes.
int check_game(const engine::AnyGamePtr& game, int seats, std::uint64_t seed) {
    core::Rng rng(seed);
    table::Setup setup = setup_for(*game, seats);
    setup.seed_hex.replace(0, 2, std::to_string(10 + seed % 90));
    auto created = table::Table::create(game, setup);
    REQUIRE(created.ok());
    table::Table table = std::move(*created);
    table.tick(kTime);
    int compared = 0;
    for (int step = 0; table.state() == table::State::Running; ++step) {
        const engine::SeatId seat = table.actor().first();
        const engine::ActionList legal = table.legal(seat);
        const engine::Action chosen = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
        const table::Table before = table;
        const auto play = [&](table::Table& at, engine::Action action) {
            const auto done = at.submit({setup.seats[static_cast<std::size_t>(seat)].user,
                                         "c" + std::to_string(step),
                                         at.version(),
                                         table::Act{seat, {action}}},
                                        kTime);
            REQUIRE(done.ok());
        };
        play(table, chosen);
        for (const engine::Action other : legal) {
            table::Table alternative = before;
            play(alternative, other);
            for (int i = -1; i < seats; ++i) {
                const auto viewer = i < 0 ? engine::kNobody : engine::seat_id(i);
                if (is_told_apart(table, alternative, before.log().size())
                    || view_of(*game, table.position(), viewer)
                           != view_of(*game, alternative.position(), viewer))
                    continue;
                const bool same = sent_to(table, viewer) == sent_to(alternative, viewer);
                CHECK_MESSAGE(same, "step " << step << ", viewer " << i);
                ++compared;
            }
        }
    }
    return compared;
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
        const int seats = std::max(2, (*game)->min_seats());  // alone, nothing is hidden
        CHECK(check_game(*game, seats, 3) > 0);
    }
}

TEST_CASE("the seed of the dice is told when the game is over, and never before") {
    const auto mini = *only_mini()("mini");
    auto table = *table::Table::create(mini, setup_for(*mini, 2));
    table.tick(kTime);
    CHECK(sent_to(table, engine::seat_id(0)).find(std::string(64, '7')) == std::string::npos);
    const auto resigned =
        table.submit({"u0", "r", table.version(), table::Resign{engine::seat_id(0)}}, kTime);
    REQUIRE(resigned.ok());
    CHECK(sent_to(table, engine::kNobody).find(std::string(64, '7')) != std::string::npos);
}
