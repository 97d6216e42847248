// Telling what an action did: its answers one by one, and their sentences put together.
#pragma once

#include <utility>

#include "engine/action.h"
#include "engine/message.h"

namespace engine {

// Sentences one after the other; the phrase "report.and" joins two of them.
class Telling {
  public:
    void add(Message more) {
        if (more.empty())
            return;
        told_ = told_.empty() ? std::move(more)
                              : Message{"report.and",
                                        {Argument::message(std::move(told_)),
                                         Argument::message(std::move(more))}};
    }
    Message take() { return std::move(told_); }

  private:
    Message told_;
};

// Plays an action and shows each answer, those that the rules filled in too, between the states
// before and after it: visit(before, answer, after). Gives the state at the end.
template <class Rules, class Visit>
typename Rules::State watch_answers(const typename Rules::Content& content,
                                    const typename Rules::State& before,
                                    Action action,
                                    Visit&& visit) {
    using State = typename Rules::State;
    State state = before;
    State last = before;
    Action open = action;
    bool first = true;
    Rules::apply_observed(content, state, action, [&](const State& now, Action answer) {
        if (!std::exchange(first, false))
            visit(std::as_const(last), open, now);
        last = now;
        open = answer;
    });
    visit(std::as_const(last), open, std::as_const(state));
    return state;
}

}  // namespace engine
