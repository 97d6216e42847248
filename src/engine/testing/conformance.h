// Plays random games and holds every promise of the game contract against them.
//
//     TEST_CASE("market keeps the contract") {
//         CHECK(engine::testing::check_game<market::Game>(pack.content, *game) == "");
//     }
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/any_game.h"

namespace engine::testing {

struct ConformanceSettings {
    int games = 200;     // at least one for each number of seats with each set of options
    int first_game = 0;  // to repeat one game: its number here, and games = 1
    std::uint64_t seed = 1;
    std::vector<OptionChoices> options{};  // none: the standard and each single change of it
    int step_limit = 100'000;
    int every = 7;  // the slow checks run at every n-th step, and at the first and last one

    // What a game may do without, for a reason it gives where it says so.
    bool distinct_descriptions = true;  // no two choices of a list read the same
    bool accepts_only_sound_json = true;
    bool hidden_commitments = true;  // nobody sees a simultaneous choice before all are in
};

// The rules behind an AnyGame, asked without a list.
class RulesProbe {
  public:
    virtual ~RulesProbe() = default;
    virtual std::uint32_t count(const Position& position, SeatId seat) const = 0;
    virtual Action nth(const Position& position, SeatId seat, std::uint32_t n) const = 0;
    virtual bool contains(const Position& position, SeatId seat, Action action) const = 0;
};

// The first broken promise with everything needed to repeat it; empty when all are kept.
std::string check_any_game(const AnyGame& game,
                           const RulesProbe& rules,
                           const ConformanceSettings& settings);

template <Game G>
class RulesProbeOf final : public RulesProbe {
  public:
    explicit RulesProbeOf(const typename G::Content& content) : content_(content) {}

    std::uint32_t count(const Position& position, SeatId seat) const override {
        ActionCounter counter;
        G::legal(content_, position.as<typename G::State>(), seat, counter);
        return counter.count;
    }
    Action nth(const Position& position, SeatId seat, std::uint32_t n) const override {
        NthPicker picker{n};
        G::legal(content_, position.as<typename G::State>(), seat, picker);
        return picker.picked;
    }
    bool contains(const Position& position, SeatId seat, Action action) const override {
        return is_legal<G>(content_, position.as<typename G::State>(), seat, action);
    }

  private:
    const typename G::Content& content_;
};

template <Game G>
std::string check_game(const typename G::Content& content,
                       const AnyGame& game,
                       const ConformanceSettings& settings = {}) {
    return check_any_game(game, RulesProbeOf<G>(content), settings);
}

}  // namespace engine::testing
