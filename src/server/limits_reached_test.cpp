// Reaches every limit of the table, through the door that people use.
#include <functional>
#include <map>

#include <doctest/doctest.h>

#include "server/server_herald.h"
#include "server/testing/house.h"
#include "server/testing/visitor.h"

using namespace server;
using server::testing::House;
using server::testing::json_of;
using server::testing::mini_table;
using server::testing::Viewer;

namespace {

// A house with one person, a table of theirs, and one limit that is small.
class Tight {
  public:
    Tight(Limit limit, Allowance allowance) : limit_(limit) {
        person.ask("POST", "/api/v1/guest", R"({"name":"Mira"})");
        const auto made = person.ask(
            "POST", "/api/v1/tables", R"({"game":"mini","seats":[{"kind":"me"},{"kind":"me"}]})");
        REQUIRE(made.status == 201);
        table = std::string(made.json.at("table").get_string());
        room = house.hall().room(table);
        house.services().limits.set(limit, allowance);
    }

    std::string path(const std::string& rest) const { return "/api/v1/tables/" + table + rest; }
    // What the refusal says; empty if it was done.
    std::string get(const std::string& target) { return words(person.ask("GET", target)); }
    std::string post(const std::string& target, const std::string& body) {
        return words(person.ask("POST", target, body));
    }
    std::string on_socket(const std::string& message) {
        for (const std::string& heard : person.say({message}))
            if (const auto json = json_of(heard); json.at("t") == "refused")
                return std::string(json.at("text").at("en").get_string());
        return "";
    }
    std::string order(const std::string& word) { return post(path("/order"), order_text(word)); }
    std::string order_text(const std::string& word) {
        return R"({"t":"order","seat":0,"to":0,"yes":true,"seen":)"
               + std::to_string(room->table().version()) + R"(,"id":")" + house.next_id()
               + R"(","table":")" + table + R"(","order":")" + word + "\"}";
    }
    std::string say_text() {
        return R"({"t":"say","text":"hello","id":")" + house.next_id() + R"(","table":")" + table
               + "\"}";
    }
    bool is_about_it(const std::string& words) const {
        return words.starts_with(row_of(limit_).english);
    }

    store::testing::ScratchFolder folder;
    House house{folder.file("games.db")};
    testing::Visitor person{house, "127.0.0.1"};
    std::string table;
    RoomPtr room;

  private:
    static std::string words(const testing::Visitor::Answer& answer) {
        if (answer.status < 400)
            return "";
        return std::string(answer.json.at("error").at("text").at("en").get_string());
    }

    Limit limit_;
};

// One attempt: what it was refused with, or nothing.
using Deed = std::function<std::string(Tight& tight)>;

Deed get(const std::string& target) {
    return [=](Tight& tight) { return tight.get(target); };
}
Deed order(const std::string& word) {
    return [=](Tight& tight) { return tight.order(word); };
}
Deed order_on_socket(const std::string& word) {
    return [=](Tight& tight) { return tight.on_socket(tight.order_text(word)); };
}
Deed on_socket(const std::string& message) {
    return [=](Tight& tight) { return tight.on_socket(message); };
}

std::string chat_over_http(Tight& tight) {
    return tight.post(tight.path("/chat"), tight.say_text());
}
std::string chat_on_socket(Tight& tight) { return tight.on_socket(tight.say_text()); }
std::string new_table(Tight& tight) {
    return tight.post("/api/v1/tables",
                      R"({"game":"mini","seats":[{"kind":"me"},{"kind":"open"}]})");
}
std::string import_record(Tight& tight) {
    return tight.post("/api/v1/records", std::string(1000, 'x'));
}
// Refused to a guest, but counted.
std::string new_contest(Tight& tight) {
    return tight.post("/api/v1/contests",
                      R"({"title":"Autumn","game":"mini","kind":"swiss","seats":2})");
}
std::string new_token(Tight& tight) { return tight.post("/api/v1/tokens", R"({"label":"bot"})"); }
std::string new_guest(Tight& tight) { return tight.post("/api/v1/guest", R"({"name":"Bo"})"); }
std::string sign_in(Tight& tight) {
    return tight.post("/api/v1/login", R"({"name":"Nobody","password":"long enough 1"})");
}
std::string report(Tight& tight) {
    return tight.post("/api/v1/reports", R"({"user":"nobody","fault":"spam","words":""})");
}
std::string rename(Tight& tight) {
    const auto answer = tight.person.ask("PATCH", "/api/v1/me", R"({"name":"Ann"})");
    return answer.status < 400
               ? ""
               : std::string(answer.json.at("error").at("text").at("en").get_string());
}
std::string analyse(Tight& tight) { return tight.post(tight.path("/analysis"), ""); }
std::string ask_mailbox(Tight& tight) { return tight.post("/api/v1/notices/mail", "{}"); }
std::string test_notice(Tight& tight) { return tight.post("/api/v1/notices/test", "{}"); }
std::string look_at_hint(Tight& tight) { return tight.post(tight.path("/hint"), R"({"seat":0})"); }
std::string mute(Tight& tight) {
    const auto user = tight.house.guest("Loud");
    return tight.on_socket(R"({"t":"mute","on":true,"user":")" + user.id + "\"}");
}

// Each rate by all ways in; whatever else is wrong with the request, the limit comes first.
const std::multimap<Limit, Deed>& deeds() {
    static const std::multimap<Limit, Deed> kDeeds = {
        {Limit::WorkPerUser, get("/api/v1/me")},
        {Limit::WorkPerUser, on_socket(R"({"t":"follow","on":true})")},
        {Limit::WorkPerUser, on_socket(R"({"t":"seek","table":"nowhere","n":0})")},
        {Limit::WorkPerNetwork, get("/api/v1/tables")},
        {Limit::WorkPerNetwork, get("/api/v1/tables/nowhere/record")},
        {Limit::WorkPerNetwork, on_socket(R"({"t":"watch","table":"nowhere"})")},
        {Limit::CommandsPerUser, order("undo")},
        {Limit::CommandsPerUser, on_socket(R"({"t":"ping"})")},
        {Limit::CommandsPerNetwork, order("undo")},
        {Limit::CommandsPerNetwork, on_socket(R"({"t":"ping"})")},
        {Limit::ChatPerUser, chat_over_http},
        {Limit::ChatPerUser, chat_on_socket},
        {Limit::ChatPerNetwork, chat_over_http},
        {Limit::ChatPerNetwork, chat_on_socket},
        {Limit::NewTablesPerUser, new_table},
        {Limit::NewTablesPerUser, order("rematch")},
        {Limit::NewTablesPerUser, order_on_socket("rematch")},
        {Limit::NewTablesPerNetwork, new_table},
        {Limit::NewContestsPerUser, new_contest},
        {Limit::NewContestsPerNetwork, new_contest},
        {Limit::ImportsPerUser, import_record},
        {Limit::ImportsPerNetwork, import_record},
        {Limit::ImportBytesPerUser, import_record},
        {Limit::ImportBytesPerNetwork, import_record},
        {Limit::ImportBytesInAll, import_record},
        {Limit::NewTokensPerUser, new_token},
        {Limit::UndosPerUser, order("undo")},
        {Limit::UndosPerUser, order_on_socket("redo")},
        {Limit::UndosPerTable, order("reset")},
        {Limit::AsksPerUser, order("ask_undo")},
        {Limit::AsksPerUser, order("ask_pause")},
        {Limit::AsksPerUser, order_on_socket("ask_cancel")},
        {Limit::AsksPerTable, order("withdraw")},
        {Limit::SeatChangesPerUser, order("sit")},
        {Limit::SeatChangesPerUser, order_on_socket("leave")},
        {Limit::SeatChangesPerUser, order("to_computer")},
        {Limit::SeatChangesPerTable, order("take_back")},
        {Limit::SeatChangesPerTable, order("resume")},
        {Limit::HintsPerUser, look_at_hint},
        {Limit::HintsPerNetwork, look_at_hint},
        {Limit::AnalysesPerUser, analyse},
        {Limit::AnalysesPerNetwork, analyse},
        {Limit::GuestsPerNetwork, new_guest},
        {Limit::SignInsPerNetwork, sign_in},
        {Limit::RenamesPerUser, rename},
        {Limit::ReportsPerUser, report},
        {Limit::MuteChangesPerUser, mute},
        {Limit::MailCodesPerUser, ask_mailbox},
        {Limit::MailCodesPerUser, test_notice},
        {Limit::MailCodesPerNetwork, ask_mailbox},
    };
    return kDeeds;
}

// Each cap: what has to be tried, and that it was refused or kept within.
using Proof = std::function<bool()>;

bool refuses_second(Limit cap, const Deed& deed) {
    Tight tight(cap, {1, 0});
    const bool first = deed(tight).empty();
    return first && tight.is_about_it(deed(tight));
}

bool commands_per_socket() {
    Tight tight(Limit::CommandsPerSocket, {2, 0.001});
    const std::string ping = R"({"t":"ping"})";
    const auto heard = tight.person.say({ping, ping, ping});
    return json_of(heard.at(1)).at("t") == "pong" && json_of(heard.at(2)).at("code") == "too_often"
           && json_of(heard.at(2)).at("wait").to_number<int>() > 0;
}

bool wrong_passwords() {  // the numbers are read when the house is built
    Tight tight(Limit::SignInsPerNetwork, {100, 100});
    std::string last;
    for (int i = 0; i < 12 && !last.starts_with("There were"); ++i)
        last = sign_in(tight);
    return last.starts_with(row_of(Limit::WrongPasswordsPerAccount).english);
}

bool waiting_sign_ins(Limit cap) {  // read when the accounts are made
    Tight tight(cap, {0, 0});
    ServerAccounts accounts(tight.house.services());
    std::string said;
    accounts.sign_in({}, {"Nobody", "long enough 1"}, [&](const Answered<SignedIn>& answer) {
        said = answer ? "" : answer.error().text.en;
    });
    return tight.is_about_it(said);
}

bool sessions_per_user() {
    Tight tight(Limit::SessionsPerUser, {1, 0});
    const std::string account = R"({"name":"Ada","password":"long enough 1"})";
    const bool registers = tight.post("/api/v1/register", account).empty();
    testing::Visitor elsewhere(tight.house, "127.0.0.2");
    const bool signs_in = elsewhere.ask("POST", "/api/v1/login", account).status < 400;
    return registers && signs_in && elsewhere.ask("GET", "/api/v1/tokens").status == 200
           && tight.person.ask("GET", "/api/v1/tokens").status == 401;
}

bool chat_lines(Limit cap) {
    Tight tight(cap, {2, 0});
    for (int i = 0; i < 5; ++i)
        chat_over_http(tight);
    const auto page = tight.person.ask("GET", tight.path("/chat"));
    return page.json.at("lines").as_array().size() == 2
           && page.json.at("page").at("more") == (cap == Limit::ChatLinesPerPage);
}

// What leads to the end is taken: a paused game goes on, a person plays, all of it may be called
// off.
bool events_per_table() {
    Tight tight(Limit::EventsPerTable, {1000, 0});
    const bool begun = tight.order("ask_pause").empty() && tight.order("to_computer").empty();
    tight.house.services().limits.set(Limit::EventsPerTable, {1, 0});
    const bool is_full = tight.is_about_it(tight.order("undo"))
                         && tight.is_about_it(tight.order("to_computer"))
                         && tight.is_about_it(tight.order("ask_pause"));
    return begun && is_full && tight.order("take_back").empty() && tight.order("resume").empty()
           && !tight.is_about_it(tight.order("answer")) && tight.order("ask_cancel").empty();
}

bool resigning_is_no_event_too_many() {
    Tight tight(Limit::EventsPerTable, {1, 0});
    return tight.is_about_it(tight.order("undo")) && tight.order("resign").empty();
}

bool sockets(Limit cap) {
    Tight tight(cap, {1, 0});
    const std::string target = tight.path("/stream");
    const auto ticket = tight.house.services().turnstile.come_in(
        {cap == Limit::SocketsPerUser ? tight.room->row().host : "", "127.0.0.1"});
    return ticket.ok() && tight.is_about_it(tight.get(target))
           && tight.is_about_it(tight.get("/api/v1/stream"));
}

bool watched_per_socket() {
    Tight tight(Limit::WatchedPerSocket, {1, 0});
    const auto other = tight.house.table(tight.house.guest("Bo"), mini_table(2, 0));
    const auto watch = [](const std::string& table) {
        return R"({"t":"watch","table":")" + table + "\"}";
    };
    const auto heard =
        tight.person.say({watch(tight.table), watch(tight.table), watch(other->row().id)});
    const auto last = json_of(heard.back());
    return last.at("t") == "refused"
           && tight.is_about_it(std::string(last.at("text").at("en").get_string()));
}

bool watchers_per_table() {
    Tight tight(Limit::WatchersPerTable, {1, 0});
    Viewer viewer("");
    tight.room->watch(viewer);
    const bool players_get_in =
        tight.on_socket(R"({"t":"watch","table":")" + tight.table + "\"}").empty();
    tight.person.cookie = "";
    const bool others_do_not =
        tight.is_about_it(tight.on_socket(R"({"t":"watch","table":")" + tight.table + "\"}"))
        && tight.is_about_it(tight.get(tight.path("/stream")));
    tight.room->unwatch(viewer);
    return players_get_in && others_do_not;
}

bool waiting(Limit cap) {
    Tight tight(cap, {0, 0});
    return tight.is_about_it(tight.order("undo")) && tight.is_about_it(chat_over_http(tight))
           && tight.is_about_it(chat_on_socket(tight));
}

// Whoever has begun may go on asking.
bool waiting_analyses() {
    Tight tight(Limit::WaitingAnalyses, {1, 0});
    while (!tight.room->table().is_finished())
        if (!tight.order("resign").empty())
            return false;
    const bool begins = analyse(tight).empty();
    tight.house.services().limits.set(Limit::WaitingAnalyses, {0, 0});
    const bool goes_on = analyse(tight).empty();
    Tight full(Limit::WaitingAnalyses, {0, 0});
    return begins && goes_on && full.order("resign").empty() && full.is_about_it(analyse(full));
}

// A house that tells people what happens, for as long as it lives.
struct Heralded {
    explicit Heralded(Tight& tight) : services(tight.house.services()) {
        services.herald = &herald;
        herald.open();
    }
    ~Heralded() { services.herald = nullptr; }

    Services& services;
    ServerHerald herald{
        services, {}, [](const auto& /*user*/, const auto& /*table*/) { return false; }};
};

bool notice_ways_per_user() {
    Tight tight(Limit::NoticeWaysPerUser, {1, 0});
    const Heralded heralded(tight);
    const std::string hook = R"({"url":"https://example.org/"})";
    const bool first = tight.post("/api/v1/notices/feed", "").empty();
    const bool renewed = tight.post("/api/v1/notices/feed", "").empty();
    return first && renewed && tight.is_about_it(tight.post("/api/v1/notices/hooks", hook));
}

// What is told then goes by feeds alone.
bool waiting_deliveries() {
    Tight tight(Limit::WaitingDeliveries, {0, 0});
    Heralded heralded(tight);
    store::Store& store = tight.house.services().store;
    const std::string user = tight.room->row().host;
    store::testing::must_write(
        store,
        {store::PutWay{{"w", user, "hook", "https://example.org/", "s", "", 1, true, 0, ""}},
         store::PutNotice{{"n", user, "k", "game_ended", "{}", 1, 1}}});
    heralded.herald.carry();
    tight.house.run_until([&] { return store.notices()->told_to(user, 9)->size() == 1; });
    return *store.notices()->count_deliveries() == 0;
}

// Enforced by server/net; http_limits_test.cpp and web_socket_limits_test.cpp reach them there.
template <class Field>
bool given_to_net(Limit cap, Field net::Limits::* field) {
    Limits limits;
    limits.set(cap, {77, 0});
    return limits.of_connections().*field == 77;
}

const std::map<Limit, Proof>& proofs() {
    static const std::map<Limit, Proof> kProofs = {
        {Limit::CommandsPerSocket, commands_per_socket},
        {Limit::WrongPasswordsPerAccount, wrong_passwords},
        {Limit::WaitingSignIns, [] { return waiting_sign_ins(Limit::WaitingSignIns); }},
        {Limit::WaitingSignInsPerNetwork,
         [] { return waiting_sign_ins(Limit::WaitingSignInsPerNetwork); }},
        {Limit::SessionsPerUser, sessions_per_user},
        {Limit::ChatLinesPerTable, [] { return chat_lines(Limit::ChatLinesPerTable); }},
        {Limit::ChatLinesPerPage, [] { return chat_lines(Limit::ChatLinesPerPage); }},
        {Limit::TablesPerUser,
         [] {
             Tight tight(Limit::TablesPerUser, {2, 0});
             return new_table(tight).empty() && tight.is_about_it(new_table(tight));
         }},
        {Limit::ContestsPerUser,
         [] {
             Tight tight(Limit::ContestsPerUser, {1, 0});
             tight.post("/api/v1/register", R"({"name":"Mira","password":"long enough 1"})");
             return new_contest(tight).empty() && tight.is_about_it(new_contest(tight));
         }},
        {Limit::TokensPerUser, [] { return refuses_second(Limit::TokensPerUser, new_token); }},
        {Limit::EventsPerTable,
         [] { return events_per_table() && resigning_is_no_event_too_many(); }},
        {Limit::MutesPerUser, [] { return refuses_second(Limit::MutesPerUser, mute); }},
        {Limit::NoticeWaysPerUser, notice_ways_per_user},
        {Limit::WaitingDeliveries, waiting_deliveries},
        {Limit::SocketsPerUser, [] { return sockets(Limit::SocketsPerUser); }},
        {Limit::SocketsPerNetwork, [] { return sockets(Limit::SocketsPerNetwork); }},
        {Limit::WatchedPerSocket, watched_per_socket},
        {Limit::WatchersPerTable, watchers_per_table},
        {Limit::WaitingAnalyses, waiting_analyses},
        {Limit::WaitingPerTable, [] { return waiting(Limit::WaitingPerTable); }},
        {Limit::WaitingWrites, [] { return waiting(Limit::WaitingWrites); }},
        {Limit::Connections,
         [] { return given_to_net(Limit::Connections, &net::Limits::connections); }},
        {Limit::ConnectionsPerNetwork,
         [] {
             return given_to_net(Limit::ConnectionsPerNetwork,
                                 &net::Limits::connections_per_network);
         }},
        {Limit::HeaderBytes,
         [] { return given_to_net(Limit::HeaderBytes, &net::Limits::header_bytes); }},
        {Limit::BodyBytes, [] { return given_to_net(Limit::BodyBytes, &net::Limits::body_bytes); }},
        {Limit::MessageBytes,
         [] { return given_to_net(Limit::MessageBytes, &net::Limits::message_bytes); }},
        {Limit::UnsentBytes,
         [] { return given_to_net(Limit::UnsentBytes, &net::Limits::unsent_bytes); }},
    };
    return kProofs;
}

}  // namespace

TEST_CASE("every limit is tried: each rate by its deeds, each cap by its proof") {
    for (const LimitRow& row : limit_rows())
        CHECK_MESSAGE(deeds().count(row.limit) + proofs().count(row.limit) > 0, row.name);
}

TEST_CASE("a rate lets so many through and then says when to try again") {
    for (const auto& [limit, deed] : deeds()) {
        CAPTURE(row_of(limit).name);
        Tight tight(limit, {2, 0.001});
        CHECK_FALSE(tight.is_about_it(deed(tight)));
        std::string last = deed(tight);
        for (int i = 0; i < 2 && !tight.is_about_it(last); ++i)
            last = deed(tight);
        CHECK(tight.is_about_it(last));
        CHECK(last.find(" Try again in ") != std::string::npos);
    }
}

TEST_CASE("a cap holds") {
    for (const auto& [limit, holds] : proofs()) {
        CAPTURE(row_of(limit).name);
        CHECK(holds());
    }
}
