// Putting an action together: which parameter is asked next, what may answer it, and when the
// action is complete (W5.4). Every action that needs parameters passes through `pending`.
#pragma once

#include "games/wiraqocha/phases/acting.h"
#include "games/wiraqocha/phases/preparing.h"

namespace wiraqocha::composing {

constexpr bool is_attack(ActionKind doing) {
    return doing == ActionKind::Place || doing == ActionKind::Conquer
           || doing == ActionKind::Plunder;
}

// What is asked of a hex before it can be the target of the action in progress, dice aside.
template <class Let>
constexpr void target_filters(const Content& content, const State& state, Let&& let) {
    switch (state.pending.doing) {
        case ActionKind::Place: return placement_filters(content, state, let);
        case ActionKind::Conquer: return conquering::filters(content, state, let);
        case ActionKind::Plunder: return plundering::filters(content, state, let);
        case ActionKind::Tunnel: return plundering::tunnel_filters(content, state, let);
        case ActionKind::MoveFortress: return acting::fortress_filters(state, let);
        case ActionKind::Probe: return acting::probe_filters(content, state, let);
        case ActionKind::FireDeathRay: return let(Filter{state.board.living, Why::Dead});
        case ActionKind::Swap: return preparing::swap_filters(state, let);
        case ActionKind::TakeBack: return preparing::take_back_filters(state, let);
        case ActionKind::CaveMove: return preparing::cave_filters(content, state, let);
        default: return let(Filter{state.own(), Why::NotOwn});  // Lay, Build: any controlled hex
    }
}

// The hexes among which the action in progress chooses its target.
constexpr HexSet targets(const Content& content, const State& state) {
    const HexSet open = passed([&](auto&& let) { target_filters(content, state, let); }).hexes;
    if (state.pending.doing == ActionKind::Tunnel)
        return open & conditions_met(content, state.turn.pool);
    return is_attack(state.pending.doing) ? payable(content, state, open) : open;
}

// The pieces on the board that may take the place of an airship (W6.36).
template <class Let>
constexpr void incoming_filters(const State& state, Let&& let) {
    let(Filter{state.own(), Why::NoPieceThere});
    let(Filter{all_hexes() - state.board.airships, Why::AirshipForAirship});
}

constexpr void incoming_pieces(const State& state, auto&& sink) {
    for (int i = 0; i < kPieceKinds; ++i)
        if (const PieceKind kind{static_cast<std::uint8_t>(i)};
            !is_airship(kind) && state.active().reserve[kind])
            sink(action::with_reserve(kind));
    for (const Hex hex : passed([&](auto&& let) { incoming_filters(state, let); }).hexes)
        sink(action::with_piece(state.board.pieces[hex].kind, hex));
}

constexpr Obstacle why_not_target(const Content& content, const State& state, Hex hex) {
    const Obstacle stop = stopped(hex, [&](auto&& let) { target_filters(content, state, let); });
    if (!stop.none())
        return stop;
    if (state.pending.doing == ActionKind::Tunnel)
        return why_unmet(content, state, hex);
    return is_attack(state.pending.doing) ? why_unpaid(content, state, hex) : Obstacle();
}

// Pieces on the board are chosen by their hex (W6.27, W6.36).
constexpr Obstacle why_not_origin(const Content& content, const State& state, Hex hex) {
    if (state.pending.doing == ActionKind::Swap)
        return stopped(hex, [&](auto&& let) { incoming_filters(state, let); });
    return stopped(hex, [&](auto&& let) { conquering::mover_filters(content, state, let); });
}

constexpr void condition_dice(const Content& content, const State& state, auto&& sink) {
    const Hex hex = state.pending.target;
    const Defence defence = state.pending.doing == ActionKind::Tunnel
                                ? Defence{.hex = hex}
                                : defence_of(content, state, hex);
    each_payment(content, state, defence, [&sink](Dice payment) {
        sink(action::pay(payment));
        return true;
    });
}

constexpr void faces(const Content& content, const State& state, auto&& sink) {
    if (state.pending.doing == ActionKind::UseExoskeleton)
        acting::exoskeleton_faces(content, state, sink);
    else
        acting::pool_faces(state, sink);
}

constexpr void movers(const Content& content, const State& state, auto&& sink) {
    if (state.pending.doing == ActionKind::Swap)
        incoming_pieces(state, sink);
    else
        conquering::movers(content, state, sink);
}

constexpr void legal(const Content& content, const State& state, auto&& sink) {
    switch (state.pending.ask) {
        case Ask::Nothing: return;
        case Ask::Target:
            for (const Hex hex : targets(content, state))
                sink(action::at(hex));
            return;
        case Ask::Mover: return movers(content, state, sink);
        case Ask::Condition: return condition_dice(content, state, sink);
        case Ask::Beating: return conquering::beating_dice(content, state, sink);
        case Ask::Fate:
            sink(action::menu(ActionKind::ToCemetery));
            sink(action::menu(ActionKind::TakeCaptive));
            return;
        case Ask::Loot: return plundering::loot(content, state, sink);
        case Ask::Face: return faces(content, state, sink);
        case Ask::StepDie: return acting::steps(content, state, sink);
        case Ask::Card: return acting::buildable(content, state, sink);
        case Ask::Piece: return acting::own_dead_pieces(state, sink);
        case Ask::Captor: return acting::captors(state, sink);
        case Ask::Payment: return acting::ransom_payments(content, state, sink);
    }
}

constexpr Ask first_ask(ActionKind doing) {
    switch (doing) {
        case ActionKind::UseWorkshop:
        case ActionKind::BuyBack: return Ask::Piece;
        case ActionKind::Lay:
        case ActionKind::Reroll:
        case ActionKind::UseExoskeleton: return Ask::Face;
        case ActionKind::Step: return Ask::StepDie;
        case ActionKind::Build: return Ask::Card;
        case ActionKind::Ransom: return Ask::Captor;
        default: return Ask::Target;
    }
}

constexpr Ask after_target(ActionKind doing) {
    switch (doing) {
        case ActionKind::Swap:
        case ActionKind::Conquer: return Ask::Mover;
        case ActionKind::Place:
        case ActionKind::Plunder:
        case ActionKind::Tunnel: return Ask::Condition;
        default: return Ask::Nothing;
    }
}

// All dice are declared: what is left to decide? (W6.27, W7.12)
constexpr Ask after_dice(const State& state) {
    const ActionKind doing = state.pending.doing;
    if (doing == ActionKind::Plunder || doing == ActionKind::Tunnel)
        return Ask::Loot;
    return conquering::asks_for_fate(state) ? Ask::Fate : Ask::Nothing;
}

constexpr Ask after_condition(const Content& content, const State& state) {
    const bool defended =
        is_attack(state.pending.doing) && defence_of(content, state, state.pending.target).dice > 0;
    return defended ? Ask::Beating : after_dice(state);
}

constexpr Ask next_ask(const Content& content, const State& state) {
    const Pending& pending = state.pending;
    switch (pending.ask) {
        case Ask::Target: return after_target(pending.doing);
        case Ask::Mover:
            return pending.doing == ActionKind::Conquer ? Ask::Condition : Ask::Nothing;
        case Ask::Condition: return after_condition(content, state);
        case Ask::Beating: return after_dice(state);
        case Ask::Face: return pending.doing == ActionKind::Lay ? Ask::Target : Ask::Nothing;
        case Ask::Card: return pending.card == Card::ForceField ? Ask::Target : Ask::Nothing;
        case Ask::Captor: return Ask::Payment;
        case Ask::Nothing:
        case Ask::Fate:
        case Ask::Loot:
        case Ask::StepDie:
        case Ask::Piece:
        case Ask::Payment: break;
    }
    return Ask::Nothing;
}

// Writes the answer into `pending`.
constexpr void note(Pending& pending, Action answer) {
    switch (pending.ask) {
        case Ask::Target: pending.target = hex_of(answer); break;
        case Ask::Mover:
            pending.mover = piece_of(answer);
            pending.from = origin_of(answer);
            break;
        case Ask::Condition: pending.condition = dice_of(answer); break;
        case Ask::Beating: pending.beating = dice_of(answer); break;
        case Ask::Face: pending.face = static_cast<std::uint8_t>(face_of(answer)); break;
        case Ask::Card: pending.card = card_of(answer); break;
        case Ask::Captor: pending.captor = seat_of(answer); break;
        case Ask::Nothing:
        case Ask::Fate:
        case Ask::Loot:
        case Ask::StepDie:
        case Ask::Piece:
        case Ask::Payment: break;  // the last parameter of its action: used at once, never kept
    }
}

constexpr void take_back(State& state, Hex hex) { remove_die(state, hex); }

constexpr void use_workshop(State& state, PieceKind kind) {
    mark(state, Mark::Workshop);
    recover(state, kind);
}

// Carries out the action; `last` is the answer that completed it.
constexpr void execute(const Content& content, State& state, Action last) {
    const Pending& pending = state.pending;
    switch (pending.doing) {
        case ActionKind::Swap: return preparing::swap(content, state, pending.mover, pending.from);
        case ActionKind::UseWorkshop: return use_workshop(state, piece_of(last));
        case ActionKind::TakeBack: return take_back(state, pending.target);
        case ActionKind::CaveMove: return preparing::cave_move(content, state, pending.target);
        case ActionKind::Place:
        case ActionKind::Conquer: return conquering::conquer(content, state, kind_of(last));
        case ActionKind::Plunder:
        case ActionKind::Tunnel: return plundering::plunder(content, state, last);
        case ActionKind::Lay: return acting::lay_die(state, pending.target);
        case ActionKind::Step: return acting::step_die(content, state, last);
        case ActionKind::Reroll: return acting::reroll(state, pending.face);
        case ActionKind::UseExoskeleton: return acting::set_face(state, pending.face);
        case ActionKind::Build: return acting::build(content, state);
        case ActionKind::BuyBack: return acting::buy_back(content, state, piece_of(last));
        case ActionKind::MoveFortress: return acting::move_fortress(state, pending.target);
        case ActionKind::Probe: return acting::probe(content, state, pending.target);
        case ActionKind::FireDeathRay:
            return acting::fire_death_ray(content, state, pending.target);
        case ActionKind::Ransom: return acting::pay_ransom(content, state, kind_of(last));
        default: return;
    }
}

constexpr void begin(State& state, ActionKind doing) {
    state.pending = Pending{};
    state.pending.doing = doing;
    state.pending.ask = first_ask(doing);
    if (doing == ActionKind::Place)
        state.pending.mover = PieceKind::Base;
}

constexpr void answer(const Content& content, State& state, Action chosen) {
    note(state.pending, chosen);
    state.pending.ask = next_ask(content, state);
    if (state.pending.ask != Ask::Nothing)
        return;
    execute(content, state, chosen);
    state.pending = Pending{};
}

}  // namespace wiraqocha::composing
