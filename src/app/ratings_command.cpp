#include "app/ratings_command.h"

#include <algorithm>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include <boost/json.hpp>
#include <fmt/core.h>

#include "app/anchor.h"
#include "app/arguments.h"
#include "app/command.h"
#include "app/standings.h"
#include "arena/pool.h"
#include "engine/json_text.h"

namespace app {
namespace {

namespace json = boost::json;

struct RatingsArguments {
    std::vector<std::string> files;
    std::string anchor;
    bool as_json = false;
};

core::Result<arena::Pool> load_pool(const std::vector<std::string>& files) {
    std::vector<arena::ResultsText> texts;
    for (const std::string& file : files) {
        auto text = read_file(file);
        if (!text)
            return text.error();
        texts.push_back({file, std::move(*text)});
    }
    return arena::pool_of(texts);
}

std::uint64_t games_in(const arena::Pool& pool, const arena::PairedShare& share) {
    return share.blocks() * static_cast<std::uint64_t>(pool.seats);
}

std::vector<Standing> standings_of(const arena::Pool& pool,
                                   const std::vector<arena::Meeting>& meetings,
                                   const arena::Anchor& anchor) {
    const auto ratings =
        arena::ratings_of(static_cast<int>(pool.players.size()), pool.games, anchor);
    std::vector<Standing> standings;
    for (std::size_t i = 0; i < ratings.size(); ++i) {
        std::uint64_t games = 0;
        std::vector<arena::PairedShare> shares;
        for (const arena::Meeting& each : meetings) {
            if (std::ranges::count(each.line_up, static_cast<int>(i)) == 0)
                continue;
            games += games_in(pool, each.shares[i]);
            shares.push_back(each.shares[i]);
        }
        standings.push_back({pool.players[i], ratings[i], games, arena::share_over(shares)});
    }
    return best_first(std::move(standings));
}

std::vector<Encounter> encounters_of(const arena::Pool& pool,
                                     const std::vector<arena::Meeting>& meetings) {
    std::vector<Encounter> encounters;
    for (const arena::Meeting& each : meetings) {
        const auto& first = each.shares[static_cast<std::size_t>(each.line_up.front())];
        encounters.push_back({line_up_text(pool.players, each.line_up),
                              games_in(pool, first),
                              arena::share_over({first})});
    }
    return encounters;
}

json::array line_ups_json(const arena::Pool& pool, const std::vector<arena::Meeting>& meetings) {
    json::array line_ups;
    for (const arena::Meeting& each : meetings) {
        json::array players;
        for (const int player : each.line_up)
            players.emplace_back(pool.players[static_cast<std::size_t>(player)]);
        const auto& first = each.shares[static_cast<std::size_t>(each.line_up.front())];
        json::object row = {{"players", std::move(players)}, {"games", games_in(pool, first)}};
        for (const auto& field : share_json(arena::share_over({first})))
            row.insert(field);
        line_ups.push_back(std::move(row));
    }
    return line_ups;
}

std::string report(const arena::Pool& pool, const arena::Anchor& anchor, bool as_json) {
    const auto meetings = arena::meetings_in(pool);
    const auto standings = standings_of(pool, meetings, anchor);
    if (!as_json) {
        return fmt::format("{}, {} players: {} games\n", pool.game, pool.seats, pool.games.size())
               + standings_table(standings) + encounters_table(encounters_of(pool, meetings));
    }
    const json::object all = {{"game", pool.game},
                              {"seats", pool.seats},
                              {"games", pool.games.size()},
                              {"players", players_json(standings)},
                              {"line_ups", line_ups_json(pool, meetings)}};
    return engine::json_text(all) + "\n";
}

int run_ratings(const RatingsArguments& arguments) {
    const auto pool = load_pool(arguments.files);
    if (!pool)
        return fail(pool.error());
    const auto anchor = parse_anchor(arguments.anchor, pool->players);
    if (!anchor)
        return fail(anchor.error());
    fmt::print("{}", report(*pool, *anchor, arguments.as_json));
    return 0;
}

}  // namespace

void add_ratings_command(CLI::App& app, int& exit_code) {
    CLI::App* command =
        app.add_subcommand("ratings", "rate the players of several tournaments together");
    const auto arguments = std::make_shared<RatingsArguments>();
    command->add_option("FILE", arguments->files, "what arena --results wrote")->required();
    command->add_option("--anchor", arguments->anchor, "a rating to measure the others from")
        ->type_name("NAME=RATING");
    command->add_flag("--json", arguments->as_json, "print JSON");
    command->callback([arguments, &exit_code] { exit_code = run_ratings(*arguments); });
}

}  // namespace app
