#include "server/fair_thinking.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace server {
namespace {

constexpr std::chrono::milliseconds kLong{1000};
constexpr int kMostInterruptions = 3;  // then even a long one comes to its end

bool is_long(const Claim& claim) { return claim.expected >= kLong; }

bool shares_user(const Claim& one, const Claim& other) {
    return std::ranges::any_of(one.users, [&](const std::string& user) {
        return std::ranges::find(other.users, user) != other.users.end();
    });
}

}  // namespace

void FairThinking::add(Ticket ticket, Claim claim) { jobs_[ticket].claim = std::move(claim); }

void FairThinking::reconsider(Ticket ticket, Urgency urgency) {
    if (const auto found = jobs_.find(ticket); found != jobs_.end())
        found->second.claim.urgency = urgency;
}

bool FairThinking::forget(Ticket ticket) {
    const auto found = jobs_.find(ticket);
    if (found == jobs_.end())
        return false;
    found->second.forgotten = found->second.running;
    if (found->second.running)
        return is_long(found->second.claim);
    jobs_.erase(found);
    return false;
}

std::optional<FairThinking::Ticket> FairThinking::begin() {
    const auto* next = first_waiting(true);
    if (next == nullptr)
        return std::nullopt;
    Job& job = jobs_[next->first];
    now_ = std::max(now_, start_of(job));
    count(job, +1);
    return next->first;
}

// What came last has the least to lose.
std::optional<FairThinking::Ticket> FairThinking::interrupt() {
    const auto* next = first_waiting(false);
    if (next == nullptr || may_begin(next->second))
        return std::nullopt;
    const bool under_way = std::ranges::any_of(
        jobs_, [](const auto& each) { return each.second.giving_way || each.second.forgotten; });
    if (under_way)
        return std::nullopt;
    for (auto each = jobs_.rbegin(); each != jobs_.rend(); ++each) {
        if (!each->second.running || !gives_way_to(each->second, next->second))
            continue;
        each->second.giving_way = true;
        ++each->second.interruptions;
        return each->first;
    }
    return std::nullopt;
}

// Time that came to nothing because somebody else was more urgent costs nothing.
bool FairThinking::end(Ticket ticket, Time used, bool answered) {
    Job& job = jobs_[ticket];
    count(job, -1);
    const bool gave_way = std::exchange(job.giving_way, false) && !answered;
    if (gave_way && !job.forgotten)
        return true;
    charge(job, used);
    jobs_.erase(ticket);
    tidy();
    return false;
}

std::size_t FairThinking::waiting() const {
    return jobs_.size() - static_cast<std::size_t>(running_);
}

std::size_t FairThinking::waiting(Urgency urgency) const {
    return static_cast<std::size_t>(std::ranges::count_if(jobs_, [&](const auto& each) {
        return !each.second.running && each.second.claim.urgency == urgency;
    }));
}

// A decision for several people begins when the turn of the first of them has come.
double FairThinking::start_of(const Job& job) const {
    double first = -1;
    for (const std::string& user : job.claim.users) {
        const auto found = used_.find(user);
        const double start = std::max(now_, found == used_.end() ? 0 : found->second);
        first = first < 0 ? start : std::min(first, start);
    }
    return first < 0 ? now_ : first;
}

// With several workers one is kept for what is short.
bool FairThinking::may_begin(const Job& job) const {
    if (running_ >= workers_)
        return false;
    return workers_ == 1 || !is_long(job.claim) || running_long_ + 1 < workers_;
}

// Computers among themselves give way to people whenever those need them, and what is looked at
// afterwards to both. Among people only what is long gives way to what is short, to somebody else,
// and not for ever.
bool FairThinking::gives_way_to(const Job& running, const Job& waiting) const {
    if (running.claim.urgency >= Urgency::ComputersOnly)
        return waiting.claim.urgency < running.claim.urgency;
    return workers_ == 1 && is_long(running.claim) && !is_long(waiting.claim)
           && waiting.claim.urgency < Urgency::ComputersOnly
           && !shares_user(running.claim, waiting.claim) && start_of(waiting) <= start_of(running)
           && running.interruptions < kMostInterruptions;
}

const FairThinking::Jobs::value_type* FairThinking::first_waiting(bool only_beginning) const {
    const Jobs::value_type* best = nullptr;
    std::tuple<Urgency, double, int> lowest;
    for (const auto& each : jobs_) {
        const Job& job = each.second;
        if (job.running || (only_beginning && !may_begin(job)))
            continue;
        // Who gave way does so until the other has had its turn.
        const std::tuple place(job.claim.urgency, start_of(job), job.interruptions);
        if (best != nullptr && lowest <= place)
            continue;
        best = &each;
        lowest = place;
    }
    return best;
}

void FairThinking::count(Job& job, int change) {
    job.running = change > 0;
    running_ += change;
    running_long_ += is_long(job.claim) ? change : 0;
}

void FairThinking::charge(const Job& job, Time used) {
    const auto users = static_cast<double>(job.claim.users.size());
    for (const std::string& user : job.claim.users)
        used_[user] = std::max(now_, used_[user]) + used.count() / users;
}

// Who has used no more than somebody who comes anew need not be remembered.
void FairThinking::tidy() {
    if (jobs_.empty())
        used_.clear();
    std::erase_if(used_, [this](const auto& each) { return each.second <= now_; });
}

}  // namespace server
