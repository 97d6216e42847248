#include "analysis/study.h"

namespace analysis {
namespace {

Chances chances_of(const engine::Outcome& outcome) {
    Chances chances;
    for (int seat = 0; seat < outcome.seats; ++seat)
        chances.push_back(outcome.of(engine::seat_id(seat)).won ? kCertain / outcome.winners() : 0);
    return chances;
}

// Nothing for a game that goes on.
Chances end_of(const engine::AnyGame& game,
               const engine::Position& last,
               const std::optional<engine::Outcome>& result) {
    if (result)
        return chances_of(*result);
    const engine::Outcome outcome = game.outcome(last);
    return outcome.ending != 0 ? chances_of(outcome) : Chances{};
}

}  // namespace

Study::Study(const engine::AnyGame& game,
             const engine::Position& start,
             std::span<const engine::RecordEntry> entries,
             const std::optional<engine::Outcome>& result,
             std::uint32_t visits)
    : game_(game),
      visits_(visits),
      entries_(entries.begin(), entries.end()),
      events_(events_of(game, start, entries)),
      measured_(events_.size()),
      last_(events_.empty() ? start : events_.back().after),
      end_(end_of(game, last_, result)) {
    if (end_.empty())
        measured_.emplace_back();
    known_.resize(measured_.size());
}

std::vector<Task> Study::first_round() const {
    std::vector<Task> tasks;
    for (std::size_t i = 0; i < measured_.size(); ++i)
        tasks.push_back({i, std::nullopt, false});
    return tasks;
}

// What was looked at twice already, is done; what is left depends on its own first look alone, so
// that an analysis that was interrupted ends like any other.
std::vector<Task> Study::second_round() const {
    std::vector<Task> tasks;
    for (const Verdict& verdict : analysis().verdicts) {
        const MeasuredChoice& choice = measured_[verdict.event].choices[verdict.choice];
        const auto seat = events_[verdict.event].choices[verdict.choice].seat;
        if (choice.options.front().visits == visits_
            && is_worth_a_second_look(verdict, choice, static_cast<std::size_t>(seat)))
            tasks.push_back({verdict.event, verdict.choice, false});
    }
    return tasks;
}

Measured Study::done(Eye& eye, const Task& task) const {
    Measured measured;
    if (task.event == events_.size()) {
        measured.came = eye.at(last_, {.visits = visits_}).chances;
        return measured;
    }
    const Event& event = events_[task.event];
    if (task.is_glance)
        return glance(eye, event, visits_);
    if (!task.again)
        return measure(eye, event, visits_);
    measured.choices.resize(event.choices.size());
    measured.choices[*task.again] =
        look_again(eye, event, *task.again, measured_[task.event].choices[*task.again], visits_);
    return measured;
}

// Two choices of one event may be looked at again at the same time.
void Study::take(const Task& task, Measured measured) {
    if (task.again)
        measured_[task.event].choices[*task.again] = std::move(measured.choices[*task.again]);
    else
        measured_[task.event] = std::move(measured);
    known_[task.event] = task.is_glance ? Known::Glance : Known::Whole;
}

Analysis Study::analysis() const {
    return assess(events_,
                  std::span(measured_).first(events_.size()),
                  end_.empty() ? measured_.back().came : end_);
}

}  // namespace analysis
