// What the owner of an account changes, and what that ends.
#include <doctest/doctest.h>

#include "server/testing/accounts.h"

using namespace server;
using namespace server::testing;

namespace {

struct OwnerFixture : ConnectedFixture {
    Answered<SignedIn> change_password(const wire::PasswordChange& wish) {
        return house.wait_for<SignedIn>([&](const auto& done) {
            house.accounts().change_password(house.accounts().identity_of(cookie), wish, done);
        });
    }
    Answered<SignedIn> change_email(const std::string& password, const std::string& email) {
        return house.wait_for<SignedIn>([&](const auto& done) {
            house.accounts().change_email(mira, {password, email}, done);
        });
    }
    // What was to be stored has been.
    void settle() {
        bool stored = false;
        house.services().health.write({}, [&](const store::Written&) { stored = true; });
        house.run_until([&] { return stored; });
    }
    net::Request elsewhere() { return with_cookie(sign_in("Mira", "long enough")->cookie); }
};

}  // namespace

TEST_CASE_FIXTURE(OwnerFixture, "a new password needs the old one and ends all other sessions") {
    OpenSocket mine(house, cookie);
    OpenSocket bot(house, token);
    const net::Request other = elsewhere();
    OpenSocket another(house, other);
    CHECK(change_password({"wrong", "a new secret", {}}).error().code == "wrong_password");
    CHECK(change_password({"long enough", "short", {}}).error().code == "bad_password");
    CHECK_FALSE(another.is_signed_out());
    REQUIRE(change_password({"long enough", "a new secret", {}}).ok());
    CHECK(another.is_signed_out());
    CHECK_FALSE(mine.is_signed_out());
    CHECK_FALSE(bot.is_signed_out());
    CHECK_FALSE(house.accounts().user_of(other).has_value());
    CHECK(house.accounts().user_of(cookie)->id == mira.id);
    CHECK(sign_in("Mira", "long enough").error().code == "wrong_credentials");
    CHECK(sign_in("Mira", "a new secret").ok());
}

TEST_CASE_FIXTURE(OwnerFixture, "with a new password tokens can end as well") {
    OpenSocket bot(house, token);
    REQUIRE(change_password({"long enough", "a new secret", true}).ok());
    CHECK(bot.is_signed_out());
    CHECK(house.accounts().tokens_of(mira).empty());
}

TEST_CASE_FIXTURE(OwnerFixture, "a rename does not bring the old password back") {
    const store::User stale = mira;
    REQUIRE(change_password({"long enough", "a new secret", {}}).ok());
    const auto renamed = house.wait_for<SignedIn>(
        [&](const auto& done) { house.accounts().rename(stale, "Mira B", done); });
    REQUIRE(renamed.ok());
    CHECK(sign_in("Mira B", "a new secret").ok());
}

TEST_CASE_FIXTURE(OwnerFixture,
                  "an e-mail address is kept for the owner and changed with the password") {
    CHECK(change_email("wrong", "mira@example.org").error().code == "wrong_password");
    CHECK(change_email("long enough", "mira at home").error().code == "bad_email");
    REQUIRE(change_email("long enough", "mira@example.org").ok());
    CHECK(house.accounts().user_of(cookie)->email == "mira@example.org");
    REQUIRE(change_email("long enough", "").ok());
    CHECK(house.accounts().user_of(cookie)->email.empty());
}

TEST_CASE_FIXTURE(OwnerFixture, "a guest has neither password nor e-mail") {
    const store::User guest = house.guest("Bo");
    const auto told = house.wait_for<SignedIn>([&](const auto& done) {
        house.accounts().change_password(Identity(guest), {"", "long enough", {}}, done);
    });
    CHECK(told.error().code == "no_password");
}

TEST_CASE_FIXTURE(OwnerFixture, "guessing the password of an open session has an end") {
    std::string last;
    for (int i = 0; i < 12; ++i)
        last = change_password({"guess " + std::to_string(i), "a new secret", {}}).error().code;
    CHECK(last == "too_often");
}

TEST_CASE_FIXTURE(OwnerFixture, "the owner sees the sessions and ends all but this one") {
    const net::Request other = elsewhere();
    OpenSocket another(house, other);
    const Identity me = house.accounts().identity_of(cookie);
    REQUIRE(house.accounts().sessions_of(me).size() == 2);
    CHECK(house.accounts().sessions_of(me)[0].current
          != house.accounts().sessions_of(me)[1].current);
    std::optional<bool> ended;
    house.accounts().end_other_sessions(
        me, [&](const std::optional<Complaint>& wrong) { ended = !wrong; });
    house.run_until([&] { return ended.has_value(); });
    CHECK(*ended);
    CHECK(another.is_signed_out());
    CHECK(house.accounts().sessions_of(me).size() == 1);
    CHECK(house.accounts().user_of(cookie).has_value());
}

TEST_CASE_FIXTURE(OwnerFixture, "signing in ends the session that the browser brought along") {
    const net::Request before = elsewhere();
    REQUIRE(sign_in("Mira", "long enough", before).ok());
    CHECK_FALSE(house.accounts().user_of(before).has_value());
}

TEST_CASE_FIXTURE(OwnerFixture, "who had a guest's cookie has nothing of the account made of it") {
    const auto guest = house.wait_for<SignedIn>(
        [&](const auto& done) { house.accounts().make_guest({}, "Bo", done); });
    REQUIRE(guest.ok());
    const auto stolen = with_cookie(guest->cookie);
    REQUIRE(sign_up("Bo", "long enough", stolen)->user.id == guest->user.id);
    CHECK_FALSE(house.accounts().user_of(stolen).has_value());
}

TEST_CASE_FIXTURE(OwnerFixture,
                  "with a device too many the one ends that was not used for longest") {
    house.services().limits.set(Limit::SessionsPerUser, {2, 0});
    house.time += 1000;
    const net::Request second = elsewhere();
    OpenSocket first_socket(house, cookie);
    OpenSocket second_socket(house, second);
    house.time += 1000;
    const net::Request third = elsewhere();
    CHECK(first_socket.is_signed_out());
    CHECK_FALSE(second_socket.is_signed_out());
    CHECK_FALSE(house.accounts().user_of(cookie).has_value());
    CHECK(house.accounts().user_of(second).has_value());
    CHECK(house.accounts().user_of(third).has_value());
}

TEST_CASE_FIXTURE(OwnerFixture, "when a session and a token were used last is noted once a day") {
    constexpr std::int64_t kDay = 24LL * 60 * 60 * 1000;
    const auto last_used = [&](std::int64_t later) {
        house.time += later;
        const Identity me = house.accounts().identity_of(cookie);
        house.accounts().user_of(token);
        settle();
        CHECK(house.accounts().sessions_of(me).at(0).last_used
              == house.accounts().tokens_of(mira).at(0).last_used);
        return house.accounts().sessions_of(me).at(0).last_used;
    };
    const std::int64_t begin = house.time;
    house.accounts().user_of(token);  // a token that was never used: now it was
    settle();
    CHECK(last_used(kDay) == begin);
    CHECK(last_used(1) == begin + kDay + 1);
    CHECK(last_used(kDay) == begin + kDay + 1);
}

TEST_CASE_FIXTURE(OwnerFixture, "sessions that have expired are not listed, and swept away") {
    const Identity me = house.accounts().identity_of(cookie);
    house.time += kCookieSeconds * 1000 - 1;
    CHECK(house.accounts().sessions_of(me).size() == 1);
    house.time += 1;
    CHECK(house.accounts().sessions_of(me).empty());
    CHECK(house.services().store.sessions_of(mira.id)->size() == 1);
    house.accounts().sweep();
    settle();
    CHECK(house.services().store.sessions_of(mira.id)->empty());
}

TEST_CASE_FIXTURE(OwnerFixture, "who has an account and makes another has two") {
    const auto other = sign_up("Second", "long enough", cookie);
    REQUIRE(other.ok());
    CHECK(other->user.id != mira.id);
    CHECK(sign_in("Mira", "long enough").ok());
    CHECK_FALSE(house.accounts().user_of(cookie).has_value());  // this browser is the second's now
}

TEST_CASE_FIXTURE(OwnerFixture,
                  "a guest's address of e-mail cannot be changed, nor is one asked for") {
    const auto told = house.wait_for<SignedIn>([&](const auto& done) {
        house.accounts().change_email(house.guest("Bo"), {"", "bo@example.org"}, done);
    });
    CHECK(told.error().code == "no_password");
}

TEST_CASE_FIXTURE(OwnerFixture, "a token has a label and what it may do, and is new each time") {
    const auto make = [&](const wire::TokenWish& wish) {
        return house.wait_for<wire::NewToken>(
            [&](const auto& done) { house.accounts().make_token(mira, wish, done); });
    };
    CHECK(make({" ", {}}).error().where == "label");
    CHECK(make({std::string(61, 'x'), {}}).error().where == "label");
    CHECK(make({"bot", Scopes{}}).error().where == "scopes");
    const auto made = make({" bot ", Scopes{wire::TokenScope::chat, wire::TokenScope::read}});
    REQUIRE(made.ok());
    CHECK(made->token.starts_with("tetra_"));
    CHECK(made->info.label == "bot");
    CHECK(made->info.created == house.time);
    CHECK(made->info.last_used == 0);
    CHECK(made->info.scopes == Scopes{wire::TokenScope::read, wire::TokenScope::chat});
    CHECK(make({"bot", {}})->token != made->token);
}
