#include "server/tries.h"

#include <algorithm>

#include "ai/levels.h"
#include "engine/digest.h"
#include "server/names.h"
#include "server/new_table.h"
#include "server/store/ids.h"
#include "server/stored_summary.h"

namespace server {
namespace {

// A decision must be left; which seat is to be played is found there unless it was said.
Answered<int> seat_of(const table::Table& origin, const wire::NewTry& wish) {
    const auto seats = static_cast<int>(origin.seats().size());
    if (wish.n < 0 || wish.n >= static_cast<int>(origin.entries().size()))
        return complaint::bad_request({"n", "no moment of this game"});
    if (wish.seat)
        return *wish.seat >= 0 && *wish.seat < seats
                   ? Answered<int>(*wish.seat)
                   : complaint::bad_request({"seat", "there is no such seat"});
    const auto position = origin.position_at(static_cast<std::size_t>(wish.n));
    const engine::Actor actor = origin.game().actor(position);
    return actor.is_chance() || actor.is_nobody() ? 0 : engine::index_of(actor.first());
}

std::vector<table::SeatPlan> seats_of(const Services& services,
                                      const store::User& user,
                                      const table::Table& origin,
                                      int own,
                                      const std::string& level) {
    std::vector<table::SeatPlan> plans;
    std::size_t computers = 0;
    for (const table::Seat& seat : origin.seats()) {
        if (std::ssize(plans) == own) {
            plans.push_back({table::SeatKind::Human, user.id, as_shown(services, user).name, ""});
            continue;
        }
        const bool is_computer = seat.kind == table::SeatKind::Ai;
        plans.push_back({table::SeatKind::Ai,
                         "",
                         computer_name(computers++),
                         is_computer ? seat.level : level});
    }
    return plans;
}

std::string title_of(const table::Setup& origin, int n) {
    return "\u21b3 " + (origin.title.empty() ? origin.id : origin.title) + " \u00b7 "
           + std::to_string(n);
}

}  // namespace

Answered<table::Table> table_of_try(const Services& services,
                                    const store::User& user,
                                    const table::Table& origin,
                                    const wire::NewTry& wish) {
    if (!origin.is_finished())
        return complaint::not_over();
    if (origin.frozen())
        return complaint::refused(table::Refusal::Frozen);
    const auto own = seat_of(origin, wish);
    if (!own)
        return own.error();
    const std::string level = wish.level.value_or(std::string(ai::stand_in_level()));
    if (!ai::is_level(level))
        return complaint::bad_request({"level", "there is no level \"" + level + "\""});
    table::Setup setup = fresh_setup(services, user);
    const table::Setup& played = origin.setup();
    setup.game = played.game;
    setup.content = played.content;
    setup.rules = games::rules_version(setup.game);
    setup.options = origin.game().options_of(origin.position());
    setup.is_private = true;
    setup.title = title_of(played, wish.n);
    setup.seats = seats_of(services, user, origin, *own, level);
    setup.branch = engine::Branch{played.id, static_cast<std::size_t>(wish.n)};
    if (wish.dice == wire::TryDice::same) {
        setup.seed_hex = played.seed_hex;
        setup.dice_table = played.dice_table;
    }
    engine::Record record = origin.record();
    record.entries.resize(static_cast<std::size_t>(wish.n));
    record.end.reset();
    auto table = table::Table::restore(origin.shared_game(), setup, play_of(record, setup.created));
    if (!table)
        return complaint::bad_request(table.error());
    table->tick(services.now());
    return std::move(*table);
}

Answered<wire::Tries> tries_of(const Services& services,
                               const std::string& user,
                               const std::string& origin) {
    store::TableFilter mine;
    mine.host = user;
    mine.limit = store::kMaxListed;
    const auto rows = services.store.tables(mine);
    if (!rows)
        return complaint::storage();
    wire::Tries tries;
    for (const store::TableRow& row : *rows) {
        const auto setup = table::parse_setup(row.setup);
        if (!setup || !setup->branch || setup->branch->table != origin)
            continue;
        const auto own =
            std::ranges::find(setup->seats, table::SeatKind::Human, &table::SeatPlan::kind);
        if (own == setup->seats.end())
            continue;
        const wire::TableSummary line = list_line(
            row,
            {"", [](const std::string&) { return false; }, [](const std::string&) { return 0; }});
        wire::TryInfo info{row.id,
                           static_cast<int>(setup->branch->at),
                           static_cast<int>(own - setup->seats.begin()),
                           line.state,
                           setup->dice_table == row.id ? wire::TryDice::fresh : wire::TryDice::same,
                           std::nullopt,
                           row.created};
        if (line.result && static_cast<std::size_t>(info.seat) < line.result->seats.size())
            info.result = line.result->seats[static_cast<std::size_t>(info.seat)];
        tries.tries.push_back(std::move(info));
    }
    std::ranges::stable_sort(tries.tries, {}, &wire::TryInfo::created);
    return tries;
}

}  // namespace server
