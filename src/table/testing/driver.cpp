#include "table/testing/driver.h"

#include <array>
#include <cassert>
#include <utility>

#include "engine/json_text.h"
#include "engine/mini/adapted_game.h"
#include "table/event_json.h"
#include "table/testing/pair_texts.h"
#include "table/testing/trail_texts.h"

namespace table::testing {
namespace {

constexpr std::string_view kSeed =
    "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
constexpr std::array<std::string_view, 4> kUsers = {"ada", "bo", "cy", "di"};
constexpr std::array<std::string_view, 4> kNames = {"Ada", "Bo", "Cy", "Di"};

Table opened(engine::AnyGamePtr game, const Setup& setup) {
    auto table = Table::create(std::move(game), setup);
    assert(table.ok());
    return std::move(*table);
}

std::string described(const Seat& seat) {
    return std::to_string(static_cast<int>(seat.kind)) + " " + seat.user + " " + seat.name + " "
           + seat.level + " " + std::to_string(seat.resigned) + (seat.timed_out ? " late" : "");
}

std::string described(const Request& request) {
    std::string text = std::to_string(static_cast<int>(request.kind)) + " "
                       + std::to_string(request.to) + " " + request.asker + " at "
                       + std::to_string(request.shown[0]);
    for (const std::string& user : request.agreed)
        text += " " + user;
    return text;
}

std::string described(const TableOutcome& outcome) {
    std::string text = outcome.ending;
    for (std::size_t i = 0; i < outcome.places.size(); ++i)
        text += " " + std::to_string(outcome.places[i]) + "/" + std::to_string(outcome.scores[i])
                + (outcome.won[i] ? " won" : "");
    return text;
}

std::string seats_text(const Table& table, std::int64_t now) {
    std::string text;
    for (std::size_t i = 0; i < table.seats().size(); ++i) {
        const SeatId id = engine::seat_id(static_cast<int>(i));
        const UndoInfo undo = table.undo_info(id);
        text += described(table.seats()[i]) + ", undo " + std::to_string(undo.steps) + "/"
                + std::to_string(static_cast<int>(undo.can_redo)) + "/"
                + std::to_string(undo.last_own.value_or(9999)) + ", time "
                + std::to_string(table.time_left(id, now).value_or(-1)) + ", legal "
                + std::to_string(table.legal(id).size()) + "\n"
                + engine::json_text(table.game().view(table.position(), id)) + "\n";
    }
    return text;
}

std::string log_text(const Table& table) {
    std::string text;
    for (const LogLine& line : table.log()) {
        text +=
            std::to_string(line.n) + " " + std::to_string(static_cast<int>(line.by)) + " "
            + std::to_string(line.at) + " "
            + engine::render(
                line.text, engine::Language::English, table.game().phrases(), table.seat_names())
            + "\n";
    }
    return text;
}

}  // namespace

engine::AnyGamePtr mini_game() {
    static const auto game = std::make_shared<const mini::AdaptedGame>(mini::Pack{});
    return game;
}

engine::AnyGamePtr trail_game() {
    static const auto game = std::make_shared<const trail::AdaptedGame>(trail::Pack{});
    return game;
}

engine::AnyGamePtr long_trail_game() {
    static const auto game = std::make_shared<const trail::AdaptedGame>(
        trail::Pack{trail::Content{.rounds = 30}, "sha256:long", {"Long trail", "Langer Pfad"}});
    return game;
}

engine::AnyGamePtr pair_game() {
    static const auto game = std::make_shared<const pair::AdaptedGame>(pair::Pack{});
    return game;
}

Setup people(const engine::AnyGame& game, int seats) {
    Setup setup;
    setup.id = "k3f";
    setup.game = game.id();
    setup.content = game.content_hash();
    setup.dice_table = setup.id;
    setup.host = "ada";
    setup.title = "Ein Abend für zwölf Monde";
    setup.created = kStart;
    setup.seed_hex = kSeed;
    for (std::size_t i = 0; std::cmp_less(i, seats); ++i)
        setup.seats.push_back(
            {SeatKind::Human, std::string(kUsers[i]), std::string(kNames[i]), ""});
    return setup;
}

SeatPlan computer(std::string level) { return {SeatKind::Ai, "", "Computer", std::move(level)}; }

Driver trail_table(int seats) { return {trail_game(), people(*trail_game(), seats)}; }

Driver mini_table(int seats) {
    Setup setup = people(*mini_game(), seats);
    setup.options = {{"gambling", "on"}};
    return {mini_game(), setup};
}

Driver pair_table(int seats) { return {pair_game(), people(*pair_game(), seats)}; }

Driver::Driver(engine::AnyGamePtr game, const Setup& setup)
    : table(opened(std::move(game), setup)) {
    tick();
}

Command Driver::command(const std::string& user, Wish wish) {
    const std::string id = "c" + std::to_string(++commands_);
    return {user, id, table.newest_seen_by(user), std::move(wish), absences};
}

core::Result<Submitted, Refusal> Driver::send(const std::string& user, Wish wish) {
    now += 1000;
    return table.submit(command(user, std::move(wish)), now);
}

std::string_view Driver::answer(const std::string& user, Wish wish) {
    return answer_having_seen(table.newest_seen_by(user), user, std::move(wish));
}

std::string_view Driver::answer_having_seen(std::uint64_t seen,
                                            const std::string& user,
                                            Wish wish) {
    now += 1000;
    Command sent = command(user, std::move(wish));
    sent.seen = seen;
    const auto result = table.submit(sent, now);
    return result ? "accepted" : code_of(result.error());
}

std::string_view Driver::act(int seat, std::initializer_list<std::string_view> path) {
    const Seat& who = table.seats()[static_cast<std::size_t>(seat)];
    return answer(who.has_computer() ? "" : who.user,
                  Act{engine::seat_id(seat), path_of(table.game(), path)});
}

std::vector<std::string> Driver::line() const {
    std::vector<std::string> line;
    for (const engine::RecordEntry& entry : table.entries()) {
        const std::string by =
            entry.seat == engine::kNobody ? "chance" : std::to_string(engine::index_of(entry.seat));
        line.push_back(by + ":" + table.game().notation(entry.action));
    }
    return line;
}

std::vector<engine::Action> path_of(const engine::AnyGame& game,
                                    std::initializer_list<std::string_view> path) {
    std::vector<engine::Action> actions;
    for (const std::string_view text : path)
        actions.push_back(*game.parse_action(text));
    return actions;
}

std::vector<std::string> names_of(const std::vector<Event>& events) {
    std::vector<std::string> names;
    names.reserve(events.size());
    for (const Event& event : events)
        names.emplace_back(event_name(event.what));
    return names;
}

std::string portrait(const Table& table, std::int64_t now) {
    std::string text = "version " + std::to_string(table.version()) + ", state "
                       + std::to_string(static_cast<int>(table.state())) + ", deadline "
                       + std::to_string(table.next_deadline().value_or(-1)) + "\n"
                       + seats_text(table, now) + log_text(table);
    for (std::size_t i = 0; i < table.seats().size(); ++i) {
        for (const engine::OptionChoice& order : table.orders(engine::seat_id(static_cast<int>(i))))
            text += "ordered " + order.key + "=" + order.value + "\n";
    }
    if (table.request())
        text += "request " + described(*table.request()) + "\n";
    for (const std::string& user : table.awaited())
        text += "awaited " + user + "\n";
    if (const auto outcome = table.outcome())
        text += described(*outcome) + "\n";
    for (std::size_t n = 0; n <= table.entries().size(); ++n)
        text += engine::json_text(table.game().to_json(table.position_at(n))) + "\n";
    text += engine::record_text(table.game(), table.record());
    for (const Event& event : table.events())
        text += event_line(table.game(), event) + "\n";
    return text;
}

}  // namespace table::testing
