#include "analysis/verdict.h"

#include <doctest/doctest.h>

namespace {

using analysis::Mark;
using analysis::MeasuredChoice;
using analysis::Weighed;

constexpr auto kAda = engine::SeatId{0};

Weighed weighed(int chance, int doubt = 50) {
    return {{}, {chance, analysis::kCertain - chance}, {doubt, doubt}, 1000};
}

// What a choice of Ada is called if she could have had `best` and took `played`.
Mark mark(int best, int played, int doubt = 50) {
    MeasuredChoice choice;
    choice.options = {weighed(played, doubt), weighed(best, doubt)};
    return analysis::verdict_on(choice, kAda)->mark;
}

// Ada's choice that loses so much, after which the game stands as it stands.
class Made {
  public:
    std::vector<analysis::Event> events;
    std::vector<analysis::Measured> measured;

    void roll(int mean, int came) {
        add({}, {});
        measured.back().mean = {mean, 10'000 - mean};
        measured.back().came = {came, 10'000 - came};
    }
    void choose(int seat, int before, int best, int played) {
        const auto share = [&](int own) { return seat == 0 ? own : 10'000 - own; };
        MeasuredChoice choice;
        choice.before = {share(before), 10'000 - share(before)};
        choice.options = {weighed(share(played)), weighed(share(best))};
        add({{engine::seat_id(seat), 0, {}}}, {choice});
    }

  private:
    void add(std::vector<analysis::Choice> choices, std::vector<MeasuredChoice> found) {
        analysis::Event event;
        event.turn = events.size();
        event.choices = std::move(choices);
        events.push_back(std::move(event));
        measured.emplace_back().choices = std::move(found);
    }
};

}  // namespace

TEST_CASE("marks: 3, 6 and 14 points") {
    CHECK(mark(5000, 5000) == Mark::Good);
    CHECK(mark(5000, 4950) == Mark::Good);
    CHECK(mark(5000, 4750) == Mark::None);
    CHECK(mark(5000, 4700) == Mark::Inaccuracy);
    CHECK(mark(5000, 4401) == Mark::Inaccuracy);
    CHECK(mark(5000, 4400) == Mark::Mistake);
    CHECK(mark(5000, 3601) == Mark::Mistake);
    CHECK(mark(5000, 3600) == Mark::Blunder);
}

TEST_CASE("marks: half of it at the edges") {
    CHECK(mark(900, 751) == Mark::None);
    CHECK(mark(900, 750) == Mark::Inaccuracy);
    CHECK(mark(9500, 9200) == Mark::Mistake);
    CHECK(mark(9500, 8800) == Mark::Blunder);
}

TEST_CASE("a loss below twice its doubt gets no mark") {
    CHECK(mark(5000, 4000, 350) == Mark::Mistake);  // the doubt of the difference is 495
    CHECK(mark(5000, 4000, 360) == Mark::None);     // 509
}

TEST_CASE("the only move is where everything else would have been a mistake") {
    CHECK(mark(4400, 5000) == Mark::Only);
    CHECK(mark(4500, 5000) == Mark::Good);
    CHECK(mark(4400, 5000, 300) == Mark::Good);
}

TEST_CASE("options that were looked at less than the played one are not better") {
    MeasuredChoice choice;
    choice.options = {weighed(4000), weighed(4300), weighed(6000)};
    choice.options[0].visits = choice.options[1].visits = 4000;
    CHECK(analysis::verdict_on(choice, kAda)->best == 1);
}

TEST_CASE("one option is no choice") {
    MeasuredChoice choice;
    CHECK_FALSE(analysis::verdict_on(choice, kAda));
    choice.options = {weighed(4000)};
    CHECK_FALSE(analysis::verdict_on(choice, kAda));
}

TEST_CASE("the parts of a result: start, luck, own choices and what is left") {
    Made made;
    made.roll(5000, 5600);             // Ada rolls well
    made.choose(0, 5600, 5700, 5000);  // and throws 7 points away
    made.choose(1, 5100, 5300, 4900);  // so does Bo, 4 points
    const auto analysis = analysis::assess(made.events, made.measured, {10'000, 0});
    const analysis::Ledger& ada = analysis.seats[0].ledger;
    CHECK(ada.start == 5000);
    CHECK(ada.luck == 600);
    CHECK(ada.own == -700);
    CHECK(ada.end == 10'000);
    CHECK(ada.start + ada.luck + ada.own + ada.rivals == ada.end);
    const analysis::Ledger& bo = analysis.seats[1].ledger;
    CHECK(bo.luck == -600);
    CHECK(bo.own == -400);
    CHECK(bo.start + bo.luck + bo.own + bo.rivals == bo.end);
    CHECK(analysis.before[1] == analysis::Chances{5600, 4400});
}

TEST_CASE("accuracy: six choices or more, 100 times the mean of exp(-loss / 3)") {
    Made made;
    for (int i = 0; i < 5; ++i)
        made.choose(0, 5000, 5000, 5000);
    CHECK_FALSE(analysis::assess(made.events, made.measured, {5000, 5000}).seats[0].accuracy);
    made.choose(0, 5000, 5000, 4700);
    const auto report = analysis::assess(made.events, made.measured, {5000, 5000}).seats[0];
    CHECK(report.accuracy == 89);  // (5 + 1/e) / 6
    CHECK(report.phases[0] == 100);
    CHECK(report.phases[2] == 68);
    CHECK(report.marks[static_cast<std::size_t>(Mark::Inaccuracy)] == 1);
    CHECK(report.dearest == std::vector<std::size_t>{5});
}
