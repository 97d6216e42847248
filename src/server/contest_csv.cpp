// A tournament for spreadsheets: the standings, an empty line, the pairings.
#include <fmt/format.h>

#include "contest/format.h"
#include "server/contests.h"

namespace server {
namespace {

// Quoted where it must be; what spreadsheets would take for a formula stays text.
std::string cell(std::string text) {
    if (!text.empty() && std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos)
        text.insert(text.begin(), '\'');
    if (text.find_first_of(",\"\n\r") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char sign : text)
        quoted.append(sign == '"' ? 2 : 1, sign);
    return quoted + "\"";
}

std::string points_text(int sixtieths) {
    if (sixtieths < 0)
        return "";
    return sixtieths % contest::kPoint == 0
               ? std::to_string(sixtieths / contest::kPoint)
               : fmt::format("{:.2f}", static_cast<double>(sixtieths) / contest::kPoint);
}

const wire::ContestPlayer& player_at(const wire::ContestInfo& info, int player) {
    return info.players[static_cast<std::size_t>(player)];
}

std::string standings_of(const wire::ContestInfo& info) {
    std::string text = "place,player,rating,points,rivals,wins,played";
    const std::size_t rounds = info.standings.empty() ? 0 : info.standings.front().rounds.size();
    const bool has_rounds = info.line.kind != wire::ContestKind::arena;
    for (std::size_t i = 1; has_rounds && i <= rounds; ++i)
        text += fmt::format(",round {}", i);
    text += "\r\n";
    for (const wire::ContestRow& row : info.standings) {
        const wire::ContestPlayer& player = player_at(info, row.player);
        text += fmt::format("{},{},{},{},{},{},{}",
                            row.place,
                            cell(player.name),
                            player.rating,
                            points_text(row.points),
                            points_text(row.rivals),
                            row.wins,
                            row.played);
        for (std::size_t i = 0; has_rounds && i < row.rounds.size(); ++i)
            text += "," + points_text(row.rounds[i]);
        text += "\r\n";
    }
    return text;
}

std::string pairings_of(const wire::ContestInfo& info) {
    std::string text = "round,number,table,seat,player,place,note\r\n";
    for (const wire::ContestPairing& pairing : info.pairings)
        for (std::size_t seat = 0; seat < pairing.players.size(); ++seat)
            text += fmt::format("{},{},{},{},{},{},{}\r\n",
                                pairing.round,
                                pairing.slot,
                                pairing.table,
                                seat + 1,
                                cell(player_at(info, pairing.players[seat]).name),
                                pairing.places ? std::to_string((*pairing.places)[seat]) : "",
                                cell(pairing.note));
    return text;
}

}  // namespace

std::string contest_csv(const wire::ContestInfo& info) {
    return standings_of(info) + "\r\n" + pairings_of(info);
}

}  // namespace server
