// Several servers that keep a house together, bots that play on all of them, and something that
// happens to the servers again and again; and what comes of it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "core/rng.h"
#include "swarm/command.h"
#include "swarm/records.h"
#include "swarm/server_process.h"

namespace swarm {

enum class Chaos : std::uint8_t {
    Kill,      // a server dies; half of them come back at once, half after others took over
    Pause,     // a server stands still until others took over, and goes on
    Drain,     // a server is asked to leave, and comes back
    Database,  // the database is killed and started again
};

struct ChaosPlan {
    Chaos chaos = Chaos::Kill;
    std::string program;
    std::filesystem::path folder;  // for logs
    std::string database;
    std::string restart_database;  // a program that does it
    std::vector<std::uint16_t> ports;
    int times = 20;
    int tables = 30;
    Settings settings;
};

class ChaosRun {
  public:
    explicit ChaosRun(const ChaosPlan& plan);

    // False if something is wrong: see field().violations.
    bool run();
    std::string summary() const;
    const Field& field() const { return field_; }

  private:
    struct Node {
        std::string name;
        std::unique_ptr<ServerProcess> process;
        std::unique_ptr<HttpClient> http;
        bool is_asked = false;  // whether it serves
        bool serves = false;
    };

    void start(Node& node);
    bool serves(Node& node);
    bool all_serve();
    void watch();
    void happen();
    void kill(Node& node);
    void pause(Node& node);
    void drain(Node& node);
    void restart_database();
    std::string end_of(ServerProcess& process);
    void let_pass(std::chrono::milliseconds time);
    bool have_all_moved() const;
    void note_standstill(const Node* victim, Time since);
    bool is_kept_by(const Match& match, const Node& node) const;
    bool play_to_the_end();
    bool read_back();
    bool is_broken() const { return !field_.violations.empty(); }
    bool wait_until(const std::function<bool()>& is_done);
    void complain(const std::string& what) { field_.violations.push_back(what); }

    ChaosPlan plan_;
    Loop loop_;
    HttpClient http_;
    Field field_;
    std::vector<Node> nodes_;
    Matches matches_;
    core::Rng rng_;
    int happened_ = 0;
    Samples standstill_;  // of a table that was hit, until its next action is acknowledged
    RecordCheck checked_;
};

}  // namespace swarm
