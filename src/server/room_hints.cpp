// Hints for somebody who is to decide: that they were looked at is kept and told to all, then a
// worker looks for them from what the seat may see.
#include <algorithm>
#include <utility>

#include "analysis/hints.h"
#include "analysis/told.h"
#include "server/room.h"
#include "server/think_request.h"

namespace server {
namespace {

constexpr std::chrono::milliseconds kHintTime{300};

wire::HintRank rank_of(analysis::Rank rank) { return static_cast<wire::HintRank>(rank); }

// What is about the table in any of the steps.
std::vector<std::string> targets_of(const engine::AnyGame& game,
                                    engine::Position position,
                                    engine::SeatId seat,
                                    const std::vector<engine::Action>& steps) {
    std::vector<std::string> targets;
    for (const engine::Action step : steps) {
        for (std::string& target : game.targets(position, seat, step))
            if (std::ranges::find(targets, target) == targets.end())
                targets.push_back(std::move(target));
        game.apply(position, seat, step);
    }
    return targets;
}

}  // namespace

void Room::hint(const std::string& user, int seat, HintsTold done) {
    if (seat < 0 || seat >= static_cast<int>(table().seats().size()))
        return done(complaint::bad_request({"seat", "there is no such seat"}));
    const engine::SeatId which = engine::seat_id(seat);
    // Whoever looks once more before anything has happened is told the same and pays once.
    if (table().goes_on() && table().held_by(user).contains(which)
        && table().has_just_looked(which))
        return think_of_hints(which, done);
    const table::Command command{user,
                                 "hint-" + std::to_string(table().version()),
                                 table().newest_seen_by(user),
                                 table::LookAtHint{which}};
    submit(command, [this, which, done = std::move(done)](const Answered<std::int64_t>& looked) {
        if (!looked)
            return done(looked.error());
        think_of_hints(which, done);
    });
}

void Room::think_of_hints(engine::SeatId seat, const HintsTold& done) {
    const engine::Position known = known_position(table(), seat);
    ThinkRequest request = think_request(table(), seat);
    request.level.clear();
    request.hints = analysis::kHintVisits;
    tell_pack(services_, request);
    const auto& user = table().seats()[static_cast<std::size_t>(engine::index_of(seat))].user;
    const std::int64_t version = newest_for(user);
    const auto answered =
        [weak = weak_from_this(), seat, known, version, done](const Computers::Found& found) {
            const auto room = weak.lock();
            done(room ? room->told_hints({seat, known, version}, found) : complaint::busy());
        };
    services_.computers.judge(std::move(request),
                              {{user}, Urgency::PeopleWatch, kHintTime},
                              [&loop = services_.loop, answered](const Computers::Found& found) {
                                  loop.post([answered, found] { answered(found); });
                              });
}

Answered<wire::Hints> Room::told_hints(const HintsAsked& asked,
                                       const Computers::Found& found) const {
    const engine::AnyGame& game = table().game();
    const auto hints = found ? analysis::hints_from(*found, game, asked.known, asked.seat)
                             : core::Result<std::vector<analysis::Hint>>(found.error());
    if (!hints) {
        services_.log.warning("hints_failed",
                              {{"table", row().id}, {"reason", hints.error().text()}});
        return complaint::busy();
    }
    wire::Hints told{row().id, asked.version, engine::index_of(asked.seat), {}};
    const auto ranks = analysis::ranks_of(*hints);
    const auto features = ai::make_feature_set(game);
    for (std::size_t i = 0; i < hints->size(); ++i) {
        wire::HintMove& move = told.moves.emplace_back(told_hint(asked, (*hints)[i].steps));
        move.rank = rank_of(ranks[i]);
        if (const auto why = analysis::words_of(*hints, i, features.get()); !why.english.empty())
            move.why = wire::text_of(why);
    }
    return told;
}

wire::HintMove Room::told_hint(const HintsAsked& asked,
                               const std::vector<engine::Action>& steps) const {
    const engine::AnyGame& game = table().game();
    const auto names = analysis::told_apart(table().seat_names());
    wire::HintMove move{};
    move.text = wire::text_of(analysis::wanted(game, asked.known, asked.seat, steps, names));
    move.targets = targets_of(game, asked.known, asked.seat, steps);
    for (const engine::Action step : steps)
        move.path.push_back(game.notation(step));
    return move;
}

}  // namespace server
