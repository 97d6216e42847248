#include "server/table_message.h"

#include <algorithm>

#include "core/rng.h"
#include "engine/sentences.h"
#include "server/choices.h"
#include "server/ratings.h"
#include "server/table_notices.h"
#include "server/table_parts.h"

namespace server {
namespace {

bool holds(const table::Table& table, int seat, const std::string& user) {
    return !user.empty() && table.seats()[static_cast<std::size_t>(seat)].is_held_by(user);
}

wire::ClockTimes clock_times(const Surroundings& room) {
    wire::ClockTimes times{{}, {}, room.now};
    const auto& seats = room.table.seats();
    for (int i = 0; i < static_cast<int>(seats.size()); ++i)
        if (const auto left = room.table.time_left(engine::seat_id(i), room.now))
            times.left.push_back(*left);
    if (!times.left.empty())
        times.running = seats_to_move(room.table);
    return times;
}

// What follows the point in "report.won".
std::string name_of(const engine::Message& words) {
    return words.key.substr(words.key.find('.') + 1);
}

std::vector<wire::Told> told_in(const table::Table& table,
                                const table::LogLine& line,
                                const SeatNames& names) {
    std::vector<wire::Told> told;
    const auto sentences = engine::sentences_of(line.text);
    for (const engine::Sentence& sentence : sentences) {
        wire::Told& one = told.emplace_back();
        one.key = name_of(sentence.words);
        for (const engine::SeatId seat : sentence.seats)
            one.seats.push_back(engine::index_of(seat));
        one.about = sentence.about;
        if (sentences.size() > 1)
            one.text = words(table.game(), sentence.words, names);
    }
    return told;
}

std::vector<wire::LogEntry> log_lines(const table::Table& table, std::size_t from) {
    std::vector<wire::LogEntry> lines;
    const auto names = table.seat_names();
    for (std::size_t i = from; i < table.log().size(); ++i) {
        const table::LogLine& line = table.log()[i];
        const int by = line.by == engine::kNobody ? -1 : engine::index_of(line.by);
        lines.push_back({static_cast<int>(line.n),
                         by,
                         words(table.game(), line.text, names),
                         line.at,
                         told_in(table, line, names)});
    }
    return lines;
}

wire::Text ending_name(const table::Table& table, const std::string& ending) {
    const engine::OutcomeNames& names = table.game().outcome_names();
    const auto found = std::ranges::find(names.ending_ids, ending);
    if (found == names.ending_ids.end())
        return {ending, ending};
    return wire::text_of(names.endings[static_cast<std::size_t>(found - names.ending_ids.begin())]);
}

// Does the game's own ranking stand? Who has resigned comes last at the table, wherever the
// stand-in has led the seat.
bool all_have_stayed(const table::Table& table) {
    return std::ranges::none_of(table.seats(),
                                [](const table::Seat& seat) { return seat.resigned != 0; });
}

wire::Text resigned_text(const table::Table& table) {
    if (table.seats().size() > 1)
        return {"All others have resigned", "Alle anderen haben aufgegeben"};
    const std::string& name = table.seats().front().name;
    return {name + " has resigned", name + " hat aufgegeben"};
}

// The prompt of a finished game says who has won and why; without one, how it ended.
wire::Text ending_text(const table::Table& table, const std::string& ending) {
    if (ending == "resigned")
        return resigned_text(table);
    if (ending == "cancelled")
        return {"The game was called off", "Das Spiel wurde abgebrochen"};
    const wire::Text sentence =
        words(table.game(), table.game().prompt(table.position()), table.seat_names());
    return sentence.en.empty() || !all_have_stayed(table) ? ending_name(table, ending) : sentence;
}

engine::SeatSet seat_set(const std::vector<int>& seats) {
    engine::SeatSet set;
    for (const int seat : seats)
        set.insert(engine::seat_id(seat));
    return set;
}

// With what the viewer has picked and not committed to.
engine::Position seen_position(const table::Table& table, engine::SeatId viewer) {
    return viewer == engine::kNobody ? table.position() : table.draft(viewer).position;
}

// What the viewer has to decide, if anything.
void add_decision(wire::Table& message, const table::Table& table, engine::SeatId seat) {
    if (!table.actor().includes(seat)
        || table.seats()[static_cast<std::size_t>(engine::index_of(seat))].has_computer())
        return;
    const engine::Position known = known_position(table, seat);
    const SeatNames names = table.seat_names();
    if (table.draft(seat).is_complete) {
        message.prompt = {"Is this your choice?", "Ist das deine Wahl?"};
        message.choices = {commit_choice()};
        return;
    }
    message.prompt = words(table.game(), table.game().prompt(known), names);
    message.choices = choices_of({table.game(), known, seat, names, table.is_simultaneous()});
    for (const engine::Reason& reason : table.game().reasons(known, seat))
        message.reasons.push_back({reason.target, words(table.game(), reason.why, names)});
}

wire::StandingOrders orders_of(const table::Table& table, engine::SeatId seat) {
    wire::StandingOrders orders;
    for (const engine::OptionChoice& order : table.orders(seat))
        orders.given.push_back({order.key, order.value});
    if (const auto entry = table.last_obeyed(seat))
        orders.obeyed = static_cast<int>(*entry);
    return orders;
}

// Who only watches is told what is allowed.
wire::HintInfo hint_info(const table::Table& table, engine::SeatId viewer) {
    const auto left =
        viewer == engine::kNobody ? table::hints_allowed(table.setup()) : table.hints_left(viewer);
    return {table::hints_allowed(table.setup()) != 0, left};
}

void add_position(wire::Table& message, const table::Table& table, const Onlooker& who) {
    const std::size_t n = table.known_entries(seat_set(who.seats));
    message.n = static_cast<int>(n);
    message.to_move = seats_to_move(table);
    message.stage = stage_of(table);
    message.view = table.state() == table::State::Open
                       ? boost::json::value(nullptr)
                       : table.game().view(seen_position(table, who.viewer), who.viewer);
    if (who.viewer == engine::kNobody)
        return;
    const table::UndoInfo undo = table.undo_info(who.viewer);
    const bool more = table.setup().allows_undo && !table.is_finished() && n > undo.steps;
    message.undo = {static_cast<int>(undo.steps), undo.can_redo, more};
    message.orders = orders_of(table, who.viewer);
    add_decision(message, table, who.viewer);
}

}  // namespace

std::optional<wire::OutcomeInfo> outcome_info(const table::Table& table) {
    const auto outcome = table.outcome();
    if (!outcome)
        return std::nullopt;
    wire::OutcomeInfo info{outcome->ending, ending_text(table, outcome->ending), {}, {}};
    const auto& parts = table.game().outcome_names().parts;
    for (const engine::Words& part : parts)
        info.part_names.push_back(wire::text_of(part));
    for (std::size_t i = 0; i < outcome->places.size(); ++i) {
        const engine::SeatResult& result = outcome->game.results[i];
        info.seats.push_back({outcome->places[i],
                              outcome->won[i],
                              outcome->scores[i],
                              {result.parts.begin(),
                               result.parts.begin() + static_cast<std::ptrdiff_t>(parts.size())}});
    }
    return info;
}

Onlooker onlooker_of(const table::Table& table,
                     const std::string& user,
                     std::optional<int> wanted) {
    Onlooker who{user, {}, engine::kNobody};
    for (int i = 0; i < static_cast<int>(table.seats().size()); ++i)
        if (holds(table, i, user))
            who.seats.push_back(i);
    if (who.seats.empty())
        return who;
    int viewer = who.seats.front();
    for (const int seat : seats_to_move(table)) {
        if (holds(table, seat, user)) {
            viewer = seat;
            break;
        }
    }
    if (wanted && std::ranges::find(who.seats, *wanted) != who.seats.end())
        viewer = *wanted;
    who.viewer = engine::seat_id(viewer);
    return who;
}

engine::Position known_position(const table::Table& table, engine::SeatId seat) {
    core::Rng rng(table.secret("deal", seat));
    return table.game().sample_hidden(seen_position(table, seat), seat, rng);
}

std::int64_t version_for(const table::Table& table, const Onlooker& who) {
    return static_cast<std::int64_t>(table.shown_version(seat_set(who.seats)));
}

wire::Table table_message(const Surroundings& room, const Onlooker& who, std::size_t log_from) {
    const table::Table& table = room.table;
    const table::Setup& setup = table.setup();
    wire::Table message{};
    message.table = setup.id;
    message.version = version_for(table, who);
    message.game = setup.game;
    message.content = table.game().content_hash();
    message.title = setup.title;
    message.state = state_of(table);
    message.frozen = frozen_text(table);
    message.is_private = setup.is_private;
    message.invite = who.seats.empty() && who.user != setup.host ? "" : room.row.invite;
    message.host = setup.host;
    message.undo_allowed = setup.allows_undo;
    message.rated = setup.is_rated();
    message.options = options_json(table.game().options_of(table.position()));
    message.seats = seats_of(room, who.user);
    message.you = who.seats;
    if (who.viewer != engine::kNobody)
        message.viewer = engine::index_of(who.viewer);
    message.clock = clock_of(setup.clock);
    message.clocks = clock_times(room);
    message.thinking = room.thinking;
    add_position(message, table, who);
    message.request = request_info(table);
    message.absence = absence_info(room, who);
    message.notices = notices_of(table);
    message.hints = hint_info(table, who.viewer);
    if (setup.branch)
        message.branch = {setup.branch->table, static_cast<int>(setup.branch->at)};
    message.log_from = static_cast<int>(log_from);
    message.log = log_lines(table, log_from);
    message.outcome = outcome_info(table);
    if (message.outcome) {
        message.outcome->ratings = room.changes;
        message.outcome->unrated = unrated_text(table);
    }
    message.commitment = table.commitment();
    if (table.is_finished())
        message.seed = setup.seed_hex;
    if (!room.rematch.empty())
        message.rematch = room.rematch;
    message.watchers = room.watchers;
    return message;
}

}  // namespace server
