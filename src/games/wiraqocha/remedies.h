// Takes away what a reason of Wiraqocha names, going by its words, so that the conformance kit can
// try whether it is true.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "engine/named.h"
#include "engine/testing/conformance.h"
#include "games/wiraqocha/names.h"
#include "games/wiraqocha/rules.h"

namespace wiraqocha::testing {

// A position, and the reason whose obstacle leaves it.
class Bench {
  public:
    using SaidReason = engine::testing::SaidReason;

    Bench(const Content& numbers, const State& position, const SaidReason& given)
        : content(numbers), state(position), reason(given) {
        if (reason.is_about("hex"))
            hex = *engine::named<Hex>(reason.id());
    }

    int number(int nth = 0) const { return reason.number(nth); }
    bool says(std::string_view word) const {
        return reason.english.find(word) != std::string::npos;
    }

    void give_die(int face) { state.turn.pool += Dice::one(face); }
    void give_dice_for(HexSet hexes) {
        const Hex aim = hexes.front();
        const Defence defence = defence_of(content, state, aim);
        state.turn.pool += content.payments[content.hexes[aim].payments_begin];
        for (int i = 0; i < defence.dice; ++i)
            give_die(kFaces);
        state.active().resources += defence.price;
    }
    void clear(Hex at) {
        if (state.board.pieces[at])
            to_reserve(state, vacate(state, at));
    }
    void put_new(PieceKind kind, Hex at, SeatId owner) {
        clear(at);
        put(state, at, {kind, owner});
    }
    void put_own(PieceKind kind, Hex at) { put_new(kind, at, state.turn.active); }
    void put_rival_base(Hex at) {
        if (const Hex before = state.seat(rival()).base; before != kNoHex)
            lift(state, before);
        put_new(PieceKind::Base, at, rival());
    }
    // A base comes from the reserve.
    void place_base() {
        --state.active().reserve[PieceKind::Base];
        put_own(PieceKind::Base, free_hex(content.valleys));
    }
    void put_next_to(Hex at) {
        const HexSet near = state.board.touching[at] & state.board.living;
        const HexSet bases = rival_bases(state);
        put_own(PieceKind::Driller, (near - bases).empty() ? near.front() : (near - bases).front());
    }
    // Without that piece the action in progress may have no target left: it begins anew.
    void leave(Hex at) {
        clear(at);
        state.pending = {};
    }
    void revive() {
        state.board.living.insert(state.board.dead);
        state.board.dead = kNoHex;
    }
    void open_a_valley() {
        const HexSet closed =
            content.valleys & state.board.living & (state.board.airships - state.own());
        state.board.force_field = TokenPlace::OnCard;
        if (!closed.empty())
            clear(closed.front());
    }
    void start_acting() {
        state.phase = Phase::Acting;
        state.turn.done = MarkSet::of(Mark::Income) | MarkSet::of(Mark::Count);
    }
    void clear_marks() {
        state.turn.done = state.turn.done & (MarkSet::of(Mark::Income) | MarkSet::of(Mark::Count));
    }
    // "You do not own the Death Ray"
    void give_named_card() {
        constexpr std::string_view kBefore = "You do not own the ";
        std::string id(reason.english.substr(kBefore.size()));
        for (char& letter : id)
            letter = letter == ' ' ? '_' : static_cast<char>(letter | 0x20);
        state.active().cards.insert(*engine::named<Card>(id));
    }
    // "2 resources and 1 crystal short"
    void give_what_is_short() {
        const bool crystals_only = !says("resource");
        state.active().resources += crystals_only ? 0 : number();
        state.active().crystals += says("crystal") ? number(crystals_only ? 0 : 1) : 0;
    }
    void take_dice_back() {
        int surplus = number();
        for (const Hex at : state.own() & state.board.defence_dice)
            if (surplus-- > 0)
                remove_die(state, at);
    }
    void give_loot() {
        for (Seat& seat : state.seats)
            ++seat.crystals;
    }
    Hex free_hex(HexSet among = HexSet::first(kHexes)) const {
        HexSet taken;
        for (const HexSet controlled : state.board.controlled)
            taken |= controlled;
        if (hex != kNoHex)
            taken.insert(hex);
        return ((among & state.board.living) - taken).front();
    }
    SeatId rival() const { return next_seat(state, state.turn.active); }
    HexSet open_now() const {
        return base_in_play(state.active()) ? conquering::open_hexes(content, state).hexes
                                            : placement_hexes(content, state);
    }

    const Content& content;
    State state;
    const SaidReason& reason;
    Hex hex = kNoHex;
};

struct Remedy {
    std::string_view key;
    void (*take_away)(Bench&);
};

// clang-format off
inline constexpr auto kRemedies = std::to_array<Remedy>({
    {"finish",             [](Bench& at) { at.state.pending = {}; }},
    {"roll_first",         [](Bench& at) { at.start_acting(); }},
    {"rolled",             [](Bench& at) { at.state.phase = Phase::Preparing; }},
    {"before_roll",        [](Bench& at) { at.state.phase = Phase::Preparing; }},
    {"place_first",        [](Bench& at) { at.place_base(); }},
    {"place_first.change", [](Bench& at) { at.place_base(); }},
    {"used",               [](Bench& at) { at.clear_marks(); }},
    {"no_card",            [](Bench& at) { at.give_named_card(); }},
    {"no_dice",            [](Bench& at) { at.give_die(1); }},
    {"short.one",          [](Bench& at) { at.give_what_is_short(); }},
    {"short.many",         [](Bench& at) { at.give_what_is_short(); }},
    {"short.both",         [](Bench& at) { at.give_what_is_short(); }},

    {"income",             [](Bench& at) { at.state.turn.done.erase(Mark::Income); }},
    {"count",              [](Bench& at) { at.state.turn.done.erase(Mark::Count); }},
    {"no_airship",         [](Bench& at) { at.put_own(PieceKind::Zeppelin, at.free_hex()); }},
    {"cemetery",           [](Bench& at) { ++at.state.active().cemetery[PieceKind::Driller]; }},
    {"no_defence_die",     [](Bench& at) { const Hex hex = at.free_hex(); at.put_own(PieceKind::Driller, hex); set_die(at.state, hex, 1); }},
    {"no_cave",            [](Bench& at) { at.state.options.cave = true; }},
    {"cave_dead",          [](Bench& at) { at.revive(); }},
    {"no_explorer_in_cave", [](Bench& at) { at.put_own(PieceKind::Explorer, Hex::Cave); }},
    {"no_free_mountain",   [](Bench& at) { at.clear((at.state.board.living - at.content.valleys).front()); }},
    {"surplus.one",        [](Bench& at) { at.take_dice_back(); }},
    {"surplus.many",       [](Bench& at) { at.take_dice_back(); }},

    {"base_stands",        [](Bench& at) { at.clear(at.state.active().base); }},
    {"base_shut_out",      [](Bench& at) { at.open_a_valley(); }},
    {"base_unpaid",        [](Bench& at) { at.give_dice_for(at.open_now()); }},
    {"shut_out",           [](Bench& at) { at.open_a_valley(); }},
    {"unpaid",             [](Bench& at) { at.give_dice_for(at.open_now()); }},
    {"plundered.one",      [](Bench& at) { at.state.turn.plunders -= at.number(); }},
    {"plundered.many",     [](Bench& at) { at.state.turn.plunders -= at.number(); }},
    {"no_rival_base",      [](Bench& at) { at.put_rival_base(at.free_hex(at.content.valleys)); }},
    {"no_loot",            [](Bench& at) { at.give_loot(); }},
    {"loot_in_field",      [](Bench& at) { at.state.board.force_field = TokenPlace::OnCard; }},
    {"loot_on_mountain",   [](Bench& at) { at.put_own(PieceKind::Zeppelin, at.free_hex()); }},
    {"loot_unpaid",        [](Bench& at) { at.give_dice_for(plundering::open_bases(at.content, at.state).hexes); }},
    {"tunnel_unpaid",      [](Bench& at) { at.give_dice_for(plundering::tunnel_ends(at.content, at.state).hexes); }},
    {"step_strands_base",  [](Bench& at) { at.place_base(); }},
    {"change_strands_base", [](Bench& at) { at.place_base(); }},
    {"no_reroll",          [](Bench& at) { ++at.state.turn.rerolls; }},
    {"no_crystal",         [](Bench& at) { ++at.state.active().crystals; }},
    {"no_die_in_box",      [](Bench& at) { at.state.turn.used -= at.state.turn.used.value(); at.state.turn.pool = Dice::one(1); for (const Hex hex : at.state.board.defence_dice) remove_die(at.state, hex); }},
    {"same_face",          [](Bench& at) { at.give_die(at.number() == 1 ? 2 : at.number() - 1); }},
    {"built",              [](Bench& at) { at.state.turn.done.erase(Mark::Build); }},
    {"no_market",          [](Bench& at) { at.state.market.push_back(Card::AndroidFactory); }},
    {"too_dear",           [](Bench& at) { at.state.active().resources += 20; at.state.active().crystals += 5; }},
    {"fortress_gone",      [](Bench& at) { at.state.board.fortress = TokenPlace::OnCard; }},
    {"no_other_hex",       [](Bench& at) { at.put_own(PieceKind::Driller, at.free_hex()); }},
    {"no_defence",         [](Bench& at) { at.put_rival_base(at.free_hex()); }},
    {"weak_defence",       [](Bench& at) { const Hex hex = at.free_hex(); at.put_new(PieceKind::Driller, hex, at.rival()); set_die(at.state, hex, at.number() + 1); }},
    {"fired",              [](Bench& at) { at.revive(); }},
    {"no_prisoners",       [](Bench& at) { at.state.options.prisoner = true; }},
    {"no_captive",         [](Bench& at) { at.state.seat(at.rival()).captive = {PieceKind::Driller, at.state.turn.active}; }},
    {"ransom",             [](Bench& at) { at.state.active().resources += at.number(); }},

    {"dead",               [](Bench& at) { at.revive(); }},
    {"own",                [](Bench& at) { at.leave(at.hex); }},
    {"not_own",            [](Bench& at) { at.put_own(PieceKind::Driller, at.hex); }},
    {"force_field",        [](Bench& at) { at.state.board.force_field = TokenPlace::OnCard; }},
    {"airship_there",      [](Bench& at) { at.clear(at.hex); }},
    {"airship_attacked",   [](Bench& at) { at.put_own(PieceKind::Zeppelin, at.hex); }},
    {"reserve_airship",    [](Bench& at) { at.put_next_to(at.hex); }},
    {"not_near",           [](Bench& at) { at.put_next_to(at.hex); }},
    {"number",             [](Bench& at) { const int n = at.number(); at.give_die(n > kFaces ? kFaces : n); if (n > kFaces) at.give_die(n - kFaces); }},
    {"double",             [](Bench& at) { at.give_die(at.number()); at.give_die(at.number()); }},
    {"straight",           [](Bench& at) { for (int i = 0; i < 3; ++i) at.give_die(at.number(i)); }},
    {"no_die_above",       [](Bench& at) { at.give_die(at.number() + 1); }},
    {"no_two_above",       [](Bench& at) { for (int i = 0; i < at.number(); ++i) at.give_die(at.number(1) + 1); }},
    {"no_six",             [](Bench& at) { at.give_die(kFaces); }},
    {"no_two_sixes",       [](Bench& at) { at.give_die(kFaces); at.give_die(kFaces); }},
    {"no_die_left_above",  [](Bench& at) { at.give_die(kFaces); }},
    {"no_two_left_above",  [](Bench& at) { at.give_die(kFaces); at.give_die(kFaces); }},
    {"no_six_left",        [](Bench& at) { at.give_die(kFaces); }},
    {"no_two_sixes_left",  [](Bench& at) { at.give_die(kFaces); at.give_die(kFaces); }},
    {"lift_price.one",     [](Bench& at) { at.state.active().resources += at.number(); }},
    {"lift_price.many",    [](Bench& at) { at.state.active().resources += at.number(); }},
    {"no_base_there",      [](Bench& at) { at.put_rival_base(at.hex); }},
    {"poor",               [](Bench& at) { at.give_loot(); }},
    {"fortress_there",     [](Bench& at) { at.state.board.fortress = TokenPlace::OnCard; }},
    {"undefended",         [](Bench& at) { set_die(at.state, at.hex, 1); }},
    {"weak",               [](Bench& at) { set_die(at.state, at.hex, at.number() + 1); }},
    {"no_airship_there",   [](Bench& at) { at.put_own(PieceKind::Zeppelin, at.hex); }},
    {"no_die_there",       [](Bench& at) { at.put_own(PieceKind::Driller, at.hex); set_die(at.state, at.hex, 1); }},
    {"no_piece_there",     [](Bench& at) { at.put_own(PieceKind::Driller, at.hex); }},
    {"airship_for_airship", [](Bench& at) { at.put_own(PieceKind::Driller, at.hex); }},
    {"occupied",           [](Bench& at) { at.clear(at.hex); }},
});
// clang-format on

struct Remedies {
    using SaidReason = engine::testing::SaidReason;

    static std::optional<State> without(const Content& content,
                                        const State& state,
                                        SeatId /*seat*/,
                                        const SaidReason& reason) {
        Bench bench(content, state, reason);
        if (reason.key == "why.mountain")
            return with_airship(bench);
        for (const Remedy& remedy : kRemedies)
            if (reason.key.substr(reason.key.find('.') + 1) == remedy.key) {
                remedy.take_away(bench);
                return bench.state;
            }
        return std::nullopt;
    }

    // What stays is the ground.
    static bool is_fixed(const Content& content,
                         const State& /*state*/,
                         SeatId /*seat*/,
                         const SaidReason& reason) {
        const bool valley = content.valleys.contains(*engine::named<Hex>(reason.id()));
        return reason.key == (valley ? "why.cave_to_valley" : "why.mountain");
    }

  private:
    // No base enters a mountain. Of the pieces that may be sent, the one on the hex is meant.
    static std::optional<State> with_airship(Bench& bench) {
        const bool sends = bench.state.pending.ask == Ask::Mover;
        if (!base_in_play(bench.state.active()))
            return std::nullopt;
        bench.put_own(PieceKind::Zeppelin, sends ? bench.hex : bench.free_hex());
        return bench.state;
    }
};

}  // namespace wiraqocha::testing
