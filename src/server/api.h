// The HTTP side of the server: finds the route of a request and answers it.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/access.h"
#include "server/accounts.h"
#include "server/complaint.h"
#include "server/hall.h"
#include "server/herald.h"
#include "server/net/compressed.h"
#include "server/net/handler.h"
#include "server/net/static_files.h"
#include "server/services.h"

namespace server {

class Api final : public net::Handler {
  public:
    Api(Services& services, Accounts& accounts, Hall& hall, net::StaticFiles& files);

    void handle(net::Request request, net::Reply reply) override;
    net::Opened open(const net::Request& request, net::SocketPtr socket) override;

    // "GET /api/v1/tables/{table}" and so on.
    static std::vector<std::string> route_names();
    // What each of them needs.
    static std::vector<std::pair<std::string, Need>> route_needs();

  private:
    // A request on its way: who sent it, and what stands at the variable places of its path.
    struct Call {
        net::Request request;
        net::Reply reply;
        std::optional<store::User> user;
        std::vector<std::string> arguments;
        Identity by;  // the same user, and by what it is known

        std::string user_id() const { return user ? user->id : ""; }
        Asker asker() const;
    };
    using Action = void (Api::*)(Call call);
    struct Route {
        std::string_view method;
        std::string_view pattern;
        Need need;
        Action action;
        double work = 0;  // what reading costs: docs/server.md, "Limits"
    };
    static std::span<const Route> routes();

    void serve_file(Call call);
    void dispatch(Call call);
    std::optional<Complaint> objection(const Route& route, const Call& call);
    std::optional<Complaint> objection_to_change(const Call& call);
    bool is_operator(const net::Request& request) const;

    // api_accounts.cpp
    void get_me(Call call);
    void patch_me(Call call);
    void post_guest(Call call);
    void post_register(Call call);
    void post_login(Call call);
    void post_logout(Call call);
    void get_account(Call call);
    void delete_account(Call call);
    void post_password(Call call);
    void post_email(Call call);
    void get_sessions(Call call);
    void delete_sessions(Call call);
    void get_tokens(Call call);
    std::optional<Complaint> token_limit(const Call& call);
    void post_token(Call call);
    void delete_token(Call call);

    // api_games.cpp
    void get_games(Call call);
    const net::PreparedText& prepared_guide(const engine::AnyGame& game);
    void get_guide(Call call);
    void post_try(Call call);

    // api_tables.cpp
    Answered<RoomPtr> room_of(const Call& call);
    void get_tables(Call call);
    void post_table(Call call);
    void get_table(Call call);
    void post_act(Call call);
    void post_order(Call call);
    void post_peek(Call call);
    void post_foretell(Call call);
    void get_past(Call call);
    void post_chat(Call call);
    void get_chat(Call call);
    void get_record(Call call);
    void get_story(Call call);
    void get_orders(Call call);
    void get_analysis(Call call);
    void post_analysis(Call call);
    void get_analysed(Call call);
    void post_hint(Call call);
    void post_again(Call call);
    void get_tries(Call call);
    void post_record(Call call);

    // api_people.cpp
    void get_privacy(Call call);
    void post_privacy(Call call);
    void get_people(Call call);
    void post_relation(Call call);
    void get_player(Call call);
    void get_player_results(Call call);
    void get_leaderboard(Call call);
    // own_records.cpp
    void get_own_records(Call call);

    // api_notices.cpp
    Herald* herald_for(Call& call);
    Herald::Told settings_told(Call call);
    void get_notices(Call call);
    void patch_notices(Call call);
    void post_push(Call call);
    void post_hook(Call call);
    void post_feed(Call call);
    void post_mailbox(Call call);
    void post_test_notice(Call call);
    void delete_way(Call call);
    void get_feed(Call call);
    void post_mail_confirmed(Call call);
    void post_mail_stopped(Call call);

    // api_reports.cpp
    void post_report(Call call);
    void post_warning_read(Call call);

    // api_admin.cpp
    std::optional<store::User> person_of(Call& call);
    void get_admin(Call call);
    void get_reports(Call call);
    void post_verdict(Call call);
    void get_accounts(Call call);
    void get_person(Call call);
    void post_measure(Call call);
    void post_lifted(Call call);
    void post_appointment(Call call);
    void get_all_tables(Call call);
    void post_close(Call call);
    void post_rules(Call call);
    void get_admin_log(Call call);

    // api_contests.cpp
    void get_contests(Call call);
    void post_contest(Call call);
    void get_contest(Call call);
    void post_contest_order(Call call);
    void get_contest_export(Call call);
    void post_play(Call call);

    // api_streams.cpp
    void get_table_stream(Call call);
    void get_event_stream(Call call);

    // api.cpp
    void get_health(Call call);
    void get_readiness(Call call);
    std::string unready_part() const;
    void get_metrics(Call call);
    void get_description(Call call);

    std::vector<std::string> muted_by(const std::optional<store::User>& user) const;

    Services& services_;
    Accounts& accounts_;
    Hall& hall_;
    net::StaticFiles& files_;
    std::map<std::string, net::PreparedText, std::less<>> guides_;  // by the hash of the pack
};

}  // namespace server
