#include "table/fairness.h"

#include <algorithm>
#include <set>
#include <string>

namespace table {
namespace {

bool is_too_short(const Table& table) {
    const auto decisions = std::ranges::count_if(
        table.entries(), [](const auto& entry) { return entry.seat != engine::kNobody; });
    return static_cast<std::size_t>(decisions) < kDecisionsOfRatedSeat * table.seats().size();
}

std::size_t people_at(const Table& table) {
    std::set<std::string> people;
    for (const Seat& seat : table.seats())
        if (seat.kind == SeatKind::Human)
            people.insert(seat.user);
    return people.size();
}

}  // namespace

std::optional<Unrated> why_unrated(const Table& table) {
    if (!table.setup().is_rated())
        return Unrated::Casual;
    if (table.state() != State::Over)
        return Unrated::CalledOff;
    if (is_too_short(table))
        return Unrated::TooShort;
    return people_at(table) < 2 ? std::optional(Unrated::OnePerson) : std::nullopt;
}

}  // namespace table
