// Accounts, sessions, tokens, mutes and settings: what is written comes back.
#include "server/store/testing/scratch_store.h"

namespace {

using store::ApiToken;
using store::SessionRow;
using store::Trouble;
using store::User;
using store::testing::account;
using store::testing::existing;
using store::testing::must_write;
using store::testing::on_postgres;
using store::testing::ScratchStore;
using store::testing::trouble_of;

User guest(const std::string& id, const std::string& name) { return {.id = id, .name = name}; }

SessionRow session(const std::string& token_hash, const std::string& user, store::Instant expires) {
    return {token_hash, user, 1, 2, expires};
}

ApiToken token(const std::string& id, const std::string& user) {
    return {id, user, "my bot", "hash of " + id, 5, 0, "read play"};
}

}  // namespace

TEST_CASE("a user is found by id and, in any case, by name") {
    ScratchStore scratch;
    const User user{"u1", "Ärger", "$hash", 1234567890123, true};
    must_write(*scratch.store, {store::AddUser{user}});
    CHECK(existing(scratch.store->user_by_id("u1")) == user);
    CHECK(existing(scratch.store->user_by_name("äRGER")) == user);
    CHECK_FALSE(scratch.store->user_by_id("u2")->has_value());
    CHECK_FALSE(scratch.store->user_by_name("Arger")->has_value());
}

TEST_CASE("account names are unique in any case, ids always") {
    ScratchStore scratch;
    CHECK(trouble_of(*scratch.store, {store::AddUser{account("u1", "ADA")}}) == Trouble::Taken);
    CHECK(trouble_of(*scratch.store, {store::AddUser{account("ada", "New")}}) == Trouble::Exists);
}

TEST_CASE("guests share names and are not found by name") {
    ScratchStore scratch;
    must_write(*scratch.store,
               {store::AddUser{guest("g1", "Ada")}, store::AddUser{guest("g2", "Ada")}});
    CHECK(existing(scratch.store->user_by_name("Ada")).id == "ada");
    CHECK(existing(scratch.store->user_by_id("g2")).is_guest());
}

TEST_CASE("a guest becomes an account with a name that is free") {
    ScratchStore scratch;
    must_write(*scratch.store, {store::AddUser{guest("g", "ada")}});
    CHECK(trouble_of(*scratch.store, {store::UpdateUser{account("g", "ada")}}) == Trouble::Taken);
    must_write(*scratch.store, {store::UpdateUser{account("g", "Grace")}});
    const User grace = existing(scratch.store->user_by_name("grace"));
    CHECK(grace.id == "g");
    CHECK(grace.created == 0);
    CHECK(trouble_of(*scratch.store, {store::UpdateUser{account("nobody", "N")}})
          == Trouble::Missing);
}

TEST_CASE("a deleted user takes sessions, tokens and mutes along, not the games") {
    ScratchStore scratch;
    store::TableRow hosted = store::testing::table_row("h");
    hosted.host = "ada";
    const store::ChatRow chat{"h", 0, "ada", "Ada", "hi", 1, store::Audience::Players};
    must_write(*scratch.store,
               {store::AddSession{session("s", "ada", 9)},
                store::AddToken{token("k", "ada")},
                store::AddMute{"bo", "ada"},
                store::AddTable{hosted},
                store::SetSeats{"h", {{0, "ada", "Ada", "person"}}},
                store::AddChat{chat}});
    must_write(*scratch.store, {store::DeleteUser{"ada"}, store::DeleteUser{"ada"}});
    CHECK_FALSE(scratch.store->user_by_name("Ada")->has_value());
    CHECK_FALSE(scratch.store->session("s")->has_value());
    CHECK(scratch.store->tokens_of("ada")->empty());
    CHECK(scratch.store->mutes_of("bo")->empty());
    CHECK(existing(scratch.store->table("h")).host.empty());
    CHECK(scratch.store->seats("h").value()
          == std::vector<store::SeatRow>{{0, "", "Ada", "person"}});
    CHECK(scratch.store->chat("h", 10, 10)->at(0).user.empty());
    CHECK(scratch.store->chat("h", 10, 10)->at(0).name == "Ada");
}

TEST_CASE("sessions are added, touched and deleted") {
    ScratchStore scratch;
    must_write(*scratch.store, {store::AddSession{session("s", "ada", 9)}});
    CHECK(existing(scratch.store->session("s")) == session("s", "ada", 9));
    must_write(*scratch.store, {store::TouchSession{"s", 77, 99}, store::TouchSession{"x", 1, 1}});
    CHECK(existing(scratch.store->session("s")) == SessionRow{"s", "ada", 1, 77, 99});
    must_write(*scratch.store, {store::DeleteSession{"s"}, store::DeleteSession{"s"}});
    CHECK_FALSE(scratch.store->session("s")->has_value());
}

TEST_CASE("a session needs a user and a token of its own") {
    ScratchStore scratch;
    must_write(*scratch.store, {store::AddSession{session("s", "ada", 9)}});
    CHECK(trouble_of(*scratch.store, {store::AddSession{session("s", "bo", 9)}})
          == Trouble::Exists);
    CHECK(trouble_of(*scratch.store, {store::AddSession{session("z", "nobody", 9)}})
          == Trouble::Missing);
}

TEST_CASE("all sessions of a user, or all that are over, go at once") {
    ScratchStore scratch;
    must_write(*scratch.store,
               {store::AddSession{session("a1", "ada", 10)},
                store::AddSession{session("a2", "ada", 20)},
                store::AddSession{session("b1", "bo", 30)}});
    CHECK(scratch.store->sessions_of("ada")->size() == 2);
    must_write(*scratch.store, {store::DeleteExpiredSessions{10}});
    CHECK(scratch.store->sessions_of("ada").value() == std::vector{session("a2", "ada", 20)});
    must_write(*scratch.store, {store::DeleteSessionsOf{"ada"}});
    CHECK(scratch.store->sessions_of("ada")->empty());
    CHECK(scratch.store->session("b1")->has_value());
}

TEST_CASE("tokens are listed, found by hash, touched and deleted") {
    ScratchStore scratch;
    must_write(*scratch.store,
               {store::AddToken{token("k1", "ada")},
                store::AddToken{token("k2", "ada")},
                store::AddToken{token("k3", "bo")}});
    CHECK(scratch.store->tokens_of("ada").value()
          == std::vector{token("k1", "ada"), token("k2", "ada")});
    must_write(*scratch.store, {store::TouchToken{"k1", 42}});
    CHECK(existing(scratch.store->token("hash of k1")).last_used == 42);
    must_write(*scratch.store, {store::DeleteToken{"k1"}});
    CHECK_FALSE(scratch.store->token("hash of k1")->has_value());
    ApiToken same = token("k4", "bo");
    same.token_hash = "hash of k3";
    CHECK(trouble_of(*scratch.store, {store::AddToken{same}}) == Trouble::Taken);
}

TEST_CASE("mutes are kept per user; muting twice is no error") {
    ScratchStore scratch;
    must_write(*scratch.store, {store::AddMute{"ada", "bo"}, store::AddMute{"ada", "bo"}});
    CHECK(scratch.store->mutes_of("ada").value() == std::vector<std::string>{"bo"});
    CHECK(scratch.store->mutes_of("bo")->empty());
    must_write(*scratch.store, {store::DeleteMute{"ada", "bo"}});
    CHECK(scratch.store->mutes_of("ada")->empty());
    CHECK(trouble_of(*scratch.store, {store::AddMute{"ada", "nobody"}}) == Trouble::Missing);
}

TEST_CASE("a setting is what was put last") {
    ScratchStore scratch;
    CHECK_FALSE(scratch.store->setting("secret")->has_value());
    must_write(*scratch.store, {store::PutSetting{"secret", ""}});
    CHECK(existing(scratch.store->setting("secret")).empty());
    must_write(*scratch.store, {store::PutSetting{"secret", "xyz"}});
    CHECK(existing(scratch.store->setting("secret")) == "xyz");
}

TEST_CASE("SQL, quotes, zero bytes and any script in names and chat stay text") {
    ScratchStore scratch;
    const std::string zero("a\0b", 3);
    std::vector<std::string> texts = {
        "Robert'); DROP TABLE users;--", "\" OR 1=1 --", "%_?1 :x @y $z", "名前 🎲 مرحبا ẞ"};
    for (const std::string& odd : {std::string("\xff\xfe no UTF-8"), zero}) {
        if (on_postgres())  // takes texts alone, and says so
            CHECK(trouble_of(*scratch.store, {store::AddUser{account("odd", odd)}})
                  == Trouble::Invalid);
        else
            texts.push_back(odd);
    }
    int number = 0;
    for (const std::string& text : texts) {
        const std::string id = "u" + std::to_string(number);
        must_write(*scratch.store,
                   {store::AddUser{account(id, text)},
                    store::AddChat{{"t", number, id, text, text, 1, store::Audience::Watchers}}});
        CHECK(existing(scratch.store->user_by_name(text)).name == text);
        CHECK(scratch.store->chat("t", number + 1, 1)->at(0).text == text);
        ++number;
    }
    CHECK_FALSE(scratch.store->user_by_name("' OR '1'='1")->has_value());
    CHECK_FALSE(scratch.store->user_by_id("%")->has_value());
}

TEST_CASE("accounts whose names look alike cannot be made") {
    ScratchStore scratch;
    CHECK(trouble_of(*scratch.store, {store::AddUser{account("u1", "\u0410da")}})
          == Trouble::Taken);
    must_write(*scratch.store, {store::AddUser{guest("g", "\u0410da")}});
    CHECK(existing(scratch.store->account_like("AdA")).id == "ada");
    CHECK(existing(scratch.store->account_like("\u0410DA")).id == "ada");
    CHECK_FALSE(scratch.store->account_like("Adam")->has_value());
}

TEST_CASE("name, password and e-mail address change one by one") {
    ScratchStore scratch;
    must_write(*scratch.store,
               {store::RenameUser{"ada", "Grace"},
                store::SetPassword{"ada", "new hash"},
                store::SetEmail{"ada", "ada@example.org"}});
    const User ada = existing(scratch.store->user_by_name("grace"));
    CHECK(ada.password_hash == "new hash");
    CHECK(ada.email == "ada@example.org");
    CHECK(trouble_of(*scratch.store, {store::RenameUser{"ada", "bo"}}) == Trouble::Taken);
    CHECK(trouble_of(*scratch.store, {store::SetPassword{"nobody", "x"}}) == Trouble::Missing);
}

TEST_CASE("one session can stay when the others end") {
    ScratchStore scratch;
    must_write(*scratch.store,
               {store::AddSession{session("a1", "ada", 10)},
                store::AddSession{session("a2", "ada", 20)},
                store::AddToken{token("k", "ada")},
                store::AddToken{token("l", "bo")}});
    must_write(*scratch.store,
               {store::DeleteSessionsOf{"ada", "a1"}, store::DeleteTokensOf{"ada"}});
    CHECK(scratch.store->sessions_of("ada").value() == std::vector{session("a1", "ada", 10)});
    CHECK(scratch.store->tokens_of("ada")->empty());
    CHECK(scratch.store->tokens_of("bo")->size() == 1);
}
