#include "ai/search/searcher.h"

#include <algorithm>
#include <tuple>

namespace ai::search {

void put_best_first(Findings& findings) {
    const auto seat = static_cast<std::size_t>(engine::index_of(findings.seat));
    const auto rank = [seat](const Finding& move) {
        return std::tuple(move.is_certain, move.visits, move.win[seat]);
    };
    std::ranges::stable_sort(findings.moves, std::ranges::greater{}, rank);
}

}  // namespace ai::search
