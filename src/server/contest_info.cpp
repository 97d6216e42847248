// What people are shown of a tournament.
#include <algorithm>
#include <map>
#include <utility>

#include "contest/rounds.h"
#include "contest/standings.h"
#include "server/contests.h"
#include "server/wire_json.h"

namespace server {
namespace {

using Names = std::map<std::string, std::string>;

Names names_of(const Services& services, const contest::Contest& contest) {
    Names names;
    if (const auto members = services.store.members(contest.plan().id))
        for (const store::MemberRow& member : *members)
            names[member.user] = member.name;
    return names;
}

std::string name_of(const contest::Person& person, const Names& names) {
    if (person.user.empty())
        return person.name;
    const auto found = names.find(person.user);
    return found == names.end() ? "" : found->second;
}

wire::ContestPlayer player_of(const contest::Player& player, const Names& names) {
    const contest::Person& who = player.who;
    return {
        name_of(who, names), who.user, who.level, who.rating, who.bot, player.gone, player.resting};
}

wire::ContestPairing pairing_of(const contest::Pairing& pairing) {
    wire::ContestPairing shown{
        pairing.round, pairing.slot, pairing.players, pairing.table, pairing.at, {}, {}, ""};
    if (pairing.result) {
        shown.places = pairing.result->places;
        shown.reason = static_cast<wire::ContestReason>(pairing.result->reason);
        shown.note = pairing.result->note;
    }
    return shown;
}

wire::ContestRow row_of(const contest::Row& row) {
    wire::ContestRow shown{row.player,
                           row.place,
                           row.points,
                           row.rivals,
                           row.head_to_head,
                           row.wins,
                           row.played,
                           row.streak,
                           {}};
    for (const auto& round : row.rounds)
        shown.rounds.push_back(round ? *round : -1);
    return shown;
}

// The one in front when it is over.
std::string winner_of(const contest::Contest& contest, const Names& names) {
    const auto rows = contest::standings(contest);
    if (contest.stage() != contest::Stage::Over || rows.empty()
        || (rows.size() > 1 && rows[1].place == 1))
        return "";
    return name_of(contest.person(rows.front().player), names);
}

int players_in(const contest::Contest& contest) {
    return static_cast<int>(std::ranges::count(contest.players(), false, &contest::Player::gone));
}

}  // namespace

bool may_organise(const contest::Contest& contest, const std::optional<store::User>& user) {
    return user && (user->is_admin || user->id == contest.plan().host);
}

std::string contest_summary(const Services& services, const contest::Contest& contest) {
    const contest::Plan& plan = contest.plan();
    const wire::NewTable table = table_wish(plan);
    wire::ContestLine line{};
    line.id = plan.id;
    line.title = plan.title;
    line.club = plan.club;
    line.game = table.game;
    line.kind = static_cast<wire::ContestKind>(plan.format.kind);
    line.state = static_cast<wire::ContestState>(contest.stage());
    line.seats = plan.format.seats;
    line.players = players_in(contest);
    line.most = plan.format.most;
    line.round = contest.round();
    line.rounds = contest.rounds();
    if (plan.format.starts > 0)
        line.starts = plan.format.starts;
    if (plan.format.kind == contest::Kind::Arena && contest.started() > 0)
        line.ends = contest.arena_ends();
    line.clock = table.clock.value_or(wire::ClockInfo{});
    line.rated = table.rated.value_or(false);
    line.created = plan.created;
    line.updated = std::max(plan.created, contest.last_at());
    line.winner = winner_of(contest, names_of(services, contest));
    return wire::text(line);
}

wire::ContestLine contest_line(const store::GatheringRow& row) {
    const auto json = engine::parse_json(row.summary, std::size_t{1} << 16U);
    const auto line =
        json ? wire::read<wire::ContestLine>(*json) : core::Result<wire::ContestLine>(json.error());
    if (line)
        return *line;
    wire::ContestLine plain{};
    plain.id = row.id;
    plain.title = row.title;
    plain.game = row.game;
    return plain;
}

wire::ContestInfo contest_info(const Services& services,
                               const contest::Contest& contest,
                               const store::GatheringRow& row,
                               const std::optional<store::User>& user) {
    const contest::Format& format = contest.format();
    const Names names = names_of(services, contest);
    wire::ContestInfo info{};
    info.line = contest_line(row);
    info.version = static_cast<int>(contest.events());
    info.about = contest.plan().about;
    if (const auto host = services.store.user_by_id(contest.plan().host); host && *host)
        info.host = (*host)->name;
    info.organiser = may_organise(contest, user);
    info.me = user ? contest.player_of(user->id) : std::nullopt;
    info.place_points =
        format.place_points.empty() ? contest::usual_points(format.seats) : format.place_points;
    info.least = format.least;
    info.late_entry = format.late_entry;
    contest::Person anybody;
    anybody.user = "-";
    info.enters = contest.enter(anybody, services.now(), "").ok();
    info.computers = format.computers;
    info.no_show = format.no_show;
    info.pause = format.pause;
    info.next = contest.next_due();
    for (const contest::Player& player : contest.players())
        info.players.push_back(player_of(player, names));
    for (const contest::Pairing& pairing : contest.pairings())
        info.pairings.push_back(pairing_of(pairing));
    for (const contest::Row& one : contest::standings(contest))
        if (one.played > 0 || !contest.players()[static_cast<std::size_t>(one.player)].gone)
            info.standings.push_back(row_of(one));
    for (const contest::TieBreak rule : contest::tie_breaks(format.kind))
        info.tie_breaks.push_back(static_cast<wire::TieBreak>(rule));
    if (info.me) {
        info.line.mine = !info.players[static_cast<std::size_t>(*info.me)].gone;
        if (const auto running = contest.running_of(*info.me))
            info.line.table = contest.pairings()[static_cast<std::size_t>(*running)].table;
    }
    info.now = services.now();
    return info;
}

}  // namespace server
