#include "server/restore_table.h"

#include <utility>

#include "table/event_json.h"

namespace server {
namespace {

// The table as it is set up, for those who want to know what it was.
core::Result<table::Table> bare_table(const engine::AnyGamePtr& game,
                                      table::Setup setup,
                                      const core::Error& why) {
    setup.content = game->content_hash();
    auto table = table::Table::create(game, setup);
    if (!table) {
        setup.options.clear();
        table = table::Table::create(game, setup);
    }
    if (table)
        table->freeze(why);
    return table;
}

core::Result<table::Table> table_of(const engine::AnyGamePtr& game,
                                    const table::Setup& setup,
                                    const std::vector<store::EventRow>& rows) {
    std::vector<table::Event> events;
    std::optional<core::Error> unreadable;
    for (const store::EventRow& row : rows) {
        auto event = table::parse_event(*game, row.text);
        if (!event) {
            unreadable = core::Error{"event " + std::to_string(row.n), event.error().text()};
            break;
        }
        events.push_back(std::move(*event));
    }
    auto table = table::Table::restore_fitting(game, setup, events);
    if (table && unreadable && !table->frozen())
        table->freeze(std::move(*unreadable));
    if (table)
        table->set_program_rules(games::rules_version(setup.game));
    return table;
}

}  // namespace

core::Result<table::Table> restore_table(const Services& services, const store::TableRow& row) {
    const auto setup = table::parse_setup(row.setup);
    if (!setup)
        return setup.error();
    const auto current = services.find_game(setup->game);
    if (!current)
        return current.error();
    const auto rows = services.store.events(row.id, 0);
    if (!rows)
        return rows.error();
    const auto game = game_with(services, setup->game, setup->content);
    if (!game)
        return bare_table(*current, *setup, game.error());
    auto table = table_of(*game, *setup, *rows);
    return table ? std::move(table) : bare_table(*game, *setup, table.error());
}

}  // namespace server
