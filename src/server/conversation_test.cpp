// What people at a table hear of each other, from the first who comes in to the end of the game, is
// read in golden/conversation.txt: CONTRIBUTING, "Golden files".
#include <doctest/doctest.h>

#include "engine/testing/golden_file.h"
#include "server/testing/known_table.h"

using namespace server;
using namespace server::testing;

namespace {

using boost::json::object;

struct ConversationFixture : KnownTable {
    void a_look_at_the_game();
    void people_meet();
    void cards_are_played();
    void a_pause();
    void somebody_is_away();
    void the_end();
    void lists_and_pages();
    void a_clumsy_program();
};

void ConversationFixture::a_look_at_the_game() {
    scribe.note("a stranger tries positions without a table");
    scribe.comes_in("Somebody", "");
    const auto game = table::testing::mini_game();
    const auto try_it = [&](const engine::Position& position, boost::json::array path) {
        scribe.asks("Somebody",
                    "POST /api/v1/games/mini/try",
                    engine::json_text(
                        object{{"position", game->to_json(position)}, {"path", std::move(path)}}));
    };
    auto driver = table::testing::mini_table();
    try_it(*game->initial(2, {}), {});
    try_it(*game->initial(2, {}), {"dealt reed"});
    try_it(driver.table.position(), {});
    try_it(driver.table.position(), {"commit stone"});
    try_it(driver.table.position(), {"commit crown"});
    driver.act(0, {"commit reed"});
    driver.act(1, {"commit crown"});
    try_it(driver.table.position(), {"gamble"});
    driver.act(1, {"keep"});
    driver.act(0, {"commit stone"});
    driver.act(1, {"commit reed"});
    driver.act(0, {"keep"});
    try_it(driver.table.position(), {"keep"});
    scribe.leaves("Somebody");
}

void ConversationFixture::people_meet() {
    scribe.note("Ada waits at her table, Cy looks on, Bo sits down");
    scribe.comes_in("Ada", "ada");
    scribe.asks("Ada", "GET /api/v1/me");
    watch("Ada");
    scribe.comes_in("Cy", "cy");
    scribe.asks("Cy", "GET /api/v1/tables?state=open");
    watch("Cy");
    scribe.comes_in("Bo", "bo");
    watch("Bo");
    scribe.says("Cy", {{"t", "seek"}, {"table", "k3f"}, {"n", 0}});
    order("Cy", "leave", {{"seat", 0}});
    order("Bo", "undo", {{"seat", 1}});
    after(2'000);
    order("Bo", "sit");
}

void ConversationFixture::cards_are_played() {
    scribe.note("both choose a card; Ada thinks twice");
    after(3'000);
    scribe.commands("Ada",
                    {{"t", "peek"}, {"table", "k3f"}, {"seat", 0}, {"path", {"commit stone"}}});
    act("Ada", 0, {"commit reed"});
    act("Ada", 0, {"commit"});
    order("Ada", "undo", {{"seat", 0}});
    act("Ada", 0, {"commit stone", "commit"});
    act("Bo", 0, {"commit crown"});
    act("Bo", 1, {"commit stone", "commit"});
    say("Bo", "Here it comes.");
    after(7'000);
    act("Bo", 1, {"commit crown", "commit"});
    act("Bo", 1, {"keep"});
    order("Ada", "ask_undo", {{"to", 4}});
    order("Bo", "answer", {{"yes", false}});
    scribe.says("Cy", {{"t", "seek"}, {"table", "k3f"}, {"n", 5}});
    scribe.says("Cy", {{"t", "seek"}, {"table", "k3f"}, {"n", 99}});
}

void ConversationFixture::a_pause() {
    scribe.note("a pause that both want, and its end");
    order("Cy", "ask_pause");
    order("Bo", "ask_pause");
    order("Ada", "answer", {{"yes", true}});
    after(60'000);
    act("Ada", 0, {"commit reed", "commit"});
    order("Ada", "resume");
    order("Ada", "withdraw");
    order("Bo", "resume");
    order("Ada", "answer", {{"yes", true}});
}

void ConversationFixture::somebody_is_away() {
    scribe.note("Bo chooses, lets the computer play on, goes, and is back");
    act("Bo", 1, {"commit reed", "commit"});
    order("Bo", "to_computer", {{"seat", 1}});
    scribe.leaves("Bo");
    after(10'000);
    scribe.asks("Cy", "GET /api/v1/tables/k3f");
    say("Cy", "Where is Bo?");
    scribe.comes_in("Bo", "bo");
    watch("Bo");
    order("Bo", "take_back", {{"seat", 1}});
}

void ConversationFixture::the_end() {
    scribe.note("the last card, the result, and what is left of it");
    after(1'000);
    act("Ada", 0, {"commit reed", "commit"});
    scribe.asks("Ada", "GET /api/v1/tables?mine=true");
    scribe.asks("Cy", "GET /api/v1/tables?state=over");
    scribe.says("Cy", {{"t", "seek"}, {"table", "k3f"}, {"n", 3}, {"seat", 1}});
    scribe.asks("Cy", "GET /api/v1/tables/k3f/chat");
    act("Ada", 0, {"keep"});
}

void ConversationFixture::lists_and_pages() {
    scribe.note("what is asked for over HTTP");
    for (const char* wish : {"?q=zw%C3%B6lf&state=over",
                             "?q=elf&state=over",
                             "?game=chess&state=over",
                             "?limit=1x&state=over",
                             "?limit=0&state=over",
                             "?mine=true&state=over",
                             "/k3f?seat=1",
                             "/k3f/at/2",
                             "/k3f/at/2x",
                             "/k3f/at/-1",
                             "/k3f/chat?before=1",
                             "/k3f/chat?before=0"})
        scribe.asks("Cy", std::string("GET /api/v1/tables") + wish);
    scribe.asks("Cy", "GET /api/v1/games/mini/guide");
    scribe.asks("Cy", "GET /api/v1/games/mini/guide?content=sha256:mini");
    scribe.asks("Cy", "GET /api/v1/games/mini/guide?content=sha256:other");
    scribe.asks("Cy", "GET /api/v1/tables/k3f/record/more");
    scribe.asks("Cy", "PUT /api/v1/tables/k3f");
    for (const char* page : {"GET /lobby", "GET /lobby.png", "POST /lobby", "GET /healthz"})
        scribe.asks("Cy", page);
}

void ConversationFixture::a_clumsy_program() {
    scribe.note("a program that makes mistakes");
    for (const object& message : {object{{"t", "act"}, {"id", 7}},
                                  object{{"t", "act"}, {"id", "x1"}},
                                  object{{"t", "act"}, {"id", "not a word"}},
                                  object{{"t", "watch"}, {"table", "nowhere"}},
                                  object{{"t", "seek"}, {"table", "k3f"}, {"n", -1}},
                                  object{{"t", "earlier"}, {"table", "k3f"}, {"before", 1}},
                                  object{{"t", "mute"}, {"user", "bo"}, {"on", true}},
                                  object{{"t", "earlier"}, {"table", "k3f"}, {"before", 1}},
                                  object{{"t", "mute"}, {"user", "bo"}, {"on", false}},
                                  object{{"t", "earlier"}, {"table", "k3f"}, {"before", 1}},
                                  object{{"t", "follow"}, {"on", true}},
                                  object{{"t", "follow"}, {"on", false}}})
        scribe.says("Cy", message);
    watch("Cy");
    peek("Cy", 0, {"keep"});
    scribe.says("Cy", {{"t", "unwatch"}, {"table", "k3f"}});
    say("Cy", "I hear nothing of this myself.");
    act("Cy", 1, {"keep"});
}

}  // namespace

TEST_CASE_FIXTURE(ConversationFixture, "what people at a table hear is the golden conversation") {
    a_look_at_the_game();
    people_meet();
    cards_are_played();
    a_pause();
    somebody_is_away();
    the_end();
    lists_and_pages();
    a_clumsy_program();
    const auto file = engine::testing::golden_folder(std::source_location::current());
    CHECK(engine::testing::check_golden_file(file / "conversation.txt", scribe.text()).empty());
}
