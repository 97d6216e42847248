// People with accounts, cookies and tokens for tests.
#pragma once

#include <memory>
#include <string>

#include "server/cookies.h"
#include "server/testing/house.h"

namespace server::testing {

struct AccountsFixture : HouseFixture {
    Answered<SignedIn> sign_up(const std::string& name,
                               const std::string& password,
                               const net::Request& request = {}) {
        return house.wait_for<SignedIn>([&](const auto& done) {
            house.accounts().create_account(request, {name, password}, done);
        });
    }
    Answered<SignedIn> sign_in(const std::string& name,
                               const std::string& password,
                               const net::Request& request = {}) {
        return house.wait_for<SignedIn>(
            [&](const auto& done) { house.accounts().sign_in(request, {name, password}, done); });
    }
    std::string code_of_sign_in(const std::string& name, const net::Request& request) {
        const auto answer = sign_in(name, "a guess", request);
        return answer ? "" : answer.error().code;
    }
    static net::Request from(const std::string& address) {
        net::Request request;
        request.remote_address = address;
        return request;
    }
    static net::Request with_cookie(const std::string& header) {
        net::Request request;
        request.headers.push_back({"Cookie", header.substr(0, header.find(';'))});
        return request;
    }
};

// Somebody with a browser's socket.
struct OpenSocket {
    std::shared_ptr<FakeSocket> socket = std::make_shared<FakeSocket>();
    Client client;

    OpenSocket(House& house, const net::Request& request)
        : client(house.services(), house.hall(), socket, house.accounts().identity_of(request)) {}
    ~OpenSocket() { client.on_close(); }

    bool is_signed_out() {
        const std::size_t before = socket->sent.size();
        client.on_text(R"({"t":"ping"})");
        return socket->closed == kSignedOut && socket->sent.size() == before;
    }
};

struct ConnectedFixture : AccountsFixture {
    store::User mira;
    net::Request cookie;
    net::Request token;
    std::string token_id;

    ConnectedFixture() {
        const auto account = sign_up("Mira", "long enough");
        REQUIRE(account.ok());
        mira = account->user;
        cookie = with_cookie(account->cookie);
        const auto made = house.wait_for<wire::NewToken>(
            [&](const auto& done) { house.accounts().make_token(mira, {"my bot", {}}, done); });
        REQUIRE(made.ok());
        token.headers.push_back({"Authorization", "Bearer " + made->token});
        token_id = made->info.id;
    }
    void sign_out() {
        REQUIRE(house
                    .wait_for<SignedIn>(
                        [&](const auto& done) { house.accounts().sign_out(cookie, done); })
                    .ok());
    }
};

}  // namespace server::testing
