// Effects as data: the points that an activation generates, and the lists that say which
// (sections 6C and 6D).
#pragma once

#include "games/hyperborea/types.h"

namespace hyperborea {

// What a pool holds. A develop_row or develop_diff is one item of its size; gems are taken at once
// and lie in a pool only while an activation is resolved.
enum class Point : std::uint8_t {
    Move,
    Fly,
    Attack,
    Ranged,
    Fortress,
    Mini,
    Clone,
    Tech,
    Gem,
    Develop,
    Draw,
    Restore,
    Spy,
    Purge,
    GenerateRed,
    GenerateGreen,
    GeneratePurple,
    GenerateBlue,
    GenerateOrange,
    GenerateYellow,
    GenerateAny,
    ExchangeRed,
    ExchangeGreen,
    ExchangePurple,
    ExchangeBlue,
    ExchangeOrange,
    ExchangeYellow,
    ExchangeAny,
    Row1,
    Row2,
    Row3,
    Row4,
    Row5,
    Row6,
    Diff1,
    Diff2,
    Diff3,
    Diff4,
    Diff5,
    Diff6,
    StrikeDevelop,
    StrikeCube,
    StrikeMini,
    StrikeGem,
};
inline constexpr int kPoints = static_cast<int>(Point::StrikeGem) + 1;
inline constexpr int kSizes = 6;  // of row and diff items
inline constexpr Point kNoPoint{0xff};
using Pool = core::EnumArray<Point, Counter, kPoints>;
using PointSet = core::BitSet<Point, std::uint64_t>;

constexpr Point operator+(Point first, int steps) {
    return static_cast<Point>(static_cast<int>(first) + steps);
}
constexpr Point generate_of(Colour colour) { return Point::GenerateRed + static_cast<int>(colour); }
constexpr Point exchange_of(Colour colour) { return Point::ExchangeRed + static_cast<int>(colour); }
constexpr Point row_of(int size) { return Point::Row1 + (size - 1); }
constexpr Point diff_of(int size) { return Point::Diff1 + (size - 1); }
constexpr Point strike_of(Sort sort) { return Point::StrikeDevelop + static_cast<int>(sort); }

// The points from `first` to `last` as a set.
constexpr PointSet points(Point first, Point last) {
    return PointSet::first(static_cast<int>(last) + 1) - PointSet::first(static_cast<int>(first));
}
inline constexpr PointSet kDevelopPoints =
    PointSet::of(Point::Develop) | points(Point::Row1, Point::Diff6);

enum class EffectKind : std::uint8_t {
    End,     // of a list
    Gain,    // what = Point, amount
    Choice,  // amount = number of options, skip = length of all of them
    Option,  // heads each option: amount = its length, skip = from here to the end of the choice
    Pay,     // what = Cost, skip = length of the gain that follows
};

// One entry of a list. Lists of all cards, cities, tokens and tiles stand in one array one after
// the other; options and gains stand inside the list, so that a position in it is all that an
// interrupted activation has to remember.
struct Effect {
    EffectKind kind = EffectKind::End;
    std::uint8_t what = 0;
    std::uint8_t amount = 0;
    std::uint8_t skip = 0;
    friend constexpr bool operator==(const Effect&, const Effect&) = default;
};
using EffectAt = std::uint16_t;
inline constexpr int kMaxEffects = 640;
inline constexpr EffectAt kNoEffects = 0;  // the array begins with an End

}  // namespace hyperborea
