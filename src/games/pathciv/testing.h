// Positions for tests, built in sentences. The default is that of section 13: ordered boards, no
// start bonuses, trays and tracks at 0, all stacks full, an empty market.
//     Table table;
//     table.trays(kA, {{Blue, 5}}).open_marker(1, "a_07").run(Stage::Arrive);
//     CHECK(table.before(Stage::AimAtWonder).seat(kA).trays[Blue] == 4);
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "engine/named.h"
#include "engine/testing/shown.h"
#include "games/pathciv/names.h"
#include "games/pathciv/rules.h"
#include "generated/games/pathciv/content.h"

namespace pathciv::testing {

inline constexpr SeatId kA{0};
inline constexpr SeatId kB{1};
inline constexpr SeatId kC{2};
inline constexpr SeatId kD{3};
inline constexpr SeatId kE{4};
using enum Tray;
using enum Type;

inline Tech tech(std::string_view id) { return *engine::named<Tech>(id); }
inline Card card(std::string_view id) { return *engine::named<Card>(id); }
inline Marker marker(std::string_view id) { return *engine::named<Marker>(id); }
inline Stack stack(std::string_view id) { return *engine::named<Stack>(id); }
inline Challenge challenge(std::string_view id) { return *engine::named<Challenge>(id); }
inline Battle battle(std::string_view id) { return *engine::named<Battle>(id); }

using Ids = std::initializer_list<std::string_view>;
using CubeList = std::initializer_list<std::pair<Tray, int>>;
using ResearchList = std::initializer_list<std::pair<Type, int>>;

constexpr std::string_view kind_name(Action action) { return name_of(kind_of(action)); }
using Actions = engine::testing::NamedActions<kind_name>;

struct Setting {
    int seats = 3;
    Setup setup = Setup::Standard;
    TechSet tech_set = TechSet::Core;
    int last_multiplier = 2;
    Scope scope = Scope::LevelOnly;
    Difficulty difficulty = Difficulty::Normal;
};

inline Options options_of(const Setting& setting) {
    Options options;
    options.seats = static_cast<std::uint8_t>(setting.seats);
    options.setup = setting.setup;
    options.tech_set = setting.tech_set;
    options.last_multiplier = static_cast<std::uint8_t>(setting.last_multiplier);
    options.scope = setting.scope;
    options.boards = Dealing::Ordered;
    options.difficulty = setting.difficulty;
    return options;
}

class Table {
  public:
    explicit Table(Setting setting = {}) : state(Rules::initial(content, options_of(setting))) {
        while (state.turn.ask != Ask::Projects)
            chance(offered(kNobody).front());
        state.market.unseen |= state.market.open;
        state.market.open = {};
        for (const SeatId seat : state.everyone())
            clear(state.seat(seat));
        state.secrets = {};
        state.turn.waiting = {};
        state.turn.ask = Ask::Nothing;
    }

    // Building the position.
    Table& round(int number) {
        state.turn.round = Counter(number);
        return *this;
    }
    Table& trays(SeatId seat, CubeList cubes) {
        for (const auto& [tray, amount] : cubes)
            state.seat(seat).trays[tray] = Counter(amount);
        return *this;
    }
    Table& research(SeatId seat, ResearchList points) {
        for (const auto& [type, amount] : points)
            state.seat(seat).research[type] = Counter(amount);
        return *this;
    }
    Table& hand(SeatId seat, Ids ids) {
        std::size_t next = 0;
        Seat& own = state.seat(seat);
        own.hand = empty_hand();
        for (const std::string_view id : ids)
            own.hand[next++] = tech(id);
        beginning::put_in_order(own.hand);
        return *this;
    }
    // Everybody has the five start cards in hand, as in round 1.
    Table& hands() {
        for (const SeatId seat : state.everyone()) {
            Seat& own = state.seat(seat);
            own.left = own.right = empty_fields();
            own.discarded.clear();
            hand(seat, {"t_mil_0", "t_clt_0", "t_sci_0", "t_art_0", "t_ind_0"});
        }
        return *this;
    }
    Table& left(SeatId seat, std::string_view one, std::string_view other) {
        state.seat(seat).left = fields(one, other);
        return *this;
    }
    Table& right(SeatId seat, std::string_view one, std::string_view other) {
        state.seat(seat).right = fields(one, other);
        return *this;
    }
    Table& fresh(SeatId seat, std::string_view id) {
        state.seat(seat).fresh = tech(id);
        return *this;
    }
    Table& discarded(SeatId seat, Ids ids) {
        state.seat(seat).discarded.clear();
        for (const std::string_view id : ids)
            state.seat(seat).discarded.push_back(tech(id));
        return *this;
    }
    // Wonders and leaders bought earlier; the last leader named lives.
    Table& owns(SeatId seat, Ids ids) {
        for (const std::string_view id : ids) {
            const Card own = card(id);
            state.market.unseen.erase(own);
            state.market.open.erase(own);
            state.seat(seat).cards.insert(own);
            if (is_leader(own))
                state.seat(seat).living = own;
        }
        return *this;
    }
    // Leaders that are dead; l_01 lives instead.
    Table& dead(SeatId seat, Ids ids) {
        owns(seat, ids);
        return owns(seat, {"l_01"});
    }
    Table& population(SeatId seat, int space) {
        state.seat(seat).population = Counter(space);
        return *this;
    }
    Table& philosophy(SeatId seat, int step) {
        state.seat(seat).philosophy = Counter(step);
        return *this;
    }
    Table& heritage(SeatId seat, int amount) {
        state.seat(seat).heritage = Counter(amount);
        return *this;
    }
    Table& market(Ids ids) {
        for (const std::string_view id : ids) {
            state.market.unseen.erase(card(id));
            state.market.open.insert(card(id));
        }
        return *this;
    }
    Table& copies(std::string_view id, int amount) {
        state.market.copies[stack(id)] = Counter(amount);
        return *this;
    }
    Table& open_marker(int step, std::string_view id) {
        state.philosophy.unseen.erase(marker(id));
        arriving::at(state.philosophy.open, step).insert(marker(id));
        return *this;
    }
    // The event of this round.
    Table& challenge_is(std::string_view id) {
        const Challenge named = challenge(id);
        const int event = static_cast<int>(named) / kCivilTypes;
        state.challenges[static_cast<std::size_t>(event)] = named;
        return round(challenge_round(event));
    }
    Table& battle_is(std::string_view id) {
        const Battle named = battle(id);
        const int event = static_cast<int>(named) / kBattlesPerRound;
        state.battles[static_cast<std::size_t>(event)] = named;
        return round(battle_round(event));
    }

    // Acting. Every action must be legal for the seat that makes it.
    Table& run(Stage stage) {
        state.turn.stage = stage;
        seen.clear();
        advance(content, state, [this](const State& before) { seen.push_back(before); });
        return *this;
    }
    Table& play(SeatId seat, Action action) {
        INFO("at ", std::string(name_of(state.turn.ask)));
        INFO(std::string(name_of(kind_of(action))), " ", static_cast<int>(action.a));
        REQUIRE(engine::is_legal<Rules>(content, state, seat, action));
        Rules::apply_observed(content, state, {seat, action}, [this](const State& before) {
            seen.push_back(before);
        });
        return *this;
    }
    Table& play(SeatId seat, std::initializer_list<Action> actions) {
        for (const Action action : actions)
            play(seat, action);
        return *this;
    }
    Table& chance(Action outcome) { return play(kNobody, outcome); }
    Table& bid(SeatId seat, std::string_view id) { return play(seat, action::bid(card(id))); }
    Table& pass(SeatId seat) { return play(seat, action::pass()); }
    Table& buy(SeatId seat, std::string_view id) { return play(seat, action::buy(tech(id))); }
    Table& adopt(SeatId seat, std::string_view id) { return play(seat, action::adopt(tech(id))); }
    Table& show(std::string_view id) { return chance(action::showed(marker(id))); }

    // Questions.
    Actions offered(SeatId seat) const {
        engine::ActionList list;
        Rules::legal(content, state, seat, list);
        return {list.begin(), list.end()};
    }
    bool offers(SeatId seat, Action action) const {
        return engine::is_legal<Rules>(content, state, seat, action);
    }
    // Every way in which the seat may complete its picks.
    std::vector<Secret> results(SeatId seat) const {
        std::vector<Secret> all;
        collect(state, seat, all);
        return all;
    }
    // The table just before the stage, the last time it came.
    const State& before(Stage stage) const {
        const State* found = nullptr;
        for (const State& each : seen)
            if (each.turn.ask == Ask::Nothing && each.turn.stage == stage)
                found = &each;
        REQUIRE(found != nullptr);
        return *found;
    }
    bool has_passed(Stage stage) const {
        return std::ranges::any_of(seen, [&](const State& each) {
            return each.turn.ask == Ask::Nothing && each.turn.stage == stage;
        });
    }
    const Seat& seat(SeatId id) const { return state.seat(id); }
    bool is_asked(SeatId id) const { return state.turn.waiting.contains(id); }
    Ask ask() const { return state.turn.ask; }
    std::string_view broken() const { return Rules::invariant(content, state); }

    Content content = embedded::kContent;
    State state;
    std::vector<State> seen{};

  private:
    void collect(const State& at, SeatId seat, std::vector<Secret>& out) const {
        engine::ActionList list;
        windows::legal(content, at, seat, list);
        if (list.empty())
            return out.push_back(at.secrets[seat]);
        for (const Action action : list) {
            State next = at;
            windows::pick(next.turn.ask, next.secrets[seat], action);
            collect(next, seat, out);
        }
    }
    static Fields fields(std::string_view one, std::string_view other) {
        const Tech first = tech(one);
        const Tech second = tech(other);
        return first < second ? Fields{first, second} : Fields{second, first};
    }
    // Round 1 after phase A: hunting discarded, cult and industry left, science and culture right.
    static void clear(Seat& seat) {
        seat.hand = empty_hand();
        seat.discarded.push_back(start_card(Military));
        seat.left = {start_card(Cult), start_card(Industry)};
        seat.right = {start_card(Science), start_card(Culture)};
        seat.trays = {};
        seat.research = {};
        seat.heritage = Counter(0);
    }
};

}  // namespace pathciv::testing
