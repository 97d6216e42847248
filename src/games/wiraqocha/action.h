// The actions of Wiraqocha. A choice is a kind from the menu, then its parameters one by one
// (W5.4).
#pragma once

#include "engine/action.h"
#include "games/wiraqocha/dice.h"
#include "games/wiraqocha/types.h"

namespace wiraqocha {

using engine::Action;

enum class ActionKind : std::uint8_t {
    None,
    // chance
    Laid,      // a = Hex, b = slot
    Revealed,  // a = Card
    Began,     // a = SeatId, the first player
    Rolled,    // a = face; also a re-roll and the somnium die
    // menu of Phase I
    Income,
    Count,
    Swap,
    UseWorkshop,
    UseFactory,
    TakeBack,
    CaveMove,
    Roll,
    // menu of Phase II
    Place,
    Conquer,
    Plunder,
    Tunnel,
    Lay,
    Step,
    Reroll,
    SomniumDie,
    UseExoskeleton,
    Build,
    BuyBack,
    MoveFortress,
    Probe,
    FireDeathRay,
    Ransom,
    EndTurn,
    // parameters
    AtHex,           // a = Hex
    WithPiece,       // a = PieceKind, b = Hex it stands on, or kNoHex for the reserve
    PayDice,         // a, b, c = Dice as nibbles: the condition dice
    BeatWith,        // a, b, c = Dice as nibbles: the beating dice
    ToCemetery,      //
    TakeCaptive,     //
    LootCrystal,     //
    LootCard,        // a = Card
    LootArtefact,    //
    LootCaptive,     //
    PickFace,        // a = face
    StepDie,         // a = face before, b = face after
    PickCard,        // a = Card
    PickPiece,       // a = PieceKind
    FromCaptor,      // a = SeatId
    PayInResources,  //
    PayInCrystals,   //
};
inline constexpr int kActionKinds = static_cast<int>(ActionKind::PayInCrystals) + 1;

constexpr ActionKind kind_of(Action action) { return static_cast<ActionKind>(action.kind); }
constexpr Hex hex_of(Action action) { return static_cast<Hex>(action.a); }
constexpr Card card_of(Action action) { return static_cast<Card>(action.a); }
constexpr SeatId seat_of(Action action) { return static_cast<SeatId>(action.a); }
constexpr PieceKind piece_of(Action action) { return static_cast<PieceKind>(action.a); }
constexpr Hex origin_of(Action action) { return static_cast<Hex>(action.b); }
constexpr int slot_of(Action action) { return action.b; }
constexpr int face_of(Action action) { return action.a; }
constexpr int new_face_of(Action action) { return action.b; }
constexpr Dice dice_of(Action action) {
    return Dice::from_nibbles(action.a | (std::uint32_t{action.b} << 8U)
                              | (std::uint32_t{action.c} << 16U));
}

namespace action {

template <class A = int, class B = int>
constexpr Action make(ActionKind kind, A a = A{}, B b = B{}) {
    return {static_cast<std::uint8_t>(kind),
            static_cast<std::uint8_t>(a),
            static_cast<std::uint8_t>(b),
            0};
}
constexpr Action with_dice(ActionKind kind, Dice dice) {
    const std::uint32_t packed = dice.nibbles();
    return {static_cast<std::uint8_t>(kind),
            static_cast<std::uint8_t>(packed),
            static_cast<std::uint8_t>(packed >> 8U),
            static_cast<std::uint8_t>(packed >> 16U)};
}

constexpr Action menu(ActionKind kind) { return make(kind); }
constexpr Action laid(Hex hex, int slot) { return make(ActionKind::Laid, hex, slot); }
constexpr Action revealed(Card card) { return make(ActionKind::Revealed, card); }
constexpr Action began(SeatId seat) { return make(ActionKind::Began, seat); }
constexpr Action rolled(int face) { return make(ActionKind::Rolled, face); }
constexpr Action at(Hex hex) { return make(ActionKind::AtHex, hex); }
constexpr Action with_reserve(PieceKind kind) { return make(ActionKind::WithPiece, kind, kNoHex); }
constexpr Action with_piece(PieceKind kind, Hex from) {
    return make(ActionKind::WithPiece, kind, from);
}
constexpr Action pay(Dice dice) { return with_dice(ActionKind::PayDice, dice); }
constexpr Action beat_with(Dice dice) { return with_dice(ActionKind::BeatWith, dice); }
constexpr Action loot_card(Card card) { return make(ActionKind::LootCard, card); }
constexpr Action pick_face(int face) { return make(ActionKind::PickFace, face); }
constexpr Action step_die(int from, int to) { return make(ActionKind::StepDie, from, to); }
constexpr Action pick_card(Card card) { return make(ActionKind::PickCard, card); }
constexpr Action pick_piece(PieceKind kind) { return make(ActionKind::PickPiece, kind); }
constexpr Action from_captor(SeatId seat) { return make(ActionKind::FromCaptor, seat); }

}  // namespace action
}  // namespace wiraqocha
