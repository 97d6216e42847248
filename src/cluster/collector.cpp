#include "cluster/collector.h"

#include <algorithm>
#include <set>
#include <thread>

namespace cluster {
namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr auto kTellEvery = 100ms;
constexpr auto kFarewell = 20s;  // a living rank listens after every action of its game

}  // namespace

std::optional<core::Error> Collector::collect() {
    while (!trouble_ && !tournament_.is_finished()) {
        if (const auto letter = link_.receive())
            hear(*letter);
        else
            std::this_thread::sleep_for(kPollPause);
        tell_progress();
    }
    return trouble_;
}

void Collector::hear(const Letter& letter) {
    if (letter.message.kind == Kind::Failed)
        trouble_ = core::Error{"rank " + std::to_string(letter.from), letter.message.text.data()};
    if (letter.message.kind == Kind::Done)
        keep(result_of(letter.message));
    if (letter.message.kind == Kind::Done || letter.message.kind == Kind::Ask)
        give_work(letter.from);
}

void Collector::keep(const arena::MatchResult& result) {
    std::erase_if(loans_, [&](const Loan& loan) { return loan.number == result.number; });
    if (tournament_.is_known(result.number))
        return;
    ++games_;
    decisions_ += result.decisions;
    if (run_.file != nullptr)
        trouble_ = run_.file->append(tournament_, result);
    tournament_.take(result);
}

void Collector::give_work(int rank) {
    auto number = tournament_.next();
    if (!number)
        number = overdue_for(rank);
    if (!number)
        return;  // every game is known: the tournament is over
    loans_.push_back({*number, rank});
    if (!link_.send(rank, {.kind = Kind::Play, .number = *number})) {
        loans_.pop_back();
        tournament_.give_back(*number);
    }
}

// The game that somebody else has had for the longest time and this rank not yet.
std::optional<std::uint64_t> Collector::overdue_for(int rank) {
    for (const Loan& loan : loans_) {
        const bool has_it = std::ranges::any_of(loans_, [&](const Loan& other) {
            return other.number == loan.number && other.rank == rank;
        });
        if (!has_it)
            return loan.number;
    }
    return std::nullopt;
}

void Collector::tell_progress() {
    if (!run_.progress || Clock::now() - told_ < kTellEvery)
        return;
    told_ = Clock::now();
    run_.progress(games_, decisions_);
}

bool dismiss(const Link& link) {
    std::set<int> missing;
    for (int rank = 1; rank < link.ranks(); ++rank)
        if (link.send(rank, {.kind = Kind::Enough}))
            missing.insert(rank);
    const Clock::time_point end = Clock::now() + kFarewell;
    while (!missing.empty() && Clock::now() < end) {
        const auto letter = link.receive();
        if (letter && letter->message.kind == Kind::Goodbye)
            missing.erase(letter->from);
        else if (!letter)
            std::this_thread::sleep_for(kPollPause);
    }
    const Kind how = missing.empty() ? Kind::Together : Kind::Scatter;
    for (int rank = 1; rank < link.ranks(); ++rank)
        link.send(rank, {.kind = how});
    return missing.empty();
}

}  // namespace cluster
