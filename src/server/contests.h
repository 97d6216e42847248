// The tournaments of the house: what happens in them is stored first, then done. Each lays its
// tables itself, learns their results when they are over, and goes on by the clock.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "contest/contest.h"
#include "server/access.h"
#include "server/complaint.h"
#include "server/services.h"
#include "table/table.h"

namespace server {

class Hall;
class Room;

struct ContestFilter {
    std::string club;
    std::optional<bool> is_over;
    bool mine = false;
    std::optional<store::TableCursor> before;
    int limit = 50;
};

class Contests final : public StoreListener {
  public:
    using Done = std::function<void(Answered<wire::ContestInfo>)>;

    Contests(Services& services, Hall& hall);
    ~Contests() override;

    // Those that go on are brought back: what ended meanwhile is learnt, what is due is done. Of
    // several servers one keeps them all.
    void open();
    void let_go() { live_.clear(); }

    wire::Contests list(const ContestFilter& filter, const std::string& user);
    Answered<wire::ContestInfo> show(const std::string& id, const std::optional<store::User>& user);
    void create(const store::User& user, const wire::NewContest& wish, const Done& done);
    void order(const Identity& by,
               const std::string& id,
               const wire::ContestOrder& order,
               const Done& done);

    // A change of the table is on disk.
    void table_stored(const Room& room);

    void store_failed() override {}
    void store_recovered(std::chrono::milliseconds outage) override;

  private:
    // One that goes on, or was looked at lately.
    struct Live {
        explicit Live(contest::Contest folded) : contest(std::move(folded)) {}
        contest::Contest contest;
        store::GatheringRow row;
        bool storing = false;
        std::deque<std::function<void()>> waiting;
        net::Timer alarm;
    };
    using LivePtr = std::shared_ptr<Live>;
    using Judge = std::function<contest::Verdict(const contest::Contest&)>;
    using Kept = std::function<void(std::optional<Complaint>)>;

    bool keeps() const;
    LivePtr find(const std::string& id);
    std::optional<contest::Contest> folded(const store::GatheringRow& row) const;
    void submit(const LivePtr& live, const Judge& judge, const Kept& done);
    void keep(const LivePtr& live, const contest::Events& events, const Kept& done);
    void run_waiting(const LivePtr& live);
    store::GatheringRow described(const Live& live, const contest::Contest& contest) const;

    Judge judge_of(const Identity& by,
                   const contest::Contest& contest,
                   const wire::ContestOrder& order) const;
    std::optional<Complaint> objection(const Identity& by,
                                       const contest::Contest& contest,
                                       const wire::ContestOrder& order) const;

    // What goes on by itself.
    void advance(const LivePtr& live);
    void tick(const LivePtr& live);
    void learn(const LivePtr& live);
    void learn_from(const LivePtr& live, int pairing, const Room& room);
    void look_for_absent(const LivePtr& live);
    void go_on_without(Room& room);
    std::int64_t next_look(const Live& live) const;

    Services& services_;
    Hall& hall_;
    std::map<std::string, LivePtr> live_;
};

// --- parts ---------------------------------------------------------------------------------------

// contest_plan.cpp: wishes as plans, plans as setups of tables.
Answered<contest::Plan> plan_of(const Services& services,
                                const store::User& user,
                                const wire::NewContest& wish);
// The wish for tables that is kept in the plan.
wire::NewTable table_wish(const contest::Plan& plan);
// For a pairing that has its table's id; the seats are kept for those who are paired.
Answered<table::Setup> setup_of(const Services& services,
                                const contest::Contest& contest,
                                const contest::Pairing& pairing);

// contest_result.cpp
contest::Result result_of(const table::Table& table,
                          const contest::Contest& contest,
                          const contest::Pairing& pairing,
                          std::int64_t now);

// contest_info.cpp
bool may_organise(const contest::Contest& contest, const std::optional<store::User>& user);
wire::ContestLine contest_line(const store::GatheringRow& row);
std::string contest_summary(const Services& services, const contest::Contest& contest);
wire::ContestInfo contest_info(const Services& services,
                               const contest::Contest& contest,
                               const store::GatheringRow& row,
                               const std::optional<store::User>& user);
// Standings and pairings as comma-separated values.
std::string contest_csv(const wire::ContestInfo& info);

}  // namespace server
