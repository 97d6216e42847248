// One of several servers that keep a house together in PostgreSQL. It stands before the API: what
// concerns a table goes to the server that keeps it, wherever the client came in.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "core/result.h"
#include "server/net/handler.h"
#include "server/net/log.h"
#include "server/net/loop.h"
#include "server/net/metrics.h"
#include "server/net/trunk.h"
#include "server/nodes/guest.h"
#include "server/nodes/household.h"
#include "server/nodes/line.h"
#include "server/nodes/neighbours.h"
#include "server/nodes/road.h"
#include "server/store/parts.h"
#include "server/store/postgres_tenure.h"

namespace nodes {

struct NodesPlan {
    std::string database;
    std::string name;
    std::string address;  // HOST:PORT for the others; port 0: any free one
};

class Nodes final : public net::Handler, public Neighbours, private Directory {
  public:
    struct Parts {
        net::Loop& loop;
        net::Log& log;
        net::Metrics& metrics;
        store::Fences& fences;
    };
    Nodes(const Parts& parts, NodesPlan plan);
    ~Nodes() override;

    // Whether other servers keep the house already, or what went wrong.
    core::Result<bool> join();
    void begin(net::Handler& api, Household& household);
    // Hands everything over, at most for so long.
    void leave(std::chrono::milliseconds limit, net::Job done);

    // net::Handler
    void handle(net::Request request, net::Reply reply) override;
    net::Opened open(const net::Request& request, net::SocketPtr socket) override;

    // Neighbours
    bool keep_here(const std::string& table) const override;
    std::string new_table_id() const override;
    bool are_there() const override { return !roads_.empty(); }
    void tell(const std::string& news) override;

  private:
    struct Waiting {
        net::Request request;
        std::unique_ptr<net::Reply> reply;
        net::TimePoint since;
    };

    // Directory
    Place place_of(const std::string& table) const override;
    void note_passed_on(const std::string& table, const std::string& to) override;
    void hold(Line& line) override;
    void forget(Line& line) override { holding_.erase(&line); }

    net::TrunkKeys keys() const;
    bool keep_part(int part) const;
    bool keep_any() const;
    bool try_to_handle(net::Request& request, net::Reply& reply);
    void wait(net::Request request, net::Reply reply);
    void try_again();
    void try_again_soon();

    void take(const store::Standing& standing);
    void note_parts(const store::Standing& standing);
    void hand_over(const std::vector<int>& surplus);
    void build_roads(const store::Standing& standing);
    void leave_if_empty();
    std::shared_ptr<net::TrunkUser> welcome(const net::TrunkPtr& trunk);

    net::Loop& loop_;
    net::Log& log_;
    store::Fences& fences_;
    NodesPlan plan_;
    net::Handler* api_ = nullptr;
    Household* household_ = nullptr;
    net::TrunkPort port_;
    std::unique_ptr<store::Tenure> tenure_;
    store::Standing standing_;
    std::set<int> ours_;   // parts, as of the last standing
    std::set<int> going_;  // that are being handed over
    std::map<std::string, RoadPtr> roads_;
    std::map<std::string, std::shared_ptr<Guest>> guests_;  // by server and number
    int welcomed_ = 0;
    std::set<Line*> holding_;
    std::deque<Waiting> waiting_;
    net::Timer again_;
    net::Timer patience_;
    net::Job left_;
    net::Gauge& parts_gauge_;
    net::Gauge& nodes_gauge_;
    net::Gauge& roads_gauge_;
    net::Counter& taken_;
    net::Counter& passed_on_;
    net::Counter& held_;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace nodes
