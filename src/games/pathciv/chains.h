// Ordered chains: cubes, circles and points picked one by one, never before the last one (P6.7).
#pragma once

#include "games/pathciv/types.h"

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
template <class Kind, std::size_t Size, class Sink>
constexpr void for_each_open(const Amounts<Kind, Size>& picked, Sink&& sink) {
    for (std::size_t kind = last_picked(picked); kind < Size; ++kind)
        sink(static_cast<Kind>(kind));
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
    constexpr bool can_pick(std::size_t kind) const {
        return picks > 0 && kind >= last && left.items[kind] > 0 && left_from(kind) >= picks;
    }
};

}  // namespace pathciv
