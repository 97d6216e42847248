// What a table tells its tournament. All of it follows from the table alone, so that it is the same
// whenever it is asked.
#include <algorithm>

#include "server/contests.h"

namespace server {
namespace {

bool has_started(const table::Table& table) {
    return std::ranges::any_of(table.events(), [](const table::Event& event) {
        return std::holds_alternative<table::Started>(event.what);
    });
}

// A computer that plays for somebody who did not come.
bool is_absent(const table::Seat& seat, const contest::Person& person) {
    return person.level.empty() && seat.kind != table::SeatKind::Human;
}

// Those who did not come have no place; the others are counted without them.
void move_up(std::vector<int>& places) {
    const std::vector<int> before = places;
    for (int& place : places) {
        if (place == 0)
            continue;
        const int had = place;
        place = 1 + static_cast<int>(std::ranges::count_if(before, [&](int other) {
                    return other > 0 && other < had;
                }));
    }
}

}  // namespace

contest::Result result_of(const table::Table& table,
                          const contest::Contest& contest,
                          const contest::Pairing& pairing,
                          std::int64_t now) {
    contest::Result result;
    result.at = now;
    const auto outcome = table.outcome();
    const bool is_played = has_started(table);
    bool somebody_came = false;
    bool somebody_is_absent = false;
    for (std::size_t i = 0; i < pairing.players.size(); ++i) {
        const bool absent = is_absent(table.seats()[i], contest.person(pairing.players[i]));
        const int place = is_played && outcome ? outcome->places[i] : 1;
        result.places.push_back(absent ? 0 : place);
        somebody_came = somebody_came || !absent;
        somebody_is_absent = somebody_is_absent || absent;
    }
    if (somebody_is_absent)
        result.reason = somebody_came ? contest::Reason::NoShow : contest::Reason::Nobody;
    move_up(result.places);
    return result;
}

}  // namespace server
