// What crowds did at sixty tables, as fingerprints in golden/crowds.txt: a table that judges, takes
// back, ends or tells anything else than before gets another line.
#include <doctest/doctest.h>

#include "engine/json_text.h"
#include "engine/testing/fingerprint.h"
#include "engine/testing/golden_file.h"
#include "table/event_json.h"
#include "table/testing/chaos.h"
#include "table/testing/driver.h"

namespace {

using namespace table;
using engine::testing::Fingerprint;
using testing::Chaos;

constexpr std::uint64_t kCrowds = 60;
constexpr int kDeeds = 300;

// With what differs by who looks; without the version of the program, which is in every record.
std::string told_by(const Chaos& chaos) {
    const Table& table = chaos.table();
    std::string text = testing::portrait(table, chaos.now());
    constexpr std::string_view kProgram = R"("program":")";
    if (const std::size_t at = text.find(kProgram); at != std::string::npos)
        text.erase(at, text.find('"', at + kProgram.size()) - at);
    for (std::size_t i = 0; i < table.seats().size(); ++i) {
        const SeatId seat = engine::seat_id(static_cast<int>(i));
        const SeatSet own = table.held_by(table.seats()[i].user);
        for (const std::uint64_t number : {table.shown_version(own),
                                           static_cast<std::uint64_t>(table.known_entries(own)),
                                           table.newest_seen_by(table.seats()[i].user),
                                           static_cast<std::uint64_t>(table.last_shown_at()),
                                           table.secret("test", seat)})
            text += std::to_string(number) + " ";
        text += engine::json_text(table.game().to_json(table.draft(seat).position));
    }
    return text;
}

// The table that the same people get next, and how this one ended.
std::string what_is_left(const Table& table) {
    std::string text = setup_line(table.rematch({"next", "ada", std::string(64, '7'), 1}));
    if (const auto outcome = table.outcome()) {
        text += outcome->ending;
        for (std::size_t seat = 0; seat < outcome->places.size(); ++seat)
            text += " " + std::to_string(outcome->places[seat]) + (outcome->won[seat] ? "+" : "-")
                    + std::to_string(outcome->scores[seat]);
    }
    return text;
}

std::string crowd(std::uint64_t number) {
    Chaos chaos(number);
    Fingerprint told;
    for (int deed = 0; deed < kDeeds; ++deed) {
        REQUIRE(chaos.step() == "");
        if (deed % 15 == 0)
            told.add(told_by(chaos));
    }
    const Table& table = chaos.table();
    Fingerprint happened;
    for (const Event& event : table.events())
        happened.add(event_line(table.game(), event));
    Fingerprint refused;
    for (const Refusal refusal : chaos.refusals())
        refused.add(code_of(refusal));
    Fingerprint left;
    left.add(what_is_left(table));
    return std::to_string(number) + ": " + table.setup().game + ", "
           + std::to_string(table.seats().size())
           + " seats: " + std::to_string(table.events().size()) + " events " + happened.text()
           + ", " + std::to_string(chaos.refusals().size()) + " refusals " + refused.text()
           + ", told " + told.text() + ", left " + left.text() + "\n";
}

}  // namespace

TEST_CASE("what crowds do at tables leads to what it led to before") {
    std::string text;
    for (std::uint64_t number = 0; number < kCrowds; ++number)
        text += crowd(number);
    const auto folder = engine::testing::golden_folder(std::source_location::current());
    CHECK(engine::testing::check_golden_file(folder / "crowds.txt", text) == "");
}
