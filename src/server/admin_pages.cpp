#include "server/admin_pages.h"

#include <algorithm>

#include "server/accounts.h"
#include "server/admin.h"
#include "server/house_rules.h"
#include "server/lapses.h"
#include "server/room_chat.h"
#include "server/sanctions.h"
#include "server/wire_json.h"

namespace server {
namespace {

constexpr int kPage = 50;
constexpr std::size_t kMaxExcerpt = std::size_t{256} * 1024;

std::vector<wire::ChatLine> lines_of(const std::string& excerpt) {
    const auto json = engine::parse_json(excerpt, kMaxExcerpt);
    auto chat = json ? wire::read<wire::Chat>(*json) : core::Result<wire::Chat>(json.error());
    return chat ? std::move(chat->lines) : std::vector<wire::ChatLine>{};
}

std::optional<wire::UserInfo> user_info(const Services& services, const std::string& id) {
    const auto user = services.store.user_by_id(id);
    return user && *user ? std::optional(Accounts::info_of(**user)) : std::nullopt;
}

wire::ReportInfo report_info(const Services& services, const store::ReportRow& row) {
    const auto about = user_info(services, row.about);
    wire::ReportInfo info{row.id,
                          row.at,
                          user_info(services, row.by),
                          about.value_or(wire::UserInfo{row.about, "?", true}),
                          row.table,
                          wire::value_in(row.kind, wire::Fault::other),
                          row.words,
                          lines_of(row.excerpt),
                          std::nullopt,
                          row.note,
                          row.decided};
    if (!row.verdict.empty())
        info.upheld = row.verdict == "upheld";
    return info;
}

std::int64_t last_seen(const Services& services, const std::string& user) {
    std::int64_t last = 0;
    if (const auto sessions = services.store.sessions_of(user))
        for (const store::SessionRow& session : *sessions)
            last = std::max(last, session.last_used);
    return last;
}

wire::PersonInfo person_info(const Services& services, const store::User& user) {
    return {Accounts::info_of(user),
            user.is_admin,
            user.created,
            last_seen(services, user.id),
            sanctions_in_force(services, user.id)};
}

int tables_of(const Services& services, const std::string& user, bool is_over) {
    store::TableFilter filter;
    filter.user = user;
    filter.is_over = is_over;
    const auto count = services.store.count_tables(filter);
    return count ? *count : 0;
}

std::vector<wire::LimitInfo> limits_in_force(const Limits& limits) {
    std::vector<wire::LimitInfo> list;
    for (const LimitRow& row : limit_rows()) {
        const Allowance& allowance = limits.at(row.limit);
        list.push_back({std::string(row.name),
                        std::string(word_of(row.per)),
                        std::string(row.unit),
                        std::string(row.about),
                        static_cast<int>(allowance.most),
                        static_cast<int>(allowance.per_minute)});
    }
    return list;
}

}  // namespace

Answered<wire::AdminOverview> admin_overview(const Services& services) {
    const auto open = services.store.count_open_reports();
    if (!open)
        return complaint::storage();
    return wire::AdminOverview{
        *open, house_rules(services.store), limits_in_force(services.limits)};
}

Answered<wire::Reports> reports_page(const Services& services, const store::ReportFilter& filter) {
    const auto rows = services.store.reports(filter);
    if (!rows)
        return complaint::storage();
    wire::Reports page;
    for (const store::ReportRow& row : *rows)
        page.reports.push_back(report_info(services, row));
    return page;
}

Answered<wire::AccountList> people_page(const Services& services, const store::UserFilter& filter) {
    store::UserFilter one_more = filter;
    one_more.limit = kPage + 1;
    auto users = services.store.users(one_more);
    if (!users)
        return complaint::storage();
    wire::AccountList page;
    const bool more = users->size() > kPage;
    if (more)
        users->resize(kPage);
    for (const store::User& user : *users)
        page.people.push_back(person_info(services, user));
    if (more)
        page.next = users->back().id;
    return page;
}

Answered<wire::PersonFile> person_file(const Services& services, const store::User& person) {
    wire::PersonFile file{person_info(services, person),
                          tables_of(services, person.id, false),
                          tables_of(services, person.id, true),
                          lapses_counted(services, person.id),
                          {},
                          {}};
    for (const bool is_open : {true, false}) {
        auto reports = reports_page(services, {is_open, person.id});
        if (!reports)
            return reports.error();
        std::ranges::move(reports->reports, std::back_inserter(file.reports));
    }
    auto log = admin_log(services, person.id, kLatest);
    if (!log)
        return log.error();
    file.log = std::move(log->log);
    return file;
}

Answered<wire::AdminLog> admin_log(const Services& services,
                                   const std::string& about,
                                   std::int64_t before) {
    const auto rows = services.store.deeds(about, before, kPage + 1);
    if (!rows)
        return complaint::storage();
    wire::AdminLog page;
    for (const store::DeedRow& row : *rows)
        if (page.log.size() < kPage)
            page.log.push_back({static_cast<int>(row.n),
                                row.at,
                                row.by,
                                wire::value_in(row.deed, wire::AdminDeed::warn),
                                row.about,
                                row.name,
                                row.note});
    if (rows->size() > kPage)
        page.next = page.log.back().n;
    return page;
}

}  // namespace server
