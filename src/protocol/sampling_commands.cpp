// Commands that ask random play and the search about the game on the desk.
#include <algorithm>

#include "ai/search/make_searcher.h"
#include "protocol/answers.h"
#include "protocol/choosing.h"
#include "protocol/commands.h"

namespace protocol::at_table {
namespace {

namespace json = boost::json;
using engine::kNobody;
using engine::SeatId;

constexpr std::size_t kBytesPerVisit = 512;  // of a search, more than it needs

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
    const Match& match = at.match;
    const auto seat = choosing_seat(match, request.seat);
    if (!seat)
        return seat.error();
    ai::search::Settings settings;
    settings.seed = request.seed.value_or(0);
    settings.memory = std::min(settings.memory, kBytesPerVisit * (*visits + 1000));
    const auto searcher = ai::search::make_searcher(match.game(), settings);
    searcher->look_at(match.position(), *seat);
    searcher->think(*visits);
    return found(match, *searcher, request.top.value_or(kUsualTop), spoken(request.language));
}

}  // namespace protocol::at_table
