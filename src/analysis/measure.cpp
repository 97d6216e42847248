#include "analysis/measure.h"

#include <algorithm>
#include <cmath>

#include "analysis/options.h"

namespace analysis {
namespace {

using engine::Position;

constexpr std::size_t kMostOthers = 4;
constexpr std::uint32_t kShortLook = 200;
constexpr std::uint32_t kTimesDeeper = 4;
constexpr std::size_t kLookedAtAgain = 3;  // the played action and the best two others

bool is_first_thought(Eye& eye, const Position& world, const Choice& choice) {
    eye.as_seen_by(choice.seat, world, {.visits = kShortLook});
    return eye.searcher().findings().moves.front().action == choice.steps.front();
}

// Other actions than the played one, with other effects.
std::vector<Option> others(Eye& eye, const Position& world, const Choice& choice) {
    const Option played = option_of(eye.game(), world, choice.seat, choice.steps);
    auto options = options_in(eye.game(), eye.searcher(), world, choice.seat, kMostOthers + 1);
    std::erase_if(options, [&](const Option& each) { return each.after == played.after; });
    options.resize(std::min(options.size(), kMostOthers));
    return options;
}

MeasuredChoice measure_choice(Eye& eye,
                              const Event& event,
                              const Choice& choice,
                              std::uint32_t visits) {
    if (is_forced(eye.game(), event.before, choice.seat, choice.steps))
        return {};
    const auto worlds = worlds_of(eye.game(), event.before, choice);
    MeasuredChoice measured;
    measured.is_obvious = is_first_thought(eye, worlds.front(), choice);
    measured.before = eye.as_seen_by(choice.seat, worlds.front(), {.visits = visits}).chances;
    const auto options = others(eye, worlds.front(), choice);
    if (options.empty())
        return measured;
    measured.options.push_back(weigh(eye, worlds, choice, visits));
    for (const Option& option : options)
        measured.options.push_back(
            weigh(eye, worlds, {choice.seat, choice.first, option.steps}, visits));
    return measured;
}

double weight_below(const Roll& roll,
                    const std::vector<Value>& values,
                    std::size_t seat,
                    int chance) {
    double below = 0;
    for (std::size_t i = 0; i < values.size(); ++i)
        below += values[i].chances[seat] < chance ? roll.outlooks[i].weight : 0;
    return below;
}

Measured measure_luck(Eye& eye, const Event& event, std::uint32_t visits) {
    const Depth depth{.visits = visits};
    const Roll roll = roll_from(eye.game(), event.before, depth);
    Measured measured;
    measured.outcomes = static_cast<int>(roll.outlooks.size());
    if (roll.outlooks.size() < 2)
        return measured;
    const auto values = eye.all_of(roll, depth);
    measured.mean = Eye::mean_of(roll, values).chances;
    measured.came = eye.at(event.after, depth).chances;
    const engine::Actor next = eye.game().actor(event.after);
    const auto seat = next.is_nobody() ? 0 : static_cast<std::size_t>(next.first());
    measured.better_than = static_cast<int>(
        std::lround(kCertain * weight_below(roll, values, seat, measured.came[seat])));
    return measured;
}

}  // namespace

Measured glance(Eye& eye, const Event& event, std::uint32_t visits) {
    const Choice& choice = event.choices.front();
    const auto worlds = worlds_of(eye.game(), event.before, choice);
    Measured measured;
    measured.choices.resize(event.choices.size());
    measured.choices.front().before =
        eye.as_seen_by(choice.seat, worlds.front(), {.visits = visits}).chances;
    return measured;
}

Measured measure(Eye& eye, const Event& event, std::uint32_t visits) {
    if (event.is_luck())
        return measure_luck(eye, event, visits);
    Measured measured;
    for (const Choice& choice : event.choices)
        measured.choices.push_back(measure_choice(eye, event, choice, visits));
    return measured;
}

MeasuredChoice look_again(Eye& eye,
                          const Event& event,
                          std::size_t choice,
                          const MeasuredChoice& first,
                          std::uint32_t visits) {
    const Choice& played = event.choices[choice];
    const auto seat = static_cast<std::size_t>(played.seat);
    const auto worlds = worlds_of(eye.game(), event.before, played);
    MeasuredChoice deeper = first;
    std::ranges::stable_sort(deeper.options.begin() + 1,
                             deeper.options.end(),
                             std::ranges::greater{},
                             [seat](const Weighed& each) { return each.chances[seat]; });
    const std::size_t looks = std::min(kLookedAtAgain, deeper.options.size());
    for (std::size_t i = 0; i < looks; ++i) {
        const auto steps = deeper.options[i].steps;
        deeper.options[i] =
            weigh(eye, worlds, {played.seat, played.first, steps}, kTimesDeeper * visits);
    }
    const auto best =
        std::ranges::max_element(deeper.options.begin(),
                                 deeper.options.begin() + static_cast<std::ptrdiff_t>(looks),
                                 {},
                                 [seat](const Weighed& each) { return each.chances[seat]; });
    deeper.reason =
        reason_for(eye,
                   played.seat,
                   option_of(eye.game(), worlds.front(), played.seat, best->steps).after,
                   option_of(eye.game(), worlds.front(), played.seat, played.steps).after,
                   visits);
    return deeper;
}

}  // namespace analysis
