// Messages that wait to be written, in order.
#pragma once

#include <cstddef>
#include <list>
#include <memory>
#include <string>
#include <utility>

#include "server/net/wire/frame.h"

namespace net::wire {

// What a frame from the server is made of. The payload may be shared by many sockets.
struct Outgoing {
    Opcode opcode = Opcode::Text;
    bool is_compressed = false;
    std::shared_ptr<const std::string> payload;
};

class MessageQueue {
  public:
    bool empty() const { return messages_.empty(); }
    // Of those that wait and of the one under way.
    std::size_t bytes() const { return bytes_ + under_way_; }

    void push(Outgoing message) {
        bytes_ += cost(message);
        messages_.push_back(std::move(message));
    }
    // The next one to write; it counts until it is written.
    Outgoing next() {
        Outgoing message = std::move(messages_.front());
        messages_.pop_front();
        under_way_ = cost(message);
        bytes_ -= under_way_;
        return message;
    }
    void written() { under_way_ = 0; }
    // Forgets all that wait.
    void clear() {
        messages_.clear();
        bytes_ = 0;
    }

    // A short message takes more memory than its text.
    static std::size_t cost(const Outgoing& message) { return message.payload->size() + 64; }

  private:
    std::list<Outgoing> messages_;  // an empty one keeps no memory
    std::size_t bytes_ = 0;
    std::size_t under_way_ = 0;
};

}  // namespace net::wire
