// The whole position, grouped as a player sees the table.
#pragma once

#include "core/fixed_vector.h"
#include "engine/game.h"
#include "games/wiraqocha/action.h"
#include "games/wiraqocha/dice.h"
#include "games/wiraqocha/types.h"

namespace wiraqocha {

inline constexpr int kMarketSize = 3;

struct Seat {
    CardSet cards;
    Counter resources;
    Counter crystals;
    ArtefactSet artefacts;
    Piece captive;      // the rival piece held here (prisoner variant)
    Hex base = kNoHex;  // derived: where the base stands, kNoHex while it is in the reserve
    PerPiece<Counter> reserve;
    PerPiece<Counter> cemetery;
    friend constexpr bool operator==(const Seat&, const Seat&) = default;
};

struct Board {
    // derived, because measured: the rules ask these sets at every decision
    PerHex<HexSet> touching;
    std::array<HexSet, kMaxSeats> controlled{};
    HexSet airships;
    HexSet defence_dice;
    HexSet living;  // hexes on the board that are not dead

    std::array<Hex, kSlots> layout{};  // which hex lies on each slot; kNoHex: none yet
    PerHex<Piece> pieces;
    PerHex<std::uint8_t> die;  // face of the defence die, 0: none
    Hex dead = kNoHex;
    TokenPlace force_field = TokenPlace::OnCard;
    TokenPlace fortress = TokenPlace::OnCard;
    Piece removed;  // the piece that the Death Ray took out of the game
    ArtefactSet lying;
    std::array<std::uint8_t, 3> reserved{};  // no padding: equal boards have equal bytes
    friend constexpr bool operator==(const Board&, const Board&) = default;
};

enum class Phase : std::uint8_t {
    Laying,     // chance lays the hexes (C1)
    Dealing,    // chance reveals the first market (C2)
    Starting,   // chance picks the first player (C3)
    Preparing,  // Phase I
    Rolling,    // chance rolls the dice (C4)
    Acting,     // Phase II
    Rerolling,  // chance rolls one die again (C5)
    Somnium,    // chance rolls the somnium die (C6)
    Refilling,  // chance refills the market in Phase III (C2)
    Over,
};

enum class Ending : std::uint8_t { None, Treasure, Somnium, Leviathan, RoundCap };

// What may be done once per turn, and what is still due in Phase I.
enum class Mark : std::uint8_t {
    Income,
    Count,
    Workshop,
    Factory,
    Tunnel,
    Somnium,
    Exoskeleton,
    Build,
    BuyBack,
    Fortress,
    Probe,
};
inline constexpr int kMarks = 11;
using MarkSet = core::BitSet<Mark, std::uint16_t>;

struct Turn {
    Dice pool;
    MarkSet done;
    SeatId active = kNobody;
    Counter rerolls;
    Counter counted;  // dice of the Count: base dice and villages
    Counter to_roll;
    Counter rolled;  // dice rolled at Roll and the somnium die
    Counter used;    // dice spent on conditions and for beating
    Counter laid;    // dice laid as defence
    Counter plunders;
    Hex probed = kNoHex;
    std::uint8_t reserved = 0;  // no padding, as above
    friend constexpr bool operator==(const Turn&, const Turn&) = default;
};

// The next parameter of the action that is being put together.
enum class Ask : std::uint8_t {
    Nothing,
    Target,
    Mover,
    Condition,
    Beating,
    Fate,
    Loot,
    Face,
    StepDie,
    Card,
    Piece,
    Captor,
    Payment,
};

struct Pending {
    Dice condition;
    Dice beating;
    ActionKind doing = ActionKind::None;
    Ask ask = Ask::Nothing;
    Hex target = kNoHex;
    Hex from = kNoHex;
    PieceKind mover = kNoPiece;
    Card card = kNoCard;
    SeatId captor = kNobody;
    std::uint8_t face = 0;
    friend constexpr bool operator==(const Pending&, const Pending&) = default;
};

struct State {
    Board board;
    std::array<Seat, kMaxSeats> seats;
    Options options;
    CardSet deck;
    core::FixedVector<Card, kMarketSize> market;
    Turn turn;
    Pending pending;
    std::uint16_t round = 1;
    std::uint16_t layouts_refused = 0;  // balanced layout: shuffles that failed (W4.2)
    SeatId first = kNobody;
    Phase phase = Phase::Laying;
    Ending ending = Ending::None;
    SeatId winner = kNobody;

    constexpr Seat& seat(SeatId id) { return seats[static_cast<std::size_t>(id)]; }
    constexpr const Seat& seat(SeatId id) const { return seats[static_cast<std::size_t>(id)]; }
    constexpr Seat& active() { return seat(turn.active); }
    constexpr const Seat& active() const { return seat(turn.active); }
    constexpr HexSet controlled_by(SeatId id) const {
        return board.controlled[static_cast<std::size_t>(id)];
    }
    constexpr HexSet own() const { return controlled_by(turn.active); }
    constexpr bool is_over() const { return phase == Phase::Over; }
    friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(engine::PlainValue<State>);
static_assert(sizeof(State) <= 512);

}  // namespace wiraqocha
