// The whole server: everything wired together, from opening the store to the last goodbye.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "core/result.h"
#include "server/computer_pool.h"
#include "server/net/log.h"
#include "server/net/server.h"
#include "server/post_office.h"
#include "server/services.h"
#include "server/think.h"
#include "server/web_files.h"

namespace server {

struct ServeSettings {
    std::string database;
    std::string node;          // our name among several servers of one house; empty: alone
    std::string node_address;  // HOST:PORT where those reach us
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080;
    bool behind_proxy = false;  // a proxy of ours ends TLS and says who asks
    std::string metrics_token;  // what /metrics asks for; empty: to be on this machine
    net::Level log_level = net::Level::Info;
    PoolSettings computers;
    Limits limits;
    PostWishes post;
    FindGame find_game;
    std::vector<std::string> game_ids;
    std::vector<std::string> own_packs;  // as JSON: those that were named on the command line
    std::span<const WebFile> files;      // the browser client
};

// Serves until a signal says stop. `ready` is called with the port when it can be used.
core::Result<std::monostate> serve(const ServeSettings& settings,
                                   const std::function<void(std::uint16_t port)>& ready);

}  // namespace server
