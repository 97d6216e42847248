#include "swarm/kill_run.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include <fmt/format.h>

namespace swarm {
namespace {

constexpr std::chrono::milliseconds kAskPause{5};
constexpr std::chrono::seconds kLongestStandstill{60};
constexpr std::uint32_t kStartsThatMayFail = 8;  // one in so many is killed while it starts
constexpr int kKillsPerReport = 20;

std::vector<std::string> server_command(const KillPlan& plan) {
    return {plan.program,
            "serve",
            "--database",
            plan.database.empty() ? (plan.folder / "tables.db").string() : plan.database,
            "--port",
            std::to_string(plan.port),
            "--unlimited",
            "--pace",
            "0",
            "--log",
            "warning"};
}

}  // namespace

KillRun::KillRun(const KillPlan& plan)
    : plan_(plan),
      http_(loop_, local_address(plan.port)),
      field_(http_, plan.settings),
      server_({server_command(plan), (plan.folder / "server.log").string()}),
      rng_(plan.settings.seed, 0x6b696c6c) {}

bool KillRun::run() {
    start_server();
    matches_ = begin_matches(field_, plan_.tables);
    return play_on_while_killing() && play_to_the_end() && read_back();
}

// --- the server ----------------------------------------------------------------------------------

void KillRun::start_server() {
    is_serving_ = false;
    started_ = Clock::now();
    if (const auto started = server_.start(); !started)
        return complain(started.error().text());
    if (kills_ < plan_.kills && kills_ > 0 && rng_.below(kStartsThatMayFail) == 0)
        kill_later();
    ask_whether_serving();
}

void KillRun::ask_whether_serving() {
    HttpRequest health;
    health.path = "/healthz";
    http_.send(health, [this, started = started_](const core::Result<HttpResponse>& answer) {
        if (started != started_)
            return;
        if (answer && answer->is_good())
            return on_serving();
        watch_server();
        asking_ = loop_.after(kAskPause, [this] { ask_whether_serving(); });
    });
}

void KillRun::on_serving() {
    is_serving_ = true;
    starts_.add(Clock::now() - started_);
    if (kills_ < plan_.kills && !killing_.is_waiting())
        kill_later();
}

// Lives of random length without memory: every moment is as likely to be the last.
void KillRun::kill_later() {
    const double share = (static_cast<double>(rng_.next() >> 11U) + 1) * 0x1p-53;
    const auto life = std::chrono::milliseconds(std::lround(-std::log(share) * plan_.mean_life));
    killing_ = loop_.after(life, [this] { kill_server(); });
}

void KillRun::kill_server() {
    watch_server();
    if (is_broken())
        return;
    server_.kill();
    ++kills_;
    kills_while_starting_ += is_serving_ ? 0 : 1;
    if (kills_ % kKillsPerReport == 0) {
        fmt::print(stderr,
                   "{} of {} kills, {} actions acknowledged, {} games over\n",
                   kills_,
                   plan_.kills,
                   field_.tally.actions,
                   field_.tally.games);
    }
    start_server();
}

void KillRun::watch_server() {
    if (const auto how = server_.ended())
        complain("the server ended by itself: " + *how);
}

// --- the run -------------------------------------------------------------------------------------

bool KillRun::play_on_while_killing() {
    return wait_until([this] { return kills_ >= plan_.kills; });
}

bool KillRun::play_to_the_end() {
    field_.opens_tables = false;
    return wait_until([this] {
        return std::ranges::all_of(matches_, [](const auto& match) { return match->is_at_rest(); });
    });
}

// One more kill: the records shall come from what is stored, not from what is in memory.
bool KillRun::read_back() {
    server_.kill();
    start_server();
    if (!wait_until([this] { return is_serving_; }))
        return false;
    checked_ = check_records(field_, matches_);
    if (!server_.stop())
        complain("the server did not end well when asked to");
    return !is_broken();
}

bool KillRun::wait_until(const std::function<bool()>& is_done) {
    std::int64_t before = progress();
    Time moved = Clock::now();
    loop_.run_until([&] {
        if (std::exchange(before, progress()) != progress())
            moved = Clock::now();
        watch_server();
        return is_done() || is_broken() || Clock::now() - moved > kLongestStandstill;
    });
    if (!is_done() && !is_broken())
        complain_of_standstill();
    return !is_broken();
}

void KillRun::complain_of_standstill() {
    complain("nothing has happened for a minute");
    for (const auto& match : matches_)
        if (!match->is_at_rest())
            complain(match->condition());
}

std::string KillRun::summary() const {
    const Tally& tally = field_.tally;
    std::string text = fmt::format("{} kills, {} of them while the server started; seed {}\n",
                                   kills_,
                                   kills_while_starting_,
                                   plan_.settings.seed);
    text += fmt::format("  {} tables played to their end, every record verified\n", checked_.games);
    text +=
        fmt::format("  {} actions acknowledged, {} reconnects\n", tally.actions, tally.reconnects);
    text +=
        fmt::format("  {} commands sent again: {} had been stored before the crash, {} had not\n",
                    tally.resent_stored + tally.resent_new,
                    tally.resent_stored,
                    tally.resent_new);
    text += fmt::format("  {} acknowledged commands sent again: each was acknowledged again\n",
                        tally.repeated);
    text += fmt::format(
        "  start to serving: p50 {:.0f} ms, max {:.0f} ms\n", starts_.at(0.5), starts_.max());
    text += fmt::format("  lost {}, duplicates {}\n", checked_.lost, checked_.duplicated);
    return text;
}

}  // namespace swarm
