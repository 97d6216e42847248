#include "server/openapi.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "server/api.h"
#include "server/openapi_schema.h"

namespace server {
namespace {

using boost::json::array;
using boost::json::object;
using boost::json::value;

// What is said about a route; `Nothing` stands for no body or one that is no JSON.
struct Nothing {};
struct About {
    std::string_view method;
    std::string_view path;
    std::string_view summary;
};

array scope_words(TokenNeed need) {
    array words;
    if (const auto scope = scope_of(need))
        words.emplace_back(wire::word_of(*scope));
    return words;
}

// Who may use it, as the routes say: nothing for everybody, else a token with a scope or a cookie.
array security_of(const std::string& route) {
    static const auto kNeeds = Api::route_needs();
    const auto found = std::ranges::find(kNeeds, route, &std::pair<std::string, Need>::first);
    const Need need = found == kNeeds.end() ? Need{} : found->second;
    array ways;
    if (need.who == Who::Anybody)
        ways.push_back(object{});
    if (need.token != TokenNeed::Never)
        ways.push_back(object{{"token", scope_words(need.token)}});
    if (need.who != Who::Operator)
        ways.push_back(object{{"cookie", array{}}});
    return ways;
}

class Document {
  public:
    template <class Request, class Response>
    void add(const About& about) {
        object operation;
        operation["summary"] = about.summary;
        operation["parameters"] = path_parameters(about.path);
        if constexpr (!std::is_same_v<Request, Nothing>)
            operation["requestBody"] = {{"required", true}, {"content", json_body<Request>()}};
        object success = {{"description", "Done."}};
        if constexpr (!std::is_same_v<Response, Nothing>)
            success["content"] = json_body<Response>();
        operation["responses"] = {
            {"2XX", std::move(success)},
            {"4XX",
             {{"description", "Refused; nothing was changed."},
              {"content", json_body<wire::ErrorBody>()}}},
            {"429",
             {{"description", "Too often; the header Retry-After says how long to wait."},
              {"content", json_body<wire::ErrorBody>()}}}};
        operation["security"] =
            security_of(std::string(about.method) + " " + std::string(about.path));
        std::string method(about.method);
        for (char& letter : method)
            letter = static_cast<char>(letter - 'A' + 'a');
        if (!paths_.contains(about.path))
            paths_[about.path] = object{};
        paths_[about.path].as_object()[method] = std::move(operation);
        routes_.push_back(std::string(about.method) + " " + std::string(about.path));
    }

    value finish() const {
        return {
            {"openapi", "3.1.0"},
            {"info",
             {{"title", "Tetrapolis"},
              {"version", TETRA_VERSION},
              {"license", {{"name", "Apache-2.0"}, {"identifier", "Apache-2.0"}}},
              {"description",
               "Tables, players and records of a Tetrapolis server. The WebSocket at /ws and "
               "the streams send the same messages; docs/server.md tells how they work "
               "together."}}},
            {"paths", paths_},
            {"components",
             {{"schemas", book_.definitions()},
              {"securitySchemes",
               {{"token", {{"type", "http"}, {"scheme", "bearer"}}},
                {"cookie", {{"type", "apiKey"}, {"in", "cookie"}, {"name", "tetra_session"}}}}}}}};
    }

    const std::vector<std::string>& routes() const { return routes_; }

  private:
    template <class T>
    value json_body() {
        return {{"application/json", {{"schema", book_.schema<T>()}}}};
    }

    static array path_parameters(std::string_view path) {
        array parameters;
        for (std::size_t open = path.find('{'); open != std::string_view::npos;
             open = path.find('{', open + 1)) {
            const std::string_view name = path.substr(open + 1, path.find('}', open) - open - 1);
            parameters.push_back({{"name", name},
                                  {"in", "path"},
                                  {"required", true},
                                  {"schema", {{"type", "string"}}}});
        }
        return parameters;
    }

    SchemaBook book_;
    object paths_;
    std::vector<std::string> routes_;
};

void describe_people(Document& document) {
    document.add<Nothing, wire::Me>({"GET", "/api/v1/me", "Who I am"});
    document.add<wire::Credentials, wire::Me>({"PATCH", "/api/v1/me", "Change my name"});
    document.add<wire::Credentials, wire::Me>({"POST", "/api/v1/guest", "Play under a name"});
    document.add<wire::Credentials, wire::Me>(
        {"POST", "/api/v1/register", "Make an account; a guest keeps all games"});
    document.add<wire::Credentials, wire::Me>({"POST", "/api/v1/login", "Sign in"});
    document.add<Nothing, wire::Me>({"POST", "/api/v1/logout", "Sign out"});
    document.add<Nothing, wire::AccountInfo>(
        {"GET", "/api/v1/account", "What only the owner sees of the account"});
    document.add<wire::Farewell, Nothing>(
        {"DELETE", "/api/v1/account", "Delete the account and what belongs to it"});
    document.add<wire::PasswordChange, wire::Me>(
        {"POST", "/api/v1/account/password", "Change the password; other sessions end"});
    document.add<wire::EmailChange, wire::AccountInfo>(
        {"POST", "/api/v1/account/email", "Change the e-mail address, or have none"});
    document.add<Nothing, wire::Sessions>(
        {"GET", "/api/v1/sessions", "Where the account is signed in"});
    document.add<Nothing, Nothing>({"DELETE", "/api/v1/sessions", "Sign out everywhere else"});
    document.add<Nothing, wire::TokenList>({"GET", "/api/v1/tokens", "My tokens for bots"});
    document.add<wire::TokenWish, wire::NewToken>(
        {"POST", "/api/v1/tokens", "A new token; it is shown once"});
    document.add<Nothing, Nothing>({"DELETE", "/api/v1/tokens/{token}", "Delete a token"});
}

void describe_crowd(Document& document) {
    document.add<Nothing, wire::Profile>(
        {"GET", "/api/v1/players/{player}", "A person by id or name, as far as I may see"});
    document.add<Nothing, wire::PlayedGames>(
        {"GET",
         "/api/v1/players/{player}/results",
         "Their finished games, the latest first; query: game, before"});
    document.add<Nothing, wire::Leaderboard>(
        {"GET", "/api/v1/leaderboard", "Who plays best; query: game, speed, season"});
    document.add<Nothing, wire::People>(
        {"GET", "/api/v1/people", "My friends, and whom I blocked"});
    document.add<wire::RelationWish, wire::People>(
        {"POST", "/api/v1/people/{player}", "Befriend somebody, block them, or neither"});
    document.add<Nothing, wire::Privacy>({"GET", "/api/v1/account/privacy", "Who sees what of me"});
    document.add<wire::Privacy, wire::Privacy>(
        {"POST", "/api/v1/account/privacy", "Change who sees what of me"});
    document.add<Nothing, Nothing>(
        {"GET", "/api/v1/account/records", "The records of my finished games as one file"});
}

void describe_notices(Document& document) {
    document.add<Nothing, wire::NoticeSettings>(
        {"GET", "/api/v1/notices", "How I am told what happens"});
    document.add<wire::NoticeWishes, wire::NoticeSettings>(
        {"PATCH", "/api/v1/notices", "What I want to be told by which ways, and when"});
    document.add<wire::PushSubscription, wire::NoticeSettings>(
        {"POST", "/api/v1/notices/push", "A browser that takes notices"});
    document.add<wire::HookWish, wire::NewHook>(
        {"POST", "/api/v1/notices/hooks", "A web hook; what it signs with is shown once"});
    document.add<Nothing, wire::NoticeSettings>(
        {"POST", "/api/v1/notices/feed", "An Atom feed, or another address for it"});
    document.add<Nothing, wire::NoticeSettings>(
        {"POST", "/api/v1/notices/mail", "Ask the mailbox of my account whether it is mine"});
    document.add<Nothing, wire::NoticeSettings>(
        {"POST", "/api/v1/notices/test", "One notice by all ways"});
    document.add<Nothing, wire::NoticeSettings>(
        {"DELETE", "/api/v1/notices/ways/{way}", "End a way"});
    document.add<Nothing, Nothing>(
        {"GET", "/api/v1/feeds/{secret}", "The feed of whoever has the address"});
    document.add<wire::MailCode, Nothing>(
        {"POST", "/api/v1/mail/confirm", "Say yes for a mailbox, with the code of a mail"});
    document.add<Nothing, Nothing>(
        {"POST", "/api/v1/mail/stop/{secret}", "End the mail to a mailbox (RFC 8058)"});
}

void describe_games(Document& document) {
    document.add<Nothing, wire::Games>({"GET", "/api/v1/games", "The games and their options"});
    document.add<Nothing, value>(
        {"GET", "/api/v1/games/{game}/guide", "Names, facts and short rules of a game"});
    document.add<wire::Try, wire::Tried>(
        {"POST", "/api/v1/games/{game}/try", "Look at a position without a table"});
}

void describe_tables(Document& document) {
    document.add<Nothing, wire::Tables>(
        {"GET",
         "/api/v1/tables",
         "Tables; query: state (open, running, over), game, mine=true, q, limit, before"});
    document.add<wire::NewTable, wire::Created>({"POST", "/api/v1/tables", "A new table"});
    document.add<Nothing, wire::Table>(
        {"GET", "/api/v1/tables/{table}", "A table as I may see it; query: seat, invite"});
    document.add<wire::Act, wire::Ack>(
        {"POST", "/api/v1/tables/{table}/act", "Play; the same id again does nothing new"});
    document.add<wire::Give, wire::Ack>(
        {"POST", "/api/v1/tables/{table}/order", "Sit, leave, undo, resign and so on"});
    document.add<wire::Peek, wire::Peeked>(
        {"POST", "/api/v1/tables/{table}/peek", "What an action would lead to"});
    document.add<wire::Foretell, wire::Foretold>(
        {"POST",
         "/api/v1/tables/{table}/foretell",
         "What a computer would answer to an action; a new question of mine replaces the last"});
    document.add<Nothing, wire::Past>(
        {"GET", "/api/v1/tables/{table}/at/{n}", "The table after n actions"});
    document.add<wire::Say, wire::Ack>(
        {"POST", "/api/v1/tables/{table}/chat", "Write; the same id again is the same line"});
    document.add<Nothing, wire::Chat>(
        {"GET", "/api/v1/tables/{table}/chat", "A page of the chat; query: before, invite"});
    document.add<Nothing, Nothing>(
        {"GET", "/api/v1/tables/{table}/record", "The record of a game that is over"});
    document.add<Nothing, wire::Story>(
        {"GET", "/api/v1/tables/{table}/story", "How a finished game went, as far as it is known"});
    document.add<Nothing, wire::OrdersKnown>(
        {"GET",
         "/api/v1/tables/{table}/orders",
         "What my seat may order in advance; query: seat, invite"});
    document.add<Nothing, wire::Analysis>(
        {"GET", "/api/v1/tables/{table}/analysis", "The analysis of a finished game so far"});
    document.add<Nothing, wire::Analysis>(
        {"POST", "/api/v1/tables/{table}/analysis", "Have a finished game analysed"});
    document.add<Nothing, wire::AnalysedMoment>(
        {"GET", "/api/v1/tables/{table}/analysis/{n}", "What was judged at action n, and how"});
    document.add<wire::HintWish, wire::Hints>(
        {"POST", "/api/v1/tables/{table}/hint", "A few good actions for my seat, and why"});
    document.add<wire::NewTry, wire::Created>(
        {"POST", "/api/v1/tables/{table}/tries", "Play a finished game again from a moment"});
    document.add<Nothing, wire::Tries>(
        {"GET", "/api/v1/tables/{table}/tries", "Where I have played this game again"});
    document.add<Nothing, wire::Created>(
        {"POST", "/api/v1/records", "Take in a record (the body is its text)"});
    document.add<Nothing, wire::Table>(
        {"GET",
         "/api/v1/tables/{table}/stream",
         "Messages as lines, with a pong every 5 s; query: seat, since (the last version seen)"});
    document.add<Nothing, wire::Mine>(
        {"GET",
         "/api/v1/stream",
         "Lists of tables as lines: mine and lobby, then what changes in them"});
}

void describe_order(Document& document) {
    document.add<wire::ReportWish, Nothing>(
        {"POST", "/api/v1/reports", "Report somebody to the admins"});
    document.add<Nothing, Nothing>({"POST", "/api/v1/me/warning", "I have read my warning"});
    document.add<Nothing, wire::AdminOverview>(
        {"GET", "/api/v1/admin", "For admins: what waits, the rules of the house, its limits"});
    document.add<Nothing, wire::Reports>(
        {"GET", "/api/v1/admin/reports", "Reports that wait, or with state=decided the others"});
    document.add<wire::Verdict, Nothing>(
        {"POST", "/api/v1/admin/reports/{report}", "Decide about a report"});
    document.add<Nothing, wire::AccountList>(
        {"GET", "/api/v1/admin/people", "Accounts by name; query: q, admins=true, after"});
    document.add<Nothing, wire::PersonFile>(
        {"GET", "/api/v1/admin/people/{user}", "What helps to judge somebody"});
    document.add<wire::Measure, Nothing>(
        {"POST", "/api/v1/admin/people/{user}/measures", "Warn, silence or ban somebody"});
    document.add<wire::Lifted, Nothing>(
        {"POST", "/api/v1/admin/people/{user}/lifted", "End a warning, a silence or a ban"});
    document.add<wire::Appointment, Nothing>(
        {"POST", "/api/v1/admin/people/{user}/appointment", "Make an account an admin, or not"});
    document.add<Nothing, wire::Tables>(
        {"GET", "/api/v1/admin/tables", "All tables, private ones too; query: q, before"});
    document.add<wire::Reason, Nothing>(
        {"POST", "/api/v1/admin/tables/{table}/close", "Call a game off"});
    document.add<wire::HouseRules, Nothing>(
        {"POST", "/api/v1/admin/rules", "Announcement, doors and unwanted words"});
    document.add<Nothing, wire::AdminLog>(
        {"GET", "/api/v1/admin/log", "What admins did; query: about, before"});
}

void describe_contests(Document& document) {
    document.add<wire::PlayNow, wire::PlayFound>(
        {"POST", "/api/v1/play", "A seat at an open table that fits, or a new table that waits"});
    document.add<Nothing, wire::Contests>(
        {"GET",
         "/api/v1/contests",
         "Tournaments, newest first; query: state (running, over), mine=true, club, before"});
    document.add<wire::NewContest, wire::ContestInfo>(
        {"POST", "/api/v1/contests", "A new tournament; its maker is its organiser"});
    document.add<Nothing, wire::ContestInfo>(
        {"GET",
         "/api/v1/contests/{contest}",
         "A tournament; query: seen (the version that is known: answers 204 if it is still so)"});
    document.add<wire::ContestOrder, wire::ContestInfo>(
        {"POST",
         "/api/v1/contests/{contest}/wish",
         "Enter, leave, rest; for organisers start, pause, correct, remove, end and so on"});
    document.add<Nothing, wire::ContestInfo>(
        {"GET", "/api/v1/contests/{contest}/export", "The same as a file; query: format (csv)"});
}

Document described() {
    Document document;
    describe_people(document);
    describe_crowd(document);
    describe_notices(document);
    describe_games(document);
    describe_tables(document);
    describe_order(document);
    describe_contests(document);
    document.add<Nothing, Nothing>({"GET", "/healthz", "Whether the server runs"});
    document.add<Nothing, Nothing>({"GET", "/readyz", "Whether the server can save and serve"});
    document.add<Nothing, Nothing>({"GET", "/metrics", "Numbers for Prometheus"});
    document.add<Nothing, value>({"GET", "/api", "This document"});
    return document;
}

}  // namespace

std::string openapi_document() { return engine::json_text(described().finish()); }

std::vector<std::string> documented_routes() { return described().routes(); }

}  // namespace server
