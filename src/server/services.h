// What every part of the server uses: the loop, the store, the log, the games and the clock.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "server/computer_pool.h"
#include "server/net/log.h"
#include "server/net/loop.h"
#include "server/net/metrics.h"
#include "server/store/store.h"
#include "server/think.h"

namespace server {

struct Limits {
    std::chrono::milliseconds computer_pace{600};  // between two actions that somebody watches
    std::chrono::seconds keep_idle_room{60};
    int tables_per_user = 100;
    double commands_per_second = 20;
    double command_burst = 60;
    double sign_ins_per_minute = 10;       // of one network
    double wrong_passwords = 10;           // at once, for one account
    double wrong_passwords_per_hour = 30;  // that come back to it
    double chat_per_minute = 30;
    double new_tables_per_minute = 30;
};

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
};

// Calls back on the loop when the batch is on disk or has failed; never once the server closes.
void write(Services& services, store::Batch batch, store::Store::Done done);

}  // namespace server
