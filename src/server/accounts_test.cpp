#include <doctest/doctest.h>

#include "server/testing/house.h"

using namespace server;
using namespace server::testing;

namespace {

struct AccountsFixture : HouseFixture {
    Answered<SignedIn> sign_up(const std::string& name,
                               const std::string& password,
                               const net::Request& request = {}) {
        return house.wait_for<SignedIn>([&](const auto& done) {
            house.accounts().create_account(request, {name, password}, done);
        });
    }
    Answered<SignedIn> sign_in(const std::string& name, const std::string& password) {
        return house.wait_for<SignedIn>(
            [&](const auto& done) { house.accounts().sign_in({}, {name, password}, done); });
    }
    static net::Request with_cookie(const std::string& header) {
        net::Request request;
        request.headers.push_back({"Cookie", header.substr(0, header.find(';'))});
        return request;
    }
};

}  // namespace

TEST_CASE_FIXTURE(AccountsFixture, "a guest is known by the cookie and by nothing else") {
    const auto guest = house.wait_for<SignedIn>(
        [&](const auto& done) { house.accounts().make_guest({}, "  Mira ", done); });
    REQUIRE(guest.ok());
    CHECK(guest->user.name == "Mira");
    CHECK(guest->cookie.find("HttpOnly; SameSite=Lax") != std::string::npos);
    CHECK(house.accounts().user_of(with_cookie(guest->cookie))->id == guest->user.id);
    CHECK_FALSE(house.accounts().user_of({}).has_value());
    CHECK_FALSE(house.accounts().user_of(with_cookie("tetra_session=guess;")).has_value());
}

TEST_CASE_FIXTURE(AccountsFixture, "a guest who makes an account keeps everything") {
    const auto guest = house.wait_for<SignedIn>(
        [&](const auto& done) { house.accounts().make_guest({}, "Mira", done); });
    REQUIRE(guest.ok());
    const auto account = sign_up("Mira", "long enough", with_cookie(guest->cookie));
    REQUIRE(account.ok());
    CHECK(account->user.id == guest->user.id);
    CHECK(sign_in("mira", "long enough")->user.id == guest->user.id);
    CHECK(sign_in("Mira", "long enough!").error().code == "wrong_credentials");
    CHECK(sign_in("Nobody", "long enough").error().code == "wrong_credentials");
}

TEST_CASE_FIXTURE(AccountsFixture, "names and passwords that do not do are refused") {
    CHECK(sign_up("Mira", "short").error().code == "bad_password");
    CHECK(sign_up("", "long enough").error().code == "bad_name");
    CHECK(sign_up("a name that is much too long for a seat", "long enough").error().code
          == "bad_name");
    REQUIRE(sign_up("Mira", "long enough").ok());
    CHECK(sign_up("MIRA", "long enough").error().code == "name_taken");
    CHECK(sign_up("'; DROP TABLE users;--", "long enough").ok());
}

TEST_CASE_FIXTURE(AccountsFixture, "after signing out the cookie opens nothing") {
    const auto account = sign_up("Mira", "long enough");
    REQUIRE(account.ok());
    const auto request = with_cookie(account->cookie);
    const auto gone = house.wait_for<SignedIn>(
        [&](const auto& done) { house.accounts().sign_out(request, done); });
    REQUIRE(gone.ok());
    CHECK(gone->cookie.find("Max-Age=0") != std::string::npos);
    CHECK_FALSE(house.accounts().user_of(request).has_value());
}

TEST_CASE_FIXTURE(AccountsFixture, "a token speaks for its owner until it is deleted") {
    const store::User mira = house.guest("Mira");
    const auto token = house.wait_for<wire::NewToken>(
        [&](const auto& done) { house.accounts().make_token(mira, "my bot", done); });
    REQUIRE(token.ok());
    net::Request request;
    request.headers.push_back({"Authorization", "Bearer " + token->token});
    CHECK(house.accounts().user_of(request)->id == mira.id);
    CHECK(house.accounts().tokens_of(mira).size() == 1);
    const store::User other = house.guest("Bo");
    const auto remove = [&](const store::User& who) {
        return house.wait_for<std::monostate>(
            [&](const auto& done) { house.accounts().delete_token(who, token->info.id, done); });
    };
    CHECK_FALSE(remove(other).ok());
    CHECK(remove(mira).ok());
    CHECK_FALSE(house.accounts().user_of(request).has_value());
}

TEST_CASE_FIXTURE(AccountsFixture, "guessing passwords is slowed down") {
    std::string last;
    for (int i = 0; i < 15; ++i)
        if (const auto answer = sign_in("Mira", "a guess " + std::to_string(i)); !answer)
            last = answer.error().code;
    CHECK(last == "too_often");
}
