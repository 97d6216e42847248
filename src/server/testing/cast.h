// The people of the role table and the table at which they meet: a host on seat 0, an opponent on
// seat 1, a stranger who found the address, nobody, an admin without a seat, and the host's tokens.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "server/testing/admin_visitor.h"
#include "server/testing/visitor.h"
#include "server/wire_json.h"

namespace server::testing {

using Body = boost::json::object;

// What the table is like when somebody comes.
struct Occasion {
    bool is_private = false;
    bool has_open_seat = false;  // not begun yet
    bool has_request = false;    // the host has asked for a pause
    bool has_move = false;       // the host has committed a card
    bool has_undo = false;       // and taken it back
};

class Cast {
  public:
    // Addresses differ, so that nobody waits for another's limits.
    Cast(House& house, int number) : house_(house), number_(number) {
        for (const char* name : {"nobody", "stranger", "opponent", "host"})
            people_.emplace(name, Visitor(house_, next_address()));
        for (const char* name : {"stranger", "opponent", "host"})
            REQUIRE(people_.at(name).ask("POST", "/api/v1/guest", body({{"name", name}})).status
                    == 200);
        people_.emplace("admin",
                        admin_visitor(house_, "Admin" + std::to_string(number_), next_address()));
        for (const std::string_view scope : wire::names_of(wire::TokenScope{}))
            add_token(token_role(scope), {scope});
    }

    static std::vector<std::string> roles() {
        std::vector<std::string> roles = {"nobody", "stranger", "opponent", "host", "admin"};
        for (const std::string_view scope : wire::names_of(wire::TokenScope{}))
            roles.push_back(token_role(scope));
        return roles;
    }
    static std::string token_role(std::string_view scope) {
        return "host's token: " + std::string(scope);
    }
    Visitor& operator[](const std::string& role) { return people_.at(role); }

    // Makes a table for the occasion; returns its id.
    std::string table(const Occasion& occasion) {
        boost::json::array seats = {{{"kind", "me"}}, {{"kind", "open"}}};
        if (occasion.has_open_seat)
            seats.push_back(Body{{"kind", "open"}});
        const auto made = people_.at("host").ask(
            "POST",
            "/api/v1/tables",
            body({{"game", "mini"}, {"seats", seats}, {"is_private", occasion.is_private}}));
        REQUIRE(made.status == 201);
        const std::string id(made.json.at("table").get_string());
        Body sit = order(id, "sit", 1);
        sit["invite"] = made.json.at("invite");
        give("opponent", id, sit);
        prepare(occasion, id);
        return id;
    }

    // A tournament of somebody else that takes everybody.
    std::string contest() {
        store::User organiser;
        organiser.id = organiser.name = "organiser-" + house_.next_id();
        organiser.password_hash = "hash";
        store::testing::must_write(house_.services().store, {store::AddUser{organiser}});
        wire::NewContest wish{};
        wish.title = "Autumn";
        wish.game = "mini";
        wish.kind = wire::ContestKind::swiss;
        wish.seats = 2;
        wish.computers = true;
        const auto made = house_.wait_for<wire::ContestInfo>(
            [&](const auto& done) { house_.hall().contests().create(organiser, wish, done); });
        REQUIRE(made.ok());
        return made->line.id;
    }

    // An order as one who has just looked at the table would give it.
    Body order(const std::string& table, const std::string& word, int seat) {
        return {{"t", "order"},
                {"id", house_.next_id()},
                {"table", table},
                {"seen", version(table)},
                {"order", word},
                {"seat", seat},
                {"to", 0},
                {"yes", true}};
    }
    Body move(const std::string& type, const std::string& table) {
        const RoomPtr room = house_.hall().room(table);
        const auto actions = room->table().legal(engine::seat_id(0));
        const std::string action =
            actions.empty() ? "keep" : room->table().game().notation(actions[0]);
        return {{"t", type},
                {"id", house_.next_id()},
                {"table", table},
                {"seen", version(table)},
                {"seat", 0},
                {"path", {action, kCommit}}};
    }
    boost::json::value position(const std::string& table) {
        const table::Table& played = house_.hall().room(table)->table();
        return played.game().to_json(played.position());
    }
    const std::string& token_id() const { return token_id_; }
    // Of the stranger: whom anybody may want to mute.
    std::string user_id() {
        return std::string(
            people_.at("stranger").ask("GET", "/api/v1/me").json.at("user").at("id").get_string());
    }
    // About the stranger.
    std::string new_report() {
        const std::string id = "r" + house_.next_id();
        store::testing::must_write(
            house_.services().store,
            {store::AddReport{{.id = id, .about = user_id(), .kind = "spam"}}});
        return id;
    }
    std::string fresh_name() { return "N" + house_.next_id(); }

    static std::string body(const Body& fields) { return engine::json_text(fields); }

  private:
    std::string next_address() {
        return "192.0.2." + std::to_string(number_) + "." + std::to_string(++addresses_);
    }
    std::int64_t version(const std::string& table) {
        return static_cast<std::int64_t>(house_.hall().room(table)->table().version());
    }
    void prepare(const Occasion& occasion, const std::string& table) {
        if (occasion.has_request)
            give("host", table, order(table, "ask_pause", 0));
        if (occasion.has_move)
            REQUIRE(people_.at("host")
                        .ask("POST", "/api/v1/tables/" + table + "/act", body(move("act", table)))
                        .status
                    == 200);
        if (occasion.has_undo)
            give("host", table, order(table, "undo", 0));
    }
    void give(const std::string& role, const std::string& table, const Body& order) {
        const std::string invite = order.contains("invite")
                                       ? "?invite=" + std::string(order.at("invite").get_string())
                                       : "";
        const auto answer = people_.at(role).ask(
            "POST", "/api/v1/tables/" + table + "/order" + invite, body(order));
        REQUIRE(answer.status == 200);
    }
    void add_token(const std::string& role, const boost::json::array& scopes) {
        const auto made = people_.at("host").ask(
            "POST", "/api/v1/tokens", body({{"label", role}, {"scopes", scopes}}));
        REQUIRE(made.status == 201);
        Visitor bot(house_, next_address());
        bot.token = std::string(made.json.at("token").get_string());
        token_id_ = std::string(made.json.at("info").at("id").get_string());
        people_.emplace(role, std::move(bot));
    }

    House& house_;
    int number_;
    int addresses_ = 0;
    std::map<std::string, Visitor> people_;
    std::string token_id_;
};

}  // namespace server::testing
