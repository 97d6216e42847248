// What all bots of a swarm share: the server, how they play, what they measured and found wrong.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "swarm/samples.h"
#include "swarm/wire/http_client.h"

namespace swarm {

constexpr std::chrono::milliseconds kRetryPause{20};  // before something that failed is tried again

struct Settings {
    std::string game = "wiraqocha";
    int viewers = 0;                     // of each table, besides its players
    std::chrono::milliseconds think{0};  // on average, before an action
    std::uint64_t seed = 1;
    bool compressed = false;  // sockets offer to compress messages
};

struct Tally {
    Samples acknowledged;  // from the command to its acknowledgement
    Samples shown;         // from the command to the last socket that watches the table
    std::int64_t actions = 0;
    std::int64_t messages = 0;
    std::int64_t bytes = 0;
    std::int64_t games = 0;
    std::int64_t reconnects = 0;
    std::int64_t resent_stored = 0;  // commands sent again that the server knew already
    std::int64_t resent_new = 0;     // and those that it had not heard or not stored
    std::int64_t repeated = 0;       // acknowledged commands sent again to hear the same answer
    std::map<std::string, std::int64_t> errors;
};

struct Field {
    explicit Field(HttpClient& client, Settings how) : http(client), settings(std::move(how)) {}

    HttpClient& http;
    Settings settings;
    Tally tally;
    bool is_playing = true;               // bots act when it is their turn
    bool opens_tables = true;             // a game that is over is followed by another
    std::vector<std::string> violations;  // of what the server promises

    Loop& loop() const { return http.loop(); }
};

}  // namespace swarm
