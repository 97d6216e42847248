// A room and its computer players: asking them, playing for them, and going on without them if
// they fail.
#include <utility>

#include "ai/thinking.h"
#include "core/rng.h"
#include "server/choices.h"
#include "server/room.h"
#include "server/table_parts.h"
#include "server/think_request.h"

namespace server {
namespace {

std::chrono::milliseconds expected_time(const std::string& level) {
    const auto thinking = ai::parse_thinking(level);
    if (!thinking || thinking->budget.unit != ai::Budget::Unit::Seconds)
        return std::chrono::milliseconds(0);
    return std::chrono::milliseconds(static_cast<std::int64_t>(thinking->budget.amount * 1000));
}

}  // namespace

// Where only computers play and nobody watches nobody waits: they go on when somebody comes.
// At a tournament others wait for the next round.
bool Room::is_waited_for() const {
    return !watchers_.empty() || table().setup().contest || !people_at(table()).empty();
}

Urgency Room::urgency() const {
    if (people_at(table()).empty())
        return Urgency::ComputersOnly;
    return watchers_.empty() ? Urgency::PeopleAway : Urgency::PeopleWatch;
}

void Room::move_computers() {
    if (asked_version_ == table().shown_version({}))
        return;
    stop_thinking();
    if (!is_waited_for() || !services_.health.works())
        return;
    if (const auto seat = computer_to_move(table()))
        ask_computer(*seat);  // the next one when this one is done
}

void Room::stop_thinking() {
    thinking_.clear();
    if (std::exchange(asked_version_, std::nullopt))
        services_.computers.forget(ticket_);
}

// Somebody came to watch or left.
void Room::reconsider_thinking() {
    if (!is_waited_for())
        stop_thinking();
    else if (asked_version_)
        services_.computers.reconsider(ticket_, urgency());
}

Claim Room::claim_for(engine::SeatId seat) const {
    std::vector<std::string> users = people_at(table());
    if (users.empty())
        users.push_back(row().host);
    const auto& level = table().seats()[static_cast<std::size_t>(engine::index_of(seat))].level;
    return {std::move(users), urgency(), expected_time(level)};
}

// With the pack, if it is not the one that the workers know.
ThinkRequest Room::question_for(engine::SeatId seat) const {
    ThinkRequest request = think_request(table(), seat);
    tell_pack(services_, request);
    return request;
}

void Room::ask_computer(engine::SeatId seat) {
    thinking_ = {engine::index_of(seat)};
    const std::uint64_t version = table().shown_version({});
    asked_version_ = version;
    const auto pace =
        watchers_.empty() ? std::chrono::milliseconds(0) : services_.limits.computer_pace;
    const auto ready = net::Loop::now() + pace;
    const auto answered =
        [weak = weak_from_this(), version, seat, ready](const Computers::Path& path) {
            const auto play = [weak, version, seat, path] {
                if (const auto room = weak.lock())
                    room->computer_answered(version, seat, path);
            };
            if (const auto room = weak.lock())
                room->answer_at(ready, play);
        };
    ticket_ =
        services_.computers.think(question_for(seat),
                                  claim_for(seat),
                                  [&loop = services_.loop, answered](const Computers::Path& path) {
                                      loop.post([answered, path] { answered(path); });
                                  });
}

void Room::answer_at(net::TimePoint ready, net::Job answer) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(ready - net::Loop::now());
    pace_ = services_.loop.after(std::max(left, std::chrono::milliseconds(0)), std::move(answer));
}

void Room::computer_answered(std::uint64_t version,
                             engine::SeatId seat,
                             const Computers::Path& path) {
    when_stored([this, version, seat, path] {
        if (version != table().shown_version({}))
            return move_computers();  // the table went on without it
        if (!path)
            services_.log.warning("computer_failed",
                                  {{"table", row().id}, {"reason", path.error().text()}});
        play_for_computer(seat, path ? *path : any_legal_path(seat));
    });
}

void Room::play_for_computer(engine::SeatId seat, const std::vector<std::string>& path) {
    const wire::Act act{{},
                        "computer-" + std::to_string(table().version()),
                        row().id,
                        static_cast<std::int64_t>(table().version()),
                        engine::index_of(seat),
                        path};
    const auto answered = [this, seat, path](const Answered<std::int64_t>& answer) {
        if (answer || answer.error().code == complaint::storage().code)
            return;  // what could not be stored is thought about again when it can
        services_.log.error("computer_refused",
                            {{"table", row().id},
                             {"code", answer.error().code},
                             {"first", path.empty() ? "" : path.front()}});
        const auto other = any_legal_path(seat);
        if (other != path && !other.empty())
            play_for_computer(seat, other);
    };
    this->act("", act, table::Commitment::IfComplete, answered);
}

// One action that is surely possible; the worker is asked again for what follows.
std::vector<std::string> Room::any_legal_path(engine::SeatId seat) const {
    const engine::ActionList legal = table().legal(seat);
    if (legal.empty())
        return {};
    core::Rng rng(table().secret("computer", seat));
    return {table().game().notation(legal[rng.below(static_cast<std::uint32_t>(legal.size()))])};
}

}  // namespace server
