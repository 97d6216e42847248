#include "analysis/verdict.h"

#include <algorithm>
#include <cmath>

namespace analysis {
namespace {

constexpr int kInaccuracy = 3 * kPoint;
constexpr int kMistake = 6 * kPoint;
constexpr int kBlunder = 14 * kPoint;
constexpr int kGood = kPoint;  // nothing better that would be worth a word
constexpr int kLowEdge = 10 * kPoint;
constexpr int kHighEdge = 90 * kPoint;

// Where little can be lost, or all is won but for a little, half of it counts as much.
int scaled(int threshold, int chance) {
    return chance < kLowEdge || chance > kHighEdge ? threshold / 2 : threshold;
}

// Only what was looked at as hard as the played action can be compared with it.
bool is_comparable(const MeasuredChoice& choice, const Weighed& option) {
    return option.visits >= choice.options.front().visits;
}

std::size_t best_of(const MeasuredChoice& choice, std::size_t seat) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < choice.options.size(); ++i)
        if (is_comparable(choice, choice.options[i])
            && choice.options[i].chances[seat] > choice.options[best].chances[seat])
            best = i;
    return best;
}

int next_best(const MeasuredChoice& choice, std::size_t seat) {
    int next = 0;
    for (std::size_t i = 1; i < choice.options.size(); ++i)
        next = std::max(next, choice.options[i].chances[seat]);
    return next;
}

int doubt_between(const Weighed& one, const Weighed& other, std::size_t seat) {
    return static_cast<int>(std::lround(std::hypot(one.doubt[seat], other.doubt[seat])));
}

Mark mark_of_loss(const Verdict& verdict, int chance) {
    if (verdict.loss < 2 * verdict.doubt || verdict.loss < scaled(kInaccuracy, chance))
        return verdict.loss < kGood ? Mark::Good : Mark::None;
    if (verdict.loss < scaled(kMistake, chance))
        return Mark::Inaccuracy;
    return verdict.loss < scaled(kBlunder, chance) ? Mark::Mistake : Mark::Blunder;
}

bool is_only(const Verdict& verdict, int chance) {
    return verdict.best == 0 && verdict.lead >= scaled(kMistake, chance)
           && verdict.lead >= 2 * verdict.doubt;
}

}  // namespace

std::optional<Verdict> verdict_on(const MeasuredChoice& choice, engine::SeatId seat) {
    if (choice.options.size() < 2)
        return std::nullopt;
    const auto by = static_cast<std::size_t>(seat);
    Verdict verdict;
    verdict.best = best_of(choice, by);
    const Weighed& best = choice.options[verdict.best];
    const Weighed& played = choice.options.front();
    verdict.loss = best.chances[by] - played.chances[by];
    verdict.lead = verdict.best == 0 ? std::max(0, best.chances[by] - next_best(choice, by)) : 0;
    verdict.doubt = doubt_between(best, verdict.best == 0 ? choice.options[1] : played, by);
    verdict.is_hard = !choice.is_obvious;
    verdict.mark =
        is_only(verdict, best.chances[by]) ? Mark::Only : mark_of_loss(verdict, best.chances[by]);
    return verdict;
}

bool is_worth_a_second_look(const Verdict& verdict,
                            const MeasuredChoice& choice,
                            std::size_t seat) {
    const int chance = choice.options[verdict.best].chances[seat];
    return 4 * verdict.loss >= 3 * scaled(kInaccuracy, chance);
}

}  // namespace analysis
