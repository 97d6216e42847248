// Nobody goes by the name of somebody else's account.
#include "server/names.h"

#include <doctest/doctest.h>

#include "server/testing/accounts.h"

using namespace server;
using namespace server::testing;

namespace {

struct NamesFixture : AccountsFixture {
    std::string code_of_guest(const std::string& name) {
        const auto made = house.wait_for<SignedIn>(
            [&](const auto& done) { house.accounts().make_guest({}, name, done); });
        return made ? "" : made.error().code;
    }
    std::string code_of_rename(const store::User& user, const std::string& name) {
        const auto done = house.wait_for<SignedIn>(
            [&](const auto& then) { house.accounts().rename(user, name, then); });
        return done ? "" : done.error().code;
    }
};

}  // namespace

TEST_CASE_FIXTURE(NamesFixture, "no guest and no second account takes a name like an account's") {
    REQUIRE(sign_up("Alice", "long enough").ok());
    const store::User bo = house.guest("Bo");
    for (const char* name : {"Alice", "ALICE", "AIice", "\u0410lice", " A\u200blice"}) {
        CAPTURE(name);
        const std::string wanted =
            std::string(name).find("\u200b") == std::string::npos ? "name_taken" : "bad_name";
        CHECK(code_of_guest(name) == wanted);
        CHECK(code_of_rename(bo, name) == wanted);
        CHECK(sign_up(name, "long enough").error().code == wanted);
    }
    CHECK(code_of_guest("Bo").empty());  // guests share names among each other
}

TEST_CASE_FIXTURE(NamesFixture, "names that the program gives are nobody's") {
    CHECK(code_of_guest("Automaton II") == "name_taken");
    CHECK(code_of_guest("an0nym 1") == "name_taken");
}

TEST_CASE_FIXTURE(NamesFixture, "an owner may write the own name in another way") {
    const auto alice = sign_up("Alice", "long enough");
    REQUIRE(alice.ok());
    CHECK(code_of_rename(alice->user, "ALICE").empty());
}

TEST_CASE_FIXTURE(NamesFixture, "a guest whose name becomes an account's is marked from then on") {
    const store::User guest = house.guest("Mira");
    const store::User host = house.guest("Bo");
    const RoomPtr room = house.table(host, mini_table(1, 1));
    CHECK(as_shown(house.services(), guest).name == "Mira");
    REQUIRE(sign_up("mira", "long enough").ok());
    CHECK(as_shown(house.services(), guest).name == "Mira (?)");
}

TEST_CASE_FIXTURE(NamesFixture, "a seat at one screen does not go by another's name alone") {
    REQUIRE(sign_up("Alice", "long enough").ok());
    const store::User bo = house.guest("Bo");
    wire::NewTable wish = mini_table(2, 0);
    wish.seats[0].name = "Bo";
    wish.seats[1].name = "A1ice";
    const RoomPtr room = house.table(bo, wish);
    CHECK(room->table().seats()[0].name == "Bo");
    CHECK(room->table().seats()[1].name == "A1ice (Bo)");
    wish.seats[1].name = "Automaton I";
    CHECK(house.try_table(bo, wish).error().code == "bad_name");
    wish.seats[1].name = "\u202eBo";
    CHECK(house.try_table(bo, wish).error().code == "bad_name");
}
