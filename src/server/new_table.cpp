#include "server/new_table.h"

#include <array>
#include <map>
#include <utility>

#include "ai/levels.h"
#include "engine/digest.h"
#include "engine/record.h"
#include "engine/replay.h"
#include "games/table_options.h"
#include "server/house_rules.h"
#include "server/names.h"
#include "server/rated_tables.h"
#include "server/store/ids.h"
#include "server/user_text.h"
#include "table/text_rules.h"

namespace server {
namespace {

constexpr std::array<std::string_view, engine::kMaxSeats> kNumerals = {
    "I", "II", "III", "IV", "V", "VI"};
// Seats of an imported game belong to nobody here.
constexpr std::string_view kNobodyHere = "record";

std::string fresh_seed() { return engine::to_hex(engine::random_bytes(32)); }

core::Result<engine::OptionChoices> option_choices(const boost::json::value& json) {
    engine::OptionChoices choices;
    const auto* object = json.if_object();
    if (object == nullptr)
        return core::Error{"options", "expected an object"};
    for (const auto& option : *object) {
        if (!option.value().is_string())
            return core::Error{"options." + std::string(option.key()), "expected a text"};
        choices.push_back({std::string(option.key()), std::string(option.value().get_string())});
    }
    return choices;
}

table::ClockRule clock_rule(const wire::ClockInfo& clock) {
    return {static_cast<table::ClockKind>(clock.kind),
            clock.bank,
            clock.increment,
            clock.days,
            clock.on_timeout == wire::OnTimeout::resign ? table::OnTimeout::Resigns
                                                        : table::OnTimeout::ComputerTakesOver};
}

class SeatPlanner {
  public:
    SeatPlanner(const Services& services, const store::User& user)
        : services_(services), user_(as_shown(services, user)) {}

    Answered<table::SeatPlan> plan(const wire::NewSeat& seat) {
        switch (seat.kind) {
            case wire::NewSeatKind::open: return table::SeatPlan{};
            case wire::NewSeatKind::me: return person(seat);
            case wire::NewSeatKind::computer: return computer(seat);
        }
        return complaint::bad_request({"seats", "no such kind of seat"});
    }

  private:
    Answered<table::SeatPlan> person(const wire::NewSeat& seat) {
        const auto name = seat.name && *seat.name != user_.name
                              ? seat_name(services_, user_, *seat.name)
                              : Answered<std::string>(user_.name);
        if (!name)
            return name.error();
        return table::SeatPlan{table::SeatKind::Human, user_.id, told_apart(*name), ""};
    }
    // Several at one screen under one name would not know who has won.
    std::string told_apart(const std::string& name) {
        const int before = names_[name]++;
        return before == 0 ? name : name + " " + std::to_string(before + 1);
    }
    Answered<table::SeatPlan> computer(const wire::NewSeat& seat) {
        const std::string level = seat.level.value_or(std::string(ai::stand_in_level()));
        if (!ai::is_level(level))
            return complaint::bad_request({"seats", "there is no level \"" + level + "\""});
        return table::SeatPlan{table::SeatKind::Ai, "", computer_name(computers_++), level};
    }

    const Services& services_;
    store::User user_;
    std::map<std::string, int> names_;
    std::size_t computers_ = 0;
};

core::Result<engine::AnyGamePtr> game_of(const Services& services,
                                         const engine::RecordHeader& header) {
    auto game = game_with(services, header.game, header.content);
    if (!game && services.find_game(header.game))
        return core::Error{"line 1, content", "the game was played with other cards or values"};
    return game;
}

core::Result<engine::Record> checked_record(const engine::AnyGame& game, const std::string& text) {
    auto record = engine::parse_record(game, text);
    if (!record)
        return record;
    if (record->end) {
        if (const auto verified = engine::verify(game, *record); !verified)
            return verified.error();
    } else if (const auto position = engine::replay(game, *record); !position) {
        return position.error();
    }
    return record;
}

// How people ended a game that its rules had not: the last place resigned first.
std::vector<table::Happening> stops_of(const engine::Record& record) {
    const bool has_places = record.end && record.end->outcome.results[0].place > 0;
    if (!has_places)
        return {table::Cancelled{}};
    if (record.header.seats.size() == 1)
        return {table::Resigned{engine::seat_id(0)}};
    std::vector<table::Happening> stops(record.header.seats.size() - 1);
    for (std::size_t i = 0; i < record.header.seats.size(); ++i) {
        if (const std::size_t place = record.end->outcome.results[i].place; place > 1)
            stops[stops.size() + 1 - place] = table::Resigned{engine::seat_id(static_cast<int>(i))};
    }
    return stops;
}

std::vector<table::Event> events_of(const engine::AnyGame& game,
                                    const engine::Record& record,
                                    std::int64_t start) {
    std::vector<table::Event> events = play_of(record, start);
    const auto end = engine::replay(game, record);
    if (end && !game.actor(*end).is_nobody()) {
        for (table::Happening& what : stops_of(record))
            events.push_back({events.back().at, {}, std::move(what)});
    }
    return events;
}

}  // namespace

table::Setup fresh_setup(const Services& services, const store::User& user) {
    table::Setup setup;
    setup.id = services.neighbours->new_table_id();
    setup.host = user.id;
    setup.created = services.now();
    setup.seed_hex = fresh_seed();
    setup.dice_table = setup.id;
    setup.substitute = ai::stand_in_level();
    return setup;
}

std::string computer_name(std::size_t number) {
    return std::string(kComputerName) + " " + std::string(kNumerals[number % kNumerals.size()]);
}

std::vector<table::Event> play_of(const engine::Record& record, std::int64_t start) {
    std::vector<table::Event> events = {{start, {}, table::Started{}}};
    std::int64_t at = start;
    for (const engine::RecordEntry& entry : record.entries) {
        at = std::max(at, start + std::max<std::int64_t>(entry.milliseconds, 0));
        table::Happening what = table::Drew{entry.action, entry.taken_back};
        if (entry.seat != engine::kNobody)
            what = table::Acted{entry.seat, entry.action};
        events.push_back({at, {}, std::move(what)});
    }
    return events;
}

Answered<table::Setup> setup_of(const Services& services,
                                const store::User& user,
                                const wire::NewTable& wish) {
    const auto game = services.find_game(wish.game);
    if (!game)
        return complaint::bad_request(game.error());
    table::Setup setup = fresh_setup(services, user);
    setup.game = wish.game;
    setup.content = (*game)->content_hash();
    setup.rules = games::rules_version(setup.game);
    if (wish.title && !wish.title->empty()) {
        const auto title = clean_text(*wish.title, kMaxTitleLetters);
        if (!title)
            return complaint::bad_request({"title", "expected 1 to 60 letters"});
        setup.title = chat_filter(services.store).masked(*title);
    }
    if (wish.options) {
        const auto options = option_choices(*wish.options);
        if (!options)
            return complaint::bad_request(options.error());
        setup.options = *options;
    }
    setup.options = games::with_table_options(wish.game, std::move(setup.options));
    if (wish.seats.size() > engine::kMaxSeats)
        return complaint::bad_request({"seats", "too many"});
    SeatPlanner planner(services, user);
    for (const wire::NewSeat& seat : wish.seats) {
        auto plan = planner.plan(seat);
        if (!plan)
            return plan.error();
        setup.seats.push_back(std::move(*plan));
    }
    if (wish.clock)
        setup.clock = clock_rule(*wish.clock);
    setup.is_private = wish.is_private.value_or(false);
    setup.allows_undo = wish.undo_allowed.value_or(true);
    if (wish.rated.value_or(false)) {
        setup.rated = true;
        if (const auto wrong = objection_to_rating(user, **game))
            return *wrong;
    }
    setup.hints = wish.hints;
    if (const auto wrong = table::check_setup(**game, setup))
        return complaint::bad_request(*wrong);
    return setup;
}

Answered<ImportedTable> table_of_record(const Services& services,
                                        const store::User& user,
                                        const std::string& text) {
    const auto header = engine::parse_record_header(text.substr(0, text.find('\n')));
    if (!header)
        return complaint::bad_request(header.error());
    const auto game = game_of(services, *header);
    if (!game)
        return complaint::bad_request(game.error());
    const auto record = checked_record(**game, text);
    if (!record)
        return complaint::bad_request(record.error());
    table::Setup setup = fresh_setup(services, user);
    setup.game = header->game;
    setup.content = header->content;
    setup.rules = games::rules_version(setup.game);
    setup.options = header->options;
    setup.is_private = true;
    setup.branch = header->branch;
    setup.title = clean_text(header->table, kMaxTitleLetters).value_or("");
    if (record->end) {
        setup.seed_hex = record->end->seed_hex;
        setup.dice_table = header->table;
    }
    for (const std::string& name : header->seats)
        setup.seats.push_back({table::SeatKind::Human,
                               std::string(kNobodyHere),
                               clean_text(name, table::kMaxName).value_or("?"),
                               ""});
    if (const auto wrong = table::check_setup(**game, setup))
        return complaint::bad_request(*wrong);
    return ImportedTable{*game, setup, events_of(**game, *record, setup.created)};
}

}  // namespace server
