// Commands that ask random play and the search about the game on the desk.
#include <algorithm>
#include <functional>

#include "ai/make_searcher.h"
#include "protocol/answers.h"
#include "protocol/choosing.h"
#include "protocol/commands.h"

namespace protocol::at_table {
namespace {

namespace json = boost::json;
using engine::kNobody;
using engine::SeatId;

constexpr std::size_t kBytesPerVisit = 512;  // of a search, more than it needs
constexpr std::uint32_t kFirstStage = 1000;  // visits

Wanted<std::uint32_t> within_limit(std::string_view field,
                                   std::uint32_t count,
                                   std::uint32_t most,
                                   std::string_view what) {
    if (count >= 1 && count <= most)
        return count;
    return Refusal{
        Code::BadRequest,
        {std::string(field), "expected 1 to " + std::to_string(most) + " " + std::string(what)}};
}

// Whoever may choose: a seat that is to move, not chance.
Wanted<SeatId> choosing_seat(const Match& match, const std::optional<SeatId>& named) {
    auto seat = deciding_seat(match, named);
    if (seat && *seat == kNobody)
        return Refusal{Code::NotToMove, {"seat", "chance does not choose"}};
    return seat;
}

// Thinks in stages, each as long as all before it, and tells after each but the last.
void think_aloud(ai::search::Searcher& searcher,
                 std::uint32_t visits,
                 const std::function<void()>& tell) {
    std::uint32_t done = 0;
    while (done < visits) {
        const std::uint32_t stage = std::min(visits - done, std::max(done, kFirstStage));
        if (searcher.think(stage) < stage)
            return;
        done += stage;
        if (done < visits)
            tell();
    }
}

ai::search::Settings settings_of(std::uint32_t visits, std::uint64_t seed) {
    ai::search::Settings settings;
    settings.seed = seed;
    settings.memory = std::min(settings.memory, kBytesPerVisit * (visits + 1000));
    return settings;
}

Wanted<std::uint32_t> forecast_games(AtTable at, const SearchRequest& request) {
    if (!request.forecast)
        return std::uint32_t{0};
    return within_limit("forecast", *request.forecast, at.limits.forecasts, "games");
}

}  // namespace

Answer rollout(AtTable at, const RolloutRequest& request) {
    const auto games =
        within_limit("games", request.games.value_or(kUsualRollouts), at.limits.rollouts, "games");
    if (!games)
        return games.error();
    const Match& match = at.match;
    const Tally tally =
        protocol::rollout(match.game(), match.position(), {*games, request.seed.value_or(0)});
    json::object answer{{"games", *games}};
    add_tally(answer, tally, match.seats());
    answer["endings"] = endings(match.game(), tally);
    return answer;
}

Answer search(AtTable at, const SearchRequest& request) {
    const auto visits =
        within_limit("visits", request.visits.value_or(kUsualVisits), at.limits.visits, "visits");
    if (!visits)
        return visits.error();
    const auto games = forecast_games(at, request);
    if (!games)
        return games.error();
    const Match& match = at.match;
    const auto seat = choosing_seat(match, request.seat);
    if (!seat)
        return seat.error();
    const std::uint64_t seed = request.seed.value_or(0);
    const auto searcher = ai::make_searcher(match.game(), settings_of(*visits, seed));
    searcher->look_at(match.position(), *seat);
    const auto report = [&] {
        return found(match, *searcher, request.top.value_or(kUsualTop), spoken(request.language));
    };
    think_aloud(*searcher, *visits, [&] {
        if (request.progress.value_or(false))
            at.tell(report());
    });
    json::object answer = report();
    if (*games > 0)
        add_forecast(answer, match, *searcher, {*games, seed});
    return answer;
}

}  // namespace protocol::at_table
