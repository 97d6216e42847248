// Positions for tests, built in sentences:
//     Table table = Table::standard().piece(kA, PieceKind::Explorer, Hex::N06).pool({4, 6});
//     CHECK(table.targets(ActionKind::Conquer) == hexes({Hex::N04, Hex::N06}));
//     table.play(conquer(Hex::N04, action::with_piece(PieceKind::Explorer, Hex::N06), {4}));
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "engine/testing/shown.h"
#include "games/wiraqocha/names.h"
#include "games/wiraqocha/rules.h"
#include "generated/games/wiraqocha/content.h"

namespace wiraqocha::testing {

using action::at;
using action::menu;
using action::with_piece;
using action::with_reserve;

inline constexpr SeatId kA{0};
inline constexpr SeatId kB{1};
inline constexpr SeatId kC{2};
inline constexpr SeatId kD{3};

inline constexpr const Content& kContent = embedded::kContent;

// The prisoner variant.
inline constexpr Options kTwoWithPrisoner{.prisoner = true};
inline constexpr Options kThreeWithPrisoner{.seats = 3, .prisoner = true};

using Menu = std::vector<ActionKind>;

constexpr Dice dice(std::initializer_list<int> faces) {
    Dice all;
    for (const int face : faces)
        all += Dice::one(face);
    return all;
}

constexpr HexSet hexes(std::initializer_list<Hex> members) {
    HexSet set;
    for (const Hex hex : members)
        set.insert(hex);
    return set;
}

// Whole declarations: every parameter named, also those that the rules may fill in by themselves.
inline std::vector<Action> attack(ActionKind kind,
                                  Hex target,
                                  std::initializer_list<int> condition,
                                  std::initializer_list<int> beating) {
    std::vector<Action> named = {
        action::menu(kind), action::at(target), action::pay(dice(condition))};
    if (beating.size() > 0)
        named.push_back(action::beat_with(dice(beating)));
    return named;
}
inline std::vector<Action> place(Hex target,
                                 std::initializer_list<int> condition,
                                 std::initializer_list<int> beating = {}) {
    return attack(ActionKind::Place, target, condition, beating);
}
inline std::vector<Action> conquer(Hex target,
                                   Action mover,
                                   std::initializer_list<int> condition,
                                   std::initializer_list<int> beating = {}) {
    std::vector<Action> named = attack(ActionKind::Conquer, target, condition, beating);
    named.insert(named.begin() + 2, mover);
    return named;
}
inline std::vector<Action> plunder(Hex target,
                                   std::initializer_list<int> condition,
                                   std::initializer_list<int> beating,
                                   Action loot) {
    std::vector<Action> named = attack(ActionKind::Plunder, target, condition, beating);
    named.push_back(loot);
    return named;
}

class Table {
  public:
    // Section 12: beginner layout, A active in Phase II, A's base on n10, B's on p66 (C and D, if
    // they play, have theirs in reserve), everything else in reserve, nothing in stock.
    static Table standard(Options options = {}) { return with_bases(Hex::N10, Hex::P66, options); }

    // The same with the bases of A and B elsewhere.
    static Table with_bases(Hex of_a, Hex of_b, Options options = {}) {
        Table table = empty(options);
        return table.piece(kA, PieceKind::Base, of_a).piece(kB, PieceKind::Base, of_b);
    }

    // The same without any piece on the board; A is active in Phase II.
    static Table empty(Options options = {}) {
        options.layout = Layout::Beginner;
        options.first_player = 1;
        Table table;
        table.state = Rules::initial(table.content, options);
        for (const Card card : {Card::AndroidFactory, Card::FlyingFortress, Card::ForceField})
            Rules::apply(table.content, table.state, kNobody, action::revealed(card));
        return table.acting(kA);
    }

    // Building the position. Stocks come from the supply, pieces from the reserve.
    Table& piece(SeatId owner, PieceKind kind, Hex hex) {
        REQUIRE(state.seat(owner).reserve[kind] > 0);
        --state.seat(owner).reserve[kind];
        put(state, hex, {kind, owner});
        return *this;
    }
    Table& in_cemetery(SeatId owner, PieceKind kind, int count = 1) {
        state.seat(owner).reserve[kind] -= count;
        state.seat(owner).cemetery[kind] += count;
        return *this;
    }
    Table& captive(SeatId captor, SeatId owner, PieceKind kind) {
        --state.seat(owner).reserve[kind];
        state.seat(captor).captive = {kind, owner};
        return *this;
    }
    Table& die(Hex hex, int face) {
        set_die(state, hex, face);
        return *this;
    }
    Table& pool(std::initializer_list<int> faces) {
        state.turn.pool = dice(faces);
        state.turn.rolled = Counter(static_cast<int>(faces.size()));
        state.turn.used = state.turn.laid = Counter{};
        return *this;
    }
    Table& resources(SeatId seat, int amount) {
        state.seat(seat).resources = Counter(amount);
        return *this;
    }
    Table& crystals(SeatId seat, int amount) {
        state.seat(seat).crystals = Counter(amount);
        return *this;
    }
    Table& artefacts(SeatId seat, std::initializer_list<Artefact> held) {
        for (const Artefact artefact : held) {
            state.board.lying.erase(artefact);
            state.seat(seat).artefacts.insert(artefact);
        }
        return *this;
    }
    // The card with its piece; the market keeps three cards.
    Table& card(SeatId seat, Card card) {
        leave_market(card);
        state.deck.erase(card);
        state.seat(seat).cards.insert(card);
        if (wiraqocha::piece_of(card) != kNoPiece)
            ++state.seat(seat).reserve[wiraqocha::piece_of(card)];
        if (card == Card::ForceField)
            state.board.force_field = TokenPlace::Removed;
        refill();
        return *this;
    }
    // Puts the card into the market, in place of the last one there.
    Table& offer(Card card) {
        if (std::ranges::find(state.market, card) != state.market.end())
            return *this;
        state.deck.insert(state.market.back());
        state.market.back() = card;
        state.deck.erase(card);
        return *this;
    }
    Table& force_field(Hex hex) {
        state.board.force_field = on_hex(hex);
        return *this;
    }
    Table& fortress(Hex hex) {
        state.board.fortress = on_hex(hex);
        return *this;
    }
    // Struck by the Death Ray in an earlier turn; whose it was is told by `card`.
    Table& dead(Hex hex) {
        wiraqocha::acting::fire_death_ray(content, state, hex);
        return *this;
    }
    Table& swap_hexes(Hex one, Hex other) {
        auto& layout = state.board.layout;
        std::swap(*std::ranges::find(layout, one), *std::ranges::find(layout, other));
        state.board.touching = {};
        laying::connect(content, state);
        return *this;
    }
    Table& rerolls(int count) {
        state.turn.rerolls = Counter(count);
        return *this;
    }
    Table& acting(SeatId seat) {
        state.turn = Turn{};
        state.turn.active = seat;
        state.turn.done = MarkSet::of(Mark::Income) | MarkSet::of(Mark::Count);
        state.phase = Phase::Acting;
        return *this;
    }
    // Phase I of that seat, as the rules begin it.
    Table& turn_of(SeatId seat) {
        start_turn(content, state, seat);
        return *this;
    }

    // Questions.
    std::vector<Action> offered() const {
        engine::ActionList list;
        const engine::Actor actor = Rules::actor(content, state);
        Rules::legal(content, state, actor.is_chance() ? kNobody : state.turn.active, list);
        return {list.begin(), list.end()};
    }
    bool offers(Action action) const {
        const auto list = offered();
        return std::ranges::find(list, action) != list.end();
    }
    bool offers(ActionKind kind) const { return offers(action::menu(kind)); }
    // Every menu item, in order.
    Menu menu() const {
        Menu kinds;
        for (const Action action : offered())
            kinds.push_back(kind_of(action));
        return kinds;
    }
    // The answers that can be given to `ask` on some way of completing the action `chosen`.
    std::vector<Action> answers(const std::vector<Action>& chosen, Ask ask) const {
        std::vector<Action> found;
        if (offers(chosen.front()))
            collect(*this, chosen, ask, found);
        return found;
    }
    HexSet targets(ActionKind kind) const {
        HexSet set;
        for (const Action action : answers({action::menu(kind)}, Ask::Target))
            set.insert(hex_of(action));
        return set;
    }
    // Is this whole declaration possible? Answers that the rules fill in may be named too.
    bool can(const std::vector<Action>& declaration) const {
        Table copy = *this;
        return copy.declare(declaration).empty();
    }
    Counter reserve(SeatId seat, PieceKind kind) const { return state.seat(seat).reserve[kind]; }
    Counter cemetery(SeatId seat, PieceKind kind) const { return state.seat(seat).cemetery[kind]; }
    Piece on(Hex hex) const { return state.board.pieces[hex]; }
    bool is_sound() const { return Rules::invariant(content, state).empty(); }

    // Acting. Each action must be legal, or the answer that the rules have just filled in.
    Table& play(const std::vector<Action>& declaration) {
        const std::string complaint = declare(declaration);
        INFO(complaint);
        REQUIRE(complaint.empty());
        return *this;
    }
    Table& play(ActionKind kind) { return play({action::menu(kind)}); }
    Table& play(ActionKind kind, const std::vector<Action>& answers) {
        std::vector<Action> declaration = answers;
        declaration.insert(declaration.begin(), action::menu(kind));
        return play(declaration);
    }
    Table& roll_outcome(int face) { return play({action::rolled(face)}); }
    // Closes Phase I; the dice fall as named.
    Table& roll(std::initializer_list<int> faces) {
        play(ActionKind::Roll);
        for (const int face : faces)
            roll_outcome(face);
        return *this;
    }

    Content content = embedded::kContent;
    State state;

  private:
    std::string declare(const std::vector<Action>& declaration) {
        std::vector<Action> filled;
        for (const Action action : declaration) {
            if (skip_filled(filled, action))
                continue;
            if (!offers(action))
                return "not possible: " + std::string(name_of(kind_of(action)));
            bool first = true;
            const auto note = [&](const State& /*before*/, Action answer) {
                if (!first)
                    filled.push_back(answer);
                first = false;
            };
            Rules::apply_observed(content, state, action, note);
        }
        return {};
    }

    // Was `action` filled in by the rules? Then it and the answers before it need no more naming.
    static bool skip_filled(std::vector<Action>& filled, Action action) {
        const auto found = std::ranges::find(filled, action);
        if (found == filled.end()) {
            filled.clear();
            return false;
        }
        filled.erase(filled.begin(), found + 1);
        return true;
    }

    // Depth first over all answers that stand before `ask`.
    static void collect(Table table,
                        std::vector<Action> chosen,
                        Ask ask,
                        std::vector<Action>& found) {
        const auto note = [&](const State& before, Action answer) {
            if (!chosen.empty() && chosen.front() == answer)  // named, or filled in as named
                chosen.erase(chosen.begin());
            if (before.pending.ask == ask && std::ranges::find(found, answer) == found.end())
                found.push_back(answer);
        };
        const Action next = chosen.front();
        Rules::apply_observed(table.content, table.state, next, note);
        if (table.state.pending.ask == Ask::Nothing)
            return;
        for (const Action answer : table.offered()) {
            if (chosen.empty())
                collect(table, {answer}, ask, found);
            else if (chosen.front() == answer)
                collect(table, chosen, ask, found);
        }
    }

    void leave_market(Card card) {
        for (std::size_t i = 0; i < state.market.size(); ++i)
            if (state.market[i] == card)
                state.market.erase_at(i);
    }
    void refill() {
        while (!state.market.full() && !state.deck.empty()) {
            state.market.push_back(state.deck.front());
            state.deck.erase(state.deck.front());
        }
    }
};

// Both have half of the artefacts and one hex, in the last round.
inline Table given_equal_progress() {
    Table table = Table::standard({.round_cap = 1});
    table.artefacts(kA, {Artefact::A, Artefact::B}).artefacts(kB, {Artefact::C, Artefact::D});
    return table;
}

}  // namespace wiraqocha::testing

// How values show up in a failing check.
namespace doctest {
template <>
struct StringMaker<wiraqocha::HexSet> {
    static String convert(wiraqocha::HexSet set) {
        return engine::testing::in_braces(set, [](wiraqocha::Hex hex) { return name_of(hex); });
    }
};
template <>
struct StringMaker<wiraqocha::Dice> {
    static String convert(wiraqocha::Dice dice) {
        std::vector<int> faces;
        for (int face = 1; face <= wiraqocha::kFaces; ++face)
            faces.insert(faces.end(), static_cast<std::size_t>(dice.count(face)), face);
        return engine::testing::in_braces(faces, [](int face) { return std::to_string(face); });
    }
};
}  // namespace doctest
