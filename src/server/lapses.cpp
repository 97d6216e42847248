#include "server/lapses.h"

#include <algorithm>
#include <variant>

namespace server {
namespace {

constexpr std::int64_t kOneDay = 24LL * 60 * 60 * 1000;
constexpr std::size_t kMostADay = 3;

bool is_to_blame(table::StandInReason why) {
    switch (why) {
        case table::StandInReason::Absence:
        case table::StandInReason::Consent:
        case table::StandInReason::Clock: return true;
        case table::StandInReason::NotTold:
        case table::StandInReason::Holder: break;
    }
    return false;
}

// The seat whose player let the others down.
engine::SeatId seat_left_in(const table::Happening& what) {
    if (const auto* given = std::get_if<table::GivenToComputer>(&what);
        given != nullptr && is_to_blame(given->why))
        return given->seat;
    const auto* late = std::get_if<table::TimedOut>(&what);
    return late == nullptr ? engine::kNobody : late->seat;
}

bool has_others(const table::Table& table, const std::string& user) {
    return std::ranges::any_of(table.seats(), [&](const table::Seat& seat) {
        return seat.has_holder() && seat.user != user;
    });
}

}  // namespace

void note_lapses(const table::Table& before,
                 std::span<const table::Event> events,
                 store::Batch& batch) {
    for (const table::Event& event : events) {
        const engine::SeatId seat = seat_left_in(event.what);
        if (seat == engine::kNobody)
            continue;
        const std::string& user = before.seats()[static_cast<std::size_t>(index_of(seat))].user;
        if (!user.empty() && has_others(before, user))
            batch.emplace_back(store::AddLapse{{user, before.setup().id, event.at}});
    }
}

std::optional<Complaint> must_wait(const Services& services, const std::string& user) {
    const auto lapses = services.store.lapses_of(user, services.now() - kOneDay);
    if (!lapses || lapses->size() < kMostADay)
        return std::nullopt;
    return complaint::left_too_often();
}

int lapses_counted(const Services& services, const std::string& user) {
    const auto lapses = services.store.lapses_of(user, services.now() - 90 * kOneDay);
    return lapses ? static_cast<int>(lapses->size()) : 0;
}

}  // namespace server
