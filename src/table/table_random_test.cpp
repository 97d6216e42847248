// Whatever happens at a table, its events give the same table again.
#include <set>

#include <doctest/doctest.h>

#include "engine/replay.h"
#include "table/event_json.h"
#include "table/testing/chaos.h"
#include "table/testing/driver.h"

namespace {

using namespace table;
using testing::Chaos;

constexpr std::uint64_t kTables = 400;
constexpr int kSteps = 300;

// Setup and events through their text, as from storage.
core::Result<Table> stored_and_restored(const Table& table, std::size_t count) {
    const auto setup = parse_setup(setup_line(table.setup()));
    if (!setup)
        return setup.error();
    const auto game = testing::game_of(*setup);
    std::vector<Event> events;
    for (std::size_t i = 0; i < count; ++i) {
        const auto event = parse_event(*game, event_line(*game, table.events()[i]));
        if (!event)
            return event.error();
        events.push_back(*event);
    }
    return Table::restore(game, *setup, events);
}

std::string difference_after_restoring(const Chaos& chaos) {
    const auto restored = stored_and_restored(chaos.table(), chaos.table().events().size());
    if (!restored)
        return restored.error().text();
    const bool same = restored->events() == chaos.table().events()
                      && restored->position() == chaos.table().position()
                      && testing::portrait(*restored, chaos.now())
                             == testing::portrait(chaos.table(), chaos.now());
    return same ? "" : "the restored table is another";
}

// A table cut off anywhere can be restored, goes on by itself, and can be restored again.
std::string fault_of_prefix(const Chaos& chaos, std::size_t count) {
    auto cut = stored_and_restored(chaos.table(), count);
    if (!cut)
        return cut.error().text();
    cut->tick(chaos.now());
    if (cut->actor().is_chance())
        return "chance is still to move";
    const auto again = stored_and_restored(*cut, cut->events().size());
    return again ? "" : again.error().text();
}

std::string wrong_record(const Table& table) {
    const auto record = table.record();
    const auto replayed = engine::replay(table.game(), record);
    if (!replayed)
        return replayed.error().text();
    if (*replayed != table.position() || !table.game().invariant(table.position()).empty())
        return "the line of play does not lead to the position";
    if (table.game().outcome(table.position()).ending == 0)
        return {};
    const auto verified = engine::verify(table.game(), record);
    return verified ? "" : verified.error().text();
}

std::string run(Chaos& chaos) {
    for (int step = 0; step < kSteps; ++step) {
        if (auto fault = chaos.step(); !fault.empty())
            return fault;
        if (step % 10 != 0)
            continue;
        if (auto fault = wrong_record(chaos.table()); !fault.empty())
            return fault;
    }
    return difference_after_restoring(chaos);
}

}  // namespace

TEST_CASE("a table is the fold of its events, whatever was done to it") {
    std::set<std::size_t> happened;
    std::set<Refusal> refused;
    for (std::uint64_t number = 0; number < kTables; ++number) {
        CAPTURE(number);
        Chaos chaos(number);
        CHECK(run(chaos) == "");
        for (const Event& event : chaos.table().events())
            happened.insert(event.what.index());
        refused.insert(chaos.refusals().begin(), chaos.refusals().end());
    }
    std::string missing;
    for (std::size_t i = 0; i < std::variant_size_v<AnyHappening>; ++i)
        missing += happened.contains(i) ? "" : " event " + std::to_string(i);
    for (std::size_t i = 0; i < kRefusals; ++i)
        if (!refused.contains(static_cast<Refusal>(i)))
            missing += " " + std::string(code_of(static_cast<Refusal>(i)));
    CAPTURE(missing);
    // Other rules come only with another program: state_check_test.cpp.
    CHECK(happened.size() == std::variant_size_v<AnyHappening> - 1);
    // Rated tables have tests of their own.
    for (const Refusal known :
         {Refusal::RatedSeat, Refusal::RatedByPeople, Refusal::RatedForAccounts})
        refused.insert(known);
    CHECK(refused.size() == kRefusals - 1);
}

TEST_CASE("a table cut off at any event is restored and goes on") {
    for (std::uint64_t number = 0; number < 12; ++number) {
        Chaos chaos(number);
        CHECK(run(chaos) == "");
        for (std::size_t count = 0; count <= chaos.table().events().size(); ++count) {
            CAPTURE(number);
            CAPTURE(count);
            CHECK(fault_of_prefix(chaos, count) == "");
        }
    }
}

TEST_CASE("events in a wrong order give an error or a table, and never break anything") {
    Chaos donor(12);
    CHECK(run(donor) == "");
    const Setup& setup = donor.table().setup();
    std::size_t refused = 0;
    for (std::uint64_t number = 0; number < 200; ++number) {
        core::Rng rng(number);
        std::vector<Event> events = donor.table().events();
        const auto count = static_cast<std::uint32_t>(events.size());
        for (int edits = 0; edits < 3; ++edits)
            std::swap(events[rng.below(count)].what, events[rng.below(count)].what);
        const auto table = Table::restore(testing::game_of(setup), setup, events);
        refused += table ? 0 : 1;
        CHECK((table || table.error().where.starts_with("event ")));
    }
    CHECK(refused > 0);
}
