#include "contest/rounds.h"

#include <algorithm>

namespace contest {

int rounds_for(const Format& format, int players) {
    switch (format.kind) {
        case Kind::Swiss:  // more would only repeat
            return format.seats == 2
                       ? std::min(format.rounds, std::max(players - 1 + players % 2, 1))
                       : format.rounds;
        case Kind::RoundRobin: return robin_rounds(format, players);
        case Kind::Knockout: return knockout_rounds(players, format.seats);
        case Kind::Arena: return 0;
    }
    return 0;
}

std::vector<Pairing> next_pairings(const Contest& contest, std::int64_t now) {
    switch (contest.format().kind) {
        case Kind::Swiss: return next_swiss(contest);
        case Kind::RoundRobin: return next_robin(contest);
        case Kind::Knockout: return next_knockout(contest);
        case Kind::Arena: return next_arena(contest, now);
    }
    return {};
}

}  // namespace contest
