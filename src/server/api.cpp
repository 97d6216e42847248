#include "server/api.h"

#include <array>
#include <utility>

#include "server/client.h"
#include "server/net/address.h"
#include "server/openapi.h"
#include "server/store/secrets.h"
#include "server/wire_json.h"

namespace server {
namespace {

std::vector<std::string_view> segments_of(std::string_view path) {
    std::vector<std::string_view> segments;
    while (!path.empty()) {
        path.remove_prefix(1);
        const std::size_t end = std::min(path.find('/'), path.size());
        segments.push_back(path.substr(0, end));
        path.remove_prefix(end);
    }
    return segments;
}

// What stands at the places in braces; nothing if the path is not of this pattern.
std::optional<std::vector<std::string>> match(std::string_view pattern, std::string_view path) {
    const auto wanted = segments_of(pattern);
    const auto given = segments_of(path);
    if (wanted.size() != given.size())
        return std::nullopt;
    std::vector<std::string> arguments;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (wanted[i].starts_with('{'))
            arguments.emplace_back(given[i]);
        else if (wanted[i] != given[i])
            return std::nullopt;
    }
    return arguments;
}

constexpr std::string_view kEmbedded = "/embed/";

void show_thinking(net::Metrics& metrics, const Computers& computers) {
    constexpr std::array<std::pair<Urgency, const char*>, kUrgencies> kinds = {
        {{Urgency::PeopleWatch, "people_watch"},
         {Urgency::PeopleAway, "people_away"},
         {Urgency::ComputersOnly, "computers_only"},
         {Urgency::Afterwards, "afterwards"}}};
    for (const auto& [urgency, word] : kinds)
        metrics
            .gauge({"tetrapolis_computers_waiting",
                    "Decisions that wait for a computer player",
                    {{"for", word}}})
            .set(static_cast<double>(computers.waiting(urgency)));
    metrics.gauge({"tetrapolis_computers_interrupted", "Decisions that gave way to another"})
        .set(static_cast<double>(computers.interrupted()));
}

}  // namespace

Api::Api(Services& services, Accounts& accounts, Hall& hall, net::StaticFiles& files)
    : services_(services), accounts_(accounts), hall_(hall), files_(files) {}

std::span<const Api::Route> Api::routes() {
    static constexpr auto kRoutes = std::to_array<Route>({
        {"GET", "/healthz", need::kPlain, &Api::get_health},
        {"GET", "/readyz", need::kPlain, &Api::get_readiness},
        {"GET", "/metrics", need::kOperator, &Api::get_metrics},
        {"GET", "/api", need::kPlain, &Api::get_description, 1},
        {"GET", "/api/v1/me", need::kRead, &Api::get_me, 1},
        {"PATCH", "/api/v1/me", need::kOwner, &Api::patch_me},
        {"POST", "/api/v1/guest", need::kDoor, &Api::post_guest},
        {"POST", "/api/v1/register", need::kDoor, &Api::post_register},
        {"POST", "/api/v1/login", need::kDoor, &Api::post_login},
        {"POST", "/api/v1/logout", need::kDoor, &Api::post_logout},
        {"GET", "/api/v1/account", need::kOwner, &Api::get_account, 1},
        {"DELETE", "/api/v1/account", need::kOwner, &Api::delete_account},
        {"POST", "/api/v1/account/password", need::kOwner, &Api::post_password},
        {"POST", "/api/v1/account/email", need::kOwner, &Api::post_email},
        {"GET", "/api/v1/sessions", need::kOwner, &Api::get_sessions, 1},
        {"DELETE", "/api/v1/sessions", need::kOwner, &Api::delete_sessions},
        {"GET", "/api/v1/tokens", need::kOwner, &Api::get_tokens, 1},
        {"POST", "/api/v1/tokens", need::kOwner, &Api::post_token},
        {"DELETE", "/api/v1/tokens/{token}", need::kOwner, &Api::delete_token},
        {"GET", "/api/v1/notices", need::kOwner, &Api::get_notices, 1},
        {"PATCH", "/api/v1/notices", need::kOwner, &Api::patch_notices},
        {"POST", "/api/v1/notices/push", need::kOwner, &Api::post_push},
        {"POST", "/api/v1/notices/hooks", need::kOwner, &Api::post_hook},
        {"POST", "/api/v1/notices/feed", need::kOwner, &Api::post_feed},
        {"POST", "/api/v1/notices/mail", need::kOwner, &Api::post_mailbox},
        {"POST", "/api/v1/notices/test", need::kOwner, &Api::post_test_notice},
        {"DELETE", "/api/v1/notices/ways/{way}", need::kOwner, &Api::delete_way},
        {"GET", "/api/v1/feeds/{secret}", need::kPlain, &Api::get_feed, 5},
        {"POST", "/api/v1/mail/confirm", need::kDoor, &Api::post_mail_confirmed},
        {"POST", "/api/v1/mail/stop/{secret}", need::kDoor, &Api::post_mail_stopped},
        {"GET", "/api/v1/games", need::kPlain, &Api::get_games, 2},
        {"GET", "/api/v1/games/{game}/guide", need::kPlain, &Api::get_guide, 5},
        {"POST", "/api/v1/games/{game}/try", need::kPlain, &Api::post_try, 5},
        {"GET", "/api/v1/tables", need::kRead, &Api::get_tables, 10},
        {"POST", "/api/v1/tables", need::kTables, &Api::post_table},
        {"GET", "/api/v1/tables/{table}", need::kRead, &Api::get_table, 3},
        {"POST", "/api/v1/tables/{table}/act", need::kPlay, &Api::post_act},
        {"POST", "/api/v1/tables/{table}/order", need::kPlay, &Api::post_order},
        {"POST", "/api/v1/tables/{table}/peek", need::kRead, &Api::post_peek, 3},
        {"POST", "/api/v1/tables/{table}/foretell", need::kPlay, &Api::post_foretell, 20},
        {"GET", "/api/v1/tables/{table}/at/{n}", need::kRead, &Api::get_past, 5},
        {"POST", "/api/v1/tables/{table}/chat", need::kChat, &Api::post_chat},
        {"GET", "/api/v1/tables/{table}/chat", need::kRead, &Api::get_chat, 2},
        {"GET", "/api/v1/tables/{table}/record", need::kRead, &Api::get_record, 10},
        {"GET", "/api/v1/tables/{table}/story", need::kRead, &Api::get_story, 5},
        {"GET", "/api/v1/tables/{table}/orders", need::kRead, &Api::get_orders, 2},
        {"GET", "/api/v1/tables/{table}/analysis", need::kRead, &Api::get_analysis, 20},
        {"POST", "/api/v1/tables/{table}/analysis", need::kPlay, &Api::post_analysis},
        {"GET", "/api/v1/tables/{table}/analysis/{n}", need::kRead, &Api::get_analysed, 5},
        {"POST", "/api/v1/tables/{table}/hint", need::kPlay, &Api::post_hint, 5},
        {"POST", "/api/v1/tables/{table}/tries", need::kTables, &Api::post_again},
        {"GET", "/api/v1/tables/{table}/tries", need::kReadMine, &Api::get_tries, 10},
        {"GET", "/api/v1/tables/{table}/stream", need::kRead, &Api::get_table_stream, 5},
        {"POST", "/api/v1/records", need::kTables, &Api::post_record},
        {"POST", "/api/v1/play", need::kTables, &Api::post_play},
        {"GET", "/api/v1/contests", need::kRead, &Api::get_contests, 10},
        {"POST", "/api/v1/contests", need::kTables, &Api::post_contest},
        {"GET", "/api/v1/contests/{contest}", need::kRead, &Api::get_contest, 5},
        {"POST", "/api/v1/contests/{contest}/wish", need::kPlay, &Api::post_contest_order},
        {"GET", "/api/v1/contests/{contest}/export", need::kRead, &Api::get_contest_export, 10},
        {"GET", "/api/v1/stream", need::kReadMine, &Api::get_event_stream, 10},
        {"GET", "/api/v1/account/privacy", need::kOwner, &Api::get_privacy, 1},
        {"POST", "/api/v1/account/privacy", need::kOwner, &Api::post_privacy},
        {"GET", "/api/v1/account/records", need::kOwner, &Api::get_own_records, 200},
        {"GET", "/api/v1/people", need::kReadMine, &Api::get_people, 5},
        {"POST", "/api/v1/people/{player}", need::kOwner, &Api::post_relation},
        {"GET", "/api/v1/players/{player}", need::kRead, &Api::get_player, 15},
        {"GET", "/api/v1/players/{player}/results", need::kRead, &Api::get_player_results, 5},
        {"GET", "/api/v1/leaderboard", need::kRead, &Api::get_leaderboard, 10},
        {"POST", "/api/v1/reports", need::kOwner, &Api::post_report},
        {"POST", "/api/v1/me/warning", need::kOwner, &Api::post_warning_read},
        {"GET", "/api/v1/admin", need::kAdmin, &Api::get_admin, 3},
        {"GET", "/api/v1/admin/reports", need::kAdmin, &Api::get_reports, 3},
        {"POST", "/api/v1/admin/reports/{report}", need::kAdmin, &Api::post_verdict},
        {"GET", "/api/v1/admin/people", need::kAdmin, &Api::get_accounts, 5},
        {"GET", "/api/v1/admin/people/{user}", need::kAdmin, &Api::get_person, 5},
        {"POST", "/api/v1/admin/people/{user}/measures", need::kAdmin, &Api::post_measure},
        {"POST", "/api/v1/admin/people/{user}/lifted", need::kAdmin, &Api::post_lifted},
        {"POST", "/api/v1/admin/people/{user}/appointment", need::kAdmin, &Api::post_appointment},
        {"GET", "/api/v1/admin/tables", need::kAdmin, &Api::get_all_tables, 10},
        {"POST", "/api/v1/admin/tables/{table}/close", need::kAdmin, &Api::post_close},
        {"POST", "/api/v1/admin/rules", need::kAdmin, &Api::post_rules},
        {"GET", "/api/v1/admin/log", need::kAdmin, &Api::get_admin_log, 3},
    });
    return kRoutes;
}

Asker Api::Call::asker() const { return {user_id(), net::client_network(request.remote_address)}; }

std::vector<std::string> Api::route_names() {
    std::vector<std::string> names;
    for (const Route& route : routes())
        names.push_back(std::string(route.method) + " " + std::string(route.pattern));
    return names;
}

std::vector<std::pair<std::string, Need>> Api::route_needs() {
    std::vector<std::pair<std::string, Need>> needs;
    for (const Route& route : routes())
        needs.emplace_back(std::string(route.method) + " " + std::string(route.pattern),
                           route.need);
    return needs;
}

void Api::handle(net::Request request, net::Reply reply) {
    Call call{std::move(request), std::move(reply), std::nullopt, {}, {}};
    const std::string_view path = call.request.path;
    if (path == "/api" || path.starts_with("/api/") || path == "/healthz" || path == "/readyz"
        || path == "/metrics")
        return dispatch(std::move(call));
    serve_file(std::move(call));
}

// Every other path is a page of the client, which finds its own way. Replays that stand in pages of
// others know nobody: the client there sends no cookies and leads nowhere else inside the frame.
void Api::serve_file(Call call) {
    if (auto file = files_.serve(call.request))
        return call.reply(std::move(*file));
    const bool is_page =
        call.request.method == "GET" && call.request.path.find('.') == std::string::npos;
    auto page = is_page ? files_.serve_as(call.request, "/index.html") : std::nullopt;
    if (page)
        page->may_be_framed = call.request.path.starts_with(kEmbedded);
    call.reply(page ? std::move(*page) : response_of(complaint::unknown_page()));
}

void Api::dispatch(Call call) {
    bool is_known = false;
    for (const Route& route : routes()) {
        auto arguments = match(route.pattern, call.request.path);
        if (!arguments)
            continue;
        is_known = true;
        if (route.method != call.request.method)
            continue;
        call.arguments = std::move(*arguments);
        call.by = accounts_.identity_of(call.request);
        call.user = call.by.user;
        if (const auto wrong = objection(route, call))
            return call.reply(response_of(*wrong));
        return (this->*route.action)(std::move(call));
    }
    call.reply(response_of(is_known ? complaint::wrong_method() : complaint::unknown_page()));
}

std::optional<Complaint> Api::objection(const Route& route, const Call& call) {
    if (route.need.who == Who::Operator && !is_operator(call.request))
        return complaint::not_allowed();
    if (route.work > 0)
        if (auto wait = services_.turnstile.pass(deed::kRead, call.asker(), route.work))
            return wait;
    if (call.request.method != "GET")
        if (const auto wrong = objection_to_change(call))
            return wrong;
    if (const auto wrong = objection_to(route.need, call.by.credential, call.user.has_value()))
        return wrong;
    if (route.need.who == Who::Admin && !call.user->is_admin)
        return complaint::not_allowed();
    return std::nullopt;
}

// What changes something must come from our own page, and not too often.
std::optional<Complaint> Api::objection_to_change(const Call& call) {
    if (!net::same_origin(call.request))
        return complaint::foreign_page();
    if (auto wait = services_.turnstile.pass(deed::kCommand, call.asker()))
        return wait;
    return overloaded(services_);
}

// With the token of the command line, or from this very machine and not through a proxy.
bool Api::is_operator(const net::Request& request) const {
    if (!services_.metrics_token.empty())
        return store::is_same_secret(request.bearer_token().value_or(""), services_.metrics_token);
    const bool is_forwarded =
        !request.header("X-Forwarded-For").empty() || !request.header("Forwarded").empty();
    return !is_forwarded && net::is_loopback(request.remote_address);
}

net::Opened Api::open(const net::Request& request, net::SocketPtr socket) {
    if (request.path != "/ws")
        return response_of(complaint::unknown_page());
    if (!net::same_origin(request))
        return response_of(complaint::foreign_page());
    const Identity identity = accounts_.identity_of(request);
    auto ticket = services_.turnstile.come_in(
        {identity.user ? identity.user->id : "", net::client_network(request.remote_address)});
    if (!ticket)
        return response_of(ticket.error());
    return std::unique_ptr<net::SocketHandler>(std::make_unique<Client>(
        services_, hall_, std::move(socket), identity, std::move(*ticket)));
}

// NOLINTNEXTLINE(readability-convert-member-functions-to-static): as all routes
void Api::get_health(Call call) {
    call.reply({200, "text/plain; charset=utf-8", net::Body(std::string("ok\n")), {}});
}

// Which part keeps us from serving; empty: none. That writing works is known from the last write:
// the server notes every two seconds that it is alive.
std::string Api::unready_part() const {
    if (services_.stopping)
        return "stopping";
    if (!services_.health.works())
        return "storage: " + services_.health.reason();
    if (const auto read = services_.store.setting("alive"); !read)
        return "database: " + read.error().what;
    return "";
}

void Api::get_readiness(Call call) {
    const std::string part = unready_part();
    const std::string text = part.empty() ? "ready\n" : "not ready: " + part + "\n";
    call.reply({part.empty() ? 200 : 503, "text/plain; charset=utf-8", net::Body(text), {}});
}

// NOLINTNEXTLINE(readability-convert-member-functions-to-static): as all routes
void Api::get_description(Call call) {
    static const net::PreparedText document("application/json", openapi_document());
    call.reply(document.respond(call.request));
}

void Api::get_metrics(Call call) {
    const store::Metrics stored = services_.store.metrics();
    auto& metrics = services_.metrics;
    metrics.gauge({"tetrapolis_rooms", "Tables in memory"}).set(static_cast<double>(hall_.rooms()));
    metrics.gauge({"tetrapolis_store_commits", "Transactions brought to disk"})
        .set(static_cast<double>(stored.commits));
    metrics.gauge({"tetrapolis_store_batches", "Batches in these transactions"})
        .set(static_cast<double>(stored.batches));
    metrics.gauge({"tetrapolis_store_failed_batches", "Batches that could not be stored"})
        .set(static_cast<double>(stored.failed_batches));
    metrics.gauge({"tetrapolis_store_waiting", "Batches that wait for the disk"})
        .set(static_cast<double>(stored.waiting));
    metrics.gauge({"tetrapolis_store_sync_seconds", "Time spent waiting for the disk"})
        .set(stored.all_sync_seconds);
    show_thinking(metrics, services_.computers);
    call.reply({200, "text/plain; version=0.0.4", net::Body(metrics.render()), {}});
}

}  // namespace server
