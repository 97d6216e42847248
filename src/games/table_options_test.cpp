#include "games/table_options.h"

#include <doctest/doctest.h>

#include "games/all_games.h"

TEST_CASE("tables of people begin with options that their games have, unless people choose") {
    for (const std::string_view id : games::ids())
        CHECK((*games::find(id))->initial(3, games::table_options(id)).ok());
    const engine::OptionChoices chosen = {{"offer_cap", "3"}};
    CHECK(games::with_table_options("ascalion", chosen) == chosen);
    CHECK(games::with_table_options("ascalion", {{"victory", "single"}}).size() == 2);
    CHECK(games::with_table_options("wiraqocha", {}).empty());
}
