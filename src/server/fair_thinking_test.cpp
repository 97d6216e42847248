#include "server/fair_thinking.h"

#include <algorithm>

#include <doctest/doctest.h>

using namespace server;
using std::chrono::milliseconds;

namespace {

constexpr milliseconds kQuick{20};
constexpr milliseconds kSlow{5000};
constexpr milliseconds kSlice{20};  // until a worker notices that it is to give way

// Workers that think in a time of our own.
class Bench {
  public:
    explicit Bench(int workers) : turns(workers) {}

    FairThinking::Ticket ask(const std::string& user, Urgency urgency, milliseconds needed) {
        turns.add(++last_, {{user}, urgency, needed});
        needed_[last_] = needed;
        asked_[last_] = now;
        settle();
        return last_;
    }
    // Until the answer; how long that took from the question on.
    milliseconds answered(FairThinking::Ticket ticket) {
        while (!done.contains(ticket))
            step();
        return done[ticket] - asked_[ticket];
    }
    void step() {
        const auto next =
            std::ranges::min_element(busy_, {}, [](const auto& each) { return each.second.until; });
        REQUIRE(next != busy_.end());
        const auto [ticket, work] = *next;
        busy_.erase(next);
        now = work.until;
        const bool answer = !work.gives_way;
        if (!turns.end(ticket, now - work.since, answer)) {
            done[ticket] = now;
            used[ticket] = now - work.since;
        }
        settle();
    }
    bool is_busy() const { return !busy_.empty(); }

    FairThinking turns;
    milliseconds now{0};
    std::map<FairThinking::Ticket, milliseconds> done;
    std::map<FairThinking::Ticket, milliseconds> used;

  private:
    struct Work {
        milliseconds since;
        milliseconds until;
        bool gives_way = false;
    };
    void settle() {
        while (const auto ticket = turns.begin())
            busy_[*ticket] = {now, now + needed_[*ticket]};
        if (const auto ticket = turns.interrupt()) {
            Work& work = busy_.at(*ticket);
            if (work.until > now + kSlice)
                work = {work.since, now + kSlice, true};
        }
    }

    FairThinking::Ticket last_ = 0;
    std::map<FairThinking::Ticket, milliseconds> needed_;
    std::map<FairThinking::Ticket, milliseconds> asked_;
    std::map<FairThinking::Ticket, Work> busy_;
};

}  // namespace

TEST_CASE("a hundred tables of computers do not keep a person waiting") {
    for (const int workers : {1, 2, 3}) {
        CAPTURE(workers);
        Bench bench(workers);
        for (int i = 0; i < 100; ++i)
            bench.ask("hog", Urgency::ComputersOnly, kSlow);
        for (int turn = 0; turn < 20; ++turn) {
            const auto quick = bench.ask("ada", Urgency::PeopleWatch, kQuick);
            CHECK(bench.answered(quick) <= kQuick + kSlice);
        }
    }
}

TEST_CASE("a hundred tables with a person and strong computers leave room for a quick answer") {
    Bench bench(2);
    for (int i = 0; i < 100; ++i)
        bench.ask("hog", Urgency::PeopleWatch, kSlow);
    for (int turn = 0; turn < 20; ++turn) {
        const auto quick = bench.ask("ada", Urgency::PeopleWatch, kQuick);
        CHECK(bench.answered(quick) <= kQuick);
    }
}

TEST_CASE("one worker interrupts a long thought for another's quick one, but not for ever") {
    Bench bench(1);
    const auto slow = bench.ask("hog", Urgency::PeopleWatch, kSlow);
    int quick_ones = 0;
    for (; !bench.done.contains(slow) && quick_ones < 100; ++quick_ones)
        bench.answered(bench.ask("ada", Urgency::PeopleWatch, kQuick));
    CHECK(quick_ones > 1);
    CHECK(quick_ones < 10);
    const auto own = bench.ask("hog", Urgency::PeopleWatch, kSlow);
    const auto next = bench.ask("hog", Urgency::PeopleWatch, kQuick);
    CHECK(bench.answered(own) == kSlow);  // nobody interrupts himself
    CHECK(bench.answered(next) == kSlow + kQuick);
}

TEST_CASE("thinking time is shared by user, not by table") {
    Bench bench(1);
    std::map<std::string, std::vector<FairThinking::Ticket>> asked;
    for (int i = 0; i < 200; ++i)
        asked["hog"].push_back(bench.ask("hog", Urgency::PeopleWatch, milliseconds(100)));
    for (int i = 0; i < 50; ++i)
        asked["ada"].push_back(bench.ask("ada", Urgency::PeopleWatch, milliseconds(100)));
    while (bench.now < milliseconds(8000))
        bench.step();
    std::map<std::string, milliseconds> used;
    for (const auto& [user, tickets] : asked)
        for (const auto ticket : tickets)
            used[user] += bench.used[ticket];
    CHECK(used["ada"] >= milliseconds(3800));
    CHECK(used["hog"] >= milliseconds(3800));
}

TEST_CASE("who did not think for a while has saved nothing up") {
    Bench bench(1);
    for (int i = 0; i < 100; ++i)
        bench.ask("ada", Urgency::PeopleWatch, milliseconds(100));
    while (bench.now < milliseconds(5000))
        bench.step();
    std::vector<FairThinking::Ticket> late;
    for (int i = 0; i < 20; ++i)
        late.push_back(bench.ask("bo", Urgency::PeopleWatch, milliseconds(100)));
    const auto done = [&](FairThinking::Ticket ticket) { return bench.done.contains(ticket); };
    while (bench.now < milliseconds(6000))
        bench.step();
    CHECK(std::ranges::count_if(late, done) >= 4);
    CHECK(std::ranges::count_if(late, done) <= 6);
}

TEST_CASE("watched tables come before those nobody watches") {
    Bench bench(1);
    const auto running = bench.ask("cy", Urgency::PeopleWatch, kQuick);
    const auto computers = bench.ask("ada", Urgency::ComputersOnly, kQuick);
    const auto away = bench.ask("ada", Urgency::PeopleAway, kQuick);
    const auto watched = bench.ask("bo", Urgency::PeopleAway, kQuick);
    bench.turns.reconsider(watched, Urgency::PeopleWatch);
    CHECK(bench.turns.waiting(Urgency::PeopleWatch) == 1);
    CHECK(bench.turns.waiting(Urgency::ComputersOnly) == 1);
    bench.answered(computers);
    CHECK(bench.done[running] < bench.done[watched]);
    CHECK(bench.done[watched] < bench.done[away]);
    CHECK(bench.done[away] < bench.done[computers]);
}

TEST_CASE("what is no longer wanted is dropped") {
    Bench bench(1);
    const auto running = bench.ask("ada", Urgency::PeopleWatch, kSlow);
    const auto dropped = bench.ask("ada", Urgency::PeopleWatch, kQuick);
    CHECK_FALSE(bench.turns.forget(dropped));
    CHECK(bench.turns.waiting() == 0);
    CHECK(bench.turns.forget(running));  // a worker is to be told
    bench.step();
    CHECK_FALSE(bench.is_busy());
    CHECK_FALSE(bench.turns.forget(running));
}
