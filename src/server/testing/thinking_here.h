// Computer players that think at once and in the same process.
#pragma once

#include "server/computers.h"
#include "server/testing/house.h"

namespace server::testing {

class ThinkingHere final : public Computers {
  public:
    // Stops answering after so many looks at finished games.
    explicit ThinkingHere(int looks, FindGame find = only_mini())
        : thinker_(std::move(find)), looks_(looks) {}

    Ticket think(ThinkRequest request, Claim /*claim*/, Done done) override {
        done(thought_of(thinker_.answer(think_line(request))));
        return ++last_;
    }
    Ticket judge(ThinkRequest request, Claim /*claim*/, Judged done) override {
        if (looks_-- > 0)
            done(found_of(thinker_.answer(think_line(request))));
        return ++last_;
    }
    void reconsider(Ticket /*ticket*/, Urgency /*urgency*/) override {}
    void forget(Ticket /*ticket*/) override {}
    std::size_t waiting() const override { return 0; }
    std::size_t waiting(Urgency /*urgency*/) const override { return 0; }
    std::size_t interrupted() const override { return 0; }

  private:
    Thinker thinker_;
    int looks_;
    Ticket last_ = 0;
};

}  // namespace server::testing
