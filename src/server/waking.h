// Tables that sleep in the store and have something to do: those whose clock rings, and after a
// start those where a computer is to move.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "server/net/loop.h"
#include "server/services.h"

namespace server {

class Waking {
  public:
    using Wake = std::function<void(const std::string& table)>;

    Waking(Services& services, Wake wake) : services_(services), wake_(std::move(wake)) {}

    // A few tables at a time, so that everything else goes on.
    void begin();
    // The same from the beginning: more tables are ours.
    void again();
    // A table went to sleep until then.
    void expect(std::int64_t at);

  private:
    void look();
    void look_at(std::int64_t at);
    void look_again();
    void wake_computers();

    Services& services_;
    Wake wake_;
    store::Alarm last_;      // that rang
    std::int64_t next_ = 0;  // when to look; 0: not at all
    std::string computer_;   // the last table whose computer was woken
    net::Timer alarm_;
    net::Timer again_;
    net::Timer computers_;
};

}  // namespace server
