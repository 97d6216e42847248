#include "arena/play_match.h"

#include <chrono>
#include <utility>

#include "ai/player.h"
#include "arena/course.h"
#include "arena/record_files.h"

namespace arena {
namespace {

using Clock = std::chrono::steady_clock;

std::string file_stem(const TournamentPlan& plan) {
    return std::string(plan.game->id()) + "-arena-" + std::to_string(plan.seed) + "-";
}

RecordedTable table_of(const Tournament& tournament, std::uint64_t number) {
    const TournamentPlan& plan = tournament.plan();
    const std::uint64_t block = tournament.schedule().block_of(number);
    const std::string id = "arena-" + std::to_string(plan.seed) + "-" + std::to_string(block);
    return {*plan.game,
            plan.program,
            id,
            tournament.names_at(number),
            engine::FairDice(secret_of(plan.seed, block), id)};
}

std::vector<ai::PlayerPtr> players_of(const RecordedTable& table) {
    std::vector<ai::PlayerPtr> players;
    players.reserve(table.seats.size());
    for (const std::string& name : table.seats)
        players.push_back(std::move(*ai::make_player(name, table.game)));
    return players;
}

MatchResult result_of(std::uint64_t number, const PlayedGame& played, Clock::time_point begin) {
    using std::chrono::milliseconds;
    MatchResult result{.number = number,
                       .places = {},
                       .ending = played.outcome.ending,
                       .decisions = played.count.decisions,
                       .milliseconds = static_cast<std::uint64_t>(
                           std::chrono::duration_cast<milliseconds>(Clock::now() - begin).count())};
    for (std::size_t i = 0; i < played.outcome.seats; ++i)
        result.places.push_back(played.outcome.results[i].place);
    return result;
}

core::Error fault_in(std::uint64_t number, const Course& course, std::string_view fault) {
    return {"game " + std::to_string(number) + ", step " + std::to_string(course.steps()),
            std::string(fault)};
}

}  // namespace

core::Result<std::optional<MatchResult>> play_match(const Tournament& tournament,
                                                    std::uint64_t number,
                                                    const Abandoned& abandoned) {
    const Clock::time_point begin = Clock::now();
    const TournamentPlan& plan = tournament.plan();
    const RecordedTable table = table_of(tournament, number);
    const std::vector<ai::PlayerPtr> players = players_of(table);
    Luck luck = Luck::of(plan.seed, number);
    luck.dice.emplace(table.dice);
    Course course(*plan.game, plan.start, std::move(luck));
    while (!course.is_over()) {
        if (const std::string_view fault = course.advance(players); !fault.empty())
            return fault_in(number, course, fault);
        if (abandoned())
            return std::optional<MatchResult>{};
    }
    if (!plan.records_folder.empty()) {
        const std::string path = record_file(plan.records_folder, file_stem(plan), number);
        if (const auto failure = write_record(table, course, path))
            return *failure;
    }
    return std::optional(result_of(number, course.result(), begin));
}

std::optional<core::Error> old_records_complaint(const TournamentPlan& plan) {
    return games_complaint(plan.records_folder, file_stem(plan));
}

}  // namespace arena
