#include "table/record_of.h"

#include <algorithm>
#include <chrono>

#include <fmt/format.h>

#include "table/outcome.h"

namespace table {
namespace {

// 2026-07-31T08:05:09Z
std::string iso_time(std::int64_t milliseconds) {
    using namespace std::chrono;
    const auto time = sys_time<std::chrono::milliseconds>(std::chrono::milliseconds(milliseconds));
    const auto day = floor<days>(time);
    const year_month_day date(day);
    const hh_mm_ss clock(floor<seconds>(time - day));
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z",
                       static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()),
                       static_cast<unsigned>(date.day()),
                       clock.hours().count(),
                       clock.minutes().count(),
                       clock.seconds().count());
}

engine::RecordHeader header_of(const Standing& standing) {
    const Setup& setup = standing.setup();
    engine::RecordHeader header{TETRA_VERSION,
                                setup.game,
                                standing.game().content_hash(),
                                setup.dice_table,
                                standing.game().options_of(standing.line().position()),
                                {},
                                standing.dice().commitment(),
                                ""};
    if (standing.state() != State::Open)
        header.started = iso_time(standing.line().began());
    header.branch = setup.branch;
    for (const Seat& seat : standing.seats())
        header.seats.push_back(seat.name);
    return header;
}

engine::RecordEnd end_of(const Standing& standing, const TableOutcome& outcome) {
    engine::RecordEnd end{outcome.game, standing.dice().seed_hex(), standing.taken_back_draws()};
    if (outcome.game.ending == 0) {
        for (std::size_t i = 0; i < outcome.places.size(); ++i)
            end.outcome.results[i].place = outcome.places[i];
        engine::crown_the_first(end.outcome);
    }
    return end;
}

SeatPlan plan_of(const Seat& seat, const std::string& asker) {
    if (seat.kind == SeatKind::Ai)
        return {SeatKind::Ai, "", seat.name, seat.level};
    return {seat.user == asker ? SeatKind::Human : SeatKind::Open, seat.user, seat.name, ""};
}

}  // namespace

engine::Record record_of(const Standing& standing) {
    engine::Record record{header_of(standing), standing.line().entries(), {}};
    if (const auto outcome = outcome_of(standing))
        record.end = end_of(standing, *outcome);
    return record;
}

Setup rematch_of(const Standing& standing, const NewTable& fresh) {
    Setup setup = standing.setup();
    setup.id = fresh.id;
    setup.dice_table = fresh.id;
    setup.branch.reset();
    setup.seed_hex = fresh.seed_hex;
    setup.created = fresh.created;
    setup.host = fresh.asker;
    setup.contest.reset();
    setup.seats.clear();
    for (const Seat& seat : standing.seats())
        setup.seats.push_back(plan_of(seat, fresh.asker));
    std::ranges::rotate(setup.seats, setup.seats.begin() + 1);
    return setup;
}

}  // namespace table
