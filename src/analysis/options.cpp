#include "analysis/options.h"

#include <algorithm>
#include <utility>

namespace analysis {
namespace {

using ai::search::Finding;
using engine::Position;

constexpr std::size_t kWidth = 5;     // begun actions that are followed at the same time
constexpr std::size_t kLongest = 40;  // steps of an action
constexpr std::uint32_t kVisitsForAStep = 150;

struct Begun {
    Option option;
    float promise = 0;
};

void step(const engine::AnyGame& game, Option& option, engine::SeatId seat, engine::Action action) {
    option.last = option.after;
    option.steps.push_back(action);
    game.apply(option.after, seat, action);
}

// What was looked at most; what was never looked at promises nothing.
std::vector<Finding> favourites(const ai::search::Searcher& searcher, std::size_t most) {
    std::vector<Finding> moves = searcher.findings().moves;
    std::erase_if(moves, [&](const Finding& move) {
        return move.visits == 0 && move.action != moves.front().action;
    });
    moves.resize(std::min(moves.size(), most));
    return moves;
}

class Options {
  public:
    Options(const engine::AnyGame& game, ai::search::Searcher& searcher, engine::SeatId seat)
        : game_(game), searcher_(searcher), seat_(seat) {}

    std::vector<Begun> from(const Position& before) {
        open_.push_back({{{}, before, before}, 0});
        for (std::size_t level = 0; level < kLongest && !open_.empty(); ++level) {
            std::vector<Begun> now = std::exchange(open_, {});
            for (const Begun& begun : now)
                follow(begun, level);
            keep_the_best(open_);
        }
        std::ranges::stable_sort(whole_, std::ranges::greater{}, &Begun::promise);
        return std::move(whole_);
    }

  private:
    void follow(const Begun& begun, std::size_t level) {
        if (level > 0) {
            searcher_.look_at(begun.option.after, seat_);
            searcher_.think(kVisitsForAStep);
        }
        for (const Finding& move : favourites(searcher_, kWidth)) {
            Begun longer{begun.option, move.win[static_cast<std::size_t>(seat_)]};
            const Position before = longer.option.after;
            step(game_, longer.option, seat_, move.action);
            const bool is_open = game_.asks(before, longer.option.after, seat_);
            (is_open ? open_ : whole_).push_back(std::move(longer));
        }
    }
    static void keep_the_best(std::vector<Begun>& begun) {
        std::ranges::stable_sort(begun, std::ranges::greater{}, &Begun::promise);
        if (begun.size() > kWidth)
            begun.resize(kWidth);
    }

    const engine::AnyGame& game_;
    ai::search::Searcher& searcher_;
    engine::SeatId seat_;
    std::vector<Begun> open_;
    std::vector<Begun> whole_;
};

}  // namespace

Option option_of(const engine::AnyGame& game,
                 const Position& before,
                 engine::SeatId seat,
                 const std::vector<engine::Action>& steps) {
    Option option{{}, before, before};
    for (const engine::Action action : steps)
        step(game, option, seat, action);
    return option;
}

std::vector<Option> options_in(const engine::AnyGame& game,
                               ai::search::Searcher& searcher,
                               const Position& before,
                               engine::SeatId seat,
                               std::size_t most) {
    std::vector<Option> options;
    for (Begun& begun : Options(game, searcher, seat).from(before)) {
        const bool is_new = std::ranges::none_of(
            options, [&](const Option& other) { return other.after == begun.option.after; });
        if (is_new && options.size() < most)
            options.push_back(std::move(begun.option));
    }
    return options;
}

bool is_legal(const engine::AnyGame& game,
              Position position,
              engine::SeatId seat,
              const std::vector<engine::Action>& steps) {
    for (const engine::Action action : steps) {
        engine::ActionList legal;
        if (game.actor(position).includes(seat))
            game.legal(position, seat, legal);
        if (!legal.contains(action))
            return false;
        game.apply(position, seat, action);
    }
    return !steps.empty();
}

bool is_forced(const engine::AnyGame& game,
               const Position& before,
               engine::SeatId seat,
               const std::vector<engine::Action>& steps) {
    Position position = before;
    for (const engine::Action action : steps) {
        engine::ActionList legal;
        game.legal(position, seat, legal);
        if (legal.size() > 1)
            return false;
        game.apply(position, seat, action);
    }
    return true;
}

}  // namespace analysis
