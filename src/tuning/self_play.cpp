#include "tuning/self_play.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>
#include <utility>

#include "ai/player.h"
#include "arena/course.h"
#include "arena/threads.h"
#include "core/hash.h"
#include "tuning/wanderer.h"

namespace tuning {
namespace {

constexpr std::uint64_t kMaxGames = 10'000'000;
constexpr std::uint64_t kTaking = 0x74616b65;

// A seat that plays alone is compared with a mark: a second seat whose features are all 0.
std::size_t sampled_seats(std::size_t seats) { return std::max<std::size_t>(seats, 2); }

// One game and the positions taken from it.
class Harvest {
  public:
    Harvest(const SelfPlayPlan& plan, const ai::FeatureSet& features, std::uint32_t number)
        : plan_(plan),
          features_(features),
          number_(number),
          rng_(core::combine(plan.seed, kTaking), number) {}

    core::Result<Samples> play(const engine::Position& start) {
        const auto seats = static_cast<std::size_t>(plan_.game->seats_of(start));
        const std::vector<ai::PlayerPtr> players = draw_players(seats);
        Samples samples(sampled_seats(seats), features_.names().size());
        arena::Course course(*plan_.game, start, arena::Luck::of(plan_.seed, number_));
        while (!course.is_over()) {
            if (features_.is_asked(course.position()) && happens(plan_.taking, rng_))
                take(course.position(), samples);
            if (const std::string_view fault = course.advance(players); !fault.empty())
                return core::Error{"game " + std::to_string(number_), std::string(fault)};
        }
        const arena::PlayedGame played = course.result();
        decisions_ = played.count.decisions;
        label(played.outcome, samples);
        return samples;
    }

    std::uint64_t decisions() const { return decisions_; }

  private:
    std::vector<ai::PlayerPtr> draw_players(std::size_t seats) {
        std::vector<ai::PlayerPtr> players;
        for (std::size_t i = 0; i < seats; ++i) {
            const auto drawn = rng_.below(static_cast<std::uint32_t>(plan_.players.size()));
            players.push_back(std::make_unique<Wanderer>(
                std::move(*ai::make_player(plan_.players[drawn], *plan_.game)), plan_.wandering));
        }
        return players;
    }

    void take(const engine::Position& position, Samples& samples) {
        const std::span<float> room = samples.add(number_);
        const std::size_t length = samples.features();
        const int seats = plan_.game->seats_of(position);
        for (int seat = 0; seat < seats; ++seat) {
            features_.fill(position,
                           engine::seat_id(seat),
                           room.subspan(static_cast<std::size_t>(seat) * length, length));
        }
    }

    // Of a game that one seat plays alone the mark takes what the seat leaves.
    void label(const engine::Outcome& outcome, Samples& samples) const {
        for (std::size_t i = 0; i < samples.size(); ++i) {
            const std::span<float> wins = samples.wins_of(i);
            for (std::size_t seat = 0; seat < outcome.seats; ++seat)
                wins[seat] = features_.share(outcome, engine::seat_id(static_cast<int>(seat)));
            if (outcome.seats == 1)
                wins[1] = 1 - wins[0];
        }
    }

    const SelfPlayPlan& plan_;
    const ai::FeatureSet& features_;
    std::uint32_t number_;
    core::Rng rng_;
    std::uint64_t decisions_ = 0;
};

// What the threads share.
class Fields {
  public:
    Fields(const SelfPlayPlan& plan, const ai::FeatureSet& features, const engine::Position& start)
        : plan_(plan), features_(features), start_(start), harvests_(plan.games) {}

    void work() {
        for (std::uint64_t number = next_++; number < plan_.games && !failed_; number = next_++) {
            Harvest harvest(plan_, features_, static_cast<std::uint32_t>(number));
            auto samples = harvest.play(start_);
            if (samples)
                harvests_[number].emplace(std::move(*samples));
            else
                fail(samples.error());
            ++games_;
            decisions_ += harvest.decisions();
        }
    }

    void tell(const SelfPlayProgress& progress) const {
        if (progress)
            progress(games_, decisions_);
    }

    core::Result<Samples> gather() const {
        if (trouble_)
            return *trouble_;
        const auto seats = static_cast<std::size_t>(plan_.game->seats_of(start_));
        Samples all(sampled_seats(seats), features_.names().size());
        for (const auto& harvest : harvests_) {
            if (harvest)
                all.append(*harvest);
        }
        return all;
    }

  private:
    void fail(const core::Error& error) {
        const std::lock_guard lock(mutex_);
        trouble_ = error;
        failed_ = true;
    }

    const SelfPlayPlan& plan_;
    const ai::FeatureSet& features_;
    const engine::Position& start_;
    std::vector<std::optional<Samples>> harvests_;  // by game
    std::atomic<std::uint64_t> next_ = 0;
    std::atomic<std::uint64_t> games_ = 0;
    std::atomic<std::uint64_t> decisions_ = 0;
    std::atomic<bool> failed_ = false;
    std::mutex mutex_;
    std::optional<core::Error> trouble_;
};

bool is_share(double value) { return value >= 0 && value <= 1; }

}  // namespace

std::optional<core::Error> complaint(const SelfPlayPlan& plan) {
    if (plan.games < 10 || plan.games > kMaxGames)
        return core::Error{"games", "must be 10 to 10000000"};
    if (!is_share(plan.wandering))
        return core::Error{"wandering", "must be 0 to 1"};
    if (!is_share(plan.taking) || plan.taking == 0)
        return core::Error{"taking", "must be above 0 and at most 1"};
    for (const std::string& name : plan.players) {
        if (const auto player = ai::make_player(name, *plan.game); !player)
            return player.error();
    }
    return arena::threads_complaint(plan.threads);
}

core::Result<Samples> self_play(const SelfPlayPlan& plan,
                                const ai::FeatureSet& features,
                                const engine::Position& start,
                                const SelfPlayProgress& progress) {
    Fields fields(plan, features, start);
    arena::run_threads(
        arena::threads_for(plan.threads, plan.games),
        [&] { fields.work(); },
        [&] { fields.tell(progress); });
    return fields.gather();
}

}  // namespace tuning
