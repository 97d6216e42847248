// Perfect matchings in general graphs (Edmonds), and the best of them by the wishes of each in
// turn.
#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace contest {

inline constexpr int kNone = -1;

// May these two be paired? Asked for all pairs of 0 .. n-1, in any order.
using MayMeet = std::function<bool(int, int)>;
// Whom each would like best, best first.
using Wishes = std::function<std::vector<int>(int)>;

// Everybody once: the first gets the first of their wishes with which all others can still be
// paired, then the second, and so on. None: there is no way to pair everybody.
std::optional<std::vector<std::pair<int, int>>> pair_up(int n,
                                                        const MayMeet& may_meet,
                                                        const Wishes& wishes);

// Whether everybody but these can be paired.
bool can_pair(int n, const MayMeet& may_meet, int without);

}  // namespace contest
