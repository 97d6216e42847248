// A player that searches: it thinks ahead within the budget of its turn.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>

#include "ai/player.h"
#include "ai/search/searcher.h"
#include "ai/thinking.h"

namespace ai {

// How much of a turn's budget a decision gets. The first decisions plan the turn and get most; the
// later ones find the plan in the tree.
class TurnBudget {
  public:
    // Each decision gets this share of what is left.
    TurnBudget(double whole, double share) : whole_(whole), share_(share), left_(whole) {}

    void begin_turn() { left_ = whole_; }
    double take() {
        const double grant = std::max(share_ * left_, kLeast * whole_);
        left_ -= grant;
        return grant;
    }
    void give_back(double rest) { left_ += rest; }

  private:
    static constexpr double kLeast = 0.01;  // of the whole, however many steps a turn has

    double whole_;
    double share_;
    double left_;
};

class SearchPlayer final : public Player {
  public:
    // The game must outlive the player.
    SearchPlayer(std::string name, const engine::AnyGame& game, const Thinking& thinking);

    std::string_view name() const override { return name_; }
    engine::Action choose(const engine::AnyGame& game,
                          const engine::Position& known,
                          engine::SeatId seat,
                          core::Rng& rng) override;

  private:
    void notice_turn(const engine::Position& known, engine::SeatId seat);
    void think();

    std::string name_;
    Thinking thinking_;
    search::SearcherPtr searcher_;
    TurnBudget budget_;
    std::optional<std::uint64_t> turn_;
};

// The best, or with a temperature: one that was visited nearly as often.
engine::Action pick(const search::Findings& findings, float temperature, core::Rng& rng);

}  // namespace ai
