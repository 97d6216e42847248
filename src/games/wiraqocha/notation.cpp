// The stable text of an action: a word for its kind, then what it names. "with driller n05".
#include <array>
#include <optional>
#include <vector>

#include "engine/named.h"
#include "games/wiraqocha/names.h"
#include "games/wiraqocha/words.h"
#include "generated/games/wiraqocha/texts.h"

namespace wiraqocha {
namespace {

using engine::named;
using engine::number_up_to;
using engine::split;

// What stands behind the first word of an action.
enum class Form : std::uint8_t {
    Bare,
    HexAndSlot,
    Card,
    Seat,
    Face,
    Hex,
    Mover,
    Dice,
    TwoFaces,
    Piece,
};

Form form_of(ActionKind kind) {
    switch (kind) {
        case ActionKind::Laid: return Form::HexAndSlot;
        case ActionKind::Revealed:
        case ActionKind::LootCard:
        case ActionKind::PickCard: return Form::Card;
        case ActionKind::Began:
        case ActionKind::FromCaptor: return Form::Seat;
        case ActionKind::Rolled:
        case ActionKind::PickFace: return Form::Face;
        case ActionKind::AtHex: return Form::Hex;
        case ActionKind::WithPiece: return Form::Mover;
        case ActionKind::PayDice:
        case ActionKind::BeatWith: return Form::Dice;
        case ActionKind::StepDie: return Form::TwoFaces;
        case ActionKind::PickPiece: return Form::Piece;
        default: return Form::Bare;
    }
}

std::string mover_text(Action action) {
    const Hex from = origin_of(action);
    return std::string(name_of(piece_of(action))) + " "
           + (from == kNoHex ? "reserve" : std::string(name_of(from)));
}

std::string operands(Action action) {
    switch (form_of(kind_of(action))) {
        case Form::Bare: return {};
        case Form::HexAndSlot:
            return std::string(name_of(hex_of(action))) + " " + std::to_string(slot_of(action));
        case Form::Card: return std::string(name_of(card_of(action)));
        case Form::Seat: return std::to_string(engine::index_of(seat_of(action)));
        case Form::Face: return std::to_string(face_of(action));
        case Form::Hex: return std::string(name_of(hex_of(action)));
        case Form::Mover: return mover_text(action);
        case Form::Dice: return dice_text(dice_of(action));
        case Form::TwoFaces:
            return std::to_string(face_of(action)) + " " + std::to_string(new_face_of(action));
        case Form::Piece: return std::string(name_of(piece_of(action)));
    }
    return {};
}

std::optional<int> face(std::string_view text) {
    const auto value = number_up_to(text, kFaces);
    return value && *value >= 1 ? value : std::nullopt;
}

std::optional<Dice> parse_dice(std::string_view text) {
    constexpr int kMostDice = 15;
    Dice dice;
    int last = 1;
    int count = 0;
    for (const std::string_view part : split(text, '+')) {
        const auto value = face(part);
        if (!value || *value < last || ++count > kMostDice)
            return std::nullopt;
        dice += Dice::one(*value);
        last = *value;
    }
    return dice;
}

std::optional<Action> parse_mover(ActionKind kind, std::string_view piece, std::string_view from) {
    const auto which = named<PieceKind>(piece);
    const auto hex = from == "reserve" ? kNoHex : named<Hex>(from);
    if (!which || !hex)
        return std::nullopt;
    return action::make(kind, *which, *hex);
}

template <class Value>
std::optional<Action> one_operand(ActionKind kind, std::optional<Value> value) {
    return value ? std::optional(action::make(kind, *value)) : std::nullopt;
}

std::optional<Action> parse_one(ActionKind kind, std::string_view text) {
    switch (form_of(kind)) {
        case Form::Card: return one_operand(kind, named<Card>(text));
        case Form::Seat: return one_operand(kind, number_up_to(text, kMaxSeats - 1));
        case Form::Face: return one_operand(kind, face(text));
        case Form::Hex: return one_operand(kind, named<Hex>(text));
        case Form::Piece: return one_operand(kind, named<PieceKind>(text));
        case Form::Dice: {
            const auto dice = parse_dice(text);
            return dice ? std::optional(action::with_dice(kind, *dice)) : std::nullopt;
        }
        case Form::Bare:
        case Form::HexAndSlot:
        case Form::Mover:
        case Form::TwoFaces: break;
    }
    return std::nullopt;
}

std::optional<Action> parse_two(ActionKind kind, std::string_view one, std::string_view two) {
    if (form_of(kind) == Form::Mover)
        return parse_mover(kind, one, two);
    if (form_of(kind) == Form::HexAndSlot) {
        const auto hex = named<Hex>(one);
        const auto slot = number_up_to(two, kSlots - 1);
        return hex && slot ? std::optional(action::laid(*hex, *slot)) : std::nullopt;
    }
    if (form_of(kind) != Form::TwoFaces)
        return std::nullopt;
    const auto from = face(one);
    const auto to = face(two);
    return from && to ? std::optional(action::step_die(*from, *to)) : std::nullopt;
}

std::optional<Action> parse_words(const std::vector<std::string_view>& words) {
    const auto kind = named<ActionKind>(words[0]);
    if (!kind || *kind == ActionKind::None)
        return std::nullopt;
    if (words.size() == 1)
        return form_of(*kind) == Form::Bare ? std::optional(action::menu(*kind)) : std::nullopt;
    if (words.size() == 2)
        return parse_one(*kind, words[1]);
    return words.size() == 3 ? parse_two(*kind, words[1], words[2]) : std::nullopt;
}

}  // namespace

std::string dice_text(Dice dice) {
    std::string text;
    for (int face = 1; face <= kFaces; ++face)
        for (int i = dice.count(face); i > 0; --i)
            text += (text.empty() ? "" : "+") + std::to_string(face);
    return text;
}

std::string Texts::notation(Action action) {
    const std::string rest = operands(action);
    return std::string(name_of(kind_of(action))) + (rest.empty() ? "" : " " + rest);
}

std::optional<Action> Texts::parse(std::string_view text) { return parse_words(split(text, ' ')); }

}  // namespace wiraqocha
