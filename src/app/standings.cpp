#include "app/standings.h"

#include <algorithm>
#include <tuple>

#include <fmt/core.h>

#include "app/text_table.h"

namespace app {
namespace {

namespace json = boost::json;
using Align = TextTable::Align;

std::string share_text(const arena::Share& share) {
    return fmt::format("{:.2f} %", 100 * share.value);
}

std::string interval_text(const arena::Share& share) {
    return fmt::format("{:.2f} - {:.2f} %", 100 * share.interval.low, 100 * share.interval.high);
}

}  // namespace

std::vector<Standing> best_first(std::vector<Standing> standings) {
    std::ranges::sort(standings, [](const Standing& one, const Standing& other) {
        return std::tie(other.rating.value, one.player) < std::tie(one.rating.value, other.player);
    });
    return standings;
}

std::string standings_table(const std::vector<Standing>& standings) {
    TextTable table({{"player"},
                     {"rating", Align::Right},
                     {"+-", Align::Right},
                     {"games", Align::Right},
                     {"wins", Align::Right},
                     {"95 % interval", Align::Right}});
    for (const Standing& each : standings) {
        table.add({each.player,
                   fmt::format("{:.0f}", each.rating.value),
                   fmt::format("{:.0f}", each.rating.margin),
                   fmt::format("{}", each.games),
                   share_text(each.share),
                   interval_text(each.share)});
    }
    return table.text();
}

json::object share_json(const arena::Share& share) {
    return {{"share", share.value},
            {"interval", json::array{share.interval.low, share.interval.high}}};
}

json::array players_json(const std::vector<Standing>& standings) {
    json::array players;
    for (const Standing& each : standings) {
        json::object player = {{"player", each.player},
                               {"rating", each.rating.value},
                               {"margin", each.rating.margin},
                               {"games", each.games}};
        for (const auto& field : share_json(each.share))
            player.insert(field);
        players.push_back(std::move(player));
    }
    return players;
}

std::string encounters_table(const std::vector<Encounter>& encounters) {
    if (encounters.size() == 1)
        return "";
    TextTable table({{"line-up"},
                     {"games", Align::Right},
                     {"wins of the first", Align::Right},
                     {"95 % interval", Align::Right}});
    for (const Encounter& each : encounters) {
        table.add({each.line_up,
                   fmt::format("{}", each.games),
                   share_text(each.first),
                   interval_text(each.first)});
    }
    return table.text();
}

std::vector<std::pair<int, int>> seats_by_player(const arena::LineUp& line_up) {
    std::vector<std::pair<int, int>> seats;
    for (const int player : line_up) {
        if (seats.empty() || seats.back().first != player)
            seats.emplace_back(player, 0);
        ++seats.back().second;
    }
    return seats;
}

std::string line_up_text(const std::vector<std::string>& players, const arena::LineUp& line_up) {
    std::string text;
    for (const auto& [player, seats] : seats_by_player(line_up)) {
        const std::string& name = players[static_cast<std::size_t>(player)];
        text += text.empty() ? "" : " : ";
        text += seats == 1 ? name : fmt::format("{} x {}", seats, name);
    }
    return text;
}

}  // namespace app
