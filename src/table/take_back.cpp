#include "table/take_back.h"

namespace table {

using engine::Disclosure;

// Going back from the end: chance and whatever was revealed stop everybody. What another seat did
// in the open stops as well; what it did in secret does not, but then only one's own secrets can
// still be taken back: nobody who acted later knew them.
std::vector<std::size_t> steps_back(const Line& line, engine::SeatId seat) {
    std::vector<std::size_t> steps;
    bool is_overtaken = false;
    for (std::size_t n = line.size(); n-- > line.fixed();) {
        const bool is_own = line.entries()[n].seat == seat;
        const Disclosure made_known = line.disclosure(n);
        const bool is_secret = made_known == Disclosure::Secret;
        if (made_known == Disclosure::Reveals || (!is_secret && (!is_own || is_overtaken)))
            break;
        if (is_own)
            steps.push_back(n);
        else
            is_overtaken = true;
    }
    return steps;
}

std::optional<std::size_t> last_action_of(const Line& line, engine::SeatId seat) {
    for (std::size_t n = line.size(); n-- > line.fixed();)
        if (line.entries()[n].seat == seat)
            return n;
    return std::nullopt;
}

}  // namespace table
