// How people are told what happens: their wishes and the ways to them.
#pragma once

#include "server/message_parts.h"

namespace server::wire {

// NOLINTBEGIN(readability-identifier-naming): the names are the words on the wire
BOOST_DEFINE_FIXED_ENUM_CLASS(NoticeKind,
                              std::uint8_t,
                              your_turn,
                              game_began,
                              game_ended,
                              request,
                              invitation,
                              reminder,
                              mention,
                              pairing)
BOOST_DEFINE_FIXED_ENUM_CLASS(NoticeWay, std::uint8_t, push, mail, feed, hook)
BOOST_DEFINE_FIXED_ENUM_CLASS(NoticeLang, std::uint8_t, en, de)
// NOLINTEND(readability-identifier-naming)

// By which ways one kind is told.
struct NoticeSwitch {
    NoticeKind kind;
    bool push;
    bool mail;
    bool feed;
    bool hook;
};
BOOST_DESCRIBE_STRUCT(NoticeSwitch, (), (kind, push, mail, feed, hook))

struct QuietHours {  // minutes after midnight, where one lives
    int from;
    int to;
};
BOOST_DESCRIBE_STRUCT(QuietHours, (), (from, to))

struct NoticeWishes {
    std::vector<NoticeSwitch> kinds;
    std::optional<QuietHours> quiet;
    std::optional<int> digest;  // the minute of the day at which mail comes, all in one
    std::string zone;           // "Europe/Berlin"
    NoticeLang lang;
};
BOOST_DESCRIBE_STRUCT(NoticeWishes, (), (kinds, quiet, digest, zone, lang))

// A browser, a mailbox, a feed, a web hook.
struct NoticeWayInfo {
    std::string id;
    NoticeWay way;
    std::string address;  // of a feed: all of it, and secret
    std::string label;
    std::int64_t created;
    bool confirmed;       // a mailbox says yes first
    std::int64_t failed;  // when a delivery was given up last; 0: all is well
    std::string failure;
};
BOOST_DESCRIBE_STRUCT(NoticeWayInfo,
                      (),
                      (id, way, address, label, created, confirmed, failed, failure))

struct NoticeSettings {
    NoticeWishes wishes;
    std::vector<NoticeWayInfo> ways;
    std::string push_key;  // for browsers that subscribe
    bool mail;             // whether this server sends any
    std::string email;     // the address of the account; empty: none
};
BOOST_DESCRIBE_STRUCT(NoticeSettings, (), (wishes, ways, push_key, mail, email))

// What a browser has given for this server, as it gives it.
struct PushSubscription {
    std::string endpoint;
    std::string p256dh;
    std::string auth;
    std::string label;
};
BOOST_DESCRIBE_STRUCT(PushSubscription, (), (endpoint, p256dh, auth, label))

struct HookWish {
    std::string url;
};
BOOST_DESCRIBE_STRUCT(HookWish, (), (url))

struct NewHook {
    NoticeWayInfo info;
    std::string secret;  // that it signs with; shown once
};
BOOST_DESCRIBE_STRUCT(NewHook, (), (info, secret))

// What a web hook gets, as the body of a POST.
struct HookMessage {
    std::string id;  // the same when it comes again
    NoticeKind kind;
    std::int64_t at;
    std::string table;
    std::string link;
    Text title;
    Text body;
};
BOOST_DESCRIBE_STRUCT(HookMessage, (), (id, kind, at, table, link, title, body))

struct MailCode {  // from a mail that asked whether the mailbox is theirs
    std::string code;
};
BOOST_DESCRIBE_STRUCT(MailCode, (), (code))

}  // namespace server::wire
