#include "server/table_parts.h"

#include <algorithm>

namespace server {

wire::TableState state_of(const table::Table& table) {
    switch (table.state()) {
        case table::State::Open: return wire::TableState::open;
        case table::State::Running: return wire::TableState::running;
        case table::State::Paused: return wire::TableState::paused;
        case table::State::Over: return wire::TableState::over;
        case table::State::Cancelled: return wire::TableState::cancelled;
    }
    return wire::TableState::cancelled;
}

wire::ClockInfo clock_of(const table::ClockRule& rule) {
    return {static_cast<wire::ClockKind>(rule.kind),
            rule.bank_ms,
            rule.increment_ms,
            static_cast<int>(rule.days),
            rule.on_timeout == table::OnTimeout::Resigns ? wire::OnTimeout::resign
                                                         : wire::OnTimeout::computer};
}

std::vector<wire::SeatInfo> seats_of(const Surroundings& room, const std::string& user) {
    std::vector<wire::SeatInfo> seats;
    for (const table::Seat& seat : room.table.seats()) {
        const bool is_person = seat.kind == table::SeatKind::Human;
        wire::SeatInfo info{};
        info.seat = static_cast<int>(seats.size());
        info.kind = static_cast<wire::SeatKind>(seat.kind);
        info.name = seat.name;
        info.user = seat.user;
        info.level = seat.level;
        info.you = is_person && !user.empty() && seat.user == user;
        info.online = !seat.user.empty() && !room.away_since(seat.user);
        info.resigned = seat.resigned > 0;
        info.stand_in = is_person && seat.has_computer();
        if (const std::string rating = room.rating ? room.rating(seat) : ""; !rating.empty())
            info.rating = rating;
        seats.push_back(info);
    }
    return seats;
}

std::vector<int> seats_to_move(const table::Table& table) {
    std::vector<int> seats;
    for (const engine::SeatId seat : table.actor().seats())
        seats.push_back(engine::index_of(seat));
    return seats;
}

std::vector<std::string> people_at(const table::Table& table) {
    std::vector<std::string> people;
    for (const table::Seat& seat : table.seats())
        if (seat.has_person())
            people.push_back(seat.user);
    std::ranges::sort(people);
    const auto repeated = std::ranges::unique(people);
    people.erase(repeated.begin(), repeated.end());
    return people;
}

std::optional<engine::SeatId> computer_to_move(const table::Table& table) {
    for (const engine::SeatId seat : table.actor().seats())
        if (table.seats()[static_cast<std::size_t>(engine::index_of(seat))].has_computer())
            return seat;
    return std::nullopt;
}

std::optional<wire::Text> frozen_text(const table::Table& table) {
    if (!table.frozen())
        return std::nullopt;
    wire::Text text = wire::text_of(table::words_of(table::Refusal::Frozen));
    if (table.frozen()->where == "content") {
        text.en += " The cards and values that it was played with are not known here.";
        text.de += " Die Karten und Werte, mit denen gespielt wurde, sind hier nicht bekannt.";
        return text;
    }
    const std::string n = std::to_string(table.entries().size());
    text.en += " What is shown is the table after " + n + " actions, the last ones that fit.";
    text.de += " Gezeigt wird der Tisch nach " + n + " Aktionen, den letzten, die noch passen.";
    return text;
}

boost::json::value options_json(const engine::OptionChoices& choices) {
    boost::json::object options;
    for (const engine::OptionChoice& choice : choices)
        options[choice.key] = choice.value;
    return options;
}

wire::Text stage_of(const table::Table& table) {
    if (table.state() == table::State::Open)
        return {"Waiting for players", "Wartet auf Mitspieler"};
    return words(table.game(), table.game().stage(table.position()), table.seat_names());
}

}  // namespace server
