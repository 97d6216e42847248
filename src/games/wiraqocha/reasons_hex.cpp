// Why a hex cannot be chosen: for conquest and placement from the menu, or as the answer asked for.
#include "games/wiraqocha/reasons.h"
#include "games/wiraqocha/rules.h"

namespace wiraqocha {
namespace {

using engine::Argument;
using engine::Message;

class HexReason {
  public:
    HexReason(const Pack& pack, const State& state) : content_(pack.content), state_(state) {}

    Message of(Hex hex) const {
        if (state_.board.dead == hex)
            return why("dead");
        switch (state_.pending.ask) {
            case Ask::Nothing: return at_menu(hex);
            case Ask::Target: return as_target(hex);
            case Ask::Mover: return as_origin(hex);
            default: return finish_first(state_);
        }
    }

  private:
    Message at_menu(Hex hex) const {
        if (is_own(hex))
            return why("own");
        if (state_.phase == Phase::Preparing)
            return why("roll_first");
        return base_in_play(state_.active()) ? no_conquest(hex) : no_placement(hex);
    }

    Message as_target(Hex hex) const {
        switch (state_.pending.doing) {
            case ActionKind::Place: return is_own(hex) ? why("own") : no_placement(hex);
            case ActionKind::Conquer: return is_own(hex) ? why("own") : no_conquest(hex);
            case ActionKind::Plunder: return no_plunder(hex);
            case ActionKind::Tunnel: return no_tunnel(hex);
            case ActionKind::Probe: return no_probe(hex);
            case ActionKind::Swap: return why("no_airship_there");
            case ActionKind::TakeBack: return why("no_die_there");
            case ActionKind::CaveMove:
                return why(content_.valleys.contains(hex) ? "cave_to_valley" : "occupied");
            default: return why(is_own(hex) ? "fortress_there" : "not_own");
        }
    }

    // Pieces on the board are chosen by their hex (W6.27, W6.36).
    Message as_origin(Hex hex) const {
        if (!is_own(hex))
            return why("no_piece_there");
        if (state_.pending.doing == ActionKind::Swap)
            return why("airship_for_airship");
        return why(content_.valleys.contains(state_.pending.target) ? "airship_attacked"
                                                                    : "mountain");
    }

    Message no_conquest(Hex hex) const {
        if (force_field_hexes(state_).contains(hex))
            return why("force_field");
        if (conquering::enterable(content_, state_).contains(hex))
            return unpaid(hex);
        return has_airship(state_.active().reserve) ? why("reserve_airship") : for_airships(hex);
    }

    // W6.30
    Message no_placement(Hex hex) const {
        if (force_field_hexes(state_).contains(hex))
            return why("force_field");
        if (!open_to_walkers(content_, state_).contains(hex))
            return for_airships(hex);
        return placement_hexes(content_, state_).contains(hex) ? unpaid(hex) : why("not_near");
    }

    // W6.5, W6.11
    Message for_airships(Hex hex) const {
        return why(content_.valleys.contains(hex) ? "airship_there" : "mountain");
    }

    Message no_plunder(Hex hex) const {
        if (!rival_bases(state_).contains(hex))
            return why("no_base_there");
        if (force_field_hexes(state_).contains(hex))
            return why("force_field");
        if (!is_worth_plundering(content_, state_, hex))
            return poor(hex);
        if (plundering::has_piece_right(content_, state_, hex))
            return unpaid(hex);
        return why(has_airship(state_.active().reserve) ? "reserve_airship" : "mountain");
    }

    Message no_tunnel(Hex hex) const {
        if (!rival_bases(state_).contains(hex))
            return why("no_base_there");
        return plundering::has_loot(content_, state_.seat(holder_of(state_, hex))) ? unmet(hex)
                                                                                   : poor(hex);
    }

    Message no_probe(Hex hex) const {
        if (is_own(hex))
            return why("own");
        if (!defended(state_).contains(hex))
            return why("undefended");
        return why("weak", {Argument::number(defence_value(content_, state_, hex))});
    }

    Message poor(Hex hex) const { return why("poor", {Argument::seat(holder_of(state_, hex))}); }

    Message unpaid(Hex hex) const {
        if (state_.turn.pool.empty())
            return why("no_dice");
        if (!conditions_met(content_, state_.turn.pool).contains(hex))
            return unmet(hex);
        return unbeaten(defence_of(content_, state_, hex));
    }

    // W6.21, W6.22
    Message unmet(Hex hex) const {
        const HexSpec& spec = content_.hexes[hex];
        switch (spec.condition) {
            case Condition::Number: return why("number", {Argument::number(spec.value)});
            case Condition::Double: return why("double", {Argument::number(spec.value)});
            case Condition::Straight: return why("straight", {condition_words(spec)});
        }
        return {};
    }

    // The condition can be met; what is missing are dice above V, or resources to lift them to 7.
    Message unbeaten(Defence defence) const {
        const int missing = defence.price - state_.active().resources.value();
        defence.price = 0;
        if (can_pay(content_, state_, defence))
            return lift_unpaid(missing);
        const bool would_do = defence.beaten_by(state_.turn.pool, Counter{});
        return why(would_do ? rest_key(defence) : pool_key(defence),
                   {Argument::number(defence.value), condition_words(content_.hexes[defence.hex])});
    }

    static Message lift_unpaid(int missing) {
        return why(missing == 1 ? "lift_price.one" : "lift_price.many",
                   {Argument::message(resources(missing))});
    }

    static std::string_view pool_key(Defence defence) {
        if (defence.value >= kFaces)
            return defence.dice == 1 ? "no_six" : "no_two_sixes";
        return defence.dice == 1 ? "no_die_above" : "no_two_above";
    }

    static std::string_view rest_key(Defence defence) {
        if (defence.value >= kFaces)
            return defence.dice == 1 ? "no_six_left" : "no_two_sixes_left";
        return defence.dice == 1 ? "no_die_left_above" : "no_two_left_above";
    }

    // "9", "4-4", "4-5-6"
    static Argument condition_words(const HexSpec& spec) {
        const auto face = [&spec](int step) { return std::to_string(spec.value + step); };
        std::string text = face(0);
        if (spec.condition == Condition::Double)
            text += "-" + face(0);
        if (spec.condition == Condition::Straight)
            text += "-" + face(1) + "-" + face(2);
        return Argument::words({text, text});
    }

    bool is_own(Hex hex) const { return state_.own().contains(hex); }

    const Content& content_;
    const State& state_;
};

}  // namespace

Message why_not_hex(const Pack& pack, const State& state, Hex hex) {
    return HexReason(pack, state).of(hex);
}

}  // namespace wiraqocha
