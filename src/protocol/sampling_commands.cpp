// Commands that ask random play about the game on the desk.
#include <algorithm>

#include "protocol/answers.h"
#include "protocol/choosing.h"
#include "protocol/commands.h"

namespace protocol::at_table {
namespace {

namespace json = boost::json;
using engine::kNobody;
using engine::Language;
using engine::SeatId;

Wanted<std::uint32_t> within_limit(std::string_view field,
                                   std::uint32_t count,
                                   const Limits& limits) {
    if (count >= 1 && count <= limits.rollouts)
        return count;
    return Refusal{
        Code::BadRequest,
        {std::string(field), "expected 1 to " + std::to_string(limits.rollouts) + " games"}};
}

json::object weighed(const Match& match,
                     SeatId seat,
                     const Candidate& candidate,
                     Language language) {
    json::object fields = choice(match, {seat, candidate.action}, language);
    fields["visits"] = candidate.tally.games;
    add_tally(fields, candidate.tally, match.seats());
    return fields;
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
    const auto games = within_limit("games", request.games.value_or(kUsualRollouts), at.limits);
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
    const auto rollouts =
        within_limit("rollouts", request.rollouts.value_or(kUsualRollouts), at.limits);
    if (!rollouts)
        return rollouts.error();
    const Match& match = at.match;
    const auto seat = choosing_seat(match, request.seat);
    if (!seat)
        return seat.error();
    auto candidates = protocol::search(
        match.game(), match.position(), *seat, {*rollouts, request.seed.value_or(0)});
    candidates.resize(std::min(candidates.size(), request.top.value_or(kUsualTop)));
    json::array best;
    for (const Candidate& candidate : candidates)
        best.push_back(weighed(match, *seat, candidate, spoken(request.language)));
    return json::object{{"by", doer(*seat)}, {"rollouts", *rollouts}, {"best", best}};
}

}  // namespace protocol::at_table
