// Positions for tests, built in sentences. The default is that of section 12: two players, A (red)
// in the main part of a turn against B (yellow), invasion, regular, open map.
//     Table table;
//     table.available({{Colour::Yellow, 1}}).place(Colour::Yellow, kTrade1, Space::Yellow);
//     CHECK(table.gems(kA) == 1);
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "engine/testing/shown.h"
#include "games/hyperborea/names.h"
#include "games/hyperborea/rules.h"
#include "generated/games/hyperborea/content.h"

namespace hyperborea::testing {

inline constexpr SeatId kA{0};
inline constexpr SeatId kB{1};
inline constexpr SeatId kC{2};

inline constexpr Hex kCap = homeland(kA, Role::Capital);
inline constexpr Hex kFrontA = homeland(kA, Role::FrontA);
inline constexpr Hex kFrontB = homeland(kA, Role::FrontB);
inline constexpr Hex kB1{1};
inline constexpr Hex kB2{2};
inline constexpr Hex kB3{3};
inline constexpr Hex kB4{4};
inline constexpr Hex kB5{5};
inline constexpr Hex kB6{6};

inline constexpr Set kExploration1{0};
inline constexpr Set kExploration2{1};
inline constexpr Set kWarfare1{2};
inline constexpr Set kWarfare2{3};
inline constexpr Set kGrowth1{4};
inline constexpr Set kGrowth2{5};
inline constexpr Set kProgress1{6};
inline constexpr Set kProgress2{7};
inline constexpr Set kTrade1{8};
inline constexpr Set kTrade2{9};
inline constexpr Set kScience1{10};
inline constexpr Set kScience2{11};

// T1-09 is card(1, 9).
constexpr Card card(int deck, int number) {
    return static_cast<Card>(kCardsPerDeck * (deck - 1) + number - 1);
}
constexpr Tile borderland_tile(int number) { return static_cast<Tile>(number - 1); }
constexpr Tile centre_tile(int number) { return static_cast<Tile>(kBorderlandTiles + number - 1); }
inline Token token(std::string_view id) {
    const Names names = names_of(Token{});
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == id)
            return static_cast<Token>(i);
    return kNoToken;
}

using CubeList = std::initializer_list<std::pair<Colour, int>>;

constexpr std::string_view kind_name(Action action) { return name_of(kind_of(action)); }
using Actions = engine::testing::NamedActions<kind_name>;

struct Setting {
    int seats = 2;
    RaceTile tile = kNoRaceTile;  // of A; race_war if there is one
    Map map = Map::Open;
    Length length = Length::Regular;
    VictimChoice victim_choice = VictimChoice::Ask;
    ResetRule reset_rule = ResetRule::Faq;
    int round_cap = 100;
};

class Table {
  public:
    explicit Table(Setting setting = {}) : state(begin(setting)) {
        const bool war = setting.tile != kNoRaceTile;
        const Race own = war ? static_cast<Race>(static_cast<int>(setting.tile) / 2) : Race::Red;
        std::vector<Race> others = {
            Race::Golden, Race::Red, Race::Emerald, Race::Celestial, Race::Coral, Race::Purple};
        step(action::got_race(own));
        std::erase(others, own);
        for (int i = 1; i < setting.seats; ++i)
            step(action::got_race(others[static_cast<std::size_t>(i - 1)]));
        if (setting.map == Map::Open)
            reveal_standard_tiles();
        for (const SeatId seat : state.everyone())
            choose_at_set_up(seat, setting.tile);
        while (state.turn.phase == Phase::Setup)
            step(first());
        clear_seats();
    }

    // Building the position.
    Table& bag(SeatId seat, CubeList cubes) { return fill(state.seat(seat).bag, cubes); }
    Table& available(CubeList cubes) { return fill(state.seat(kA).available, cubes); }
    Table& unused(CubeList cubes) { return fill(state.seat(kA).unused, cubes); }
    Table& cubes_of(SeatId seat, CubeList cubes) { return fill(state.seat(seat).unused, cubes); }
    Table& supply(Colour colour, int amount) {
        state.supply.cubes[colour] = Counter(amount);
        return *this;
    }
    Table& points(Point point, int amount) {
        state.pool[point] = Counter(amount);
        return *this;
    }
    Table& marker(SeatId seat, Colour row, int level) {
        state.seat(seat).markers[row] = Counter(level);
        return *this;
    }
    Table& gems(SeatId seat, int amount) {
        state.supply.gems += state.seat(seat).gems.value();
        state.supply.gems -= amount;
        state.seat(seat).gems = Counter(amount);
        return *this;
    }
    // Owns the card; its spaces hold these cubes, from the supply.
    Table& owns(SeatId seat, Card card, std::vector<Colour> cubes = {}) {
        remove_from_market(card);
        acquire(state, seat, card);
        ++state.seat(seat).taken;
        return put_on(seat, set_of(card), std::move(cubes));
    }
    Table& full(SeatId seat, Card card) {
        std::vector<Colour> cubes;
        for (const Space space : content.card(card).set.spaces)
            if (space != kNoSpace)
                cubes.push_back(space == Space::Multi ? Colour::Green : static_cast<Colour>(space));
        return owns(seat, card, cubes);
    }
    Table& put_on(SeatId seat, Set set, std::vector<Colour> cubes) {
        OnSpaces& spaces = on_set(state, seat, set);
        for (std::size_t i = 0; i < cubes.size(); ++i) {
            spaces[i] = cubes[i];
            if (cubes[i] != kNoColour)
                --state.supply.cubes[cubes[i]];
        }
        tidy(content.set(set), spaces);
        return *this;
    }
    // All minis of the player leave the map for the reserve, then stand free where they are put.
    Table& minis(SeatId seat, std::initializer_list<std::pair<Hex, int>> places) {
        for (int i = 0; i < kHexes; ++i) {
            const Hex hex{static_cast<std::uint8_t>(i)};
            while (state.board.free[seat][hex] > 0) {
                remove_free(state, seat, hex);
                ++state.seat(seat).reserve;
            }
        }
        for (const auto& [hex, count] : places) {
            for (int k = 0; k < count; ++k) {
                --state.seat(seat).reserve;
                add_free(state, seat, hex);
            }
        }
        return *this;
    }
    Table& frozen(SeatId seat, Hex hex, int site) {
        no_ghost(hex, site);
        --state.seat(seat).reserve;
        put_figure(state, hex, site, figure_of(seat));
        return *this;
    }
    Table& no_ghost(Hex hex, int site) {
        if (figure_at(state, hex, site) == kGhost) {
            take_figure(state, hex, site);
            ++state.board.box;
        }
        return *this;
    }
    Table& no_ghosts(Hex hex) { return no_ghost(hex, 0).no_ghost(hex, 1); }
    Table& fortress(SeatId seat, Hex hex, int amount = 1) {
        for (int i = 0; i < amount; ++i)
            add_fortress(state, seat, hex);
        return *this;
    }
    Table& stores(SeatId seat, Token token) {
        state.secrets[seat].stored = token;
        return *this;
    }

    // Acting. Every action must be legal for the seat that is asked.
    Table& play(Action action) {
        const SeatId seat = asked();
        INFO("at ", std::string(name_of(state.turn.ask)));
        INFO(std::string(name_of(kind_of(action))), " ", static_cast<int>(action.a));
        REQUIRE(engine::is_legal<Rules>(content, state, seat, action));
        Rules::apply(content, state, seat, action);
        return *this;
    }
    Table& play(ActionKind kind) { return play(action::bare(kind)); }
    // A kind of the menu with its parameters, as far as they are asked.
    Table& act(ActionKind kind, std::initializer_list<Action> parameters = {}) {
        play(kind);
        for (const Action action : parameters)
            if (state.turn.ask != Ask::Menu
                && engine::is_legal<Rules>(content, state, asked(), action))
                play(action);
        return *this;
    }
    Table& place(Colour colour, Set set, Space space) {
        return act(ActionKind::Place, {action::of_colour(colour), action::on(set, space)});
    }
    // Fills the set with cubes from the supply; blue on multi spaces.
    Table& complete(Set set) {
        const SetSpec& spec = content.set(set);
        const int size = size_for(state.active().tile, spec);
        for (std::size_t i = 0; i < static_cast<std::size_t>(size); ++i) {
            if (on_set(state, kA, set)[i] != kNoColour)
                continue;
            const Colour colour =
                spec.spaces[i] == Space::Multi ? Colour::Blue : static_cast<Colour>(spec.spaces[i]);
            available({{colour, 1}}).place(colour, set, spec.spaces[i]);
        }
        return *this;
    }
    Table& complete(Card card) { return complete(set_of(card)); }
    Table& walk(Hex from, Hex to) {
        return act(ActionKind::Walk, {action::at(from), action::at(to)});
    }
    Table& fly(Hex from, Hex to) {
        return act(ActionKind::Fly, {action::at(from), action::at(to)});
    }
    Table& enter(Hex hex, int site) { return act(ActionKind::Enter, {action::site(hex, site)}); }
    // Ends the turn; chance takes its first outcome until somebody is asked.
    Table& end() {
        play(ActionKind::End);
        return settle();
    }
    Table& settle() {
        while (is_for_chance(state.turn.ask))
            play(first());
        return *this;
    }
    // The active player's turn begins anew.
    Table& begin_turn() {
        turning::begin_turn(content, state);
        return fill_in();
    }
    Table& activate(EffectAt effects) {
        activating::begin(content, state, effects);
        return fill_in();
    }

    // Questions.
    Actions offered() const {
        engine::ActionList list;
        Rules::legal(content, state, asked(), list);
        return {list.begin(), list.end()};
    }
    bool offers(Action action) const {
        return engine::is_legal<Rules>(content, state, asked(), action);
    }
    bool offers(ActionKind kind) const { return offers(action::bare(kind)); }
    // What a kind of the menu asks for first.
    Actions offered_by(ActionKind kind) const {
        Table copy = *this;
        acting::apply(copy.content, copy.state, action::bare(kind));
        return copy.offered();
    }
    bool offers_in(ActionKind kind, Action parameter) const {
        if (!offers(kind))
            return false;
        const auto all = offered_by(kind);
        return std::ranges::find(all, parameter) != all.end();
    }
    // Where a cube of this colour may be placed.
    Actions spaces_for(Colour colour) const {
        Table copy = *this;
        copy.state.turn.colour = colour;
        copy.state.turn.ask = Ask::PlaceSpace;
        return copy.offered();
    }
    bool fits(Colour colour, Set set, Space space) const {
        const auto all = spaces_for(colour);
        return std::ranges::find(all, action::on(set, space)) != all.end();
    }
    SeatId asked() const {
        return state.turn.ask == Ask::Commit ? Rules::actor(content, state).first()
                                             : state.turn.to_move;
    }
    Ask ask() const { return state.turn.ask; }
    int pool(Point point) const { return state.pool[point].value(); }
    int gems(SeatId seat) const { return state.seat(seat).gems.value(); }
    int marker(SeatId seat, Colour row) const { return state.seat(seat).markers[row].value(); }
    int reserve(SeatId seat) const { return state.seat(seat).reserve.value(); }
    int free(SeatId seat, Hex hex) const { return state.board.free[seat][hex].value(); }
    int in_bag(Colour colour) const { return state.seat(kA).bag[colour].value(); }
    int in_unused(Colour colour) const { return state.seat(kA).unused[colour].value(); }
    int in_available(Colour colour) const { return state.seat(kA).available[colour].value(); }
    bool has(SeatId seat, Condition condition) const {
        return state.seat(seat).objectives.contains(condition);
    }
    engine::Outcome outcome() const { return Rules::outcome(content, state); }
    std::string_view broken() const { return Rules::invariant(content, state); }

    Content content = embedded::kContent;
    State state;

  private:
    State begin(const Setting& setting) const {
        Options options;
        options.seats = static_cast<std::uint8_t>(setting.seats);
        options.mode = setting.tile == kNoRaceTile ? Mode::Invasion : Mode::RaceWar;
        options.map = setting.map;
        options.length = setting.length;
        options.first_player = 1;
        options.victim_choice = setting.victim_choice;
        options.reset_rule = setting.reset_rule;
        options.round_cap = static_cast<std::uint16_t>(setting.round_cap);
        return Rules::initial(content, options);
    }
    void step(Action action) { Rules::apply(content, state, asked(), action); }
    Action first() const { return offered().front(); }
    Table& fill_in() {
        while (state.turn.ask != Ask::Menu && offered().size() == 1)
            Rules::step(content, state, first());
        return *this;
    }

    // c = C01, b1 = B01, b2 = B05, b3 = B08, b4 = B11, b5 = B02, b6 = B27.
    void reveal_standard_tiles() {
        for (const Tile tile : {centre_tile(1),
                                borderland_tile(1),
                                borderland_tile(5),
                                borderland_tile(8),
                                borderland_tile(11),
                                borderland_tile(2),
                                borderland_tile(27)})
            if (state.turn.ask == Ask::Reveal)  // small tables have fewer
                step(action::revealed(tile));
        while (state.turn.ask == Ask::Reveal)
            step(first());
    }
    void choose_at_set_up(SeatId seat, RaceTile tile) {
        while (committing::next_choice(state, seat) != committing::Choice::Nothing
               && state.turn.ask == Ask::Commit) {
            const bool own_tile =
                seat == kA && tile != kNoRaceTile
                && committing::next_choice(state, seat) == committing::Choice::Tile;
            engine::ActionList list;
            Rules::legal(content, state, seat, list);
            Rules::apply(content, state, seat, own_tile ? action::choose_tile(tile) : list[0]);
        }
    }
    // Markers, gems, bags and areas are empty unless stated; start technologies stay.
    void clear_seats() {
        for (const SeatId id : state.everyone()) {
            Seat& seat = state.seat(id);
            pour(seat.bag, state.supply.cubes);
            pour(seat.available, state.supply.cubes);
            seat.markers = {};
            if (id != kA) {
                state.supply.gems += seat.gems.value();
                seat.gems = {};
            }
        }
    }
    Table& fill(Cubes& place, CubeList cubes) {
        for (const auto& [colour, amount] : cubes) {
            state.supply.cubes[colour] -= amount;
            place[colour] += amount;
        }
        return *this;
    }
    void remove_from_market(Card card) {
        state.market.fresh.erase(card);
        for (Card& open : state.market.open) {
            if (open == card) {
                open = fresh_in(state, deck_of(card)).front();
                state.market.fresh.erase(open);
            }
        }
    }
};

}  // namespace hyperborea::testing
