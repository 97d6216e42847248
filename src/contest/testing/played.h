// Tournaments that play themselves: every player has a strength, results follow from it and from a
// seed.
#pragma once

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "contest/contest.h"
#include "core/rng.h"

namespace contest::testing {

class Played {
  public:
    Played(const Format& format, int players, std::uint64_t seed = 1)
        : contest(plan_of(format)), rng_(seed) {
        for (int i = 0; i < players; ++i) {
            Person person;
            person.user = "u" + std::to_string(i);
            person.name = "Player " + std::to_string(i);
            enter(person);
        }
    }

    static Plan plan_of(const Format& format) {
        Plan plan;
        plan.id = "c1";
        plan.format = format;
        return plan;
    }

    void take(const Events& events) {
        for (const Event& event : events) {
            const auto wrong = contest.take(event);
            REQUIRE_MESSAGE(!wrong, (wrong ? wrong->text() : ""));
            journal.push_back(event);
        }
    }
    void take(const Verdict& verdict) {
        REQUIRE(verdict.ok());
        take(*verdict);
    }
    void enter(const Person& person) { take(contest.enter(person, now, person.user)); }
    void start() {
        take(contest.start(now, "host", [this] { return new_table(); }));
    }
    std::string new_table() { return "t" + std::to_string(++tables_); }

    // Strength of player i: the higher the number of the player, the weaker.
    double strength(int player) const { return -0.05 * player; }

    // Places by strength and luck; with `upsets` of 0 the stronger always wins.
    std::vector<int> places_for(const std::vector<int>& players, double upsets) {
        std::vector<std::pair<double, std::size_t>> order;
        for (std::size_t i = 0; i < players.size(); ++i) {
            const double luck = (rng_.below(1'000'000) + 0.5) / 1'000'000.0;
            order.emplace_back(strength(players[i]) - upsets * std::log(-std::log(luck)), i);
        }
        std::ranges::sort(order, std::greater{});
        std::vector<int> places(players.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            places[order[i].second] = static_cast<int>(i) + 1;
        return places;
    }

    void finish(int pairing, std::vector<int> places, Reason reason = Reason::Played) {
        take(contest.told(pairing, {std::move(places), reason, "", ++now}));
    }
    void finish_all(double upsets = 0) {
        for (std::size_t i = 0; i < contest.pairings().size(); ++i)
            if (!contest.pairings()[i].result)
                finish(static_cast<int>(i), places_for(contest.pairings()[i].players, upsets));
    }
    void next() {
        now += contest.format().pause;
        take(contest.due(now, [this] { return new_table(); }));
    }
    // To its end.
    void play(double upsets = 0) {
        start();
        while (!contest.is_over()) {
            finish_all(upsets);
            next();
        }
    }

    Contest contest;
    std::vector<Event> journal;
    std::int64_t now = 1'000'000;

  private:
    core::Rng rng_;
    int tables_ = 0;
};

inline Format format_of(Kind kind, int seats, int rounds = 5) {
    Format format;
    format.kind = kind;
    format.seats = seats;
    format.rounds = rounds;
    format.most = kind == Kind::RoundRobin ? kMaxRobinPlayers : 300;
    format.lasts = kind == Kind::Arena ? 3'600'000 : 0;
    REQUIRE(!check_format(format));
    return format;
}

}  // namespace contest::testing
