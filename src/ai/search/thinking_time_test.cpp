// Thinking ends when the choice stands, and not before.
#include "ai/search/thinking_time.h"

#include <doctest/doctest.h>

namespace {

using namespace ai::search;

// Two actions; the first gets a fixed share of the visits.
class TwoActions final : public Searcher {
  public:
    explicit TwoActions(double share_of_first) : share_(share_of_first) {}

    void look_at(const engine::Position& /*known*/, engine::SeatId /*seat*/) override {}
    std::uint32_t think(std::uint32_t visits) override {
        visits_ += visits;
        return visits;
    }
    void think_of(engine::Action /*action*/, std::uint32_t /*visits*/) override {}
    Findings findings() const override {
        Findings findings;
        findings.seat = engine::seat_id(0);
        findings.visits = visits_;
        findings.moves.resize(2);
        findings.moves[0].visits = static_cast<std::uint32_t>(share_ * visits_);
        findings.moves[1].visits = visits_ - findings.moves[0].visits;
        put_best_first(findings);
        return findings;
    }
    std::vector<PlannedAction> plan() const override { return {}; }
    std::uint64_t turn() const override { return 0; }
    double first_share() const override { return 1; }
    void forget() override {}

    std::uint32_t visits() const { return visits_; }

  private:
    double share_;
    std::uint32_t visits_ = 0;
};

}  // namespace

TEST_CASE("a clear lead ends the thinking early, a close race takes the whole budget") {
    constexpr double kVisits = 24'000;
    TwoActions clear(0.95);
    const double spent = think_for_visits(clear, kVisits, Until::Decided);
    CHECK(spent == clear.visits());
    CHECK(spent < 0.5 * kVisits);
    CHECK(spent > 0.3 * kVisits);  // the lead must be more than the others may still get

    TwoActions close(0.52);
    CHECK(think_for_visits(close, kVisits, Until::Decided) > 0.9 * kVisits);
}

TEST_CASE("who wants all visits gets them all, down to a single one") {
    TwoActions clear(0.95);
    CHECK(think_for_visits(clear, 24'000, Until::Spent) == 24'000);
    TwoActions poor(0.95);
    CHECK(think_for_visits(poor, 0.4, Until::Decided) == 1);
}
