#include "server/post_office.h"

#include <algorithm>
#include <utility>

#include <boost/json/serialize.hpp>

#include "server/email.h"
#include "server/messages_notices.h"
#include "server/notices/local_time.h"
#include "server/post/base64.h"
#include "server/post/digests.h"
#include "server/post/push_message.h"
#include "server/store/ids.h"
#include "server/wire_json.h"

namespace server {
namespace {

constexpr int kAtOnce = 16;       // deliveries under way
constexpr int kTakenAtOnce = 50;  // notices that are told in one batch
constexpr int kKept = 50;         // notices of one user that have been told
constexpr std::int64_t kPause = 2'000;
constexpr std::int64_t kLongest = 60LL * 60 * 1000;
constexpr std::int64_t kRound = 10LL * 1000;  // between looks for what other servers have written
constexpr const char* kDesk = "post-office";  // of several servers one carries, as it keeps a table
constexpr std::int64_t kLooksAgain = 2LL * 60 * 1000;
constexpr std::int64_t kLooksLongest = 10LL * 60 * 1000;
constexpr std::int64_t kDaySeconds = 24LL * 60 * 60;
constexpr std::size_t kMaxFailure = 200;
constexpr const char* kMailboxWord = "mailbox";
constexpr const char* kPushKey = "push_key";

std::optional<post::KeyPair> keys_in(const std::string& text) {
    const std::size_t space = text.find(' ');
    const auto secret = post::from_base64_url(text.substr(0, space));
    const auto open =
        space == std::string::npos ? std::nullopt : post::from_base64_url(text.substr(space + 1));
    if (!secret || !open || secret->size() != 32 || !post::is_curve_point(*open))
        return std::nullopt;
    return post::KeyPair{*secret, *open};
}

std::string without_slash(std::string url) {
    while (url.ends_with('/'))
        url.pop_back();
    return url;
}

std::vector<notices::OpenWay> open_ways(const std::vector<store::WayRow>& rows,
                                        const std::string& email) {
    std::vector<notices::OpenWay> ways;
    for (const store::WayRow& row : rows) {
        const auto way = notices::way_named(row.kind);
        const bool is_theirs = way != notices::Way::Mail || row.address == email;
        if (way && row.confirmed && is_theirs)
            ways.push_back({row.id, *way});
    }
    return ways;
}

// What a service worker shows: web/src/offline/service-worker.ts reads it.
std::string push_text(const store::DeliveryRow& delivery,
                      const notices::Note& note,
                      const std::string& link) {
    return boost::json::serialize(boost::json::object{{"id", delivery.id},
                                                      {"title", note.title},
                                                      {"body", note.body},
                                                      {"link", link},
                                                      {"tag", delivery.key}});
}

std::string_view urgency_of(notices::Kind kind) {
    return kind == notices::Kind::GameEnded || kind == notices::Kind::Mention ? "normal" : "high";
}

wire::Text both_tongues(const notices::TextPair& pair) { return {pair.english, pair.german}; }

// Until somebody has not reacted to what stands before their eyes for a while they are not told.
bool waits_for_a_look(const store::NoticeRow& notice, const std::string& table, std::int64_t now) {
    return !table.empty() && notice.kind == notices::word_of(notices::Kind::YourTurn)
           && now - notice.at < kLooksLongest;
}

}  // namespace

// Links in mail need a place to lead to, and a letter somebody who sends it.
std::optional<core::Error> objection_to(const PostWishes& wishes) {
    if (!wishes.public_url.empty() && !post::web_url(wishes.public_url))
        return core::Error{"--public-url", post::web_url(wishes.public_url).error().what};
    if (wishes.mail_server.empty())
        return std::nullopt;
    if (const auto server = post::mail_url(wishes.mail_server); !server)
        return core::Error{"--smtp", server.error().what};
    if (!is_email(wishes.mail_from))
        return core::Error{"--mail-from", "expected an address that mail comes from"};
    if (wishes.public_url.empty())
        return core::Error{"--public-url", "is needed for the links in mail"};
    return std::nullopt;
}

PostOffice::PostOffice(Services& services, PostWishes wishes, IsWatching is_watching)
    : services_(services),
      wishes_(std::move(wishes)),
      is_watching_(std::move(is_watching)),
      postman_({wishes_.to_private_addresses}) {
    wishes_.public_url = without_slash(wishes_.public_url);
    if (const auto server = post::mail_url(wishes_.mail_server))
        mail_server_ = *server;
    services_.health.listen(*this);
}

PostOffice::~PostOffice() { services_.health.ignore(*this); }

core::Result<std::monostate> PostOffice::open() {
    const auto kept = services_.store.setting(kPushKey);
    if (!kept)
        return kept.error();
    if (const auto keys = *kept ? keys_in(**kept) : std::nullopt) {
        keys_.push = *keys;
    } else {
        keys_.push = post::new_key_pair();
        services_.health.write({store::PutSetting{kPushKey,
                                                  post::base64_url(keys_.push.secret) + " "
                                                      + post::base64_url(keys_.push.open)}},
                               {});
    }
    look();
    return std::monostate{};
}

notices::Wishes PostOffice::wishes_of(const std::string& user) const {
    const auto text = notices().wishes_of(user);
    return notices::wishes_in(text && *text ? **text : "");
}

void PostOffice::look() {
    if (!services_.health.works() || services_.stopping)
        return;
    if (!services_.neighbours->keep_here(kDesk))
        return wake_at(services_.now() + kRound);
    if (!is_telling_ && tell_next())
        return;  // what was told is carried when it is on disk
    carry_next();
    wait_for_next();
}

// --- what is due becomes deliveries --------------------------------------------------------------

// False: nothing is due.
bool PostOffice::tell_next() {
    const auto due = notices().notices_due(services_.now(), kTakenAtOnce);
    if (!due || due->empty())
        return false;
    store::Batch batch;
    for (const store::NoticeRow& notice : *due)
        tell(notice, batch);
    is_telling_ = true;
    services_.health.write(std::move(batch),
                           [this, alive = std::weak_ptr(alive_)](const store::Written& result) {
                               if (alive.expired())
                                   return;
                               is_telling_ = false;
                               if (result)
                                   look();
                           });
    return true;
}

void PostOffice::tell(const store::NoticeRow& notice, store::Batch& batch) const {
    const std::int64_t now = services_.now();
    const std::string table = notices::told_in(notice.text).table;
    if (waits_for_a_look(notice, table, now) && is_watching_(notice.user, table)) {
        store::NoticeRow later = notice;
        later.due = now + kLooksAgain;
        batch.emplace_back(store::PutNotice{std::move(later)});
        return;
    }
    batch.emplace_back(store::NoticeTold{notice.id, kKept});
    const auto kind = notices::kind_named(notice.kind);
    const auto rows = notices().ways_of(notice.user);
    const auto user = services_.store.user_by_id(notice.user);
    const auto waiting = notices().count_deliveries();
    const bool is_full =
        waiting
        && services_.turnstile.full(Limit::WaitingDeliveries, static_cast<std::size_t>(*waiting));
    if (!kind || !rows || !user || !*user || is_full)
        return;
    for (const notices::Planned& planned : notices::plan(*kind,
                                                         now,
                                                         wishes_of(notice.user),
                                                         open_ways(*rows, (*user)->email),
                                                         notices::zone_offset))
        batch.emplace_back(store::PutDelivery{{store::random_id(16),
                                               notice.user,
                                               planned.way,
                                               notice.key,
                                               notice.kind,
                                               notice.text,
                                               notice.at,
                                               planned.due,
                                               0,
                                               planned.digest}});
}

// --- deliveries ----------------------------------------------------------------------------------

void PostOffice::carry_next() {
    const auto due = notices().deliveries_due(services_.now(), 2 * kAtOnce);
    if (!due)
        return;
    for (const store::DeliveryRow& delivery : *due)
        if (under_way_.size() < kAtOnce && !under_way_.contains(delivery.id))
            carry(delivery);
}

void PostOffice::carry(const store::DeliveryRow& delivery) {
    const auto row = notices().way(delivery.way);
    if (!row || !*row)
        return;
    const store::WayRow& way = **row;
    std::vector<store::DeliveryRow> together = {delivery};
    if (delivery.digest)
        if (auto digest = notices().digest_of(way.id, services_.now()); digest && !digest->empty())
            together = std::move(*digest);
    for (const store::DeliveryRow& one : together)
        under_way_.insert(one.id);
    // From the postman's thread back to the loop, if there is still anybody.
    const auto ended = [this, together, way, alive = std::weak_ptr(alive_)](Outcome outcome) {
        services_.loop.post([this, together, way, alive, outcome = std::move(outcome)] {
            if (!alive.expired())
                this->ended(together, way, outcome);
        });
    };
    switch (notices::way_named(way.kind).value_or(notices::Way::Feed)) {
        case notices::Way::Push: return push(delivery, way, ended);
        case notices::Way::Hook: return hook(delivery, way, ended);
        case notices::Way::Mail: return mail(together, way, ended);
        case notices::Way::Feed: return ended({Outcome::GaveUp, "is no way"});
    }
}

void PostOffice::push(const store::DeliveryRow& delivery,
                      const store::WayRow& way,
                      const Ended& ended) {
    const auto url = post::web_url(way.address);
    const std::size_t space = way.secret.find(' ');
    const auto keys = space == std::string::npos ? std::nullopt
                                                 : post::push_keys(way.secret.substr(0, space),
                                                                   way.secret.substr(space + 1));
    const auto kind = notices::kind_named(delivery.kind).value_or(notices::Kind::YourTurn);
    const notices::Told told = notices::told_in(delivery.text);
    const notices::Note note =
        notices::note_for(kind, told, wishes_of(delivery.user), notices::zone_offset);
    const std::int64_t now = services_.now() / 1000;
    const std::string subject =
        wishes_.mail_from.empty() ? wishes_.public_url : "mailto:" + wishes_.mail_from;
    const auto proof =
        url ? post::vapid_header({url->origin(), now + kDaySeconds / 2, subject}, keys_.push)
            : std::nullopt;
    const auto body =
        keys ? post::sealed(push_text(delivery, note, told.link), *keys, post::new_push_seal())
             : std::nullopt;
    if (!proof || !body)
        return ended({Outcome::WayGone, "is no address of a browser"});
    const std::string topic =
        post::base64_url(post::hmac_sha256("topic", delivery.key)).substr(0, 32);
    postman_.post({*url,
                   {{"Content-Type", "application/octet-stream"},
                    {"Content-Encoding", "aes128gcm"},
                    {"TTL", std::to_string(kDaySeconds)},
                    {"Urgency", std::string(urgency_of(kind))},
                    {"Topic", topic},
                    {"Authorization", *proof}},
                   *body},
                  [ended](const post::Answer& answer) {
                      if (answer.status >= 200 && answer.status < 300)
                          return ended({Outcome::Arrived});
                      const std::string words =
                          answer.status == 0 ? answer.words : std::to_string(answer.status);
                      if (answer.status == 404 || answer.status == 410)
                          return ended({Outcome::WayGone, words});
                      const bool is_final =
                          answer.status >= 300 && answer.status < 500 && answer.status != 429;
                      ended({is_final ? Outcome::GaveUp : Outcome::TryLater, words});
                  });
}

void PostOffice::hook(const store::DeliveryRow& delivery,
                      const store::WayRow& way,
                      const Ended& ended) {
    const auto url = post::web_url(way.address);
    if (!url)
        return ended({Outcome::GaveUp, url.error().what});
    const auto kind = notices::kind_named(delivery.kind).value_or(notices::Kind::YourTurn);
    const notices::Told told = notices::told_in(delivery.text);
    notices::Wishes wishes = wishes_of(delivery.user);
    const auto say = [&](notices::Tongue tongue) {
        wishes.tongue = tongue;
        return notices::note_for(kind, told, wishes, notices::zone_offset);
    };
    const notices::Note english = say(notices::Tongue::English);
    const notices::Note german = say(notices::Tongue::German);
    const std::string body =
        wire::text(wire::HookMessage{delivery.id,
                                     static_cast<wire::NoticeKind>(kind),
                                     delivery.at,
                                     told.table,
                                     wishes_.public_url + told.link,
                                     both_tongues({english.title, german.title}),
                                     both_tongues({english.body, german.body})});
    const std::string time = std::to_string(services_.now() / 1000);
    postman_.post(
        {*url,
         {{"Content-Type", "application/json"},
          {"Tetrapolis-Delivery", delivery.id},
          {"Tetrapolis-Time", time},
          {"Tetrapolis-Signature", "sha256=" + post::hook_signature(way.secret, time, body)}},
         body},
        [ended](const post::Answer& answer) {
            if (answer.status >= 200 && answer.status < 300)
                return ended({Outcome::Arrived});
            const std::string words =
                answer.status == 0 ? answer.words : std::to_string(answer.status);
            ended({answer.status == 410 ? Outcome::WayGone : Outcome::TryLater, words});
        });
}

std::string PostOffice::letter_for(const std::vector<store::DeliveryRow>& deliveries,
                                   const store::WayRow& way) const {
    const notices::Wishes wishes = wishes_of(way.user);
    const store::DeliveryRow& first = deliveries.front();
    notices::LetterHead head{wishes_.mail_from, way.address, first.id, "", services_.now()};
    if (!way.confirmed) {
        const auto user = services_.store.user_by_id(way.user);
        return notices::confirmation(head,
                                     user && *user ? (*user)->name : "",
                                     wishes_.public_url + "/mail/confirm?code=" + way.secret,
                                     wishes.tongue);
    }
    head.stop = wishes_.public_url + "/api/v1/mail/stop/" + way.secret;
    std::vector<notices::NoteWithLink> notes;
    for (const store::DeliveryRow& one : deliveries) {
        const notices::Told told = notices::told_in(one.text);
        const auto kind = notices::kind_named(one.kind).value_or(notices::Kind::YourTurn);
        notes.push_back({notices::note_for(kind, told, wishes, notices::zone_offset),
                         wishes_.public_url + told.link});
    }
    return notices::letter(
        head, notes, wishes_.public_url + "/mail/stop?code=" + way.secret, wishes.tongue);
}

// To the mailbox that the account has now, and to no other.
void PostOffice::mail(const std::vector<store::DeliveryRow>& deliveries,
                      const store::WayRow& way,
                      const Ended& ended) {
    const auto user = services_.store.user_by_id(way.user);
    if (!user || !*user || (*user)->email != way.address)
        return ended({Outcome::WayGone, "is not the address of the account any more"});
    if (way.confirmed && deliveries.front().kind == kMailboxWord)
        return ended({Outcome::Arrived});  // it has said yes since
    if (!mail_server_)
        return ended({Outcome::TryLater, "this server sends no mail"});
    postman_.mail(*mail_server_,
                  {wishes_.mail_from, way.address, letter_for(deliveries, way)},
                  [ended](const post::MailResult& result) {
                      switch (result.what) {
                          case post::MailResult::Sent: return ended({Outcome::Arrived});
                          case post::MailResult::TryLater:
                              return ended({Outcome::TryLater, result.words});
                          case post::MailResult::Refused:
                              return ended({Outcome::GaveUp, result.words});
                      }
                  });
}

void PostOffice::ended(const std::vector<store::DeliveryRow>& deliveries,
                       const store::WayRow& way,
                       const Outcome& outcome) {
    const int tries = deliveries.front().tries + 1;
    const auto pause = notices::pause_after(tries);
    const bool is_again = outcome.what == Outcome::TryLater && pause;
    const bool is_well = outcome.what == Outcome::Arrived;
    count(way, is_well ? "arrived" : is_again ? "again" : "failed");
    store::Batch batch;
    if (outcome.what == Outcome::WayGone)
        batch.emplace_back(store::DeleteWay{way.id});
    for (store::DeliveryRow delivery : deliveries) {
        if (!is_again) {
            batch.emplace_back(store::DeleteDelivery{delivery.id});
            continue;
        }
        delivery.tries = tries;
        delivery.due = services_.now() + *pause;
        batch.emplace_back(store::PutDelivery{std::move(delivery)});
    }
    const auto now = notices().way(way.id);  // it may have been confirmed or renewed meanwhile
    if (now && *now && outcome.what != Outcome::WayGone && (!is_well || (*now)->failed != 0)) {
        store::WayRow marked = **now;
        marked.failed = is_well ? 0 : services_.now();
        marked.failure = is_well ? "" : outcome.words.substr(0, kMaxFailure);
        batch.emplace_back(store::PutWay{std::move(marked)});
    }
    services_.health.write(
        std::move(batch),
        [this, deliveries, alive = std::weak_ptr(alive_)](const store::Written& /*result*/) {
            if (alive.expired())
                return;
            for (const store::DeliveryRow& delivery : deliveries)
                under_way_.erase(delivery.id);
            look();
        });
}

void PostOffice::count(const store::WayRow& way, const char* how) {
    services_.metrics
        .counter({"tetrapolis_deliveries_total",
                  "Notices that were carried to people",
                  {{"way", way.kind}, {"how", how}}})
        .add();
}

void PostOffice::wait_for_next() {
    if (const auto waiting = notices().count_deliveries())
        services_.metrics.gauge({"tetrapolis_deliveries_waiting", "Notices on their way to people"})
            .set(*waiting);
    const auto next = notices().next_due();
    const std::int64_t soon = services_.now() + kPause;
    const std::int64_t late = soon + (services_.neighbours->are_there() ? kRound : kLongest);
    wake_at(!next ? soon : *next == 0 ? late : std::clamp(*next, soon, late));
}

void PostOffice::expect(std::int64_t due) {
    if (!timer_.is_waiting() || due < wakes_)
        wake_at(due);
}

void PostOffice::wake_at(std::int64_t moment) {
    wakes_ = moment;
    const std::int64_t wait = std::clamp<std::int64_t>(moment - services_.now(), 0, kLongest);
    timer_ = services_.loop.after(std::chrono::milliseconds(wait), [this] { look(); });
}

}  // namespace server
