// The vocabulary of Wiraqocha: hexes, pieces, cards and their sets (docs/rules/wiraqocha.md,
// section 1).
#pragma once

#include <array>
#include <cstdint>

#include "core/bit_set.h"
#include "core/counter.h"
#include "core/enum_array.h"
#include "engine/seat.h"

namespace wiraqocha {

using core::Counter;
using engine::kNobody;
using engine::SeatId;

inline constexpr int kMinSeats = 2;
inline constexpr int kMaxSeats = 4;
inline constexpr int kSlots = 22;

// n = number, p = double, s = straight. The cave takes the place of n07 in its variant.
enum class Hex : std::uint8_t {
    N01,
    N02,
    N03,
    N04,
    N05,
    N06,
    N07,
    N08,
    N09,
    N10,
    N11,
    N12,  // clang-format off
    P11, P22, P33, P44, P55, P66,
    S123, S234, S345, S456,  // clang-format on
    Cave,
};
inline constexpr int kHexes = 23;
inline constexpr Hex kNoHex{0xff};
using HexSet = core::BitSet<Hex>;
template <class T>
using PerHex = core::EnumArray<Hex, T, kHexes>;

enum class Terrain : std::uint8_t { Jungle, Ruins, Village, Vein, Cave };
enum class Ground : std::uint8_t { Valley, Mountain };
enum class Condition : std::uint8_t { Number, Double, Straight };

enum class PieceKind : std::uint8_t {
    Base,
    Explorer,
    Driller,
    Zeppelin,
    AndroidExplorer,
    Juggernaut,
    MechanicalMiner,
};
inline constexpr int kPieceKinds = 7;
inline constexpr PieceKind kNoPiece{0xff};
template <class T>
using PerPiece = core::EnumArray<PieceKind, T, kPieceKinds>;

// What a special piece acts as (W6.12).
constexpr bool is_explorer(PieceKind kind) {
    return kind == PieceKind::Explorer || kind == PieceKind::AndroidExplorer;
}
constexpr bool is_driller(PieceKind kind) {
    return kind == PieceKind::Driller || kind == PieceKind::MechanicalMiner;
}
constexpr bool is_airship(PieceKind kind) {
    return kind == PieceKind::Zeppelin || kind == PieceKind::Juggernaut;
}

struct Piece {
    PieceKind kind = kNoPiece;
    SeatId owner = kNobody;

    constexpr explicit operator bool() const { return kind != kNoPiece; }
    friend constexpr bool operator==(Piece, Piece) = default;
};

enum class Artefact : std::uint8_t { A, B, C, D };
inline constexpr int kArtefacts = 4;
inline constexpr Artefact kNoArtefact{0xff};
using ArtefactSet = core::BitSet<Artefact, std::uint8_t>;

enum class Card : std::uint8_t {
    AndroidFactory,
    FlyingFortress,
    ForceField,
    RecoveryWorkshop,
    AndroidExplorer,
    BattleExoskeleton,
    DeathRay,
    Juggernaut,
    MechanicalMiner,
    ProductionTanks,
    PsychicProbe,
    TransportTunneller,
};
inline constexpr int kCards = 12;
inline constexpr Card kNoCard{0xff};
using CardSet = core::BitSet<Card, std::uint16_t>;

constexpr PieceKind piece_of(Card card) {
    if (card == Card::AndroidExplorer)
        return PieceKind::AndroidExplorer;
    if (card == Card::Juggernaut)
        return PieceKind::Juggernaut;
    if (card == Card::MechanicalMiner)
        return PieceKind::MechanicalMiner;
    return kNoPiece;
}

// Where the force field or the fortress is: on a hex, on its card, or out of the game.
enum class TokenPlace : std::uint8_t { OnCard = 0xfe, Removed = 0xfd };
constexpr TokenPlace on_hex(Hex hex) { return static_cast<TokenPlace>(hex); }

enum class Layout : std::uint8_t { Beginner, Random, Balanced };

// W3: zero stands for "none" in round_cap and plunders_per_turn, and for "random" in first_player.
struct Options {
    std::uint16_t round_cap = 60;
    std::uint8_t seats = 2;
    Layout layout = Layout::Random;
    std::uint8_t first_player = 0;
    bool cave = false;
    bool prisoner = false;
    std::uint8_t exoskeleton_face = 6;
    std::uint8_t plunders_per_turn = 0;
    bool dice_box_limit = false;
    friend constexpr bool operator==(const Options&, const Options&) = default;
};

}  // namespace wiraqocha
