// Tables of several, made so that those who have met meet again as seldom as possible, and that
// those of about the same strength in the tournament sit together.
#pragma once

#include <functional>
#include <vector>

namespace contest {

struct GroupWish {
    // How bad it is that these two meet again.
    std::function<int(int, int)> repeats;
    // Whether neighbours in the list should sit together; otherwise anybody may sit with anybody.
    bool by_rank = true;
};

// `ranked`: players, best first; `sizes`: seats of each table, which together are as many.
std::vector<std::vector<int>> grouped(const std::vector<int>& ranked,
                                      const std::vector<int>& sizes,
                                      const GroupWish& wish);

}  // namespace contest
