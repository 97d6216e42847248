// The words for what keeps a thing from being chosen.
#include <array>
#include <string>
#include <utility>

#include "games/wiraqocha/amounts.h"
#include "games/wiraqocha/board.h"
#include "games/wiraqocha/names.h"
#include "games/wiraqocha/reasons.h"

namespace wiraqocha {
namespace {

using engine::Argument;
using engine::Message;

// What a sentence is filled with.
enum class With : std::uint8_t {
    Nothing,
    Doing,    // the action in progress
    Card,     // the card that is missing
    Price,    // what is missing: resources, crystals or both
    Lift,     // the resources that are missing
    Counted,  // the amount; its sentence is another for one and for many
    Number,   // the amount
    Rest,     // the defence, and the condition of the hex
    Ransom,   // its two prices
    Value,    // what the condition of the hex asks for, as a number
    Dice,     // the same as dice
    Holder,   // whose hex it is
    Defence,  // how strongly the hex is held
};

struct Row {
    Why why;
    std::string_view key;
    With with = With::Nothing;
};

// clang-format off
constexpr auto kReasonRows = std::to_array<Row>({
    {Why::Nothing, ""},
    {Why::Unfinished, "finish", With::Doing},
    {Why::RollFirst, "roll_first"},
    {Why::Rolled, "rolled"},
    {Why::BeforeRoll, "before_roll"},
    {Why::PlaceFirst, "place_first"},
    {Why::PlaceFirstByChange, "place_first.change"},
    {Why::Used, "used"},
    {Why::NoCard, "no_card", With::Card},
    {Why::NoDice, "no_dice"},
    {Why::Short, "short", With::Price},
    {Why::Income, "income"},
    {Why::Count, "count"},
    {Why::NoAirship, "no_airship"},
    {Why::Cemetery, "cemetery"},
    {Why::NoDefenceDie, "no_defence_die"},
    {Why::NoCave, "no_cave"},
    {Why::CaveDead, "cave_dead"},
    {Why::NoExplorerInCave, "no_explorer_in_cave"},
    {Why::NoFreeMountain, "no_free_mountain"},
    {Why::Surplus, "surplus", With::Counted},
    {Why::BaseStands, "base_stands"},
    {Why::BaseShutOut, "base_shut_out"},
    {Why::BaseUnpaid, "base_unpaid"},
    {Why::ShutOut, "shut_out"},
    {Why::Unpaid, "unpaid"},
    {Why::Plundered, "plundered", With::Counted},
    {Why::NoRivalBase, "no_rival_base"},
    {Why::NoLoot, "no_loot"},
    {Why::LootInField, "loot_in_field"},
    {Why::LootOnMountain, "loot_on_mountain"},
    {Why::LootUnpaid, "loot_unpaid"},
    {Why::TunnelUnpaid, "tunnel_unpaid"},
    {Why::StepStrandsBase, "step_strands_base"},
    {Why::ChangeStrandsBase, "change_strands_base"},
    {Why::NoReroll, "no_reroll"},
    {Why::NoCrystal, "no_crystal"},
    {Why::NoDieInBox, "no_die_in_box", With::Number},
    {Why::SameFace, "same_face", With::Number},
    {Why::Built, "built"},
    {Why::NoMarket, "no_market"},
    {Why::TooDear, "too_dear"},
    {Why::FortressGone, "fortress_gone"},
    {Why::NoOtherHex, "no_other_hex"},
    {Why::NoDefence, "no_defence"},
    {Why::WeakDefence, "weak_defence", With::Number},
    {Why::Fired, "fired"},
    {Why::NoPrisoners, "no_prisoners"},
    {Why::NoCaptive, "no_captive"},
    {Why::Ransom, "ransom", With::Ransom},
    {Why::Dead, "dead"},
    {Why::Own, "own"},
    {Why::NotOwn, "not_own"},
    {Why::ForceField, "force_field"},
    {Why::Mountain, "mountain"},
    {Why::AirshipThere, "airship_there"},
    {Why::AirshipAttacked, "airship_attacked"},
    {Why::ReserveAirship, "reserve_airship"},
    {Why::NotNear, "not_near"},
    {Why::Number, "number", With::Value},
    {Why::Double, "double", With::Value},
    {Why::Straight, "straight", With::Dice},
    {Why::NoDieAbove, "no_die_above", With::Rest},
    {Why::NoTwoAbove, "no_two_above", With::Rest},
    {Why::NoSix, "no_six", With::Rest},
    {Why::NoTwoSixes, "no_two_sixes", With::Rest},
    {Why::NoDieLeftAbove, "no_die_left_above", With::Rest},
    {Why::NoTwoLeftAbove, "no_two_left_above", With::Rest},
    {Why::NoSixLeft, "no_six_left", With::Rest},
    {Why::NoTwoSixesLeft, "no_two_sixes_left", With::Rest},
    {Why::LiftPrice, "lift_price", With::Lift},
    {Why::NoBaseThere, "no_base_there"},
    {Why::Poor, "poor", With::Holder},
    {Why::FortressThere, "fortress_there"},
    {Why::Undefended, "undefended"},
    {Why::Weak, "weak", With::Defence},
    {Why::NoAirshipThere, "no_airship_there"},
    {Why::NoDieThere, "no_die_there"},
    {Why::NoPieceThere, "no_piece_there"},
    {Why::AirshipForAirship, "airship_for_airship"},
    {Why::CaveToValley, "cave_to_valley"},
    {Why::Occupied, "occupied"},
});
// clang-format on

constexpr bool is_in_order() {
    for (std::size_t i = 0; i < kReasonRows.size(); ++i)
        if (static_cast<std::size_t>(kReasonRows[i].why) != i)
            return false;
    return kReasonRows.size() == kWhys;
}
static_assert(is_in_order());

std::string_view number_of(int amount) { return amount == 1 ? ".one" : ".many"; }

// "9", "4-4", "4-5-6"
Argument condition_words(const HexSpec& spec) {
    const auto face = [&spec](int step) { return std::to_string(spec.value + step); };
    std::string text = face(0);
    if (spec.condition == Condition::Double)
        text += "-" + face(0);
    if (spec.condition == Condition::Straight)
        text += "-" + face(1) + "-" + face(2);
    return Argument::words({text, text});
}

class Sentence {
  public:
    Sentence(const Pack& pack, const State& state, Obstacle obstacle, Hex hex)
        : pack_(pack),
          state_(state),
          obstacle_(obstacle),
          hex_(hex),
          row_(kReasonRows[static_cast<std::size_t>(obstacle.why)]) {}

    Message message() const {
        const Content& content = pack_.content;
        const int amount = obstacle_.amount;
        switch (row_.with) {
            case With::Nothing: return say({});
            case With::Doing: return say({Argument::message({"choice." + doing(), {}})});
            case With::Card: return say({Argument::words(pack_.cards[obstacle_.card])});
            case With::Price: return price();
            case With::Lift: return say({Argument::message(resources(amount))}, number_of(amount));
            case With::Counted: return say({Argument::number(amount)}, number_of(amount));
            case With::Number: return say({Argument::number(amount)});
            case With::Rest: return say({Argument::number(amount), condition()});
            case With::Ransom:
                return say({Argument::message(resources(content.parameters.ransom_resources)),
                            Argument::message(crystals(content.parameters.ransom_crystals))});
            case With::Value: return say({Argument::number(content.hexes[hex_].value)});
            case With::Dice: return say({condition()});
            case With::Holder: return say({Argument::seat(holder_of(state_, hex_))});
            case With::Defence:
                return say({Argument::number(defence_value(content, state_, hex_))});
        }
        return {};
    }

  private:
    Message say(std::vector<Argument> arguments, std::string_view form = {}) const {
        return {"why." + std::string(row_.key) + std::string(form), std::move(arguments)};
    }

    Message price() const {
        const int of_resources = obstacle_.amount;
        const int of_crystals = obstacle_.crystals;
        if (of_resources > 0 && of_crystals > 0)
            return say({Argument::message(resources(of_resources)),
                        Argument::message(crystals(of_crystals))},
                       ".both");
        return say(
            {Argument::message(of_resources > 0 ? resources(of_resources) : crystals(of_crystals))},
            number_of(of_resources + of_crystals));
    }

    std::string doing() const { return std::string(name_of(state_.pending.doing)); }
    Argument condition() const { return condition_words(pack_.content.hexes[hex_]); }

    const Pack& pack_;
    const State& state_;
    const Obstacle obstacle_;
    const Hex hex_;
    const Row row_;
};

}  // namespace

Message words_of(const Pack& pack, const State& state, Obstacle obstacle, Hex hex) {
    return Sentence(pack, state, obstacle, hex).message();
}

}  // namespace wiraqocha
