#include "server/stored_summary.h"

#include <algorithm>
#include <variant>

#include "engine/json_text.h"
#include "server/ratings.h"
#include "server/table_message.h"
#include "server/table_parts.h"
#include "server/wire_json.h"

namespace server {
namespace {

constexpr std::size_t kMaxSummary = std::size_t{1} << 20U;

std::vector<SeatSummary> seat_summaries(const table::Table& table) {
    std::vector<SeatSummary> seats;
    for (const table::Seat& seat : table.seats()) {
        const engine::SeatId id = engine::seat_id(static_cast<int>(seats.size()));
        const bool is_person = seat.kind == table::SeatKind::Human;
        SeatSummary summary{};
        summary.kind = static_cast<wire::SeatKind>(seat.kind);
        summary.name = seat.name;
        summary.user = seat.user;
        summary.level = seat.level;
        summary.resigned = seat.resigned > 0;
        summary.stand_in = is_person && seat.has_computer();
        summary.to_move = seat.has_person() && table.actor().includes(id);
        const std::int64_t last = table.events().empty() ? 0 : table.events().back().at;
        if (const auto left = table.time_left(id, last); left && summary.to_move)
            summary.deadline = last + *left;
        seats.push_back(std::move(summary));
    }
    return seats;
}

std::optional<std::int64_t> start_of(const table::Table& table) {
    for (const table::Event& event : table.events())
        if (std::holds_alternative<table::Started>(event.what))
            return event.at;
    return std::nullopt;
}

std::optional<wire::ResultInfo> result_of(const table::Table& table) {
    const auto outcome = outcome_info(table);
    if (!outcome)
        return std::nullopt;
    wire::ResultInfo result{outcome->ending, outcome->text, {}};
    for (const wire::SeatScore& seat : outcome->seats)
        result.seats.push_back({seat.place, seat.score, seat.won});
    return result;
}

// A row of an older program, or one that cannot be understood: who was asked to the table is all
// that can be told.
StoredSummary summary_of_setup(const store::TableRow& row) {
    StoredSummary summary{};
    summary.updated = row.updated;
    const auto setup = table::parse_setup(row.setup);
    if (!setup)
        return summary;
    summary.clock = clock_of(setup->clock);
    for (const table::SeatPlan& plan : setup->seats) {
        const auto kind = static_cast<wire::SeatKind>(plan.kind);
        summary.seats.push_back(
            {kind, plan.name, plan.user, plan.level, false, false, false, std::nullopt});
    }
    return summary;
}

StoredSummary stored_in(const store::TableRow& row) {
    if (const auto json = engine::parse_json(row.summary, kMaxSummary))
        if (auto summary = wire::read<StoredSummary>(*json))
            return std::move(*summary);
    return summary_of_setup(row);
}

wire::TableState state_named(const std::string& word) {
    const auto names = wire::names_of(wire::TableState{});
    const auto found = std::ranges::find(names, word);
    return found == names.end() ? wire::TableState::cancelled
                                : static_cast<wire::TableState>(found - names.begin());
}

std::vector<wire::SeatInfo> seats_in(const StoredSummary& stored,
                                     const ListContext& context,
                                     const std::string& ladder) {
    std::vector<wire::SeatInfo> seats;
    for (const SeatSummary& seat : stored.seats)
        seats.push_back(
            {static_cast<int>(seats.size()),
             seat.kind,
             seat.name,
             seat.user,
             seat.level,
             seat.kind == wire::SeatKind::human && !seat.user.empty() && seat.user == context.user,
             !seat.user.empty() && context.is_online(seat.user),
             seat.resigned,
             seat.stand_in});
    if (!context.rating)
        return seats;
    for (wire::SeatInfo& seat : seats) {
        const bool is_person = seat.kind == wire::SeatKind::human;
        const auto rating = context.rating(is_person ? seat.user : "", seat.level, ladder);
        if (!rating.empty())
            seat.rating = rating;
    }
    return seats;
}

void add_turn(wire::TableSummary& line, const StoredSummary& stored, const std::string& user) {
    for (const SeatSummary& seat : stored.seats) {
        if (!seat.to_move || user.empty() || seat.user != user)
            continue;
        line.your_turn = true;
        if (seat.deadline)
            line.deadline = std::min(*seat.deadline, line.deadline.value_or(*seat.deadline));
    }
}

// What this program cannot understand stays as the one before it has described it; only that
// somebody is to move is over.
store::TableRow frozen_row(store::TableRow row) {
    StoredSummary summary = stored_in(row);
    for (SeatSummary& seat : summary.seats) {
        seat.to_move = false;
        seat.deadline.reset();
    }
    row.due = "[]";
    row.summary = wire::text(summary);
    row.wakes = 0;
    row.computer_due = false;
    return row;
}

}  // namespace

StoredSummary summary_of(const table::Table& table) {
    StoredSummary summary{};
    summary.clock = clock_of(table.setup().clock);
    summary.seats = seat_summaries(table);
    summary.stage = stage_of(table);
    summary.updated = table.events().empty() ? table.setup().created : table.last_shown_at();
    summary.started = start_of(table);
    summary.result = result_of(table);
    summary.actions = table.is_finished() ? static_cast<int>(table.entries().size()) : 0;
    summary.options = options_json(table.game().options_of(table.position()));
    summary.content = table.setup().content;
    summary.rated = table.setup().rated;
    return summary;
}

store::TableRow described_row(store::TableRow row, const table::Table& table) {
    if (table.frozen())
        return frozen_row(std::move(row));
    const StoredSummary summary = summary_of(table);
    row.state = wire::word_of(state_of(table));
    row.is_over = table.is_finished();
    row.due = engine::json_text(engine::write_json(seats_to_move(table)));
    row.result = summary.result ? summary.result->ending : "";
    row.summary = wire::text(summary);
    row.wakes = table.next_deadline().value_or(0);
    // Computers among themselves wait until somebody comes to watch.
    const bool is_waited_for = table.setup().contest || !people_at(table).empty();
    row.computer_due = is_waited_for && computer_to_move(table).has_value();
    row.updated = summary.updated;
    return row;
}

std::vector<store::SeatRow> seat_rows(const table::Table& table) {
    std::vector<store::SeatRow> rows;
    for (const table::Seat& seat : table.seats()) {
        const bool is_person = seat.kind == table::SeatKind::Human;
        const char* other = seat.is_open() ? "open" : "computer";
        rows.push_back(
            {static_cast<int>(rows.size()), seat.user, seat.name, is_person ? "human" : other});
    }
    return rows;
}

wire::TableSummary list_line(const store::TableRow& row, const ListContext& context) {
    const StoredSummary stored = stored_in(row);
    wire::TableSummary line{};
    line.id = row.id;
    line.game = row.game;
    line.title = row.title;
    line.state = state_named(row.state);
    line.is_private = row.is_private;
    line.rated = stored.rated.value_or(false);
    line.clock = stored.clock;
    line.seats = seats_in(stored, context, ladder_of(row.game, stored.clock.kind));
    line.stage = stored.stage;
    add_turn(line, stored, context.user);
    line.created = row.created;
    line.updated = stored.updated;
    line.watchers = context.watchers(row.id);
    line.result = stored.result;
    if (row.is_over) {
        line.started = stored.started;
        line.actions = stored.actions;
    }
    return line;
}

std::vector<std::string> users_of(const store::TableRow& row) {
    std::vector<std::string> users;
    const auto add = [&](const std::string& user) {
        if (!user.empty() && std::ranges::find(users, user) == users.end())
            users.push_back(user);
    };
    add(row.host);
    for (const SeatSummary& seat : stored_in(row).seats)
        add(seat.user);
    return users;
}

}  // namespace server
