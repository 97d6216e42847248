#include "server/testing/accounts.h"

#include <variant>

#include <doctest/doctest.h>

using namespace server;
using namespace server::testing;

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
        [&](const auto& done) { house.accounts().make_token(mira, {"my bot", {}}, done); });
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

TEST_CASE_FIXTURE(ConnectedFixture, "who has tokens deletes those and nobody else's") {
    const store::User bo = house.guest("Bo");
    const auto own = house.wait_for<wire::NewToken>(
        [&](const auto& done) { house.accounts().make_token(bo, {"bo's bot", {}}, done); });
    REQUIRE(own.ok());
    const auto remove = [&](const std::string& id) {
        return house.wait_for<std::monostate>(
            [&](const auto& done) { house.accounts().delete_token(bo, id, done); });
    };
    OpenSocket bot(house, token);
    CHECK_FALSE(remove(token_id).ok());
    CHECK(house.accounts().user_of(token)->id == mira.id);
    CHECK_FALSE(bot.is_signed_out());
    CHECK(remove(own->info.id).ok());
    CHECK(house.accounts().tokens_of(bo).empty());
    CHECK(house.accounts().tokens_of(mira).size() == 1);
}

TEST_CASE_FIXTURE(AccountsFixture, "guessing passwords is slowed down") {
    std::string last;
    for (int i = 0; i < 15; ++i)
        if (const auto answer = sign_in("Mira", "a guess " + std::to_string(i)); !answer)
            last = answer.error().code;
    CHECK(last == "too_often");
}

TEST_CASE_FIXTURE(AccountsFixture, "all addresses of an IPv6 network have one limit together") {
    house.services().limits.set(Limit::SignInsPerNetwork, {10, 10});
    std::string last;
    for (int i = 0; i < 15; ++i)
        last = code_of_sign_in("N" + std::to_string(i), from("2001:db8::" + std::to_string(i)));
    CHECK(last == "too_often");
    CHECK(code_of_sign_in("N", from("2001:db8:0:1::1")) == "wrong_credentials");
}

TEST_CASE_FIXTURE(AccountsFixture, "an account bears so many wrong passwords, from wherever") {
    REQUIRE(sign_up("Mira", "long enough", from("192.0.2.1")).ok());
    std::string mira;
    std::string nobody;
    for (int i = 0; i < 12; ++i) {
        const auto somewhere = from("203.0.113." + std::to_string(i));
        mira = code_of_sign_in("Mira", somewhere);
        nobody = code_of_sign_in("Nobody", somewhere);
    }
    CHECK(mira == "too_often");
    CHECK(nobody == "too_often");  // who has an account cannot be told from the answers
    CHECK(code_of_sign_in("Bo", from("203.0.113.99")) == "wrong_credentials");
}

TEST_CASE_FIXTURE(AccountsFixture,
                  "guessing wrong on purpose does not lock the owner's device out") {
    const auto account = sign_up("Mira", "long enough", from("192.0.2.1"));
    REQUIRE(account.ok());
    for (int i = 0; i < 12; ++i)
        code_of_sign_in("Mira", from("203.0.113." + std::to_string(i)));
    CHECK(sign_in("Mira", "long enough", from("192.0.2.9")).error().code == "too_often");
    auto device = with_cookie(account->device);
    device.remote_address = "203.0.113.1";
    CHECK(sign_in("Mira", "long enough", device).ok());
    // The mark of a device is good for its account alone, and its tries have an end as well.
    for (int i = 0; i < 12; ++i)
        code_of_sign_in("Mira", device);
    CHECK(code_of_sign_in("Mira", device) == "too_often");
    auto forged = with_cookie(account->device.substr(0, account->device.find(';') - 1) + "x;");
    CHECK(code_of_sign_in("Mira", forged) == "too_often");
}

TEST_CASE("behind TLS cookies belong to this host alone, and old ones are still read") {
    const Cookies plain(false);
    const Cookies secure(true);
    CHECK(secure.set(kSessionCookie, "x")
          == "__Host-tetra_session=x; Path=/; HttpOnly; SameSite=Lax; Max-Age=34560000; Secure");
    CHECK(plain.set(kSessionCookie, "")
          == "tetra_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0");
    net::Request request;
    request.headers = {{"Cookie", "tetra_session=old; __Host-tetra_session=new"}};
    CHECK(secure.read(request, kSessionCookie) == "new");
    CHECK(plain.read(request, kSessionCookie) == "old");
    CHECK_FALSE(secure.is_old(request, kSessionCookie));
    request.headers = {{"Cookie", "tetra_session=old"}};
    CHECK(secure.read(request, kSessionCookie) == "old");
    CHECK(secure.is_old(request, kSessionCookie));
}

TEST_CASE_FIXTURE(ConnectedFixture, "signing out closes the sockets of that session alone") {
    OpenSocket mine(house, cookie);
    OpenSocket again(house, cookie);
    OpenSocket bot(house, token);
    OpenSocket elsewhere(house, with_cookie(sign_in("Mira", "long enough")->cookie));
    CHECK(house.services().connections.size() == 4);
    sign_out();
    CHECK(mine.is_signed_out());
    CHECK(again.is_signed_out());
    CHECK_FALSE(bot.is_signed_out());
    CHECK_FALSE(elsewhere.is_signed_out());
}

TEST_CASE_FIXTURE(ConnectedFixture, "deleting a token closes what it has opened") {
    OpenSocket mine(house, cookie);
    OpenSocket bot(house, token);
    REQUIRE(house
                .wait_for<std::monostate>(
                    [&](const auto& done) { house.accounts().delete_token(mira, token_id, done); })
                .ok());
    CHECK(bot.is_signed_out());
    CHECK_FALSE(mine.is_signed_out());
}

TEST_CASE_FIXTURE(ConnectedFixture, "a session that expires takes its sockets along") {
    OpenSocket mine(house, cookie);
    house.accounts().sweep();
    CHECK_FALSE(mine.is_signed_out());
    house.time += kCookieSeconds * 1000;
    house.accounts().sweep();
    CHECK(mine.is_signed_out());
}

TEST_CASE_FIXTURE(ConnectedFixture, "a session that has expired opens nothing, swept or not") {
    house.time += kCookieSeconds * 1000;
    CHECK_FALSE(house.accounts().user_of(cookie).has_value());
    const OpenSocket late(house, cookie);
    CHECK(house.services().connections.size() == 0);
}

TEST_CASE_FIXTURE(ConnectedFixture, "a session in use elsewhere lives on, and so do its sockets") {
    OpenSocket mine(house, cookie);
    house.time += kCookieSeconds * 1000 - 1;
    REQUIRE(house.accounts().user_of(cookie).has_value());  // touches it
    house.wait_for<SignedIn>([&](const auto& done) { house.accounts().rename(mira, "M", done); });
    house.time += 1;
    house.accounts().sweep();
    CHECK_FALSE(mine.is_signed_out());
}

TEST_CASE_FIXTURE(ConnectedFixture, "the list of connections holds those that are open, no other") {
    for (int i = 0; i < 50; ++i) {
        const OpenSocket mine(house, cookie);
        const OpenSocket stranger(house, {});
        CHECK(house.services().connections.size() == 1);
    }
    CHECK(house.services().connections.size() == 0);
}

TEST_CASE_FIXTURE(ConnectedFixture, "a socket that is gone is not closed once more") {
    const auto socket = std::make_shared<FakeSocket>();
    Client client(house.services(), house.hall(), socket, house.accounts().identity_of(cookie));
    client.on_close();
    sign_out();
    CHECK_FALSE(socket->closed.has_value());
}

TEST_CASE_FIXTURE(AccountsFixture, "a password that was right when it was sent may be so no more") {
    const auto account = sign_up("Mira", "long enough");
    REQUIRE(account.ok());
    std::optional<Answered<SignedIn>> answer;
    house.accounts().sign_in(
        {}, {"Mira", "long enough"}, [&](Answered<SignedIn> given) { answer = std::move(given); });
    store::testing::must_write(house.services().store,
                               {store::SetPassword{account->user.id, "another"}});
    house.run_until([&] { return answer.has_value(); });
    REQUIRE_FALSE(answer->ok());
    CHECK(answer->error().code == "wrong_credentials");
}
