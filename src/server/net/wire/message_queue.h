// Messages that wait to be written, in order; the first one may be under way.
#pragma once

#include <cstddef>
#include <deque>
#include <memory>
#include <string>
#include <utility>

namespace net::wire {

class MessageQueue {
  public:
    using Message = std::shared_ptr<const std::string>;

    bool empty() const { return messages_.empty(); }
    const std::string& front() const { return *messages_.front(); }
    std::size_t bytes() const { return bytes_; }

    void push(Message message) {
        bytes_ += cost(message);
        messages_.push_back(std::move(message));
    }
    void pop() {
        bytes_ -= cost(messages_.front());
        messages_.pop_front();
    }
    // Forgets all but the first `count`.
    void keep(std::size_t count) {
        while (messages_.size() > count) {
            bytes_ -= cost(messages_.back());
            messages_.pop_back();
        }
    }

    // A short message takes more memory than its text.
    static std::size_t cost(const Message& message) { return message->size() + 64; }

  private:
    std::deque<Message> messages_;
    std::size_t bytes_ = 0;
};

}  // namespace net::wire
