// What people set about notices, and what those may do who have a secret address.
#include <algorithm>
#include <utility>

#include "server/notices/feed.h"
#include "server/notices/local_time.h"
#include "server/post/base64.h"
#include "server/post/public_address.h"
#include "server/post/push_message.h"
#include "server/server_herald.h"
#include "server/store/ids.h"
#include "server/store/secrets.h"
#include "server/user_text.h"

namespace server {
namespace {

constexpr int kFeedLength = 50;
constexpr std::size_t kLabelLetters = 60;
constexpr const char* kMailWord = "mail";
constexpr const char* kPushWord = "push";
constexpr const char* kFeedWord = "feed";
constexpr const char* kHookWord = "hook";

std::size_t index_of_kind(wire::NoticeKind kind) { return static_cast<std::size_t>(kind); }

bool is_minute(int minute) { return minute >= 0 && minute < notices::kMinutesOfDay; }

Answered<notices::Wishes> wishes_from(const wire::NoticeWishes& wish) {
    notices::Wishes wishes;
    for (const wire::NoticeSwitch& one : wish.kinds)
        wishes.switches[index_of_kind(one.kind)] = {one.push, one.mail, one.feed, one.hook};
    if (wish.quiet && (!is_minute(wish.quiet->from) || !is_minute(wish.quiet->to)))
        return complaint::bad_request({"quiet", "expected minutes from 0 to 1439"});
    if (wish.quiet)
        wishes.quiet = notices::QuietHours{wish.quiet->from, wish.quiet->to};
    if (wish.digest && !is_minute(*wish.digest))
        return complaint::bad_request({"digest", "expected a minute from 0 to 1439"});
    wishes.digest = wish.digest;
    if (!notices::is_zone(wish.zone))
        return complaint::bad_request({"zone", "expected a time zone such as Europe/Berlin"});
    wishes.zone = wish.zone;
    wishes.tongue =
        wish.lang == wire::NoticeLang::de ? notices::Tongue::German : notices::Tongue::English;
    return wishes;
}

wire::NoticeWishes wishes_on_wire(const notices::Wishes& wishes) {
    wire::NoticeWishes wish{};
    for (std::size_t kind = 0; kind < notices::kKinds; ++kind) {
        const auto& [push, mail, feed, hook] = wishes.switches[kind];
        wish.kinds.push_back({static_cast<wire::NoticeKind>(kind), push, mail, feed, hook});
    }
    if (wishes.quiet)
        wish.quiet = wire::QuietHours{wishes.quiet->from, wishes.quiet->to};
    wish.digest = wishes.digest;
    wish.zone = wishes.zone;
    wish.lang =
        wishes.tongue == notices::Tongue::German ? wire::NoticeLang::de : wire::NoticeLang::en;
    return wish;
}

// Of a browser the host of its push service is told, of a feed its address.
std::string shown_address(const store::WayRow& row) {
    if (row.kind == kFeedWord)
        return "/api/v1/feeds/" + row.secret;
    if (row.kind != kPushWord)
        return row.address;
    const auto url = post::web_url(row.address);
    return url ? url->host : "";
}

wire::NoticeWayInfo info_of(const store::WayRow& row) {
    const auto way = notices::way_named(row.kind).value_or(notices::Way::Feed);
    return {row.id,
            static_cast<wire::NoticeWay>(way),
            shown_address(row),
            row.label,
            row.created,
            row.confirmed,
            row.failed,
            row.failure};
}

template <class T>
T found_or(const core::Result<T>& found, T otherwise) {
    return found ? *found : otherwise;
}

const store::WayRow* find_way(const std::vector<store::WayRow>& ways, const std::string& kind) {
    const auto found = std::ranges::find(ways, kind, &store::WayRow::kind);
    return found == ways.end() ? nullptr : &*found;
}

}  // namespace

std::vector<store::WayRow> ServerHerald::ways_of(const std::string& user) const {
    return found_or(notices().ways_of(user), {});
}

void ServerHerald::write(store::Batch batch, Told told) {
    services_.health.write(std::move(batch),
                           [this, told = std::move(told)](const store::Written& result) {
                               told(result ? std::nullopt : std::optional(complaint::storage()));
                               carry();
                           });
}

std::optional<Complaint> ServerHerald::too_many_ways(const std::string& user) const {
    return services_.turnstile.full(Limit::NoticeWaysPerUser, ways_of(user).size());
}

std::optional<Complaint> ServerHerald::objection_to_url(const std::string& url) const {
    const auto read = post::web_url(url);
    if (!read)
        return complaint::bad_request(read.error());
    const bool is_number = read->host.find_first_not_of("0123456789.") == std::string::npos
                           || read->host.find(':') != std::string::npos;
    if (office_.wishes().to_private_addresses)
        return std::nullopt;
    if (!read->is_tls())
        return complaint::bad_request({"url", "expected https://..."});
    if (is_number && !post::is_public_address(read->host))
        return complaint::bad_request({"url", "expected an address of the open internet"});
    return std::nullopt;
}

wire::NoticeSettings ServerHerald::settings_of(const store::User& user) const {
    const auto text = notices().wishes_of(user.id);
    wire::NoticeSettings settings{wishes_on_wire(notices::wishes_in(text && *text ? **text : "")),
                                  {},
                                  post::base64_url(office_.keys().push.open),
                                  office_.sends_mail(),
                                  user.email};
    for (const store::WayRow& row : ways_of(user.id))
        if (row.kind != kMailWord || row.address == user.email)
            settings.ways.push_back(info_of(row));
    return settings;
}

void ServerHerald::change(const store::User& user, const wire::NoticeWishes& wish, Told told) {
    const auto wishes = wishes_from(wish);
    if (!wishes)
        return told(wishes.error());
    write({store::KeepWishes{user.id, notices::text_of(*wishes)}}, std::move(told));
}

// The same browser once more takes the place of the one before, also if it was somebody else's.
void ServerHerald::subscribe(const store::User& user,
                             const wire::PushSubscription& browser,
                             Told told) {
    if (const auto wrong = objection_to_url(browser.endpoint))
        return told(wrong);
    if (!post::push_keys(browser.p256dh, browser.auth))
        return told(complaint::bad_request({"p256dh", "expected the keys of a browser"}));
    const std::string keys = browser.p256dh + " " + browser.auth;
    const auto known = notices().way_by_secret(kPushWord, keys);
    store::Batch batch;
    if (known && *known)
        batch.emplace_back(store::DeleteWay{(*known)->id});
    else if (const auto full = too_many_ways(user.id))
        return told(full);
    batch.emplace_back(store::PutWay{{store::random_id(16),
                                      user.id,
                                      kPushWord,
                                      browser.endpoint,
                                      keys,
                                      clean_text(browser.label, kLabelLetters).value_or(""),
                                      services_.now(),
                                      true,
                                      0,
                                      ""}});
    write(std::move(batch), std::move(told));
}

void ServerHerald::add_hook(const store::User& user, const wire::HookWish& wish, HookDone done) {
    if (const auto wrong = objection_to_url(wish.url))
        return done(*wrong);
    if (const auto full = too_many_ways(user.id))
        return done(*full);
    const store::WayRow row{store::random_id(16),
                            user.id,
                            kHookWord,
                            wish.url,
                            store::random_token(),
                            "",
                            services_.now(),
                            true,
                            0,
                            ""};
    write({store::PutWay{row}}, [row, done = std::move(done)](const auto& wrong) {
        if (wrong)
            return done(*wrong);
        done(wire::NewHook{info_of(row), row.secret});
    });
}

void ServerHerald::renew_feed(const store::User& user, Told told) {
    const auto ways = ways_of(user.id);
    const store::WayRow* known = find_way(ways, kFeedWord);
    if (const auto full = known ? std::nullopt : too_many_ways(user.id))
        return told(full);
    store::WayRow row = known ? *known
                              : store::WayRow{store::random_id(16),
                                              user.id,
                                              kFeedWord,
                                              "",
                                              "",
                                              "",
                                              services_.now(),
                                              true,
                                              0,
                                              ""};
    row.secret = store::random_token();
    write({store::PutWay{row}}, std::move(told));
}

// A mailbox that has said yes is not asked again.
void ServerHerald::ask_mailbox(const store::User& user, Told told) {
    if (!office_.sends_mail() || user.email.empty())
        return told(complaint::bad_email());
    store::Batch batch;
    for (const store::WayRow& row : ways_of(user.id)) {
        if (row.kind == kMailWord && row.confirmed && row.address == user.email)
            return told(std::nullopt);
        if (row.kind == kMailWord)
            batch.emplace_back(store::DeleteWay{row.id});
    }
    if (const auto full = too_many_ways(user.id))
        return told(full);
    const std::int64_t now = services_.now();
    const std::string id = store::random_id(16);
    batch.emplace_back(store::PutWay{
        {id, user.id, kMailWord, user.email, store::random_token(), "", now, false, 0, ""}});
    batch.emplace_back(store::PutDelivery{
        {store::random_id(16), user.id, id, "mailbox", "mailbox", "{}", now, now, 0, false}});
    write(std::move(batch), std::move(told));
}

void ServerHerald::drop_way(const store::User& user, const std::string& way, Told told) {
    const auto ways = ways_of(user.id);
    if (std::ranges::find(ways, way, &store::WayRow::id) == ways.end())
        return told(complaint::unknown_page());
    write({store::DeleteWay{way}}, std::move(told));
}

void ServerHerald::try_out(const store::User& user, Told told) {
    const notices::Told text{"", "/notices", "", {"Test", "Test"}, "", "", std::nullopt};
    const std::int64_t now = services_.now();
    store::Batch batch;
    for (const store::WayRow& row : ways_of(user.id))
        if (row.confirmed && row.kind != kFeedWord)
            batch.emplace_back(store::PutDelivery{{store::random_id(16),
                                                   user.id,
                                                   row.id,
                                                   "test/" + row.id,
                                                   "your_turn",
                                                   notices::text_of(text),
                                                   now,
                                                   now,
                                                   0,
                                                   false}});
    write(std::move(batch), std::move(told));
}

Answered<std::string> ServerHerald::feed(const std::string& secret, const std::string& base) const {
    const auto way = notices().way_by_secret(kFeedWord, secret);
    if (!way || !*way)
        return complaint::unknown_page();
    const auto text = notices().wishes_of((*way)->user);
    const notices::Wishes wishes = notices::wishes_in(text && *text ? **text : "");
    std::vector<notices::FeedEntry> entries;
    for (const store::NoticeRow& row : found_or(notices().told_to((*way)->user, kFeedLength), {})) {
        const auto kind = notices::kind_named(row.kind);
        if (!kind || !wishes.wants(*kind, notices::Way::Feed))
            continue;
        const notices::Told told = notices::told_in(row.text);
        entries.push_back({row.id,
                           row.at,
                           notices::note_for(*kind, told, wishes, notices::zone_offset),
                           told.link});
    }
    const std::string& url = office_.wishes().public_url;
    return notices::atom_feed({(*way)->id, url.empty() ? base : url, wishes.tongue}, entries);
}

// What was in the mail opens nothing afterwards; the next mails have a secret of their own.
void ServerHerald::confirm_mailbox(const std::string& code, Told told) {
    const auto way = notices().way_by_secret(kMailWord, code);
    if (!way || !*way || (*way)->confirmed)
        return told(complaint::unknown_page());
    store::WayRow row = **way;
    row.confirmed = true;
    row.secret = store::random_token();
    write({store::PutWay{row}}, std::move(told));
}

void ServerHerald::end_mail(const std::string& secret, Told told) {
    const auto way = notices().way_by_secret(kMailWord, secret);
    if (!way || !*way)
        return told(complaint::unknown_page());
    write({store::DeleteWay{(*way)->id}}, std::move(told));
}

}  // namespace server
