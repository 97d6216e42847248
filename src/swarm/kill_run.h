// A server that is killed again and again while bots play on it, and what comes of it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "core/rng.h"
#include "swarm/command.h"
#include "swarm/records.h"
#include "swarm/server_process.h"

namespace swarm {

struct KillPlan {
    std::string program;
    std::filesystem::path folder;  // for the log, and for a file of tables
    std::string database;          // empty: the file
    std::uint16_t port = 0;
    int kills = 200;
    int tables = 20;
    double mean_life = 250;  // milliseconds of serving
    Settings settings;
};

class KillRun {
  public:
    explicit KillRun(const KillPlan& plan);

    // False if something is wrong: see field().violations.
    bool run();
    std::string summary() const;
    const Field& field() const { return field_; }

  private:
    void start_server();
    void ask_whether_serving();
    void on_serving();
    void kill_later();
    void kill_server();
    void watch_server();

    bool play_on_while_killing();
    bool play_to_the_end();
    bool read_back();
    bool is_broken() const { return !field_.violations.empty(); }
    std::int64_t progress() const { return field_.tally.actions + kills_; }
    // False if something is wrong, also if nothing moves any more.
    bool wait_until(const std::function<bool()>& is_done);
    void complain(const std::string& what) { field_.violations.push_back(what); }
    void complain_of_standstill();

    KillPlan plan_;
    Loop loop_;
    HttpClient http_;
    Field field_;
    ServerProcess server_;
    Matches matches_;
    core::Rng rng_;

    int kills_ = 0;
    int kills_while_starting_ = 0;
    bool is_serving_ = false;
    Time started_;
    Samples starts_;  // from start to serving
    RecordCheck checked_;
    Timer killing_;
    Timer asking_;
};

}  // namespace swarm
