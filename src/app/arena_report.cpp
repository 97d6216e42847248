#include "app/arena_report.h"

#include <utility>
#include <vector>

#include <boost/json.hpp>
#include <fmt/core.h>

#include "app/standings.h"
#include "engine/json_text.h"
#include "engine/options_json.h"

namespace app {
namespace {

namespace json = boost::json;

std::uint64_t games_in(const arena::Tournament& tournament,
                       const std::vector<arena::PairedShare>& line_ups) {
    std::uint64_t blocks = 0;
    for (const arena::PairedShare& each : line_ups)
        blocks += each.blocks();
    return blocks * tournament.schedule().seats();
}

std::vector<Standing> standings_of(const arena::Tournament& tournament) {
    const auto ratings = tournament.ratings();
    const auto shares = tournament.shares_by_player();
    std::vector<Standing> standings;
    standings.reserve(ratings.size());
    for (std::size_t i = 0; i < ratings.size(); ++i) {
        standings.push_back({tournament.plan().players[i],
                             ratings[i],
                             games_in(tournament, shares[i]),
                             arena::share_over(shares[i])});
    }
    return best_first(std::move(standings));
}

// Of one line-up, for its first player; in a gauntlet that is the challenger.
std::vector<Encounter> encounters_of(const arena::Tournament& tournament) {
    const auto& line_ups = tournament.schedule().line_ups();
    std::vector<Encounter> encounters;
    for (std::size_t i = 0; i < line_ups.size(); ++i) {
        const std::vector<arena::PairedShare> first = {
            tournament.shares()[i][static_cast<std::size_t>(line_ups[i].front())]};
        encounters.push_back({line_up_text(tournament.plan().players, line_ups[i]),
                              games_in(tournament, first),
                              arena::share_over(first)});
    }
    return encounters;
}

std::vector<std::uint64_t> endings_of(const arena::Tournament& tournament) {
    std::vector<std::uint64_t> counts(tournament.plan().game->outcome_names().ending_ids.size());
    for (const arena::MatchResult& result : tournament.results())
        ++counts[static_cast<std::size_t>(result.ending)];
    return counts;
}

std::string endings_text(const arena::Tournament& tournament) {
    const auto& ids = tournament.plan().game->outcome_names().ending_ids;
    const auto counts = endings_of(tournament);
    std::string text;
    for (std::size_t i = 1; i < ids.size(); ++i)
        text += fmt::format("{}{} {}", text.empty() ? "" : ", ", ids[i], counts[i]);
    return fmt::format("  endings: {}\n", text);
}

std::string verdict_text(const arena::Tournament& tournament) {
    const arena::StopRule& stop = tournament.plan().stop;
    switch (tournament.verdict()) {
        case arena::Verdict::Undecided:
            return stop.kind == arena::StopRule::Kind::AllGames
                       ? ""
                       : "  stopped by --games before a decision\n";
        case arena::Verdict::NarrowEnough:
            return fmt::format("  stopped: no interval is wider than {} points\n",
                               100 * stop.width);
        case arena::Verdict::AtMostElo0:
            return fmt::format("  stopped: {} is at most {} Elo ahead (errors 5 %)\n",
                               tournament.plan().players[0],
                               stop.elo0);
        case arena::Verdict::AtLeastElo1:
            return fmt::format("  stopped: {} is at least {} Elo ahead (errors 5 %)\n",
                               tournament.plan().players[0],
                               stop.elo1);
    }
    return "";
}

std::string_view mode_id(arena::Mode mode) {
    return mode == arena::Mode::Gauntlet ? "gauntlet" : "round_robin";
}

std::string_view verdict_id(arena::Verdict verdict) {
    switch (verdict) {
        case arena::Verdict::Undecided: return "all_games";
        case arena::Verdict::NarrowEnough: return "narrow_enough";
        case arena::Verdict::AtMostElo0: return "at_most_elo0";
        case arena::Verdict::AtLeastElo1: return "at_least_elo1";
    }
    return "";
}

json::object line_up_json(const arena::Tournament& tournament, std::size_t number) {
    const arena::LineUp& line_up = tournament.schedule().line_ups()[number];
    const auto& names = tournament.plan().players;
    json::array players;
    for (const int player : line_up)
        players.emplace_back(names[static_cast<std::size_t>(player)]);
    json::array shares;
    for (const auto& [player, seats] : seats_by_player(line_up)) {
        const auto index = static_cast<std::size_t>(player);
        json::object share = {{"player", names[index]}};
        for (const auto& field :
             share_json(arena::share_over({tournament.shares()[number][index]})))
            share.insert(field);
        shares.push_back(std::move(share));
    }
    return {{"players", std::move(players)},
            {"games", games_in(tournament, {tournament.shares()[number].front()})},
            {"shares", std::move(shares)}};
}

json::array endings_json(const arena::Tournament& tournament) {
    const auto& ids = tournament.plan().game->outcome_names().ending_ids;
    const auto counts = endings_of(tournament);
    json::array endings;
    for (std::size_t i = 1; i < ids.size(); ++i)
        endings.push_back({{"id", ids[i]}, {"count", counts[i]}});
    return endings;
}

}  // namespace

std::string arena_table(const arena::Tournament& tournament, const ArenaEffort& effort) {
    const arena::TournamentPlan& plan = tournament.plan();
    return fmt::format("{}, {} players, {}, seed {}: {} games\n",
                       plan.game->name().english,
                       plan.seats(),
                       plan.mode == arena::Mode::Gauntlet ? "gauntlet" : "round-robin",
                       plan.seed,
                       tournament.counted())
           + standings_table(standings_of(tournament)) + encounters_table(encounters_of(tournament))
           + endings_text(tournament) + verdict_text(tournament)
           + fmt::format("  {} games played in {:.1f} s\n", effort.games, effort.seconds);
}

std::string arena_json(const arena::Tournament& tournament, const ArenaEffort& effort) {
    const arena::TournamentPlan& plan = tournament.plan();
    json::array line_ups;
    for (std::size_t i = 0; i < tournament.schedule().line_ups().size(); ++i)
        line_ups.push_back(line_up_json(tournament, i));
    const json::object all = {{"game", plan.game->id()},
                              {"content", plan.game->content_hash()},
                              {"options", engine::write_json(plan.game->options_of(plan.start))},
                              {"seats", plan.seats()},
                              {"mode", mode_id(plan.mode)},
                              {"seed", plan.seed},
                              {"games", tournament.counted()},
                              {"verdict", verdict_id(tournament.verdict())},
                              {"players", players_json(standings_of(tournament))},
                              {"line_ups", std::move(line_ups)},
                              {"endings", endings_json(tournament)},
                              {"played", effort.games},
                              {"seconds", effort.seconds}};
    return engine::json_text(all) + "\n";
}

}  // namespace app
