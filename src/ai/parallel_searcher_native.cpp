// Several searches side by side, one per thread (root parallelism): no memory is shared, so there
// is nothing to lock, and the sum of their findings is the same however the threads run.
#include <algorithm>
#include <thread>
#include <utility>

#include "ai/make_searcher.h"

namespace ai {
namespace {

using search::Finding;
using search::Findings;
using search::PlannedAction;
using search::Searcher;
using search::SearcherPtr;
using search::Settings;
using search::WinShares;

class ParallelSearcher final : public Searcher {
  public:
    explicit ParallelSearcher(std::vector<SearcherPtr> parts) : parts_(std::move(parts)) {}

    void look_at(const engine::Position& known, engine::SeatId seat) override {
        for (const SearcherPtr& part : parts_)
            part->look_at(known, seat);
    }
    std::uint64_t turn() const override { return parts_.front()->turn(); }
    double first_share() const override { return parts_.front()->first_share(); }
    void forget() override {
        for (const SearcherPtr& part : parts_)
            part->forget();
    }

    std::uint32_t think(std::uint32_t visits) override {
        std::vector<std::uint32_t> done(parts_.size());
        {
            std::vector<std::jthread> threads;
            threads.reserve(parts_.size());
            for (std::size_t i = 0; i < parts_.size(); ++i)
                threads.emplace_back([&, i] { done[i] = parts_[i]->think(share_of(visits, i)); });
        }
        std::uint32_t sum = 0;
        for (const std::uint32_t visits_of_part : done)
            sum += visits_of_part;
        return sum;
    }

    void think_of(engine::Action action, std::uint32_t visits) override {
        std::vector<std::jthread> threads;
        threads.reserve(parts_.size());
        for (std::size_t i = 0; i < parts_.size(); ++i)
            threads.emplace_back([=, this] { parts_[i]->think_of(action, share_of(visits, i)); });
    }

    Findings findings() const override {
        Findings sum = parts_.front()->findings();
        for (std::size_t i = 1; i < parts_.size(); ++i)
            add(sum, parts_[i]->findings());
        put_best_first(sum);
        return sum;
    }

    // Of the first search that would begin as all of them together.
    std::vector<PlannedAction> plan() const override {
        const engine::Action best = findings().moves.front().action;
        for (const SearcherPtr& part : parts_)
            if (auto plan = part->plan(); !plan.empty() && plan.front().action == best)
                return plan;
        return {};
    }

  private:
    std::uint32_t share_of(std::uint32_t visits, std::size_t part) const {
        const auto parts = static_cast<std::uint32_t>(parts_.size());
        return visits / parts + (part < visits % parts ? 1 : 0);
    }

    // Means weighted by visits.
    static void blend(WinShares& mean, double weight, const WinShares& other, double other_weight) {
        if (weight + other_weight == 0)
            return;
        for (std::size_t seat = 0; seat < mean.size(); ++seat)
            mean[seat] = static_cast<float>((mean[seat] * weight + other[seat] * other_weight)
                                            / (weight + other_weight));
    }

    static void add(Findings& sum, const Findings& part) {
        blend(sum.win, static_cast<double>(sum.visits), part.win, static_cast<double>(part.visits));
        sum.visits += part.visits;
        for (const Finding& move : part.moves) {
            Finding& same = *std::ranges::find(sum.moves, move.action, &Finding::action);
            blend(same.win, same.visits, move.win, move.visits);
            same.visits += move.visits;
            same.is_certain = same.is_certain || move.is_certain;
        }
    }

    std::vector<SearcherPtr> parts_;
};

}  // namespace

SearcherPtr make_parallel_searcher(const engine::AnyGame& game,
                                   const Settings& settings,
                                   int threads) {
    std::vector<SearcherPtr> parts;
    for (int i = 0; i < threads; ++i) {
        Settings own = settings;
        own.memory = settings.memory / static_cast<std::size_t>(threads);
        own.seed = settings.seed + static_cast<std::uint64_t>(i);
        parts.push_back(make_searcher(game, own));
    }
    return std::make_unique<ParallelSearcher>(std::move(parts));
}

}  // namespace ai
