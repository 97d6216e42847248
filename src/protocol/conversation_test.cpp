#include "protocol/conversation.h"

#include <algorithm>
#include <memory>

#include <doctest/doctest.h>

#include "engine/json_text.h"
#include "engine/mini/adapted_game.h"

namespace {

using protocol::Conversation;

protocol::Library mini_library() {
    const auto find = [](std::string_view id) -> protocol::Library::Found {
        if (id == "mini")
            return engine::AnyGamePtr(std::make_shared<mini::AdaptedGame>(mini::Pack{}));
        return core::Error{"game", "there is no game \"" + std::string(id) + "\""};
    };
    const auto refuse = [](std::string_view, std::string_view) -> protocol::Library::Found {
        return core::Error{"cards[2]", "too many"};
    };
    return {{"mini"}, find, refuse};
}

constexpr std::string_view kNew =
    R"({"cmd":"new","game":"mini","players":2,"options":{"gambling":"on"},"names":["Ada","Bo"],)"
    R"("seed":"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f","table":"k3f"})";

// A game in which the cards have been dealt: reed and stone, reed and crown.
Conversation after_dealing() {
    Conversation conversation(mini_library());
    conversation.answer(kNew);
    conversation.answer(R"({"cmd":"apply","chance":"all"})");
    return conversation;
}

std::string error_of(Conversation& conversation, std::string_view line) {
    const auto response = engine::parse_json(conversation.answer(line), 1 << 20);
    if (!response || response->at("ok").as_bool())
        return "no error";
    const auto& error = response->at("error").as_object();
    return std::string(error.at("code").as_string()) + " "
           + std::string(error.at("where").as_string()) + ": "
           + std::string(error.at("text").as_string());
}

std::string error_without_game(std::string_view line) {
    Conversation conversation(mini_library());
    return error_of(conversation, line);
}

std::string error_in_game(std::string_view line) {
    Conversation conversation = after_dealing();
    return error_of(conversation, line);
}

}  // namespace

TEST_CASE("a game is started, dealt, played and taken back") {
    Conversation conversation(mini_library());
    CHECK(conversation.answer(kNew)
          == R"({"id":null,"ok":true,"game":"mini","players":2,"options":{"gambling":"on"},)"
             R"("content":"sha256:mini","commitment":)"
             R"("sha256:630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",)"
             R"("actions":0,"to_move":"chance"})");
    CHECK(conversation.answer(R"({"id":1,"cmd":"apply","chance":"auto"})")
          == R"({"id":1,"ok":true,"did":[{"by":"chance","do":"dealt reed",)"
             R"("text":"Ada is dealt a card."}],"actions":1,"to_move":"chance"})");
    conversation.answer(R"({"cmd":"apply","chance":"all"})");
    CHECK(conversation.answer(
              R"({"id":"a","cmd":"apply","seat":1,"do":"commit crown","language":"de"})")
          == R"({"id":"a","ok":true,"did":[{"by":1,"do":"commit crown",)"
             R"("text":"Bo legt eine Karte."}],"actions":5,"to_move":[0]})");
    CHECK(conversation.answer(R"({"cmd":"undo","count":5})")
          == R"({"id":null,"ok":true,"actions":0,"to_move":"chance"})");
}

TEST_CASE("chance lists its outcomes with weights, seats their choices in both languages") {
    Conversation conversation(mini_library());
    conversation.answer(kNew);
    CHECK(conversation.answer(R"({"cmd":"legal"})")
          == R"({"id":null,"ok":true,"by":"chance","prompt":"","choices":[)"
             R"({"do":"dealt reed","text":"Ada draws reed","weight":4},)"
             R"({"do":"dealt stone","text":"Ada draws stone","weight":3},)"
             R"({"do":"dealt crown","text":"Ada draws crown","weight":2}]})");
    conversation.answer(R"({"cmd":"apply","chance":"all"})");
    CHECK(conversation.answer(R"({"cmd":"legal","seat":1,"language":"de"})")
          == R"({"id":null,"ok":true,"by":1,"prompt":"Lege eine Karte verdeckt.","choices":[)"
             R"({"do":"commit reed","text":"Schilf verdeckt legen"},)"
             R"({"do":"commit crown","text":"Krone verdeckt legen"}]})");
}

TEST_CASE("a position that was asked for can be loaded again, but has no record") {
    Conversation first = after_dealing();
    const auto state = engine::parse_json(first.answer(R"({"cmd":"state"})"), 1 << 20);
    Conversation second(mini_library());
    const std::string load = R"({"cmd":"load","game":"mini","position":)"
                             + engine::json_text(state->at("position")) + "}";
    CHECK(error_of(second, load) == "no error");
    CHECK(second.answer(R"({"cmd":"state"})") == first.answer(R"({"cmd":"state"})"));
    CHECK(error_of(second, R"({"cmd":"record"})")
          == "no_record cmd: a game that began with load has no record");
    CHECK(error_of(first, R"({"cmd":"record"})") == "no error");
}

TEST_CASE("a view hides what the seat does not know") {
    Conversation conversation = after_dealing();
    const std::string own = conversation.answer(R"({"cmd":"view","seat":0})");
    CHECK(own.find(R"("hand":{"reed":1,"stone":1,"crown":0})") != std::string::npos);
    const std::string spectator = conversation.answer(R"({"cmd":"view","seat":null})");
    CHECK(spectator.find(R"("hand":{"reed":0,"stone":0,"crown":0})") != std::string::npos);
}

TEST_CASE("a finished game has an outcome and a record, and nobody to move") {
    Conversation conversation = after_dealing();
    for (const char* line : {R"({"cmd":"apply","index":1})",
                             R"({"cmd":"apply","index":1})",
                             R"({"cmd":"apply","do":"keep"})",
                             R"({"cmd":"apply","index":0})",
                             R"({"cmd":"apply","index":0})"})
        CHECK(error_of(conversation, line) == "no error");
    CHECK(
        conversation.answer(R"({"cmd":"outcome"})")
        == R"({"id":null,"ok":true,"over":true,"ending":"scored","text":"played out",)"
           R"("parts":["kept","gambled"],"seats":[{"place":2,"won":false,"score":0,"parts":[0,0]},)"
           R"({"place":1,"won":true,"score":4,"parts":[4,0]}]})");
    CHECK(error_of(conversation, R"({"cmd":"apply","index":0})")
          == "not_to_move cmd: the game is over");
    CHECK(error_of(conversation, R"({"cmd":"search"})") == "not_to_move cmd: the game is over");
    CHECK(conversation.answer(R"({"cmd":"legal"})")
          == R"({"id":null,"ok":true,"by":"nobody","prompt":"","choices":[]})");
    CHECK(conversation.answer(R"({"cmd":"record"})").find("0001020304") != std::string::npos);
}

TEST_CASE("rollout and search answer the same for the same seed") {
    Conversation conversation = after_dealing();
    for (const char* line : {R"({"cmd":"rollout","games":50,"seed":3})",
                             R"({"cmd":"search","visits":50,"seed":3,"top":1})"}) {
        const std::string response = conversation.answer(line);
        CHECK(response.find(R"("win":[0.)") != std::string::npos);
        CHECK(response == conversation.answer(line));
    }
}

TEST_CASE("garbage is answered, not obeyed") {
    CHECK(error_without_game("x") == "bad_json line 1, column 1: not JSON: syntax error");
    CHECK(error_without_game("[]") == "bad_request : expected an object, found []");
    CHECK(error_without_game("{}") == "bad_request cmd: missing");
    CHECK(error_without_game(R"({"cmd":3})") == "bad_request cmd: expected a text, found 3");
    CHECK(error_without_game(R"({"id":1.5,"cmd":"quit"})")
          == "bad_request id: expected a text or an integer, found 1.5");
    CHECK(error_without_game(std::string(2 << 20, ' ') + "x").starts_with("bad_json"));
    CHECK(error_without_game(std::string(100, '[')).starts_with("bad_json"));
    CHECK(error_without_game(R"({"cmd":"fly"})").starts_with("unknown_command cmd: there is no"));
    CHECK(Conversation(mini_library()).answer(" \t\r").empty());
}

TEST_CASE("the response carries the id even if the request is refused") {
    Conversation conversation(mini_library());
    CHECK(conversation.answer(R"({"id":"q7","cmd":"state"})")
              .starts_with(R"({"id":"q7","ok":false)"));
}

TEST_CASE("a bad start is refused and the old game goes on") {
    CHECK(error_in_game(R"({"cmd":"new","game":"chess","players":2})")
              .starts_with("unknown_game game"));
    CHECK(error_in_game(R"({"cmd":"new","game":"mini","players":4})")
              .starts_with("bad_setup players"));
    CHECK(error_in_game(R"({"cmd":"new","game":"mini","players":2,"options":{"gambling":"so"}})")
              .starts_with("bad_setup options.gambling"));
    CHECK(error_in_game(R"({"cmd":"new","game":"mini","players":2,"names":["Ada"]})")
          == "bad_setup names: expected one name per player");
    CHECK(error_in_game(R"({"cmd":"new","game":"mini","players":2,"seed":"0g"})")
              .starts_with("bad_setup seed"));
    CHECK(error_in_game(R"({"cmd":"new","game":"mini","players":2,"content":{}})")
          == "bad_content content.cards[2]: too many");
    CHECK(error_in_game(R"({"cmd":"new","game":"mini","players":2,"colour":"red"})")
          == "bad_request colour: unknown field");
    CHECK(error_in_game(R"({"cmd":"load","game":"mini","position":{"deck":1}})")
              .starts_with("bad_position position."));
    Conversation conversation = after_dealing();
    conversation.answer(R"({"cmd":"new","game":"mini","players":4})");
    CHECK(conversation.answer(R"({"cmd":"undo","count":0})")
          == R"({"id":null,"ok":true,"actions":4,"to_move":[0,1]})");
}

TEST_CASE("an action must be written right, legal, and of a seat that may act") {
    CHECK(error_without_game(R"({"cmd":"apply","index":0})").starts_with("no_game cmd"));
    CHECK(error_in_game(R"({"cmd":"apply","do":"jump"})").starts_with("bad_action do"));
    CHECK(error_in_game(R"({"cmd":"apply","do":"commit crown"})")
          == "illegal_action do: seat 0 may not do \"commit crown\" here");
    CHECK(error_in_game(R"({"cmd":"apply","index":2})")
          == "illegal_action index: there are only 2 actions");
    CHECK(error_in_game(R"({"cmd":"apply","chance":"auto"})")
          == "not_to_move seat: chance is not to move");
    CHECK(error_in_game(R"({"cmd":"apply","chance":"often"})")
          == "bad_request chance: expected one of auto, all, found \"often\"");
    CHECK(error_in_game(R"({"cmd":"apply","do":"keep","index":1})").starts_with("bad_request do"));
    CHECK(error_in_game(R"({"cmd":"apply"})").starts_with("bad_request do"));
    CHECK(error_in_game(R"({"cmd":"apply","seat":2,"index":0})")
          == "bad_request seat: there are only 2 seats");
    CHECK(error_in_game(R"({"cmd":"view","seat":5})")
          == "bad_request seat: there are only 2 seats");
}

TEST_CASE("amounts have limits") {
    CHECK(error_in_game(R"({"cmd":"rollout","games":100001})")
          == "bad_request games: expected 1 to 100000 games");
    CHECK(error_in_game(R"({"cmd":"search","visits":0})")
          == "bad_request visits: expected 1 to 10000000 visits");
    CHECK(error_in_game(R"({"cmd":"rollout","games":-1})").starts_with("bad_request games"));
    CHECK(error_in_game(R"({"cmd":"undo","count":5})")
          == "nothing_to_undo count: there are only 4 actions");
    CHECK(error_in_game(R"({"cmd":"legal","language":"fr"})")
          == "bad_request language: expected \"en\" or \"de\", found \"fr\"");
}

TEST_CASE("every prefix of a request is answered with an error") {
    for (std::size_t length = 1; length < kNew.size(); ++length)
        CHECK(error_without_game(kNew.substr(0, length)).starts_with("bad_json"));
}

TEST_CASE("quit ends the conversation") {
    Conversation conversation(mini_library());
    CHECK_FALSE(conversation.is_finished());
    CHECK(conversation.answer(R"({"cmd":"quit"})") == R"({"id":null,"ok":true})");
    CHECK(conversation.is_finished());
}
