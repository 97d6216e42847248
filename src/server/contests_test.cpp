// Tournaments in a house: entry, tables with kept seats, results learnt once, the next round, a
// restart in the middle.
#include "server/contests.h"

#include <algorithm>
#include <set>

#include "contest/standings.h"
#include "server/store/parts.h"
#include "server/stored_summary.h"
#include "server/testing/house.h"
#include "table/event_json.h"

using namespace server;
using namespace server::testing;

namespace {

using Info = Answered<wire::ContestInfo>;

wire::NewContest swiss_of(int rounds) {
    wire::NewContest wish{};
    wish.title = "Autumn";
    wish.game = "mini";
    wish.kind = wire::ContestKind::swiss;
    wish.seats = 2;
    wish.rounds = rounds;
    wish.pause = 0;
    return wish;
}

// The other servers of the house, which have the tournaments for a while.
struct Others final : nodes::Neighbours {
    bool keep_here(const std::string& /*table*/) const override { return !have_all; }
    std::string new_table_id() const override { return store::new_table_id(); }
    bool are_there() const override { return true; }
    void tell(const std::string& /*news*/) override {}

    bool have_all = true;
};

struct ContestFixture : RestartFixture {
    store::User account(const std::string& name) {
        store::User user;
        user.id = "id-" + name;
        user.name = name;
        user.password_hash = "hash";
        store::testing::must_write(house->services().store, {store::AddUser{user}});
        return user;
    }
    Info create(const store::User& user, const wire::NewContest& wish) {
        return house->wait_for<wire::ContestInfo>(
            [&](const auto& done) { house->hall().contests().create(user, wish, done); });
    }
    Info order(const store::User& user, wire::ContestWish what, wire::ContestOrder order = {}) {
        order.wish = what;
        return house->wait_for<wire::ContestInfo>([&](const auto& done) {
            house->hall().contests().order(Identity(user), id, order, done);
        });
    }
    wire::ContestInfo info(const std::optional<store::User>& user = std::nullopt) {
        const auto shown = house->hall().contests().show(id, user);
        REQUIRE(shown.ok());
        return *shown;
    }

    // A tournament with so many players who have entered.
    void begin(const wire::NewContest& wish, int players) {
        host = account("Host");
        const auto made = create(host, wish);
        REQUIRE_MESSAGE(made.ok(), (made ? "" : made.error().text.en));
        id = made->line.id;
        for (int i = 0; i < players; ++i) {
            people.push_back(house->guest("Player " + std::to_string(i)));
            REQUIRE(order(people.back(), wire::ContestWish::enter).ok());
        }
    }
    void sit_down(const wire::ContestPairing& pairing) {
        const RoomPtr room = house->hall().room(pairing.table);
        REQUIRE(room);
        for (const int player : pairing.players)
            sit(*room, player);
    }
    void sit(Room& room, int player) {
        wire::Give give{};
        give.table = room.row().id;
        give.order = wire::Order::sit;
        CHECK(house->order(room, people[static_cast<std::size_t>(player)], give).ok());
    }
    // The one with the higher number resigns, so the first players end on top.
    void finish(const wire::ContestPairing& pairing) {
        sit_down(pairing);
        const RoomPtr room = house->hall().room(pairing.table);
        const int loser = std::max(pairing.players[0], pairing.players[1]);
        wire::Give give{};
        give.table = pairing.table;
        give.order = wire::Order::resign;
        give.seat = loser == pairing.players[0] ? 0 : 1;
        CHECK(house->order(*room, people[static_cast<std::size_t>(loser)], give).ok());
    }
    std::vector<wire::ContestPairing> running() {
        std::vector<wire::ContestPairing> list;
        for (const auto& pairing : info().pairings)
            if (!pairing.places)
                list.push_back(pairing);
        return list;
    }
    void finish_round() {
        const int round = info().line.round;
        for (const auto& pairing : running())
            finish(pairing);
        house->run_until([&] {
            const auto now = info();
            return now.line.round > round || now.line.state == wire::ContestState::over;
        });
    }

    store::User host;
    std::string id;
    std::vector<store::User> people;
};

}  // namespace

TEST_CASE_FIXTURE(ContestFixture,
                  "a Swiss of two-seat tables goes from creation to final standings") {
    begin(swiss_of(3), 6);
    const auto begun = order(host, wire::ContestWish::start);
    REQUIRE(begun.ok());
    CHECK(begun->pairings.size() == 3);
    for (const auto& pairing : begun->pairings) {
        const RoomPtr room = house->hall().room(pairing.table);
        REQUIRE(room);
        CHECK(room->table().setup().contest == id);
        for (std::size_t seat = 0; seat < 2; ++seat)
            CHECK(room->table().seats()[seat].is_kept_for(
                people[static_cast<std::size_t>(pairing.players[seat])].id));
    }
    while (info().line.state == wire::ContestState::running)
        finish_round();
    const auto end = info(people[0]);
    CHECK(end.line.winner == "Player 0");
    CHECK(end.standings[0].player == 0);
    CHECK(end.standings[0].points == 3 * contest::kPoint);
    CHECK(end.me == 0);
    const std::string csv = contest_csv(end);
    CHECK(mentions(csv, "1,Player 0,0,3,"));
    CHECK(mentions(csv, "round,number,table,seat,player,place,note"));
}

TEST_CASE_FIXTURE(ContestFixture,
                  "a tournament survives restarts in the middle, results count once") {
    begin(swiss_of(2), 4);
    REQUIRE(order(host, wire::ContestWish::start).ok());
    const auto first = running();
    finish(first[0]);
    house->run_until([&] { return running().size() == 1; });
    restart(1000);
    CHECK(running().size() == 1);
    CHECK(info().players[1].name == "Player 1");
    finish(running()[0]);
    house->run_until([&] { return info().line.round == 2; });
    restart();
    const auto again = info();
    CHECK(again.pairings.size() == 4);
    while (info().line.state == wire::ContestState::running)
        finish_round();
    int games = 0;
    for (const auto& row : info().standings)
        games += row.played;
    CHECK(games == 8);
}

TEST_CASE_FIXTURE(ContestFixture,
                  "a result that came while the tournament did not listen is learnt at the start") {
    begin(swiss_of(1), 2);
    REQUIRE(order(host, wire::ContestWish::start).ok());
    const auto pairing = running()[0];
    sit_down(pairing);
    const RoomPtr room = house->hall().room(pairing.table);
    // As if the server had been killed between the two: the table is over, the tournament has
    // heard nothing.
    store::TableRow row = room->row();
    table::Table table = room->table();
    const auto ended = table.submit(
        {people[0].id, "c", table.version(), table::Resign{table.held_by(people[0].id).front()}},
        house->time);
    REQUIRE(ended.ok());
    store::AppendEvents append{row.id, static_cast<std::int64_t>(room->table().version()), {}};
    for (const table::Event& event : ended->events)
        append.texts.push_back(table::event_line(table.game(), event));
    store::testing::must_write(house->services().store,
                               {append, store::UpdateTable{described_row(row, table)}});
    restart();
    house->run_until([&] { return info().line.state == wire::ContestState::over; });
    CHECK(info().line.winner == "Player 1");
}

TEST_CASE_FIXTURE(ContestFixture, "only the server that keeps the tournaments goes on with them") {
    wire::NewContest wish = swiss_of(1);
    wish.starts = house->time + 1000;
    begin(wish, 2);
    Others others;
    house->services().neighbours = &others;
    const auto is_gone = [](const std::string& /*table*/) { return true; };
    bool is_let_go = false;
    house->hall().let_go(is_gone, [&] { is_let_go = true; });
    house->run_until([&] { return is_let_go; });
    house->time += 2000;
    house->hall().contests().open();
    CHECK(house->services().store.gathering_events(id)->size() == 2);
    others.have_all = false;
    house->hall().tables_came({});
    house->run_until([&] { return running().size() == 1; });
    CHECK(store::part_of(running()[0].table) == store::part_of(store::kContests));
    house->services().neighbours = &nodes::nobody();
}

TEST_CASE_FIXTURE(
    ContestFixture,
    "whoever does not sit down in time has lost, and gets no table before they are back") {
    begin(swiss_of(3), 4);
    REQUIRE(order(host, wire::ContestWish::start).ok());
    const auto pairings = running();
    const int here = pairings[0].players[0];
    sit(*house->hall().room(pairings[0].table), here);
    finish(pairings[1]);
    house->time += info().no_show + 1;
    restart();
    house->run_until([&] { return info().pairings[0].places.has_value(); });
    const auto told = info();
    CHECK(told.pairings[0].reason == wire::ContestReason::no_show);
    CHECK(*told.pairings[0].places == std::vector<int>{1, 0});
    CHECK(told.players[static_cast<std::size_t>(pairings[0].players[1])].resting);
    CHECK(order(people[static_cast<std::size_t>(pairings[0].players[1])], wire::ContestWish::back)
              .ok());
}

TEST_CASE_FIXTURE(ContestFixture, "seats of a tournament stay with those who were paired") {
    begin(swiss_of(1), 2);
    REQUIRE(order(host, wire::ContestWish::start).ok());
    const auto pairing = running()[0];
    const RoomPtr room = house->hall().room(pairing.table);
    const store::User stranger = house->guest("Stranger");
    wire::Give give{};
    give.table = pairing.table;
    give.order = wire::Order::sit;
    CHECK(!house->order(*room, stranger, give).ok());
    sit(*room, pairing.players[0]);
    give.order = wire::Order::leave;
    give.seat = 0;
    const auto left =
        house->order(*room, people[static_cast<std::size_t>(pairing.players[0])], give);
    REQUIRE(!left.ok());
    CHECK(left.error().code == "not_allowed");
}

TEST_CASE_FIXTURE(ContestFixture, "only organisers organise, and only accounts hold tournaments") {
    begin(swiss_of(3), 2);
    CHECK(create(people[0], swiss_of(3)).error().code == "for_accounts");
    for (const auto what : {wire::ContestWish::start,
                            wire::ContestWish::pause,
                            wire::ContestWish::end,
                            wire::ContestWish::remove,
                            wire::ContestWish::describe,
                            wire::ContestWish::correct,
                            wire::ContestWish::add_computer})
        CHECK(order(people[0], what).error().code == "not_allowed");
    CHECK(order(host, wire::ContestWish::correct).error().code == "bad_request");
    wire::ContestOrder described{};
    described.title = "Winter";
    CHECK(order(host, wire::ContestWish::describe, described)->line.title == "Winter");
    wire::ContestOrder removed{};
    removed.player = 0;
    CHECK(order(host, wire::ContestWish::remove, removed)->line.players == 1);
    CHECK(order(people[0], wire::ContestWish::enter).error().code == "entry_closed");
    wire::NewContest wrong = swiss_of(3);
    wrong.seats = 9;
    CHECK(create(host, wrong).error().where == "seats");
    wrong = swiss_of(3);
    wrong.title = " ";
    CHECK(create(host, wrong).error().where == "title");
    wrong = swiss_of(3);
    wrong.game = "chess";
    CHECK(!create(host, wrong).ok());
}

TEST_CASE_FIXTURE(ContestFixture, "a corrected result tells why, and counts instead") {
    begin(swiss_of(3), 4);
    REQUIRE(order(host, wire::ContestWish::start).ok());
    finish(running()[0]);
    house->run_until([&] { return running().size() == 1; });
    wire::ContestOrder correction{};
    correction.pairing = 0;
    correction.places = {1, 1};
    correction.note = "both agreed";
    const auto corrected = order(host, wire::ContestWish::correct, correction);
    REQUIRE(corrected.ok());
    CHECK(corrected->pairings[0].note == "both agreed");
    CHECK(corrected->pairings[0].reason == wire::ContestReason::corrected);
    CHECK(corrected->standings[0].points == contest::kPoint / 2);
}

TEST_CASE_FIXTURE(ContestFixture,
                  "lists: those that go on, those that are over, my own with my table") {
    begin(swiss_of(1), 2);
    REQUIRE(order(host, wire::ContestWish::start).ok());
    ContestFilter mine;
    mine.mine = true;
    const auto page = house->hall().contests().list(mine, people[0].id);
    REQUIRE(page.contests.size() == 1);
    CHECK(page.contests[0].table == running()[0].table);
    CHECK(house->hall().contests().list(mine, "nobody").contests.empty());
    ContestFilter over;
    over.is_over = true;
    CHECK(house->hall().contests().list(over, "").contests.empty());
    CHECK(house->hall().contests().list({}, "").contests.size() == 1);
}
