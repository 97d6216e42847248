// The time that tables are played by. It follows the steady clock of the machine, so that nobody
// loses time when somebody sets the system clock, and never goes back. While it differs from the
// system clock it runs one per cent faster or slower; a restart brings it there at once, except
// backwards.
#pragma once

#include <cstdint>
#include <functional>

namespace server {

class ServerClock {
  public:
    // Milliseconds: since 1970, and since any moment, whatever is done to the first.
    struct Sources {
        std::function<std::int64_t()> system;
        std::function<std::int64_t()> steady;
    };
    static Sources machine();

    // `not_before`: the last moment that is known to have been.
    ServerClock(Sources sources, std::int64_t not_before);

    std::int64_t now();
    // How far it is ahead of the system clock.
    std::int64_t ahead();

  private:
    std::int64_t at(std::int64_t steady) const;

    Sources sources_;
    std::int64_t steady_;      // at the last comparison
    std::int64_t own_;         // the time at that moment
    std::int64_t rate_ = 100;  // in per cent, since then
};

}  // namespace server
