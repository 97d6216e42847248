// The record of a table that this program does not understand: the words of its events, with what
// was taken back left out.
#include <doctest/doctest.h>

#include "server/restore_table.h"
#include "server/testing/known_table.h"

using namespace server;
using namespace server::testing;

namespace {

struct FrozenRecordFixture : HouseFixture {
    // The table k3f with a pack that nobody knows, after these events.
    std::string record(const std::vector<std::string>& events) {
        auto setup = table::testing::people(*table::testing::mini_game(), 2);
        setup.content = "sha256:gone";
        auto row = store::testing::table_row(setup.id);
        row.setup = table::setup_line(setup);
        store::testing::must_write(house.services().store,
                                   {store::AddTable{row}, store::AppendEvents{row.id, 0, events}});
        const RoomPtr room = house.hall().room(row.id);
        REQUIRE(room);
        REQUIRE(room->table().frozen());
        const auto text = frozen_record(house.services(), room->table(), row);
        return text ? text->substr(text->find('\n') + 1) : text.error().text();
    }
};

const std::string kStarted = R"({"at":1000,"by":"","event":"started"})";

std::string acted(int seat, const std::string& what) {
    return R"({"at":1500,"by":"x","event":"acted","seat":)" + std::to_string(seat) + R"(,"do":")"
           + what + "\"}";
}

}  // namespace

TEST_CASE_FIXTURE(FrozenRecordFixture, "what was taken back is not in it, what was repeated is") {
    CHECK(record({kStarted,
                  R"({"at":1200,"by":"","event":"drew","do":"dealt reed","taken_back":2})",
                  acted(0, "walk 1"),
                  acted(1, "walk 2"),
                  acted(0, "walk 3"),
                  R"({"at":1600,"by":"x","event":"undone","entry":3})",
                  R"({"at":1600,"by":"x","event":"undone","entry":2})",
                  R"({"at":1700,"by":"x","event":"redone","seat":0})",
                  R"({"at":1700,"by":"x","event":"redone","seat":0})"})
          == R"({"n":0,"by":"chance","do":"dealt reed","ms":200,"taken_back":2})"
             "\n"
             R"({"n":1,"by":0,"do":"walk 1","ms":500})"
             "\n"
             R"({"n":2,"by":0,"do":"walk 3","ms":500})"
             "\n");
}

TEST_CASE_FIXTURE(FrozenRecordFixture, "after a new action nothing is left to repeat") {
    CHECK(record({kStarted,
                  acted(0, "walk 1"),
                  R"({"at":1600,"by":"x","event":"undone","entry":0})",
                  R"({"at":1600,"by":"x","event":"undone","entry":0})",
                  acted(0, "walk 2"),
                  R"({"at":1700,"by":"x","event":"redone","seat":0})"})
          == R"({"n":0,"by":0,"do":"walk 2","ms":500})"
             "\n");
}

TEST_CASE_FIXTURE(FrozenRecordFixture, "going back by consent drops all that came after") {
    CHECK(record({kStarted,
                  acted(0, "walk 1"),
                  acted(1, "walk 2"),
                  R"({"at":1600,"by":"","event":"rolled_back","to":1})",
                  R"({"at":1600,"by":"","event":"rolled_back","to":9})"})
          == R"({"n":0,"by":0,"do":"walk 1","ms":500})"
             "\n");
}

TEST_CASE_FIXTURE(FrozenRecordFixture, "an event that has no form is named") {
    CHECK(record({kStarted, R"({"at":1})"}) == "event 1: could not be read");
}

TEST_CASE_FIXTURE(FrozenRecordFixture, "an event without what belongs to it is named") {
    CHECK(record({kStarted, R"({"at":1,"event":"acted","seat":0})"})
          == "event 1: has an unknown form");
}

TEST_CASE_FIXTURE(FrozenRecordFixture, "an event whose name is no word is named") {
    CHECK(record({kStarted, R"({"at":1,"event":7})"}) == "event 1: has an unknown form");
}
