// The content of a game as the rules see it: numbers only. Names and texts stay with the pack.
#pragma once

#include <cstddef>
#include <type_traits>

#include "core/hex_grid.h"
#include "games/wiraqocha/dice.h"
#include "games/wiraqocha/types.h"

namespace wiraqocha {

struct HexSpec {
    Condition condition = Condition::Number;
    std::uint8_t value = 0;  // the number, or the lowest face of a double or straight
    Terrain terrain = Terrain::Jungle;
    Ground ground = Ground::Valley;
    std::uint8_t resources = 0;
    std::uint8_t drill_points = 0;
    Artefact artefact = kNoArtefact;
    std::uint8_t reserved = 0;         // no padding: the content is embedded as bytes
    std::uint16_t payments_begin = 0;  // the ways to pay: payments[begin .. end-1]
    std::uint16_t payments_end = 0;
};

struct CardSpec {
    std::uint8_t resources = 0;
    std::uint8_t crystals = 0;
    bool is_invention = false;
};

struct Goals {
    std::uint8_t crystals = 0;
    std::uint8_t leviathan_resources = 0;
    std::uint8_t leviathan_crystals = 0;
};

struct Parameters {
    std::uint8_t base_dice = 0;
    std::uint8_t box_dice = 0;
    std::uint8_t natural_defence = 0;
    std::uint8_t probe_face = 0;
    std::uint8_t resources_per_step = 0;
    std::uint8_t resource_storage = 0;
    std::uint8_t buy_back_price = 0;
    std::uint8_t points_per_crystal = 0;
    std::uint8_t supply_resources = 0;
    std::uint8_t supply_crystals = 0;
    std::uint8_t market_size = 0;
    std::uint8_t factory_price = 0;
    std::uint8_t factory_dice = 0;
    std::uint8_t tanks_income = 0;
    std::uint8_t ransom_resources = 0;
    std::uint8_t ransom_crystals = 0;
};

// 236 ways for the 22 hexes of the board, and at most 58 for the cave whatever its number is.
inline constexpr int kMaxPayments = 294;

struct Content {
    Parameters parameters;
    PerHex<HexSpec> hexes;
    core::EnumArray<Card, CardSpec, kCards> cards;
    std::array<core::Axial, kSlots> slots;
    std::array<Hex, kSlots> beginner_layout{};
    PerPiece<Counter> pieces_per_seat;
    std::array<Goals, kMaxSeats + 1> goals;  // by number of seats

    // Derived from the above by `derive`, once, when the content is made.
    std::array<Dice, kMaxPayments> payments;
    std::array<HexSet, Dice::kHighestSum + 1> by_number;
    std::array<HexSet, kFaces + 1> by_double;    // by face
    std::array<HexSet, kFaces + 1> by_straight;  // by lowest face
    std::array<HexSet, 5> by_terrain;
    HexSet valleys;
    CardSet inventions;
    std::uint16_t reserved = 0;  // no padding, as above

    constexpr HexSet terrain(Terrain kind) const {
        return by_terrain[static_cast<std::size_t>(kind)];
    }
    constexpr const Goals& goals_for(int seats) const {
        return goals[static_cast<std::size_t>(seats)];
    }
};

static_assert(std::has_unique_object_representations_v<Content>);

// Fills in the derived tables.
constexpr void derive(Content& content);

namespace detail {

// Appends every multiset of faces up to `highest` whose sum is `rest`, added to `chosen`.
struct PaymentList {
    std::array<Dice, kMaxPayments>& payments;
    int size = 0;

    constexpr void add_sums(Dice chosen, int rest, int highest) {
        if (rest == 0)
            payments[static_cast<std::size_t>(size++)] = chosen;
        for (int face = highest < rest ? highest : rest; face >= 1; --face)
            add_sums(chosen + Dice::one(face), rest - face, face);
    }
    constexpr void add(Dice dice) { payments[static_cast<std::size_t>(size++)] = dice; }
};

constexpr Dice straight(int lowest) {
    return Dice::one(lowest) + Dice::one(lowest + 1) + Dice::one(lowest + 2);
}

constexpr void list_payments(HexSpec& hex, PaymentList& list) {
    hex.payments_begin = static_cast<std::uint16_t>(list.size);
    switch (hex.condition) {
        case Condition::Number: list.add_sums(Dice{}, hex.value, kFaces); break;
        case Condition::Double: list.add(Dice::one(hex.value) + Dice::one(hex.value)); break;
        case Condition::Straight: list.add(straight(hex.value)); break;
    }
    hex.payments_end = static_cast<std::uint16_t>(list.size);
}

constexpr void index_hex(Content& content, Hex id, const HexSpec& hex) {
    switch (hex.condition) {
        case Condition::Number: content.by_number[hex.value].insert(id); break;
        case Condition::Double: content.by_double[hex.value].insert(id); break;
        case Condition::Straight: content.by_straight[hex.value].insert(id); break;
    }
    content.by_terrain[static_cast<std::size_t>(hex.terrain)].insert(id);
    if (hex.ground == Ground::Valley)
        content.valleys.insert(id);
}

}  // namespace detail

constexpr void derive(Content& content) {
    detail::PaymentList list{content.payments};
    for (int i = 0; i < kHexes; ++i) {
        const Hex id{static_cast<std::uint8_t>(i)};
        HexSpec& hex = content.hexes[id];
        detail::list_payments(hex, list);
        detail::index_hex(content, id, hex);
    }
    for (int i = 0; i < kCards; ++i)
        if (const Card id{static_cast<std::uint8_t>(i)}; content.cards[id].is_invention)
            content.inventions.insert(id);
}

}  // namespace wiraqocha
