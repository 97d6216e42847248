// What every part of the server uses: the loop, the store, the log, the games and the clock.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "server/computer_pool.h"
#include "server/limits.h"
#include "server/net/log.h"
#include "server/net/loop.h"
#include "server/net/metrics.h"
#include "server/store/store.h"
#include "server/think.h"
#include "server/turnstile.h"

namespace server {

struct Services {
    net::Loop& loop;
    store::Store& store;
    net::Log& log;
    net::Metrics& metrics;
    ComputerPool& computers;
    FindGame find_game;
    std::vector<std::string> game_ids;
    Limits limits;
    bool secure_cookies = false;
    std::function<std::int64_t()> now;  // milliseconds since 1970
    bool closing = false;               // nothing new is written any more
    Turnstile turnstile{limits};
};

// Calls back on the loop when the batch is on disk or has failed; never once the server closes.
void write(Services& services, store::Batch batch, store::Store::Done done);

}  // namespace server
