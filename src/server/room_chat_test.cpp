// Chat: pages, what is kept, lines that are sent twice.
#include <doctest/doctest.h>

#include "server/testing/house.h"
#include "server/user_text.h"

using namespace server;
using namespace server::testing;

namespace {

struct ChatFixture : HouseFixture {
    store::User ada = house.guest("Ada");
    RoomPtr room = house.table(ada, mini_table(2, 0));

    static bool nobody_muted(const std::string& /*user*/) { return false; }
    void write_lines(int count) {
        for (int i = 0; i < count; ++i)
            REQUIRE(house.say(*room, ada, "line " + std::to_string(i)).ok());
    }
    wire::Chat page(std::int64_t before = kLatest) {
        const auto read = room->chat_before(before, nobody_muted);
        REQUIRE(read.ok());
        return *read;
    }
};

}  // namespace

TEST_CASE_FIXTURE(ChatFixture, "who comes to a table gets the last page of its chat") {
    house.services().limits.set(Limit::ChatLinesPerPage, {3, 0});
    write_lines(8);
    Viewer viewer("");
    room->watch(viewer);
    const auto chat = json_of(viewer.shown.back());
    REQUIRE(chat.at("t") == "chat");
    CHECK(chat.at("lines").as_array().size() == 3);
    CHECK(chat.at("lines").at(0).at("n") == 5);
    CHECK(chat.at("page").at("from") == 5);
    CHECK(chat.at("page").at("more") == true);
    room->unwatch(viewer);
}

TEST_CASE_FIXTURE(ChatFixture, "earlier pages come on request until there are no more") {
    house.services().limits.set(Limit::ChatLinesPerPage, {3, 0});
    write_lines(8);
    CHECK(page(5).page->from == 2);
    CHECK(page(5).page->more);
    CHECK(page(2).page->from == 0);
    CHECK_FALSE(page(2).page->more);
    CHECK(page(0).lines.empty());
    CHECK_FALSE(page(0).page->more);
    CHECK(page(-7).lines.empty());
}

TEST_CASE_FIXTURE(ChatFixture, "a page that is muted as a whole still leads to the ones before") {
    house.services().limits.set(Limit::ChatLinesPerPage, {3, 0});
    write_lines(8);
    Viewer deaf("");
    deaf.muted = ada.id;
    room->watch(deaf);
    const auto chat = json_of(deaf.shown.back());
    REQUIRE(chat.at("t") == "chat");
    CHECK(chat.at("lines").as_array().empty());
    CHECK(chat.at("page").at("more") == true);
    room->unwatch(deaf);
}

TEST_CASE_FIXTURE(ChatFixture, "a table keeps so many lines, the oldest go") {
    house.services().limits.set(Limit::ChatLinesPerTable, {5, 0});
    write_lines(12);
    const wire::Chat all = page();
    REQUIRE(all.lines.size() == 5);
    CHECK(all.lines.front().n == 7);
    CHECK(all.lines.back().text == "line 11");
}

TEST_CASE_FIXTURE(ChatFixture, "the longest chat fits into what a socket may leave unread") {
    std::string emoji;
    for (std::size_t i = 0; i < kMaxChatLetters; ++i)
        emoji += "\U0001F3B2";
    for (int i = 0; i < 548; ++i)
        REQUIRE(house.say(*room, ada, emoji).ok());
    Viewer viewer("");
    room->watch(viewer);
    REQUIRE(viewer.shown.size() == 2);
    CHECK(viewer.shown.back().size() < house.services().limits.most(Limit::UnsentBytes) / 4);
    room->unwatch(viewer);
}

TEST_CASE_FIXTURE(ChatFixture, "a line that is sent twice is one line, also after a restart") {
    const wire::Say line{{}, "say-1", room->row().id, "hello"};
    Viewer viewer("");
    room->watch(viewer);
    house.run_until([&] { return !viewer.shown.empty(); });
    const std::size_t before = viewer.shown.size();
    REQUIRE(house.say(*room, ada, line).ok());
    REQUIRE(house.say(*room, ada, line).ok());
    CHECK(viewer.shown.size() == before + 1);
    auto stored = house.hall().load(room->row().id);
    REQUIRE(stored.ok());
    const auto again = std::make_shared<Room>(house.services(), house.hall(), std::move(*stored));
    REQUIRE(house.say(*again, ada, line).ok());
    REQUIRE(house.say(*again, house.guest("Bo"), line).ok());  // ids are everybody's own
    CHECK(page().lines.size() == 2);
    room->unwatch(viewer);
}

TEST_CASE_FIXTURE(ChatFixture, "two copies of a line that arrive together are one line") {
    const wire::Say line{{}, "say-1", room->row().id, "hello"};
    int answers = 0;
    for (int i = 0; i < 2; ++i)
        room->say(ada, line, [&](const Answered<std::int64_t>& answer) { answers += answer.ok(); });
    house.run_until([&] { return answers == 2; });
    CHECK(page().lines.size() == 1);
}
