#include "server/net/reply.h"

#include <cassert>
#include <utility>

namespace net {

Reply& Reply::operator=(Reply&& other) noexcept {
    Reply old(std::move(*this));
    exchange_ = std::move(other.exchange_);
    return *this;
}

Reply::~Reply() {
    if (exchange_)
        exchange_->drop();
}

void Reply::operator()(Response response) { take()->answer(std::move(response)); }

StreamPtr Reply::stream(std::string content_type) {
    return take()->stream(std::move(content_type));
}

std::shared_ptr<Exchange> Reply::take() {
    assert(exchange_ && "a request is answered once");
    return std::exchange(exchange_, nullptr);
}

}  // namespace net
