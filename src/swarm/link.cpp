#include "swarm/link.h"

#include <utility>

namespace swarm {

Link::Link(Field& field, std::string cookie, LinkUser& user)
    : field_(field), cookie_(std::move(cookie)), user_(user) {
    open();
}

void Link::open() {
    const WebSocketPlan plan{cookie_, field_.settings.compressed};
    socket_ = std::make_unique<WebSocket>(field_.loop(), field_.http.next_address(), plan, *this);
}

void Link::send(std::string_view text) {
    if (is_open_)
        socket_->send(text);
}

void Link::on_open() {
    is_open_ = true;
    user_.on_open();
}

void Link::on_text(std::string_view text) {
    ++field_.tally.messages;
    field_.tally.bytes += static_cast<std::int64_t>(text.size());
    user_.on_text(text);
}

void Link::on_lost(const core::Error& why) {
    if (std::exchange(is_open_, false))
        ++field_.tally.reconnects;
    ++field_.tally.errors[why.text()];
    retry_ = field_.loop().after(kRetryPause, [this] { open(); });
}

}  // namespace swarm
