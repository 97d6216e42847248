// Telling what an action did: what everybody saw of its answers, and their sentences put together.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "engine/action.h"
#include "engine/message.h"
#include "engine/seat.h"
#include "engine/sentences.h"

namespace engine {

// Sentences one after the other; a phrase joins two of them (sentences.h).
class Telling {
  public:
    void add(Message more) {
        if (more.empty())
            return;
        told_ = told_.empty() ? std::move(more)
                              : Message{std::string(kAnd),
                                        {Argument::message(std::move(told_)),
                                         Argument::message(std::move(more))}};
    }
    Message take() { return std::move(told_); }

  private:
    Message told_;
};

// What an action did, as everybody may be told of it: its answers, those that the rules filled in
// too, each with what a spectator saw before it, and what a spectator sees in the end.
template <class View>
struct Account {
    struct Answer {
        View before;
        Action action;
    };
    SeatId seat = kNobody;
    std::vector<Answer> answers;
    View after{};

    // Whether a spectator has seen the same on the whole way.
    bool looks_like(const Account& other) const {
        return after == other.after
               && std::ranges::equal(answers, other.answers, {}, &Answer::before, &Answer::before);
    }
    const View& before() const { return answers.front().before; }
    Action action() const { return answers.front().action; }
    // visit(before, answer, after) for each answer.
    template <class Visit>
    void each(Visit&& visit) const {
        for (std::size_t i = 0; i < answers.size(); ++i)
            visit(answers[i].before,
                  answers[i].action,
                  i + 1 < answers.size() ? answers[i + 1].before : after);
    }
};

template <class Rules>
auto account_of(const typename Rules::Content& content,
                const typename Rules::State& before,
                SeatId seat,
                Action action) {
    using State = typename Rules::State;
    Account<typename Rules::View> account{seat, {}, {}};
    const auto note = [&](const State& now, Action answer) {
        account.answers.push_back({Rules::view(content, now, kNobody), answer});
    };
    State state = before;
    if constexpr (requires { Rules::apply_observed(content, state, seat, action, note); }) {
        Rules::apply_observed(content, state, seat, action, note);
    } else {
        note(state, action);
        Rules::apply(content, state, seat, action);
    }
    account.after = Rules::view(content, state, kNobody);
    return account;
}

}  // namespace engine
