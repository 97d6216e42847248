// What was offered and dealt in the running trade phase: refused offers and concluded exchanges
// (A6.42, A6.43).
#pragma once

#include "core/fixed_vector.h"
#include "games/ascalion/goods.h"

namespace ascalion {

// An exchange from the side of the player who proposes it.
struct Exchange {
    SeatId maker = kNobody;
    SeatId partner = kNobody;
    Goods gives;
    Goods wants;
    friend constexpr bool operator==(const Exchange&, const Exchange&) = default;
};

constexpr Exchange seen_by_partner(const Exchange& exchange) {
    return {exchange.partner, exchange.maker, exchange.wants, exchange.gives};
}

// An exchange in six bytes: four bits for each kind on both sides, the two seats, and whether it
// was dealt or refused. A side has at most 15 resources.
class LedgerEntry {
  public:
    constexpr LedgerEntry() = default;
    static constexpr LedgerEntry refused(const Exchange& exchange) {
        return LedgerEntry(packed(exchange));
    }
    // The same whoever proposed it (A6.43).
    static constexpr LedgerEntry dealt(const Exchange& exchange) {
        const bool swap = exchange.partner < exchange.maker;
        return LedgerEntry(packed(swap ? seen_by_partner(exchange) : exchange)
                           | std::uint64_t{1} << kDealtBit);
    }
    constexpr bool is_deal() const { return (word() >> kDealtBit) != 0; }
    constexpr bool is_between(SeatId one, SeatId other) const {
        const auto maker = static_cast<SeatId>((word() >> kMakerShift) & 7U);
        const auto partner = static_cast<SeatId>((word() >> kPartnerShift) & 7U);
        return (maker == one && partner == other) || (maker == other && partner == one);
    }
    constexpr Exchange exchange() const {
        return {static_cast<SeatId>((word() >> kMakerShift) & 7U),
                static_cast<SeatId>((word() >> kPartnerShift) & 7U),
                unpacked(word()),
                unpacked(word() >> kSideBits)};
    }
    // Written out: an array of numbers compares itself by memcmp, which a GPU does not have.
    friend constexpr bool operator==(const LedgerEntry& left, const LedgerEntry& right) {
        for (std::size_t i = 0; i < left.bytes_.size(); ++i)
            if (left.bytes_[i] != right.bytes_[i])
                return false;
        return true;
    }

  private:
    static constexpr unsigned kSideBits = 4 * kResources;
    static constexpr unsigned kMakerShift = 2 * kSideBits;
    static constexpr unsigned kPartnerShift = kMakerShift + 3;
    static constexpr unsigned kDealtBit = kPartnerShift + 3;

    constexpr explicit LedgerEntry(std::uint64_t word) {
        for (std::size_t i = 0; i < bytes_.size(); ++i)
            bytes_[i] = static_cast<std::uint8_t>(word >> (8 * i));
    }
    constexpr std::uint64_t word() const {
        std::uint64_t word = 0;
        for (std::size_t i = 0; i < bytes_.size(); ++i)
            word |= std::uint64_t{bytes_[i]} << (8 * i);
        return word;
    }
    static constexpr std::uint64_t packed(const Exchange& exchange) {
        return nibbles(exchange.gives) | nibbles(exchange.wants) << kSideBits
               | static_cast<std::uint64_t>(exchange.maker) << kMakerShift
               | static_cast<std::uint64_t>(exchange.partner) << kPartnerShift;
    }
    static constexpr std::uint64_t nibbles(Goods goods) {
        std::uint64_t word = 0;
        for (const Kind kind : all_resources())
            word |= static_cast<std::uint64_t>(goods.count(kind)) << (4 * static_cast<int>(kind));
        return word;
    }
    static constexpr Goods unpacked(std::uint64_t nibbles) {
        Goods goods;
        for (const Kind kind : all_resources())
            goods +=
                Goods::of(kind, static_cast<int>((nibbles >> (4 * static_cast<int>(kind))) & 15U));
        return goods;
    }

    std::array<std::uint8_t, 6> bytes_{};
};

// Each of the offers of a phase leaves at most two entries: itself and the counter to it. Without a
// cap for each player the phase has as many as fit for all of them (A6.41).
inline constexpr int kMostOffers = 12;
inline constexpr int kNoOfferCap = 0;
inline constexpr int kMostGoods = 15;
using Ledger = core::FixedVector<LedgerEntry, std::size_t{2} * kMaxSeats * kMostOffers>;

}  // namespace ascalion
