#include "tuning/harvest.h"

#include <atomic>
#include <chrono>
#include <fstream>
#include <mutex>
#include <utility>

#include "ai/make_searcher.h"
#include "ai/network/network_file.h"
#include "ai/random_player.h"
#include "arena/course.h"
#include "arena/threads.h"
#include "core/hash.h"
#include "tuning/crop.h"
#include "tuning/wanderer.h"

namespace tuning {
namespace {

using engine::AnyGame;
using engine::Position;

constexpr std::uint64_t kMostGames = 100'000'000;
constexpr std::uint32_t kMostJudging = 10'000'000;
constexpr std::uint64_t kChoosing = 0x686172;
constexpr std::size_t kJudgesMemory = std::size_t{16} << 20U;
constexpr std::uint32_t kFarthestAside = 3;  // positions between actions

ai::search::Settings judges_settings(const HarvestPlan& plan) {
    ai::search::Settings settings;
    settings.memory = kJudgesMemory;
    settings.network = plan.network;
    return settings;
}

// One thread's share of the work: a game after the other.
class Field {
  public:
    Field(const HarvestPlan& plan, const ai::FeatureSet& features, const Position& start)
        : plan_(plan),
          game_(*plan.game),
          features_(features),
          start_(start),
          seats_(static_cast<std::size_t>(game_.seats_of(start))),
          weights_(features.weights(game_.seats_of(start))),
          judge_(ai::make_searcher(game_, judges_settings(plan))) {}

    core::Result<Crop> play(std::uint64_t number) {
        rng_ = core::Rng(core::combine(plan_.seed, kChoosing), number);
        number_ = static_cast<std::uint32_t>(number);
        const std::vector<ai::PlayerPtr> players =
            players_with(plan_.wandering[number % plan_.wandering.size()]);
        Crop crop(seats_, features_.names().size());
        arena::Course course(game_, start_, arena::Luck::of(plan_.seed, number));
        while (!course.is_over()) {
            if (features_.is_asked(course.position()) && happens(plan_.taking, rng_))
                take(course.position(), crop);
            if (const std::string_view fault = course.advance(players); !fault.empty())
                return core::Error{"game " + std::to_string(number), std::string(fault)};
        }
        crop.label(shares_of(course.result().outcome));
        return crop;
    }

  private:
    std::vector<ai::PlayerPtr> players_with(double wandering) const {
        std::vector<ai::PlayerPtr> players;
        for (std::size_t i = 0; i < seats_; ++i)
            players.push_back(std::make_unique<Wanderer>(
                std::move(*ai::make_player(plan_.player, game_)), wandering));
        return players;
    }

    void take(const Position& position, Crop& crop) {
        if (!happens(plan_.aside, rng_)) {
            add(position, SampleKind::Played, crop);
            return;
        }
        if (const auto found = aside_of(position))
            add(*found, SampleKind::Aside, crop);
    }

    // None if the game ends on the way.
    std::optional<Position> aside_of(const Position& position) {
        std::vector<ai::PlayerPtr> players;
        for (std::size_t i = 0; i < seats_; ++i)
            players.push_back(std::make_unique<ai::RandomPlayer>());
        const std::uint64_t seed = rng_.next();
        arena::Course course(game_, position, arena::Luck::of(seed, number_));
        for (std::uint32_t left = 1 + rng_.below(kFarthestAside); left > 0; --left) {
            do {
                course.advance(players);
                if (course.is_over())
                    return std::nullopt;
            } while (!features_.is_asked(course.position()));
        }
        return course.position();
    }

    void add(const Position& position, SampleKind kind, Crop& crop) {
        const engine::Actor actor = game_.actor(position);
        if (actor.is_chance())
            return;
        judge_->forget();
        judge_->look_at(position, actor.first());
        judge_->think(plan_.judging);
        const ai::search::WinShares win = judge_->findings().win;
        const std::size_t length = features_.names().size();
        std::vector<float> values(seats_ * length);
        std::vector<float> sums(seats_);
        for (std::size_t seat = 0; seat < seats_; ++seat) {
            const std::span<float> own = std::span(values).subspan(seat * length, length);
            features_.fill(position, engine::seat_id(static_cast<int>(seat)), own);
            for (std::size_t i = 0; i < length; ++i)
                sums[seat] += static_cast<float>(weights_[i]) * own[i];
        }
        crop.add(number_, kind, std::span(win).first(seats_), sums, values);
    }

    std::vector<float> shares_of(const engine::Outcome& outcome) const {
        std::vector<float> shares;
        for (std::size_t seat = 0; seat < seats_; ++seat)
            shares.push_back(features_.share(outcome, engine::seat_id(static_cast<int>(seat))));
        return shares;
    }

    const HarvestPlan& plan_;
    const AnyGame& game_;
    const ai::FeatureSet& features_;
    const Position& start_;
    std::size_t seats_;
    std::vector<double> weights_;
    ai::search::SearcherPtr judge_;
    core::Rng rng_{0};
    std::uint32_t number_ = 0;
};

// What the threads share: numbers of games, and the file.
class Barn {
  public:
    Barn(const HarvestPlan& plan, const std::string& file)
        : plan_(plan), out_(file, std::ios::binary) {}

    std::optional<std::uint64_t> next_game() {
        const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - began_;
        if (spent.count() > plan_.seconds || failed_)
            return std::nullopt;
        const std::uint64_t number = next_++;
        return number < plan_.games ? std::optional(number) : std::nullopt;
    }
    void write(std::string_view bytes) {
        const std::lock_guard lock(mutex_);
        out_.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    }
    void store(const Crop& crop) {
        write(crop.bytes());
        ++games_;
        positions_ += crop.size();
    }
    void fail(const core::Error& error) {
        const std::lock_guard lock(mutex_);
        trouble_ = error;
        failed_ = true;
    }
    void tell(const HarvestProgress& progress) const {
        if (progress)
            progress(games_, positions_);
    }
    core::Result<Harvested> close(const std::string& file) {
        out_.close();
        if (trouble_)
            return *trouble_;
        if (!out_)
            return core::Error{file, "cannot be written"};
        return Harvested{games_, positions_};
    }

  private:
    const HarvestPlan& plan_;
    std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
    std::ofstream out_;
    std::mutex mutex_;
    std::atomic<std::uint64_t> next_ = 0;
    std::atomic<std::uint64_t> games_ = 0;
    std::atomic<std::uint64_t> positions_ = 0;
    std::atomic<bool> failed_ = false;
    std::optional<core::Error> trouble_;
};

bool is_part(double value) { return value >= 0 && value <= 1; }

}  // namespace

std::optional<core::Error> complaint(const HarvestPlan& plan) {
    if (plan.games < 1 || plan.games > kMostGames)
        return core::Error{"games", "must be 1 to 100000000"};
    for (const double wandering : plan.wandering)
        if (!is_part(wandering))
            return core::Error{"wandering", "must be 0 to 1"};
    if (!is_part(plan.taking) || plan.taking == 0)
        return core::Error{"taking", "must be above 0 and at most 1"};
    if (!is_part(plan.aside))
        return core::Error{"aside", "must be 0 to 1"};
    if (plan.judging < 1 || plan.judging > kMostJudging)
        return core::Error{"judging", "must be 1 to 10000000"};
    if (!(plan.seconds > 0))
        return core::Error{"seconds", "must be above 0"};
    if (const auto player = ai::make_player(plan.player, *plan.game); !player)
        return player.error();
    if (const auto wrong = ai::network_complaint(*plan.game, judges_settings(plan)))
        return wrong;
    return arena::threads_complaint(plan.threads);
}

core::Result<Harvested> harvest(const HarvestPlan& plan,
                                const ai::FeatureSet& features,
                                const engine::Position& start,
                                const std::string& file,
                                const HarvestProgress& progress) {
    Barn barn(plan, file);
    barn.write(Crop::header(static_cast<std::size_t>(plan.game->seats_of(start)),
                            features.names().size(),
                            ai::hash_of_names(features.names())));
    const auto work = [&] {
        Field field(plan, features, start);
        while (const auto number = barn.next_game()) {
            const auto crop = field.play(*number);
            if (crop)
                barn.store(*crop);
            else
                barn.fail(crop.error());
        }
    };
    arena::run_threads(
        arena::threads_for(plan.threads, plan.games), work, [&] { barn.tell(progress); });
    return barn.close(file);
}

}  // namespace tuning
