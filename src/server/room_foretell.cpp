// What a computer would answer to something that has not been done: it is asked as if it had been,
// in a position that holds nothing but what the asker may know.
#include <utility>

#include "core/rng.h"
#include "server/choices.h"
#include "server/room.h"
#include "server/table_message.h"
#include "table/path.h"

namespace server {
namespace {

using engine::Position;

// No action is longer: a trade of all there is, with every area named.
constexpr std::size_t kLongestQuestion = 80;

// What the rules have answered by themselves is passed over.
core::Result<Position> after(const engine::AnyGame& game,
                             Position position,
                             engine::SeatId seat,
                             const std::vector<std::string>& path) {
    if (path.empty() || path.size() > kLongestQuestion)
        return core::Error{"path",
                           "expected 1 to " + std::to_string(kLongestQuestion) + " actions"};
    for (std::size_t i = 0; i < path.size(); ++i) {
        const auto action = game.parse_action(path[i]);
        if (!action)
            return core::Error{"path[" + std::to_string(i) + "]", action.error().text()};
        if (table::is_legal(game, position, seat, *action))
            game.apply(position, seat, *action);
        else if (i == 0)
            return core::Error{"path[0]", "'" + path[0] + "' is not possible now"};
    }
    return position;
}

}  // namespace

Answered<Room::Supposed> Room::supposed(const std::string& user,
                                        const wire::Foretell& question) const {
    const Onlooker who = onlooker_of(table(), user, question.seat);
    if (who.viewer == engine::kNobody || engine::index_of(who.viewer) != question.seat)
        return complaint::refused(table::Refusal::NotYourSeat);
    if (!table().actor().includes(who.viewer))
        return complaint::refused(table::Refusal::NotYourTurn);
    if (question.seen != version_for(table(), who))
        return complaint::refused(table::Refusal::Stale);
    // What is chosen at the same time is nobody's answer.
    if (table().is_simultaneous())
        return complaint::bad_request({"path", "all decide at the same time"});
    const engine::AnyGame& game = table().game();
    const auto then = after(game, known_position(table(), who.viewer), who.viewer, question.path);
    if (!then)
        return complaint::bad_request(then.error());
    const engine::SeatSet next = game.actor(*then).seats();
    if (next.size() != 1 || next.contains(who.viewer)
        || !table()
                .seats()[static_cast<std::size_t>(engine::index_of(next.front()))]
                .has_computer())
        return complaint::bad_request({"path", "no computer would decide after it"});
    core::Rng rng(table().secret("foretell", who.viewer));
    return Supposed{next.front(), game.sample_hidden(*then, next.front(), rng)};
}

void Room::foretell(const std::string& user, const wire::Foretell& question, Told done) {
    last_use_ = services_.now();
    const auto then = supposed(user, question);
    if (!then)
        return done(then.error());
    forget_question(user);
    ThinkRequest request = question_for(then->seat);
    request.position = table().game().to_json(then->position);
    const std::uint64_t number = ++questions_;
    const auto answered =
        [weak = weak_from_this(), user, number, then = *then](const Computers::Path& path) {
            if (const auto room = weak.lock())
                room->foretold(user, number, then, path);
        };
    Claim claim = claim_for(then->seat);
    claim.users = {user};
    const auto ticket =
        services_.computers.think(std::move(request),
                                  std::move(claim),
                                  [&loop = services_.loop, answered](const Computers::Path& path) {
                                      loop.post([answered, path] { answered(path); });
                                  });
    foretelling_.emplace(user, OpenQuestion{number, ticket, std::move(done)});
}

void Room::forget_question(const std::string& user) {
    const auto open = foretelling_.find(user);
    if (open == foretelling_.end())
        return;
    services_.computers.forget(open->second.ticket);
    const Told done = std::move(open->second.done);
    foretelling_.erase(open);
    done(complaint::busy());
}

// The answer to a question that was replaced may still have been on its way.
void Room::foretold(const std::string& user,
                    std::uint64_t number,
                    const Supposed& then,
                    const Computers::Path& path) {
    const auto open = foretelling_.find(user);
    if (open == foretelling_.end() || open->second.number != number)
        return;
    const Told done = std::move(open->second.done);
    foretelling_.erase(open);
    if (!path || path->empty())
        return done(complaint::busy());
    const engine::AnyGame& game = table().game();
    const auto action = game.parse_action(path->front());
    if (!action || !table::is_legal(game, then.position, then.seat, *action))
        return done(complaint::busy());
    done(wire::Foretold{
        engine::index_of(then.seat),
        path->front(),
        words(game, game.describe(then.position, then.seat, *action), table().seat_names())});
}

}  // namespace server
