// Sections 2 to 5 of docs/rules/pathciv.md: components, options, set-up, the frame of a round.
#include <set>

#include "engine/testing/random_play.h"
#include "games/pathciv/testing.h"
#include "generated/games/pathciv/library.h"

namespace pathciv::testing {
namespace {

const Content& standard() { return embedded::kContent; }

// Takes the first outcome of chance until the ask comes; gives the asks on the way.
std::vector<Ask> asks_until(State& state, Ask last) {
    std::vector<Ask> asks;
    while (state.turn.ask != last) {
        asks.push_back(state.turn.ask);
        engine::ActionList list;
        Rules::legal(standard(), state, kNobody, list);
        REQUIRE_FALSE(list.empty());
        Rules::apply(standard(), state, kNobody, list[0]);
    }
    return asks;
}
int count_of(const std::vector<Ask>& asks, Ask ask) {
    return static_cast<int>(std::ranges::count(asks, ask));
}

}  // namespace

TEST_CASE("P2.1 one to five seats, and every game has nine rounds") {
    for (int seats = 1; seats <= 5; ++seats) {
        Options options;
        options.seats = static_cast<std::uint8_t>(seats);
        const State last = engine::testing::random_position<Rules>(standard(), options, 1, 5000);
        CHECK(last.is_over());
        CHECK(last.round() == 9);
    }
    CHECK_FALSE(standard_game()->initial(6, {}).ok());
}

TEST_CASE("P2.2 the order of trays and of research tracks") {
    CHECK(name_of(Red) == "red");
    CHECK(all_trays().size() == 5);
    CHECK(names_of(Tray{})[4] == "purple");
    CHECK(names_of(Type{})[0] == "military");
    CHECK(names_of(Type{})[4] == "industry");
    CHECK(static_cast<int>(Circle::Any) == 0);
}

TEST_CASE("P2.3 stacks of 9, 9, 8 and 7 copies for each type") {
    const State state = Rules::initial(standard(), options_of({}));
    State dealt = state;
    asks_until(dealt, Ask::Projects);
    for (const Stack each : all_stacks()) {
        const std::array<int, 4> copies = {9, 9, 8, 7};
        CHECK(dealt.market.copies[each] == copies[static_cast<std::size_t>(level_of(each) - 1)]);
    }
    CHECK(laws::start_cards(dealt.seat(kA)));
}

TEST_CASE("P2.4 seven wonders and seven leaders of each level") {
    for (const Card each : CardSet::first(kCards))
        CHECK(standard().card(each).level == static_cast<int>(each) % 28 / 7 + 1);
    CHECK(level_of_wonders(2).size() == 7);
    CHECK(level_of_leaders(4).size() == 7);
    CHECK((level_of_leaders(4) - all_leaders()).empty());
}

TEST_CASE("P2.5 no two boards give a type the same rank") {
    for (const Type type : all_types()) {
        std::set<int> ranks;
        for (const BoardSpec& board : standard().boards)
            ranks.insert(board.rank[type]);
        CHECK(ranks == std::set<int>{1, 2, 3, 4, 5});
    }
}

TEST_CASE("P2.6 markers, challenges and battles") {
    CHECK(names_of(Marker{}).size() == 10);
    CHECK(names_of(Challenge{}).size() == 16);
    CHECK(names_of(Battle{}).size() == 12);
    CHECK(type_of(challenge("ch_7_sci")) == Science);
    CHECK(challenge_of(2, Science) == challenge("ch_7_sci"));
    CHECK(battle_of(3, 1) == battle("b_9_2"));
}

TEST_CASE("P2.7 cubes paid leave the tray, and the supply never ends") {
    Table table;
    table.trays(kA, {{Grey, 200}}).market({"w_27"}).run(Stage::AimAtWonder).bid(kA, "w_27");
    CHECK(table.seat(kA).trays[Grey] == 192);
    add(table.state.seat(kA).trays[Grey], 100);
    CHECK(table.seat(kA).trays[Grey] == kMostCounted);
}

TEST_CASE("P2.9 start cards bring one point of their type; other cards cost 1, 4, 7 or 10") {
    for (const Type type : all_types()) {
        const TechSpec& spec = standard().tech(start_card(type));
        CHECK(spec.right[type] == 1);
        CHECK(spec.vp == 0);
    }
    for (int i = kTypes; i < kTechs; ++i) {
        const TechSpec& spec = standard().tech(static_cast<Tech>(i));
        CHECK(spec.cost == 3 * spec.level - 2);
        CHECK(spec.vp == spec.level);
    }
}

TEST_CASE("P3.1 a first game is played with the core technologies") {
    const auto game = standard_game();
    CHECK(game->initial(3, {{"setup", "first_game"}}).ok());
    for (const char* set : {"mixed", "variant"}) {
        const auto refused = game->initial(3, {{"setup", "first_game"}, {"tech_set", set}});
        REQUIRE_FALSE(refused.ok());
        CHECK(refused.error().where == "options.tech_set");
    }
    CHECK(game->initial(3, {{"boards", "ordered"}, {"tech_set", "variant"}}).ok());
}

TEST_CASE("P3.2 the game ends after round 9, whatever is played") {
    Table table({.seats = 2});
    table.round(9).run(Stage::EndRound);
    CHECK(table.state.is_over());
    CHECK(table.state.turn.ending == Ending::Rounds);
    Table earlier({.seats = 2});
    earlier.round(8).run(Stage::EndRound);
    CHECK(earlier.state.round() == 9);
}

TEST_CASE("P4.1, P4.2, P4.3 the set-up is chance alone: challenges, then battles") {
    Options options;
    options.seats = 4;
    State state = Rules::initial(standard(), options);
    const std::vector<Ask> asks = asks_until(state, Ask::Wonder);
    CHECK(count_of(asks, Ask::ChallengeType) == 3);
    CHECK(count_of(asks, Ask::BattleCard) == 4);
    CHECK(count_of(asks, Ask::BoardOfSeat) == 4);
    CHECK(asks.size() == 11);
    CHECK(setting_up::types_left(state).empty());
    for (int event = 0; event < kEvents; ++event)
        CHECK(static_cast<int>(state.battles[static_cast<std::size_t>(event)]) / 3 == event);
}

TEST_CASE("P4.4 core, variant, or chance for each stack") {
    State variant = Rules::initial(standard(), options_of({.tech_set = TechSet::Variant}));
    asks_until(variant, Ask::Projects);
    CHECK(variant.market.variants == all_stacks());
    State mixed = Rules::initial(standard(), options_of({.tech_set = TechSet::Mixed}));
    CHECK(count_of(asks_until(mixed, Ask::Wonder), Ask::StackCard) == 20);
    CHECK(learning::card_on(variant, stack("mil_1")) == tech("t_mil_1b"));
}

TEST_CASE("P4.5 boards are dealt one by one, or by order") {
    State state = Rules::initial(standard(), options_of({.seats = 5}));
    asks_until(state, Ask::Projects);
    for (const SeatId seat : state.everyone())
        CHECK(state.seat(seat).board == static_cast<Board>(seat));
    Options random;
    random.seats = 5;
    State dealt = Rules::initial(standard(), random);
    CHECK(count_of(asks_until(dealt, Ask::Wonder), Ask::BoardOfSeat) == 4);  // the last is forced
}

TEST_CASE("P4.6 everybody begins with the five start cards and nothing else") {
    const State state = Rules::initial(standard(), {});
    for (const SeatId seat : state.everyone()) {
        CHECK(laws::count_of(state.seat(seat).hand) == 5);
        CHECK(total(state.seat(seat).trays) == 0);
        CHECK(total(state.seat(seat).research) == 0);
        CHECK(state.seat(seat).tokens == 0);
    }
}

TEST_CASE("P4.8, P11.2 markers and cards are sets until they are shown") {
    State state = Rules::initial(standard(), {});
    CHECK(state.philosophy.unseen.size() == 10);
    CHECK(state.market.unseen.size() == 56);
    asks_until(state, Ask::Projects);
    CHECK(state.market.unseen.size() == 54);
    CHECK(state.philosophy.unseen.size() == 10);
}

TEST_CASE("P4.9 a first game has fixed events and markers") {
    State state = Rules::initial(standard(), options_of({.setup = Setup::FirstGame}));
    const std::vector<Ask> asks = asks_until(state, Ask::Projects);
    CHECK(count_of(asks, Ask::Wonder) == 2);
    CHECK(asks.size() == 2);
    CHECK(state.challenges[3] == challenge("ch_9_clt"));
    CHECK(state.battles[0] == battle("b_4_1"));
    Table table({.setup = Setup::FirstGame});
    table.trays(kA, {{Blue, 2}}).run(Stage::Arrive);
    CHECK(table.offered(kA)
          == std::vector{action::open(marker("a_01")), action::open(marker("a_02"))});
}

TEST_CASE("P4.10 which cards enter when") {
    const std::array<std::array<int, 2>, 5> counts = {{{2, 1}, {2, 1}, {2, 2}, {3, 2}, {3, 3}}};
    for (int seats = 1; seats <= 5; ++seats) {
        Table table({.seats = seats});
        const auto& count = counts[static_cast<std::size_t>(seats - 1)];
        for (int round = 1; round <= 8; ++round) {  // leaders follow one round later
            const int cards = count[static_cast<std::size_t>((round + 1) % 2)];
            CHECK(beginning::wonders_entering(table.content, table.round(round).state) == cards);
            CHECK(beginning::leaders_entering(table.content, table.round(round + 1).state)
                  == cards);
        }
        CHECK(beginning::leaders_entering(table.content, table.round(1).state) == 0);
        CHECK(beginning::wonders_entering(table.content, table.round(9).state) == 0);
    }
    CHECK(beginning::wonder_level(7) == 4);
    CHECK(beginning::leader_level(7) == 3);
}

TEST_CASE("P5.1 a round begins with wonders, then leaders, then hands; unsold cards stay") {
    Table table;
    table.market({"w_01"}).fresh(kA, "t_mil_1").fresh(kB, "t_mil_1").fresh(kC, "t_mil_1");
    table.run(Stage::EndRound);
    CHECK(table.state.round() == 2);
    std::vector<Ask> asks;
    while (table.ask() != Ask::Projects) {
        asks.push_back(table.ask());
        table.chance(table.offered(kNobody).front());
    }
    CHECK(asks == std::vector{Ask::Wonder, Ask::Wonder, Ask::Leader, Ask::Leader});
    CHECK(table.state.market.open.contains(card("w_01")));
}

TEST_CASE("P5.2 the cards of the fields and the new one come to the hand") {
    Table table;
    for (const SeatId seat : table.state.everyone())
        table.fresh(seat, "t_mil_1");
    table.round(2).run(Stage::TakeHands);
    CHECK(table.seat(kA).hand
          == Hand{
              tech("t_clt_0"), tech("t_sci_0"), tech("t_art_0"), tech("t_ind_0"), tech("t_mil_1")});
    CHECK(table.seat(kA).fresh == kNoTech);
    CHECK(table.seat(kA).left == empty_fields());
}

TEST_CASE("P5.4, P5.5 phases in their order; events by the round") {
    for (int round = 1; round <= 9; ++round) {
        CHECK(has_challenge(round) == (round == 3 || round == 5 || round == 7 || round == 9));
        CHECK(has_battle(round) == (round == 4 || round == 6 || round == 8 || round == 9));
    }
    Options options;
    State state = Rules::initial(standard(), options);
    core::Rng rng(5);
    Phase last = Phase::Setup;
    int round = 0;
    while (!state.is_over()) {
        engine::random_step<Rules>(standard(), state, rng);
        CHECK((state.round() > round || state.turn.phase >= last));
        last = state.turn.phase;
        round = state.round();
    }
}

TEST_CASE("P5.6 what a seat buys changes nothing of another seat") {
    Table table;
    table.trays(kA, {{Grey, 6}}).market({"w_18"}).run(Stage::AimAtWonder);
    const Seat other = table.seat(kB);
    table.bid(kA, "w_18");
    CHECK(table.before(Stage::AimAtLeader).seat(kB) == other);
}

TEST_CASE("P5.7 after round 9 the game is scored") {
    Table table({.seats = 2});
    table.round(9).run(Stage::Finish);
    const engine::Outcome outcome = Rules::outcome(table.content, table.state);
    CHECK(outcome.ending == static_cast<int>(Ending::Rounds));
    CHECK(outcome.of(kA).place == 1);
}

TEST_CASE("P5.8 whoever plays a seat, the state is the same") {
    Table one;
    one.hands().run(Stage::PlanProjects);
    Table other = one;
    one.play(kA, one.offered(kA).front());
    other.play(kA, other.offered(kA).front());  // by somebody else
    CHECK(one.state == other.state);
}

}  // namespace pathciv::testing
