// What a client sends on a socket.
#pragma once

#include <boost/mp11/list.hpp>

#include "server/message_parts.h"

namespace server::wire {

// Sends the table now and after every change. A private table wants its invite from strangers.
struct Watch {
    Tag<"watch"> t;
    std::string table;
    std::optional<std::string> invite;
    std::optional<int> viewer;  // one of my seats; left out: the one to move, or the first
};
BOOST_DESCRIBE_STRUCT(Watch, (), (t, table, invite, viewer))

struct Unwatch {
    Tag<"unwatch"> t;
    std::string table;
};
BOOST_DESCRIBE_STRUCT(Unwatch, (), (t, table))

// Plays: actions in the notation of the game, all of them or none.
struct Act {
    Tag<"act"> t;
    std::string id;
    std::string table;
    std::int64_t seen;
    int seat;
    std::vector<std::string> path;
};
BOOST_DESCRIBE_STRUCT(Act, (), (t, id, table, seen, seat, path))

struct Give {
    Tag<"order"> t;
    std::string id;
    std::string table;
    std::int64_t seen;
    Order order;
    std::optional<int> seat;
    std::optional<int> to;
    std::optional<bool> yes;
    std::optional<std::string> level;
    std::optional<std::string> invite;
    std::optional<std::vector<OrderGiven>> standing;  // all of them anew
};
BOOST_DESCRIBE_STRUCT(Give, (), (t, id, table, seen, order, seat, to, yes, level, invite, standing))

struct Peek {
    Tag<"peek"> t;
    std::string id;
    std::string table;
    std::int64_t seen;
    int seat;
    std::vector<std::string> path;
};
BOOST_DESCRIBE_STRUCT(Peek, (), (t, id, table, seen, seat, path))

// Asks for the table as it was after `n` actions: seen from one of my seats, when the game is over
// from any seat; left out: as the table is seen now; -1: as spectators saw it.
struct Seek {
    Tag<"seek"> t;
    std::string table;
    int n;
    std::optional<int> seat;
};
BOOST_DESCRIBE_STRUCT(Seek, (), (t, table, n, seat))

struct Say {
    Tag<"say"> t;
    std::string id;
    std::string table;
    std::string text;
};
BOOST_DESCRIBE_STRUCT(Say, (), (t, id, table, text))

// Asks for the chat before line `before`.
struct Earlier {
    Tag<"earlier"> t;
    std::string table;
    int before;
};
BOOST_DESCRIBE_STRUCT(Earlier, (), (t, table, before))

// Hides what a user writes from me.
struct Mute {
    Tag<"mute"> t;
    std::string user;
    bool on;
};
BOOST_DESCRIBE_STRUCT(Mute, (), (t, user, on))

// Asks for `lobby` and `mine` now and for what changes in them, or no longer.
struct Follow {
    Tag<"follow"> t;
    bool on;
};
BOOST_DESCRIBE_STRUCT(Follow, (), (t, on))

struct Ping {
    Tag<"ping"> t;
};
BOOST_DESCRIBE_STRUCT(Ping, (), (t))

// All of them.
using FromClient =
    boost::mp11::mp_list<Watch, Unwatch, Act, Give, Peek, Seek, Say, Earlier, Mute, Follow, Ping>;

}  // namespace server::wire
