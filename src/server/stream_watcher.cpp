#include "server/stream_watcher.h"

#include "server/wire_json.h"

namespace server {
namespace {

constexpr std::chrono::seconds kStreamHeartbeat{5};

}  // namespace

void StreamWatcher::watch_table(const std::string& table,
                                std::optional<int> seat,
                                std::optional<std::int64_t> since) {
    table_ = table;
    seat_ = seat;
    live_until_closed();
    if (const RoomPtr room = hall_.room(table_))
        room->watch(*this, since);
}

void StreamWatcher::follow_lists() {
    live_until_closed();
    hall_.follow(*this);
}

void StreamWatcher::live_until_closed() {
    hall_.arrived(user_);
    stream_->on_closed([self = shared_from_this()] {
        self->heart_.cancel();
        self->services_.health.ignore(*self);
        self->place_.leave();
        self->hall_.unfollow(*self);
        if (const RoomPtr room = self->hall_.awake(self->table_))
            room->unwatch(*self);
        self->hall_.departed(self->user_);
    });
    services_.health.listen(*this);
    if (!services_.health.works())
        store_failed();
    beat();
}

void StreamWatcher::beat() {
    stream_->send(wire::text(wire::Pong{{}, services_.now()}));
    heart_ = services_.loop.after(kStreamHeartbeat, [this] { beat(); });
}

}  // namespace server
