#include "swarm/chaos_run.h"

#include <algorithm>
#include <cstdio>
#include <utility>

#include <fmt/format.h>

#include "server/store/parts.h"

namespace swarm {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kSettling{1500};     // until the shares are as they shall be
constexpr milliseconds kLongAbsence{3000};  // longer than a server may be silent
constexpr std::uint32_t kMoreAbsence = 1000;
constexpr milliseconds kShortAbsence{50};
constexpr std::chrono::seconds kLongestQuiet{60};
constexpr int kPerReport = 10;

std::vector<Address> addresses_of(const ChaosPlan& plan) {
    std::vector<Address> addresses;
    for (const std::uint16_t port : plan.ports)
        addresses.push_back(local_address(port));
    return addresses;
}

std::string_view name_of(Chaos chaos) {
    switch (chaos) {
        case Chaos::Kill: return "servers killed";
        case Chaos::Pause: return "servers paused until others had taken over";
        case Chaos::Drain: return "servers asked to leave";
        case Chaos::Database: return "restarts of the killed database";
    }
    return "";
}

}  // namespace

ChaosRun::ChaosRun(const ChaosPlan& plan)
    : plan_(plan),
      http_(loop_, addresses_of(plan)),
      field_(http_, plan.settings),
      rng_(plan.settings.seed, 0x6368616f) {
    for (std::size_t i = 0; i < plan_.ports.size(); ++i) {
        const std::string name = fmt::format("node-{}", i + 1);
        const std::string port = std::to_string(plan_.ports[i]);
        const ServerPlan server{{plan_.program,
                                 "serve",
                                 "--database",
                                 plan_.database,
                                 "--node",
                                 name,
                                 "--port",
                                 port,
                                 "--unlimited",
                                 "--pace",
                                 "0",
                                 "--workers",
                                 "1",
                                 "--log",
                                 "info"},
                                (plan_.folder / (name + ".log")).string()};
        nodes_.push_back({name,
                          std::make_unique<ServerProcess>(server),
                          std::make_unique<HttpClient>(loop_, local_address(plan_.ports[i]))});
    }
}

bool ChaosRun::run() {
    for (Node& node : nodes_) {
        start(node);
        if (!wait_until([&] { return serves(node); }))
            return false;
    }
    let_pass(2 * kSettling);
    matches_ = begin_matches(field_, plan_.tables);
    if (!wait_until([this] {
            return std::ranges::all_of(matches_, [](const auto& one) { return one->has_begun(); });
        }))
        return false;
    while (happened_ < plan_.times && !is_broken())
        happen();
    return !is_broken() && play_to_the_end() && read_back();
}

// --- what happens --------------------------------------------------------------------------------

void ChaosRun::happen() {
    Node& node = nodes_[rng_.below(static_cast<std::uint32_t>(nodes_.size()))];
    for (const auto& match : matches_)
        match->mark();
    const Time since = Clock::now();
    switch (plan_.chaos) {
        case Chaos::Kill: kill(node); break;
        case Chaos::Pause: pause(node); break;
        case Chaos::Drain: drain(node); break;
        case Chaos::Database: restart_database(); break;
    }
    if (!wait_until([this] { return all_serve() && have_all_moved(); }))
        return;
    note_standstill(plan_.chaos == Chaos::Database ? nullptr : &node, since);
    let_pass(kSettling);
    if (++happened_ % kPerReport == 0)
        fmt::print(stderr,
                   "{} of {}, {} actions acknowledged, {} games over\n",
                   happened_,
                   plan_.times,
                   field_.tally.actions,
                   field_.tally.games);
}

void ChaosRun::kill(Node& node) {
    node.process->kill();
    node.serves = false;
    const bool comes_back_at_once = rng_.below(2) == 0;
    let_pass(comes_back_at_once ? kShortAbsence
                                : kLongAbsence + milliseconds(rng_.below(kMoreAbsence)));
    start(node);
}

void ChaosRun::pause(Node& node) {
    node.process->pause();
    let_pass(kLongAbsence + milliseconds(rng_.below(kMoreAbsence)));
    node.process->go_on();
}

void ChaosRun::drain(Node& node) {
    node.process->ask_to_stop();
    node.serves = false;
    const std::string how = end_of(*node.process);
    if (is_broken())
        return;
    if (how != "exit code 0")
        return complain(node.name + " was asked to leave and ended with " + how);
    start(node);
}

void ChaosRun::restart_database() {
    ServerProcess restart({{plan_.restart_database}, (plan_.folder / "restart.log").string()});
    if (const auto started = restart.start(); !started)
        return complain(started.error().text());
    const std::string how = end_of(restart);
    if (!is_broken() && how != "exit code 0")
        complain("the database does not start again: " + how);
}

// It tells its end only once.
std::string ChaosRun::end_of(ServerProcess& process) {
    std::optional<std::string> how;
    wait_until([&] {
        if (!how)
            how = process.ended();
        return how.has_value();
    });
    return how.value_or("");
}

void ChaosRun::let_pass(std::chrono::milliseconds time) {
    const Time end = Clock::now() + time;
    wait_until([end] { return Clock::now() >= end; });
}

// --- the servers ---------------------------------------------------------------------------------

void ChaosRun::start(Node& node) {
    node.serves = false;
    if (const auto started = node.process->start(); !started)
        complain(started.error().text());
}

bool ChaosRun::serves(Node& node) {
    if (node.serves || node.is_asked)
        return node.serves;
    node.is_asked = true;
    HttpRequest ready;
    ready.path = "/readyz";
    node.http->send(ready, [&node](const core::Result<HttpResponse>& answer) {
        node.is_asked = false;
        node.serves = answer && answer->is_good();
    });
    return false;
}

bool ChaosRun::all_serve() {
    return std::ranges::count_if(nodes_, [this](Node& node) { return serves(node); })
           == static_cast<std::ptrdiff_t>(nodes_.size());
}

void ChaosRun::watch() {
    if (plan_.chaos == Chaos::Drain)
        return;
    for (const Node& node : nodes_)
        if (const auto how = node.process->ended())
            complain(node.name + " ended by itself: " + *how);
}

// --- the tables ----------------------------------------------------------------------------------

bool ChaosRun::have_all_moved() const {
    return std::ranges::all_of(matches_,
                               [](const auto& match) { return match->moved().has_value(); });
}

bool ChaosRun::is_kept_by(const Match& match, const Node& node) const {
    std::vector<std::string> names;
    for (const Node& each : nodes_)
        names.push_back(each.name);
    return store::keeper_of(store::part_of(match.stories().back().table), names) == node.name;
}

void ChaosRun::note_standstill(const Node* victim, Time since) {
    for (const auto& match : matches_)
        if (victim == nullptr || is_kept_by(*match, *victim))
            standstill_.add(*match->moved() - since);
}

bool ChaosRun::play_to_the_end() {
    field_.opens_tables = false;
    return wait_until([this] {
        return std::ranges::all_of(matches_, [](const auto& match) { return match->is_at_rest(); });
    });
}

// The records shall come from what is stored, not from what is in memory.
bool ChaosRun::read_back() {
    for (Node& node : nodes_) {
        node.process->kill();
        start(node);
    }
    if (!wait_until([this] { return all_serve(); }))
        return false;
    let_pass(2 * kSettling);
    checked_ = check_records(field_, matches_);
    for (Node& node : nodes_)
        if (!node.process->stop())
            complain(node.name + " did not end well when asked to");
    return !is_broken();
}

bool ChaosRun::wait_until(const std::function<bool()>& is_done) {
    std::int64_t before = field_.tally.actions;
    Time moved = Clock::now();
    loop_.run_until([&] {
        if (std::exchange(before, field_.tally.actions) != field_.tally.actions)
            moved = Clock::now();
        watch();
        return is_done() || is_broken() || Clock::now() - moved > kLongestQuiet;
    });
    if (!is_done() && !is_broken()) {
        complain("nothing has happened for a minute");
        for (const auto& match : matches_)
            if (!match->is_at_rest())
                complain(match->condition());
    }
    return !is_broken();
}

std::string ChaosRun::summary() const {
    const Tally& tally = field_.tally;
    std::string text = fmt::format("{} {}, {} servers, {} tables at a time; seed {}\n",
                                   happened_,
                                   name_of(plan_.chaos),
                                   nodes_.size(),
                                   plan_.tables,
                                   plan_.settings.seed);
    text +=
        fmt::format("  {} actions acknowledged, {} reconnects\n", tally.actions, tally.reconnects);
    text += fmt::format("  {} commands sent again: {} had been stored, {} had not\n",
                        tally.resent_stored + tally.resent_new,
                        tally.resent_stored,
                        tally.resent_new);
    text += fmt::format("  {} acknowledged commands sent again: each was acknowledged again\n",
                        tally.repeated);
    text += fmt::format("  {} games read back, every record verified: lost {}, doubled {}\n",
                        checked_.games,
                        checked_.lost,
                        checked_.duplicated);
    text += fmt::format(
        "  tables that were hit stood still for p50 {:.0f} ms, p99 {:.0f} ms,"
        " max {:.0f} ms ({} times)\n",
        standstill_.at(0.5),
        standstill_.at(0.99),
        standstill_.max(),
        standstill_.count());
    return text;
}

}  // namespace swarm
