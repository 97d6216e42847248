// Everything that can be tried at the door: each route of the API, each order, each message of a
// socket, with what is sent for it. The lists are the server's own.
#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/mp11/algorithm.hpp>

#include "server/testing/cast.h"
#include "server/wire_json.h"

namespace server::testing {

// One line of the role table. `run` tells how it went: "yes" or the code of the refusal.
struct Attempt {
    std::string name;
    bool is_at_table;
    Occasion occasion;
    std::function<std::string(Cast& cast, Visitor& visitor, const std::string& table)> run;
};

namespace attempts {

inline std::string replaced(std::string text, std::string_view what, const std::string& by) {
    const std::size_t at = text.find(what);
    return at == std::string::npos ? text : text.replace(at, what.size(), by);
}

inline std::string target_of(Cast& cast, std::string pattern, const std::string& table) {
    if (pattern.ends_with("{report}"))
        pattern = replaced(std::move(pattern), "{report}", cast.new_report());
    if (pattern.find("{user}") != std::string::npos)
        pattern = replaced(std::move(pattern), "{user}", cast.user_id());
    pattern = replaced(std::move(pattern), "{table}", table);
    pattern = replaced(std::move(pattern), "{game}", "mini");
    pattern = replaced(std::move(pattern), "{token}", cast.token_id());
    if (pattern.find("{contest}") != std::string::npos)
        pattern = replaced(std::move(pattern), "{contest}", cast.contest());
    pattern = replaced(std::move(pattern), "{player}", cast.user_id());
    pattern = replaced(std::move(pattern), "{way}", "nothing");
    pattern = replaced(std::move(pattern), "{secret}", "nothing");
    return replaced(std::move(pattern), "{n}", "0");
}

inline std::string how_it_went(const Visitor::Answer& answer) {
    return answer.status < 400 ? "yes" : answer.code();
}

// --- routes --------------------------------------------------------------------------------------

inline Body body_for_order(Cast& cast, std::string_view route) {
    if (route.ends_with("/reports"))
        return {{"user", cast.user_id()}, {"fault", "spam"}, {"words", ""}};
    if (route.ends_with("/measures") || route.ends_with("/lifted"))
        return {{"kind", "silence"}, {"hours", 1}, {"reason", "for a while"}};
    if (route.ends_with("/admin/rules"))
        return {{"announcement", {{"en", ""}, {"de", ""}}},
                {"guests", true},
                {"accounts", true},
                {"words", boost::json::array{}}};
    return {{"upheld", true}, {"note", ""}, {"admin", false}, {"reason", "at last"}};
}

inline Body body_for(Cast& cast, std::string_view route, const std::string& table) {
    if (route.find("/admin/") != std::string_view::npos || route.ends_with("/reports"))
        return body_for_order(cast, route);
    if (route.ends_with("/act") || route.ends_with("/peek"))
        return cast.move(route.ends_with("/act") ? "act" : "peek", table);
    if (route.ends_with("/foretell")) {
        Body question = cast.move("peek", table);
        for (const char* other : {"t", "id", "table"})
            question.erase(other);
        return question;
    }
    if (route.ends_with("/hint"))
        return {{"seat", 0}};
    if (route.ends_with("/tries"))
        return {{"n", 0}};
    if (route.ends_with("/chat"))
        return {{"t", "say"}, {"id", "1"}, {"table", table}, {"text", "hello"}};
    if (route == "POST /api/v1/contests")
        return {{"title", "Autumn"}, {"game", "mini"}, {"kind", "swiss"}, {"seats", 2}};
    if (route == "POST /api/v1/play")
        return {{"game", "mini"},
                {"seats", 2},
                {"rated", false},
                {"clock",
                 {{"kind", "none"},
                  {"bank", 0},
                  {"increment", 0},
                  {"days", 0},
                  {"on_timeout", "computer"}}}};
    if (route == "POST /api/v1/contests/{contest}/wish")
        return {{"wish", "enter"}};
    if (route == "POST /api/v1/tables")
        return {{"game", "mini"}, {"seats", {{{"kind", "me"}}, {{"kind", "open"}}}}};
    if (route == "POST /api/v1/tokens")
        return {{"label", "another"}};
    if (route.ends_with("/account/password"))
        return {{"password", "long enough 1"}, {"new_password", "long enough 2"}};
    if (route.ends_with("/account/email"))
        return {{"password", "long enough 1"}, {"email", "ada@example.org"}};
    if (route.ends_with("/account/privacy"))
        return {{"listed", true},
                {"online", "friends"},
                {"results", "friends"},
                {"statistics", "nobody"}};
    if (route.ends_with("/people/{player}"))
        return {{"relation", "befriended"}};
    if (route == "DELETE /api/v1/account")
        return {};
    if (route.ends_with("/try"))
        return {{"position", cast.position(table)}};
    return {{"name", cast.fresh_name()}, {"password", "long enough 1"}};
}

inline Attempt of_route(const std::string& route) {
    return {route,
            route.find("{table}") != std::string::npos,
            {},
            [route](Cast& cast, Visitor& visitor, const std::string& table) {
                const std::size_t space = route.find(' ');
                return how_it_went(visitor.ask(route.substr(0, space),
                                               target_of(cast, route.substr(space + 1), table),
                                               Cast::body(body_for(cast, route, table))));
            }};
}

// --- orders --------------------------------------------------------------------------------------

inline constexpr std::array<std::string_view, 8> kNameASeat = {
    "leave", "undo", "redo", "reset", "resign", "to_computer", "take_back", "standing"};

inline Attempt of_order(const std::string& route, const std::string& word, int seat) {
    Occasion occasion;
    occasion.has_open_seat = word == "sit" || word == "leave";
    occasion.has_request = word == "answer" || word == "withdraw";
    occasion.has_move = word == "undo" || word == "reset" || word == "redo";
    occasion.has_undo = word == "redo";
    const std::string whose = seat == 0 ? ", the host's seat" : ", the opponent's seat";
    const bool names_a_seat = std::ranges::find(kNameASeat, word) != kNameASeat.end();
    return {"order " + word + (names_a_seat ? whose : ""),
            true,
            occasion,
            [=](Cast& cast, Visitor& visitor, const std::string& table) {
                return how_it_went(
                    visitor.ask("POST",
                                target_of(cast, route.substr(route.find(' ') + 1), table),
                                Cast::body(cast.order(table, word, seat))));
            }};
}

inline void add_orders(const std::string& route, std::vector<Attempt>& out) {
    for (const std::string_view name : wire::names_of(wire::Order{})) {
        const std::string word(name);
        out.push_back(of_order(route, word, word == "sit" ? 2 : 0));
        if (std::ranges::find(kNameASeat, word) != kNameASeat.end())
            out.push_back(of_order(route, word, 1));
    }
}

// --- messages of a socket ------------------------------------------------------------------------

template <class Message>
std::vector<std::string_view> fields_of() {
    std::vector<std::string_view> names;
    Message message{};
    wire::visit_members(
        message, [&](std::string_view name, const auto& /*value*/) { names.push_back(name); });
    return names;
}

// What a message says where nothing depends on it; each takes the fields that it has.
inline Body sayings(Cast& cast, const std::string& table) {
    return {{"id", "1"},
            {"table", table},
            {"n", 0},
            {"before", 0},
            {"text", "hello"},
            {"user", cast.user_id()},
            {"on", true}};
}

template <class Message>
std::string message_for(Cast& cast, const std::string& table) {
    const std::string type = decltype(Message::t)::value();
    if (type == "act" || type == "peek")
        return Cast::body(cast.move(type, table));
    if (type == "order")
        return Cast::body(cast.order(table, "ask_pause", 0));
    Body said = {{"t", type}};
    const Body all = sayings(cast, table);
    for (const std::string_view name : fields_of<Message>())
        if (const auto* value = all.if_contains(name))
            said[name] = *value;
    return Cast::body(said);
}

inline std::string heard(const std::vector<std::string>& messages) {
    for (const std::string& text : messages)
        if (const auto json = json_of(text); json.at("t") == "refused")
            return std::string(json.at("code").get_string());
    return "yes";
}

template <class Message>
Attempt of_message() {
    const std::string type = decltype(Message::t)::value();
    return {"socket " + type,
            std::ranges::count(fields_of<Message>(), "table") > 0,
            {},
            [](Cast& cast, Visitor& visitor, const std::string& table) {
                return heard(visitor.say({message_for<Message>(cast, table)}));
            }};
}

}  // namespace attempts

inline std::vector<Attempt> all_attempts() {
    std::vector<Attempt> all;
    for (const std::string& route : Api::route_names()) {
        if (route.ends_with("/order"))
            attempts::add_orders(route, all);
        else
            all.push_back(attempts::of_route(route));
    }
    boost::mp11::mp_for_each<wire::FromClient>([&]<class Message>(const Message& /*type*/) {
        all.push_back(attempts::of_message<Message>());
    });
    return all;
}

}  // namespace server::testing
