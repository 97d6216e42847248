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

TEST_CASE("alone with one worker a long decision of one gives way to a short one of another") {
    const auto gives_way = [](const Claim& running, const Claim& waiting) {
        FairThinking turns(1);
        turns.add(1, running);
        REQUIRE(turns.begin() == 1);
        turns.add(2, waiting);
        CHECK_FALSE(turns.begin().has_value());
        return turns.interrupt() == 1;
    };
    const Claim quick{{"ada"}, Urgency::PeopleWatch, kQuick};
    CHECK(gives_way({{"bo"}, Urgency::PeopleWatch, milliseconds(1000)}, quick));
    CHECK_FALSE(gives_way({{"bo"}, Urgency::PeopleWatch, milliseconds(999)}, quick));
    CHECK_FALSE(gives_way({{"bo", "ada"}, Urgency::PeopleWatch, kSlow}, quick));
    CHECK_FALSE(gives_way({{"bo"}, Urgency::PeopleWatch, kSlow},
                          {{"ada"}, Urgency::PeopleWatch, milliseconds(1000)}));
    CHECK_FALSE(gives_way({{"bo"}, Urgency::PeopleWatch, kSlow},
                          {{"ada"}, Urgency::ComputersOnly, kQuick}));
    CHECK(
        gives_way({{"bo"}, Urgency::ComputersOnly, kQuick}, {{"bo"}, Urgency::PeopleAway, kSlow}));
    CHECK_FALSE(gives_way({{"bo"}, Urgency::ComputersOnly, kSlow},
                          {{"ada"}, Urgency::ComputersOnly, kQuick}));
    CHECK(
        gives_way({{"bo"}, Urgency::Afterwards, kQuick}, {{"bo"}, Urgency::ComputersOnly, kSlow}));
    CHECK(gives_way({{"bo"}, Urgency::Afterwards, kQuick}, {{"bo"}, Urgency::PeopleWatch, kSlow}));
    CHECK_FALSE(
        gives_way({{"bo"}, Urgency::Afterwards, kSlow}, {{"ada"}, Urgency::Afterwards, kQuick}));
}

TEST_CASE("among several workers nobody gives way to people, and none does while one is free") {
    FairThinking turns(2);
    turns.add(1, {{"bo"}, Urgency::PeopleWatch, kSlow});
    turns.add(2, {{"cy"}, Urgency::PeopleWatch, kQuick});
    REQUIRE(turns.begin() == 1);
    CHECK_FALSE(turns.interrupt().has_value());
    REQUIRE(turns.begin() == 2);
    turns.add(3, {{"ada"}, Urgency::PeopleWatch, kQuick});
    CHECK_FALSE(turns.begin().has_value());
    CHECK_FALSE(turns.interrupt().has_value());
}

TEST_CASE(
    "whoever is to give way is told once, waits for the other, and is interrupted no fourth time") {
    FairThinking turns(1);
    turns.add(1, {{"bo"}, Urgency::PeopleWatch, kSlow});
    REQUIRE(turns.begin() == 1);
    for (FairThinking::Ticket other = 2; other < 5; ++other) {
        turns.add(other, {{"user" + std::to_string(other)}, Urgency::PeopleWatch, kQuick});
        CHECK(turns.interrupt() == 1);
        CHECK_FALSE(turns.interrupt().has_value());
        CHECK(turns.end(1, kSlice, false));
        CHECK(turns.waiting() == 2);
        CHECK(turns.begin() == other);
        CHECK_FALSE(turns.end(other, kQuick, true));
        CHECK(turns.begin() == 1);
    }
    turns.add(9, {{"zoe"}, Urgency::PeopleWatch, kQuick});
    CHECK_FALSE(turns.interrupt().has_value());
}

TEST_CASE("what is no longer wanted is forgotten: at once if it waits, else when it ends") {
    FairThinking turns(1);
    turns.add(1, {{"bo"}, Urgency::PeopleWatch, kSlow});
    turns.add(2, {{"cy"}, Urgency::PeopleAway, kQuick});
    REQUIRE(turns.begin() == 1);
    CHECK(turns.waiting() == 1);
    CHECK(turns.waiting(Urgency::PeopleAway) == 1);
    CHECK(turns.waiting(Urgency::PeopleWatch) == 0);
    CHECK_FALSE(turns.forget(7));
    CHECK_FALSE(turns.forget(2));
    CHECK(turns.waiting() == 0);
    CHECK(turns.forget(1));
    turns.add(3, {{"ada"}, Urgency::PeopleWatch, kQuick});
    CHECK_FALSE(turns.interrupt().has_value());
    CHECK_FALSE(turns.end(1, kSlice, false));
    CHECK(turns.begin() == 3);
    CHECK_FALSE(turns.forget(3));
    CHECK(turns.waiting() == 0);
}

TEST_CASE("one worker does not interrupt a long thought for who has used more") {
    Bench bench(1);
    const auto first = bench.ask("ada", Urgency::PeopleWatch, kSlow);
    const auto slow = bench.ask("bo", Urgency::PeopleWatch, kSlow);
    bench.answered(first);
    const auto quick = bench.ask("ada", Urgency::PeopleWatch, kQuick);
    CHECK(bench.answered(quick) == kSlow + kQuick);
    CHECK(bench.done[slow] < bench.done[quick]);
}
