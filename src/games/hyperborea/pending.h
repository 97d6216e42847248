// The open question fits the rest of the position: whoever loads one can play on from it.
#pragma once

#include "games/hyperborea/phases/acting.h"
#include "games/hyperborea/phases/committing.h"

namespace hyperborea::laws {

constexpr bool is_on_map(const Content& content, const State& state, Hex hex) {
    return hex != kNoHex && layout_of(content, state).hexes.contains(hex)
           && !is_face_down(state, hex);
}

// The kind of the menu whose first parameter is asked; None for other questions.
constexpr ActionKind kind_asking(Ask ask) {
    for (auto kind = static_cast<int>(ActionKind::Place); kind < static_cast<int>(ActionKind::End);
         ++kind)
        if (acting::ask_of(static_cast<ActionKind>(kind)) == ask && ask != Ask::Nothing)
            return static_cast<ActionKind>(kind);
    return ActionKind::None;
}

constexpr bool fits_activation(const Content& content, const State& state) {
    const Ask ask = state.turn.ask;
    const bool open = ask == Ask::Option || (ask >= Ask::PayCube && ask <= Ask::PayGem);
    if (!open)
        return state.turn.effects == kNoEffects && state.gained == Pool{};
    if (state.turn.effects >= kMaxEffects)
        return false;
    const Effect& effect = content.effect(state.turn.effects);
    if (ask == Ask::Option)
        return effect.kind == EffectKind::Choice;
    const auto cost = static_cast<Cost>(effect.what);
    return effect.kind == EffectKind::Pay && activating::ask_for(cost) == ask
           && activating::can_pay(content, state, cost);
}

constexpr bool fits_exchange(const Content& content, const State& state) {
    const Cursor cube = state.turn.cube;
    engine::MembershipTest test{action::cube(cube.set, cube.space, cube.colour)};
    if (cube.colour == kNoColour || cube.set == kNoSet || cube.space == kNoSpace)
        return false;
    for_each_visible(content, state, {state.turn.active, converting::exchangeable(state)}, test);
    return test.found;
}

// Questions with parameters named before.
constexpr bool fits_parameters(const Content& content, const State& state) {
    const Turn& turn = state.turn;
    const HexSet free = state.board.free_at[turn.active];
    const bool at_mini = turn.hex != kNoHex && free.contains(turn.hex);
    switch (turn.ask) {
        case Ask::PlaceSpace:
            return turn.colour != kNoColour
                   && placing::colours(content, state).contains(turn.colour);
        case Ask::WalkTo: return at_mini && moving::can_walk_from(content, state, turn.hex);
        case Ask::FlyTo: return at_mini && acting::can_act(content, state, ActionKind::Fly);
        case Ask::AttackTarget:
            return at_mini && acting::can_act(content, state, ActionKind::Attack)
                   && fighting::attack_hexes(state).contains(turn.hex);
        case Ask::AttackHow:
            return at_mini && acting::can_act(content, state, ActionKind::Attack)
                   && turn.site < kSites && fighting::may_convert(state, turn.site);
        case Ask::RangedTarget:
            return is_on_map(content, state, turn.hex)
                   && acting::can_act(content, state, ActionKind::Ranged)
                   && fighting::ranged_targets(content, state).contains(turn.hex);
        case Ask::Unearth:
            return is_on_map(content, state, turn.hex) && turn.site < kSites
                   && figure_at(state, turn.hex, turn.site) == figure_of(turn.active)
                   && site_at(content, state, turn.hex, turn.site).kind == SiteKind::Ruin;
        case Ask::RowRow: return turn.size > 0 && turn.size <= kSizes;
        case Ask::DiffRow:
            return turn.size > 0 && turn.size <= kSizes
                   && !developing::diff_rows(content, state).empty() && turn.colour != Colour::Grey;
        case Ask::ExchangeColour: return fits_exchange(content, state);
        default: return true;
    }
}

constexpr int gaps_of(const State& state, Deck deck) {
    int gaps = 0;
    for (std::size_t i = 0; i < 2; ++i)
        gaps += state.market.open[first_place(deck) + i] == kNoCard ? 1 : 0;
    return gaps;
}

constexpr bool fits_chance(const State& state) {
    const Turn& turn = state.turn;
    switch (turn.ask) {
        case Ask::DrawCube:
            return turn.active != kNobody && turn.draws > 0
                   && turn.draws <= total(state.active().bag);
        case Ask::Deal:
            return turn.deck != kNoDeck && turn.draws > 0
                   && turn.draws <= face_down_in(state, turn.deck)
                   && turn.draws <= gaps_of(state, turn.deck);
        default: return true;
    }
}

constexpr bool fits_setup(const Content& content, const State& state) {
    switch (state.turn.ask) {
        case Ask::GetRace:
        case Ask::Race:
        case Ask::GetTile: return state.turn.cursor < state.options.seats;
        case Ask::Commit:
        case Ask::First: return state.turn.cursor == 0;
        case Ask::Deal: return state.turn.cursor <= kDecks;
        case Ask::Reveal: return state.turn.reveals == face_down(content, state);
        default: return state.turn.ask == Ask::DrawCube;
    }
}

// Who is asked.
constexpr bool fits_seats(const State& state) {
    const Turn& turn = state.turn;
    const auto sits = [&](SeatId seat) {
        return seat == kNobody || state.everyone().contains(seat);
    };
    if (!sits(turn.first) || !sits(turn.active) || !sits(turn.to_move)
        || (turn.victims - state.everyone()))
        return false;
    if (is_for_chance(turn.ask) || turn.ask == Ask::Commit || turn.ask == Ask::Nothing)
        return turn.to_move == kNobody;
    if (turn.ask == Ask::Race)
        return turn.to_move == setting_up::served(state);
    if (turn.ask != Ask::Victim)
        return turn.to_move == turn.active;
    return turn.to_move != kNobody && turn.to_move != turn.active && turn.sort != kNoSort;
}

constexpr bool fits_phase(const State& state) {
    const bool chance = is_for_chance(state.turn.ask);
    const bool activation = state.turn.ask >= Ask::Option && state.turn.ask <= Ask::PayGem;
    switch (state.turn.phase) {
        case Phase::Setup: return chance || state.turn.ask <= Ask::Commit;
        case Phase::Starting: return activation;
        case Phase::Main:
            return state.turn.ask > Ask::GetTile && state.turn.ask != Ask::Race
                       ? state.turn.ask != Ask::Commit && state.turn.ask < Ask::ResetCube
                       : state.turn.ask == Ask::Reveal;
        case Phase::Ending:
            return state.turn.ask == Ask::ResetCube || state.turn.ask == Ask::DrawCube;
        case Phase::Over: return state.turn.ask == Ask::Nothing;
    }
    return false;
}

constexpr bool fits_setup_so_far(const State& state) {
    if (state.turn.phase != Phase::Setup)
        return state.turn.first != kNobody && state.turn.active != kNobody;
    for (const SeatId seat : state.everyone())
        if (state.turn.ask != Ask::GetRace && state.turn.ask != Ask::Race
            && state.seat(seat).race == kNoRace)
            return false;
    return true;
}

constexpr bool pending_fits(const Content& content, const State& state) {
    const bool revealing = state.turn.ask == Ask::Reveal;
    if (!fits_seats(state) || !fits_phase(state) || !fits_setup_so_far(state)
        || !fits_activation(content, state) || !fits_chance(state)
        || state.turn.reveals.empty() == revealing
        || (state.turn.reveals - face_down(content, state)))
        return false;
    if (state.turn.phase == Phase::Setup)
        return fits_setup(content, state);
    const ActionKind kind = kind_asking(state.turn.ask);
    return (kind == ActionKind::None || acting::can_act(content, state, kind))
           && fits_parameters(content, state);
}

}  // namespace hyperborea::laws
