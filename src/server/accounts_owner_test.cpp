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
