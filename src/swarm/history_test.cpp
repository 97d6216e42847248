#include "swarm/history.h"

#include <doctest/doctest.h>

namespace {

using swarm::compare;
using swarm::Deed;
using swarm::Fate;
using swarm::Findings;
using swarm::Played;

Deed told(int version, int seat, std::vector<std::string> path) {
    return {"c" + std::to_string(version), seat, std::move(path), Fate::Acknowledged, version};
}

// Heard in another order than played: acknowledgements to two bots overtake each other.
std::vector<Deed> deeds() {
    return {told(3, 0, {"roll"}),
            told(9, 0, {"roll"}),
            told(7, 1, {"step", "n05"}),
            told(11, 1, {"pass"})};
}

std::vector<Played> record() {
    return {{0, "roll"}, {1, "step"}, {1, "n05"}, {0, "roll"}, {1, "pass"}};
}

}  // namespace

TEST_CASE("a record with every acknowledged action once and in order is clean") {
    const Findings findings = compare(deeds(), record());
    CHECK(findings.is_clean());
    CHECK(findings.first_difference.empty());
    CHECK(compare({}, {}).is_clean());
}

TEST_CASE("an acknowledged action that is missing is lost, at the end of the game too") {
    auto without_last = record();
    without_last.pop_back();
    const Findings at_the_end = compare(deeds(), without_last);
    CHECK(at_the_end.lost == 1);
    CHECK(at_the_end.first_difference
          == "action 4: where \"pass\" of seat 1 should be (command c11, acknowledged with version "
             "11), there is the end");
    auto without_roll = record();
    without_roll.erase(without_roll.begin() + 3);
    const Findings in_the_middle = compare(deeds(), without_roll);
    CHECK(in_the_middle.lost == 1);
    CHECK(in_the_middle.duplicated == 0);
    CHECK_FALSE(in_the_middle.is_clean());
}

TEST_CASE("half a path is lost") {
    auto torn = record();
    torn.erase(torn.begin() + 2);
    CHECK(compare(deeds(), torn).lost == 1);
}

TEST_CASE("an action that stands there twice is a duplicate") {
    auto twice = record();
    twice.insert(twice.begin() + 1, {0, "roll"});
    const Findings findings = compare(deeds(), twice);
    CHECK(findings.duplicated == 1);
    CHECK(findings.lost == 0);
    CHECK_FALSE(findings.is_reordered);
    CHECK_FALSE(findings.is_clean());
}

TEST_CASE("the same actions in another order, or by another seat, are noticed") {
    auto swapped = record();
    std::swap(swapped[3], swapped[4]);
    const Findings findings = compare(deeds(), swapped);
    CHECK(findings.is_reordered);
    CHECK(findings.lost + findings.duplicated + findings.foreign == 0);
    CHECK_FALSE(findings.is_clean());
    auto other_seat = record();
    other_seat[4].seat = 0;
    CHECK(compare(deeds(), other_seat).lost == 1);
    CHECK(compare(deeds(), other_seat).foreign == 1);
}

TEST_CASE("what nobody sent is foreign") {
    auto more = record();
    more.push_back({0, "attack"});
    const Findings findings = compare(deeds(), more);
    CHECK(findings.foreign == 1);
    CHECK(findings.duplicated == 0);
    CHECK(findings.first_difference == "action 5: \"attack\" of seat 0, which nobody was told of");
}

TEST_CASE("a refused action must not be there") {
    auto with_refused = deeds();
    with_refused.push_back({"c12", 0, {"attack"}, Fate::Refused, 0});
    CHECK(compare(with_refused, record()).is_clean());
    auto more = record();
    more.push_back({0, "attack"});
    const Findings findings = compare(with_refused, more);
    CHECK(findings.refused == 1);
    CHECK(findings.foreign == 0);
    CHECK_FALSE(findings.is_clean());
}

TEST_CASE("an action without an answer may be there once or not, but its fate must become known") {
    auto with_open = deeds();
    with_open.push_back({"c12", 0, {"roll"}, Fate::Unanswered, 0});
    auto more = record();
    more.push_back({0, "roll"});
    for (const auto& played : {record(), more}) {
        const Findings findings = compare(with_open, played);
        CHECK(findings.lost + findings.duplicated + findings.foreign == 0);
        CHECK_FALSE(findings.is_reordered);
        CHECK(findings.unanswered == 1);
        CHECK_FALSE(findings.is_clean());
    }
    more.push_back({0, "roll"});
    CHECK(compare(with_open, more).duplicated == 1);
}

TEST_CASE("findings say everything in one line") {
    auto twice = record();
    twice.push_back({1, "pass"});
    CHECK(compare(deeds(), twice).text()
          == "lost 0, duplicated 1, stored though refused 0, never sent 0, unanswered 0, in order; "
             "action 5: \"pass\" of seat 1, which nobody was told of");
}
