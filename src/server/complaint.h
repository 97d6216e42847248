// What is wrong with what somebody sent: a status for HTTP, a stable word for programs, the place,
// and a sentence for people.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.h"
#include "server/limits.h"
#include "server/messages.h"
#include "server/net/response.h"
#include "table/refusal.h"

namespace contest {
enum class Refusal : std::uint8_t;
}

namespace server {

struct Complaint {
    int status = 400;
    std::string code;
    std::string where;
    wire::Text text;
    std::int64_t wait = 0;  // seconds after which it makes sense to try again; 0: nobody knows
};

template <class T>
using Answered = core::Result<T, Complaint>;

namespace complaint {

Complaint bad_request(const core::Error& error);
Complaint unknown_table();
Complaint unknown_page();
Complaint wrong_method();
Complaint foreign_page();
Complaint not_signed_in();
Complaint not_allowed();
Complaint not_for_tokens();
Complaint missing_scope(std::string_view scope);
Complaint bad_name();
Complaint name_taken();
Complaint bad_password(const core::Error& error);
Complaint wrong_password();
Complaint no_password();
Complaint bad_email();
Complaint wrong_credentials();
Complaint busy();
Complaint busy(const LimitRow& limit);
Complaint too_often(const LimitRow& limit, std::int64_t seconds);
Complaint too_many(const LimitRow& limit);
Complaint storage();
Complaint not_over();
Complaint no_story();
Complaint empty_chat();
Complaint unknown_player();
Complaint kept_private();
Complaint not_welcome();
Complaint banned(const wire::SanctionInfo& ban, std::int64_t now);
Complaint silenced(const wire::SanctionInfo& silence, std::int64_t now);
Complaint closed_door(bool to_guests);
Complaint unwelcome_words();
Complaint left_too_often();
Complaint unknown_person();
Complaint refused(table::Refusal refusal);
Complaint for_accounts();
Complaint unknown_contest();
Complaint refused(contest::Refusal refusal);

}  // namespace complaint

net::Response response_of(const Complaint& complaint);

}  // namespace server
