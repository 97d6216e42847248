// Dice that nobody can bend: every roll follows from a secret seed that was committed to
// beforehand.
//
// Anyone who is told the seed can check every roll. The construction, in full:
//   seed        32 secret bytes
//   commitment  "sha256:" + lower-case hex of SHA-256(seed), published before the first action
//   block       HMAC-SHA256(key = seed, message), with the message in UTF-8:
//                   table_id + "/" + index                     for the first block
//                   table_id + "/" + index + "/" + retry       for retry = 1, 2, ..
//               index counts the draws of the game from 0, also those that players took back;
//               numbers are decimal, no padding
//   words       a block is four unsigned 64-bit numbers, each big-endian, taken in order
//   draw        with skip = 2^64 mod bound, the first word that is not below skip gives
//               word mod bound; if all four are below skip, the next retry block follows
// The ticket of a chance event is draw(index, sum of all weights); the outcome is the first one in
// the order of the legal list for which the weights up to and including it exceed the ticket.
//
// What else at a table must not be foreseen, like the choices of computer players, follows from the
// same seed: secret(purpose) is the first word of HMAC-SHA256(key = seed, "secret of " + purpose).
// Table ids have no spaces, so no roll is ever made of the same message.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "engine/digest.h"

namespace engine {

using Seed = Digest;

class FairDice {
  public:
    FairDice(const Seed& seed, std::string table_id);
    static FairDice fresh(std::string table_id);
    static core::Result<FairDice> from_hex(std::string_view seed_hex, std::string table_id);

    std::string commitment() const;
    std::string seed_hex() const;

    // Uniform in 0 .. bound-1; bound is at least 1.
    std::uint32_t draw(std::uint64_t index, std::uint32_t bound) const;

    // A number that nobody knows without the seed. It tells nothing about the dice.
    std::uint64_t secret(std::string_view purpose) const;

  private:
    Seed seed_;
    std::string table_id_;
};

// The number below `bound` that a word stands for, or none if taking it would favour small numbers.
std::optional<std::uint32_t> unbiased(std::uint64_t word, std::uint32_t bound);

}  // namespace engine
