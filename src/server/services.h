// What every part of the server uses: the loop, the store, the log, the games and the clock.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "games/all_games.h"
#include "server/bulletin.h"
#include "server/computers.h"
#include "server/connections.h"
#include "server/game_shelf.h"
#include "server/limits.h"
#include "server/net/log.h"
#include "server/net/loop.h"
#include "server/net/metrics.h"
#include "server/nodes/neighbours.h"
#include "server/ratings.h"
#include "server/store/store.h"
#include "server/store_health.h"
#include "server/think.h"
#include "server/turnstile.h"

namespace server {

class Herald;

struct Services {
    net::Loop& loop;
    store::Store& store;
    net::Log& log;
    net::Metrics& metrics;
    StoreHealth& health;
    Computers& computers;
    FindGame find_game;
    std::vector<std::string> game_ids;
    Limits limits;
    bool secure_cookies = false;
    std::function<std::int64_t()> now;  // milliseconds since 1970; never goes back
    bool stopping = false;              // says goodbye; new visitors go elsewhere
    std::string metrics_token{};        // what /metrics asks for; empty: to be on this machine
    Connections connections{};          // who is connected, and by what
    Bulletin bulletin{};                // who is told what the house tells everybody
    Turnstile turnstile{limits};
    MakeGame make_game = games::with_content;
    std::vector<std::string> own_packs{};  // as JSON: those of games that are not standard
    mutable GameShelf shelf{};
    mutable RatingBook ratings{};
    mutable LadderBook ladders{};
    nodes::Neighbours* neighbours = &nodes::nobody();  // other servers of the same house
    Herald* herald = nullptr;                          // null: nobody is told anything
};

// Complains while too much waits for the disk.
std::optional<Complaint> overloaded(const Services& services);

}  // namespace server
