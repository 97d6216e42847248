// Ordered chains: cubes, circles and points picked one by one, never before the last one (P6.7).
#pragma once

#include "games/pathciv/obstacle.h"

namespace pathciv {

template <class Kind, std::size_t Size>
using Amounts = core::EnumArray<Kind, Counter, Size>;

template <class Kind, std::size_t Size>
constexpr int total(const Amounts<Kind, Size>& amounts) {
    int sum = 0;
    for (const Counter amount : amounts.items)
        sum += amount.value();
    return sum;
}

// The last kind that was picked; the first of all if there is none.
template <class Kind, std::size_t Size>
constexpr std::size_t last_picked(const Amounts<Kind, Size>& picked) {
    std::size_t last = Size - 1;
    while (last > 0 && picked.items[last] == 0)
        --last;
    return last;
}

// One that picks freely: every kind from the last one on.
template <class Kind, std::size_t Size>
constexpr Obstacle why_not_open(const Amounts<Kind, Size>& picked, Kind kind) {
    return static_cast<std::size_t>(kind) < last_picked(picked) ? Why::InOrder : Why::Nothing;
}

// One that gives up part of an offer.
template <class Kind, std::size_t Size>
struct GivingUp {
    Amounts<Kind, Size> left;  // of the offer
    std::size_t last = 0;
    int picks = 0;  // still to be made

    constexpr GivingUp(const Amounts<Kind, Size>& offer,
                       const Amounts<Kind, Size>& given,
                       int excess)
        : left(offer), last(last_picked(given)), picks(excess - total(given)) {
        for (std::size_t kind = 0; kind < Size; ++kind)
            left.items[kind] -= given.items[kind].value();
    }

    constexpr int left_from(std::size_t first) const {
        int sum = 0;
        for (std::size_t kind = first; kind < Size; ++kind)
            sum += left.items[kind].value();
        return sum;
    }
    // A kind is offered if there is one left and the chain can be completed from it on.
    constexpr Obstacle why_not(Kind picked) const {
        const auto kind = static_cast<std::size_t>(picked);
        if (picks <= 0)
            return Why::NothingToGiveUp;
        if (kind < last)
            return Why::InOrder;
        if (left.items[kind] == 0)
            return Why::NoneLeft;
        return left_from(kind) < picks ? Obstacle(Why::TooFewBehind, picks) : Obstacle();
    }
};

}  // namespace pathciv
