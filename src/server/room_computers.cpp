// A room and its computer players: asking them, playing for them, and going on without them if
// they fail.
#include <algorithm>

#include "core/rng.h"
#include "server/choices.h"
#include "server/room.h"
#include "server/think_request.h"

namespace server {
namespace {

bool is_played_by_computer(const table::Table& table, engine::SeatId seat) {
    return table.seats()[static_cast<std::size_t>(engine::index_of(seat))].has_computer();
}

}  // namespace

void Room::move_computers() {
    thinking_.clear();
    const std::uint64_t version = table().shown_version({});
    if (asked_version_ == version)
        return;
    asked_version_ = version;
    for (const engine::SeatId seat : table().actor().seats()) {
        if (is_played_by_computer(table(), seat)) {
            ask_computer(seat);
            return;  // the next one when this one is done
        }
    }
}

void Room::ask_computer(engine::SeatId seat) {
    thinking_ = {engine::index_of(seat)};
    const std::uint64_t version = table().shown_version({});
    const auto pace =
        watchers_.empty() ? std::chrono::milliseconds(0) : services_.limits.computer_pace;
    const auto ready = net::Loop::now() + pace;
    const auto answered =
        [weak = weak_from_this(), version, seat, ready](const ComputerPool::Path& path) {
            const auto play = [weak, version, seat, path] {
                if (const auto room = weak.lock())
                    room->computer_answered(version, seat, path);
            };
            if (const auto room = weak.lock())
                room->answer_at(ready, play);
        };
    ThinkRequest request = think_request(table(), seat);
    if (const auto current = services_.find_game(request.game);
        current && (*current)->content_hash() != request.content)
        request.pack = pack_text(services_, request.content);
    services_.computers.think(std::move(request),
                              [&loop = services_.loop, answered](const ComputerPool::Path& path) {
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
                             const ComputerPool::Path& path) {
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
