// Positions for tests, built in sentences:
//     Table table = Table().own(kA, {Country::Sitara}).goods(Country::Sitara, {{Kind::Gold, 4}});
//     table.begin(Phase::Development);
//     CHECK(table.offers(action::make_by(Recipe::CityGold)));
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "engine/testing/shown.h"
#include "games/ascalion/names.h"
#include "games/ascalion/rules.h"
#include "generated/games/ascalion/content.h"

namespace ascalion::testing {

inline constexpr SeatId kA{0};
inline constexpr SeatId kB{1};
inline constexpr SeatId kC{2};
inline constexpr SeatId kD{3};
inline constexpr SeatId kE{4};

inline constexpr const Content& kContent = embedded::kContent;

// Answers without parameters: the transports, what ends them, and going without one.
inline constexpr Action kFoot = action::bare(ActionKind::Foot);
inline constexpr Action kRide = action::bare(ActionKind::Ride);
inline constexpr Action kChain = action::bare(ActionKind::Chain);
inline constexpr Action kBoat = action::bare(ActionKind::Boat);
inline constexpr Action kShip = action::bare(ActionKind::Ship);
inline constexpr Action kClose = action::bare(ActionKind::Close);
inline constexpr Action kStop = action::bare(ActionKind::Stop);
inline constexpr Action kNoTransport = action::bare(ActionKind::NoTransport);

using Amounts = std::initializer_list<std::pair<Kind, int>>;

inline Goods goods(Amounts amounts) {
    Goods all;
    for (const auto& [kind, amount] : amounts)
        all += Goods::of(kind, amount);
    return all;
}

inline CountrySet countries(std::initializer_list<Country> members) {
    CountrySet set;
    for (const Country country : members)
        set.insert(country);
    return set;
}

// One action of whoever decides, or what chance brings, each as likely as another.
inline void play_any(State& state, core::Rng& rng) {
    const engine::Actor actor = Rules::actor(kContent, state);
    const SeatId by = actor.is_chance() ? engine::kNobody : actor.first();
    engine::ActionList list;
    Rules::legal(kContent, state, by, list);
    Rules::apply(kContent, state, by, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
}

inline Options options_of_examples(int seats) {
    Options options;
    options.seats = static_cast<std::uint8_t>(seats);
    options.islands = Toggle::Off;
    options.victory = Victory::Single;
    return options;
}

class Table {
  public:
    // Section 12, position P0: round 5, start player A, base number 9, boats and ships built
    // before; countries that nobody is given belong to the last player (with 3 players to B).
    explicit Table(int seats = 4) : Table(options_of_examples(seats)) {}

    explicit Table(const Options& options) : state(Rules::initial(content, options)) {
        state.turn.round = 5;
        state.turn.start = kA;
        state.turn.phase = Phase::Development;
        state.board.boat_built = state.board.ship_built = true;
        for (int i = 0; i < options.seats; ++i)
            state.seats[static_cast<std::size_t>(i)].base = Counter(9);
        const SeatId rest = options.seats == 3 ? kB : engine::seat_id(options.seats - 1);
        for (const Country country : state.board.in_play)
            set_owner(state, area_of(country), rest);
        constexpr std::array kHomes = {
            Country::Quellheim, Country::Bramant, Country::Lethien, Country::Kharun};
        for (int i = 0; i < options.seats && i < 4; ++i)
            if (engine::seat_id(i) != rest)
                set_owner(state, area_of(kHomes[static_cast<std::size_t>(i)]), engine::seat_id(i));
    }

    // Building the position. The first areas that a player is given replace his home.
    Table& own(SeatId seat, std::initializer_list<Country> members) {
        AreaSet& areas = state.board.areas[seat];
        if (areas.size() == 1 && areas.vessels.empty())
            set_owner(state, *areas.begin(), engine::seat_id(state.options.seats - 1));
        for (const Country country : members)
            set_owner(state, area_of(country), seat);
        return *this;
    }
    Table& goods(Country country, Amounts amounts) { return fill(area_of(country), amounts); }
    Table& goods(Vessel vessel, Amounts amounts) { return fill(area_of(vessel), amounts); }
    Table& vessel(SeatId seat, Vessel vessel, Place place, Amounts amounts = {}) {
        state.board.place(vessel) = place;
        set_owner(state, area_of(vessel), seat);
        return fill(area_of(vessel), amounts);
    }
    Table& city(Country country) {
        state.board.cities.insert(country);
        return *this;
    }
    Table& source(Country country, Kind kind) {
        state.board.sources[static_cast<std::size_t>(kind)].insert(country);
        return *this;
    }
    Table& temple(Religion religion, Country country) {
        state.board.temples[static_cast<std::size_t>(religion)] = country;
        return *this;
    }
    Table& follower(Religion religion, Country country) {
        state.board.followers[static_cast<std::size_t>(religion)].insert(area_of(country));
        return *this;
    }
    Table& book(Country country) {
        state.board.books.insert(area_of(country));
        return *this;
    }
    Table& university(SeatId seat, Country country) {
        state.seat(seat).owns_university = true;
        state.seat(seat).university = country;
        return *this;
    }
    Table& supply(Kind kind, int left) {
        const int before = state.board.supply.count(kind);
        state.board.supply -= Goods::of(kind, before);
        state.board.supply += Goods::of(kind, left);
        return *this;
    }
    Table& start_player(SeatId seat) {
        state.turn.start = seat;
        return *this;
    }
    Table& round(int number) {
        state.turn.round = static_cast<std::uint8_t>(number);
        return *this;
    }
    Table& no_vessel_built() {
        state.board.boat_built = state.board.ship_built = false;
        return *this;
    }

    // Acting. A phase begins as the rules begin it; a gate opens as told.
    Table& begin(Phase phase) {
        enter(content, state, phase);
        return advance();
    }
    Table& open(Phase phase) { return begin(phase).play({action::rolled(Gate::Open)}); }
    Table& cancel(Phase phase) { return begin(phase).play({action::rolled(Gate::Cancelled)}); }

    // Each action must be legal, or an answer that the rules have just filled in.
    Table& play(const std::vector<Action>& actions) {
        for (const Action action : actions) {
            if (skip_filled(action))
                continue;
            const bool legal = offers(action);
            INFO(std::string(name_of(kind_of(action))), " ", static_cast<int>(action.a));
            INFO("at ", std::string(name_of(state.turn.ask)));
            REQUIRE(legal);
            apply(action);
        }
        return *this;
    }
    // A choice that must be open now, also if the rules have just filled in the same for others.
    Table& play(ActionKind kind) { return choose(action::bare(kind)); }
    Table& choose(Action action) {
        forget_filled();
        return play({action});
    }
    Table& yes() { return play(ActionKind::Yes); }
    Table& no() { return play(ActionKind::No); }

    // Says no, neutral, decline, pass or done until `seat` is asked something else or chance comes.
    Table& until(SeatId seat) {
        while (state.turn.to_move != kNobody && state.turn.to_move != seat)
            apply(refusal());
        return *this;
    }
    Table& until(Ask ask) {
        while (state.turn.to_move != kNobody && state.turn.ask != ask)
            apply(refusal());
        return *this;
    }

    // Questions.
    std::vector<Action> offered() const {
        engine::ActionList list;
        Rules::legal(content, state, state.turn.to_move, list);
        return {list.begin(), list.end()};
    }
    bool offers(Action action) const {
        return engine::is_legal<Rules>(content, state, state.turn.to_move, action);
    }
    bool offers(ActionKind kind) const { return offers(action::bare(kind)); }
    AreaSet areas() const {
        AreaSet named;
        for (const Action action : offered())
            if (kind_of(action) == ActionKind::At)
                named.insert(area_of(action));
        return named;
    }
    CountrySet offered_countries() const { return areas().countries; }
    std::vector<Place> places() const {
        std::vector<Place> named;
        for (const Action action : offered())
            if (kind_of(action) == ActionKind::To)
                named.push_back(place_of(action));
        return named;
    }
    std::vector<Recipe> recipes() const {
        std::vector<Recipe> named;
        for (const Action action : offered())
            if (kind_of(action) == ActionKind::Make)
                named.push_back(recipe_of(action));
        return named;
    }
    SeatId asked() const { return state.turn.to_move; }
    Ask ask() const { return state.turn.ask; }
    Goods in(Country country) const { return state.board.goods[area_of(country)]; }
    Goods in(Vessel vessel) const { return state.board.goods[area_of(vessel)]; }
    SeatId owner(Country country) const { return state.board.owner[area_of(country)]; }
    int value(Country country) const { return value_of(content, state, area_of(country)); }
    int value(Vessel vessel) const { return value_of(content, state, area_of(vessel)); }
    std::string_view broken() const { return Rules::invariant(content, state); }

    Content content = embedded::kContent;
    State state;

  private:
    Table& fill(Area area, Amounts amounts) {
        spend(state, area, state.board.goods[area]);
        gain(state, area, testing::goods(amounts));
        return *this;
    }

    void apply(Action action) {
        forget_filled();
        bool first = true;
        Rules::apply_observed(content, state, action, [&](const State& /*before*/, Action answer) {
            if (!first)
                filled_.push_back(answer);
            first = false;
        });
    }
    Table& advance() {
        forget_filled();
        while (state.turn.to_move != kNobody && offered().size() == 1) {
            filled_.push_back(offered().front());
            Rules::step(content, state, offered().front());
        }
        return *this;
    }
    bool skip_filled(Action action) {
        for (std::size_t i = skipped_; i < filled_.size(); ++i) {
            if (filled_[i] != action)
                continue;
            skipped_ = i + 1;
            return true;
        }
        return false;
    }
    void forget_filled() {
        filled_.clear();
        skipped_ = 0;
    }
    Action refusal() const {
        for (const ActionKind kind : {ActionKind::No,
                                      ActionKind::Neutral,
                                      ActionKind::Decline,
                                      ActionKind::Pass,
                                      ActionKind::Done,
                                      ActionKind::NoTransport,
                                      ActionKind::End,
                                      ActionKind::Withdraw})
            if (offers(kind))
                return action::bare(kind);
        return offered().back();
    }

    std::vector<Action> filled_;  // answers that the rules gave by themselves ..
    std::size_t skipped_ = 0;     // .. and how many of them were named since
};

// The same position with the expansion.
inline Table expanded() {
    Options options = options_of_examples(4);
    options.expansion = true;
    return Table(options);
}

}  // namespace ascalion::testing

// How values show up in a failing check.
namespace doctest {
template <>
struct StringMaker<ascalion::CountrySet> {
    static String convert(ascalion::CountrySet set) {
        return engine::testing::in_braces(
            set, [](ascalion::Country country) { return name_of(country); });
    }
};
template <>
struct StringMaker<ascalion::Goods> {
    static String convert(ascalion::Goods goods) {
        return engine::testing::in_braces(goods.kinds(), [goods](ascalion::Kind kind) {
            return std::to_string(goods.count(kind)) + " " + std::string(name_of(kind));
        });
    }
};
template <>
struct StringMaker<std::vector<ascalion::Place>> {
    static String convert(const std::vector<ascalion::Place>& places) {
        return engine::testing::in_braces(places,
                                          [](ascalion::Place place) { return name_of(place); });
    }
};
}  // namespace doctest
