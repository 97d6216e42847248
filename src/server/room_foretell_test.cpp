// What a computer would answer: asked as if I had acted, and nothing has happened.
#include <memory>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "games/all_games.h"
#include "server/testing/thinking_here.h"

using namespace server;
using namespace server::testing;

namespace {

core::Result<engine::AnyGamePtr> any_game(std::string_view id) { return games::find(id); }

// Ada begins the set-up of Ascalion against a computer: one lays a source, then the other.
struct ForetellFixture {
    store::testing::ScratchFolder folder;
    House house;
    store::User ada;
    RoomPtr room;

    explicit ForetellFixture(
        std::unique_ptr<Computers> computers = std::make_unique<ThinkingHere>(0, any_game))
        : house(folder.file("games.db"), std::move(computers)), ada(house.guest("Ada")) {
        house.services().find_game = any_game;
        house.services().game_ids = {"ascalion"};
        wire::NewTable wish = mini_table(1, 0, 1);
        wish.game = "ascalion";
        wish.options = boost::json::object{{"opener", "1"}};
        room = house.table(ada, wish);
        house.run_until([&] { return room->table().actor().includes(engine::seat_id(0)); });
    }

    std::string first_choice() const {
        const auto& table = room->table();
        return table.game().notation(table.legal(engine::seat_id(0))[0]);
    }
    wire::Foretell question(std::vector<std::string> path) const {
        const auto seen = static_cast<std::int64_t>(room->table().version());
        return {seen, 0, std::move(path)};
    }
    Answered<wire::Foretold> ask(const store::User& user, const wire::Foretell& question) {
        return house.wait_for<wire::Foretold>(
            [&](const auto& done) { room->foretell(user.id, question, done); });
    }
};

struct SilentFixture : ForetellFixture {
    SilentFixture()
        : ForetellFixture(std::make_unique<ComputerPool>(
              PoolSettings{{"/bin/sleep", "60"}, 1, std::chrono::seconds(60)})) {}
};

}  // namespace

TEST_CASE_FIXTURE(ForetellFixture, "a computer tells what it would answer, and nothing is done") {
    const std::uint64_t version = room->table().version();
    const auto told = ask(ada, question({first_choice()}));
    REQUIRE(told.ok());
    CHECK(told->seat == 1);
    CHECK(told->action.starts_with("at "));
    CHECK(told->action != first_choice());  // a source lies there then
    CHECK_FALSE(told->text.de.empty());
    CHECK(room->table().version() == version);
}

TEST_CASE_FIXTURE(ForetellFixture, "what is asked about must be possible, and mine") {
    const auto code = [&](const store::User& user, const wire::Foretell& asked) {
        const auto told = ask(user, asked);
        return told ? std::string("told") : told.error().code + " " + told.error().where;
    };
    CHECK(code(ada, question({"accept"})) == "bad_request path[0]");
    CHECK(code(ada, question({"nonsense"})) == "bad_request path[0]");
    CHECK(code(ada, question({})) == "bad_request path");
    CHECK(code(ada, question(std::vector<std::string>(81, "yes"))) == "bad_request path");
    CHECK(code(house.guest("Bo"), question({first_choice()})) == "not_your_seat ");
    wire::Foretell old = question({first_choice()});
    --old.seen;
    CHECK(code(ada, old) == "stale ");
}

TEST_CASE_FIXTURE(SilentFixture, "a new question takes the place of the last one") {
    const auto answers = std::make_shared<std::vector<std::string>>();  // outlives the room
    const auto ask_again = [&] {
        const std::size_t n = answers->size();
        answers->emplace_back("waits");
        room->foretell(ada.id, question({first_choice()}), [answers, n](const auto& told) {
            (*answers)[n] = told ? "told" : told.error().code;
        });
    };
    ask_again();
    CHECK(*answers == std::vector<std::string>{"waits"});
    ask_again();
    CHECK(*answers == std::vector<std::string>{"busy", "waits"});
    CHECK(house.services().computers.waiting() <= 1);
}
