// Everything that the server limits, in one table (limit_rows.cpp): its value, whom it counts, and
// what those are told who reach it. docs/server.md shows the same table.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include <boost/json/value.hpp>

#include "core/result.h"
#include "engine/message.h"
#include "server/net/rate_limiter.h"
#include "server/net/server.h"

namespace server {

enum class Limit : std::uint8_t {
    WorkPerUser,
    WorkPerNetwork,
    CommandsPerSocket,
    CommandsPerUser,
    CommandsPerNetwork,
    ChatPerUser,
    ChatPerNetwork,
    ChatLinesPerTable,
    ChatLinesPerPage,
    NewTablesPerUser,
    NewTablesPerNetwork,
    TablesPerUser,
    ImportsPerUser,
    ImportsPerNetwork,
    ImportBytesPerUser,
    ImportBytesPerNetwork,
    ImportBytesInAll,
    NewTokensPerUser,
    TokensPerUser,
    UndosPerUser,
    UndosPerTable,
    AsksPerUser,
    AsksPerTable,
    HintsPerUser,
    HintsPerNetwork,
    AnalysesPerUser,
    AnalysesPerNetwork,
    WaitingAnalyses,
    NewContestsPerUser,
    NewContestsPerNetwork,
    ContestsPerUser,
    SeatChangesPerUser,
    SeatChangesPerTable,
    EventsPerTable,
    GuestsPerNetwork,
    SignInsPerNetwork,
    WrongPasswordsPerAccount,
    WaitingSignIns,
    WaitingSignInsPerNetwork,
    SessionsPerUser,
    RenamesPerUser,
    MuteChangesPerUser,
    MutesPerUser,
    ReportsPerUser,
    SocketsPerUser,
    SocketsPerNetwork,
    WatchedPerSocket,
    WatchersPerTable,
    WaitingPerTable,
    WaitingWrites,
    NoticeWaysPerUser,
    MailCodesPerUser,
    MailCodesPerNetwork,
    WaitingDeliveries,
    Connections,
    ConnectionsPerNetwork,
    HeaderBytes,
    BodyBytes,
    MessageBytes,
    UnsentBytes,
};

// Whom a limit counts together. A network is what net::client_network says: an IPv4 address or an
// IPv6 network of 64 bits.
enum class Per : std::uint8_t { User, Network, Table, Socket, Server };

// A rate is a bucket: so many at once, and so many come back per minute. A cap has only the first.
struct Allowance {
    double most = 0;
    double per_minute = 0;
    friend bool operator==(const Allowance&, const Allowance&) = default;
};

struct LimitRow {
    Limit limit;
    std::string_view name;
    Per per;
    Allowance usual;
    std::string_view unit;
    std::string_view about;  // what it is for and what happens, for hosts
    std::string_view english;
    std::string_view german;  // what somebody is told who reaches it; empty: cut off without words

    bool is_rate() const { return usual.per_minute > 0; }
};

std::string_view word_of(Per per);
std::span<const LimitRow> limit_rows();
const LimitRow& row_of(Limit limit);

class Limits {
  public:
    Limits();

    std::size_t most(Limit limit) const;
    net::Rate rate(Limit limit) const { return {at(limit).most, at(limit).per_minute / 60}; }
    const Allowance& at(Limit limit) const { return values_[static_cast<std::size_t>(limit)]; }
    void set(Limit limit, Allowance allowance) {
        values_[static_cast<std::size_t>(limit)] = allowance;
    }

    // {"chat_per_user": {"most": 15, "per_minute": 30}, "tables_per_user": 20}
    core::Result<std::monostate> change(const boost::json::value& changes);
    // For load tests: people and networks may do what they like.
    void lift();
    net::Limits of_connections() const;

    std::chrono::milliseconds computer_pace{600};  // between two actions that somebody watches
    std::chrono::seconds keep_idle_room{60};
    std::size_t idle_rooms = 500;  // tables in memory before those that nobody uses go early

  private:
    static constexpr std::size_t kLimits = static_cast<std::size_t>(Limit::UnsentBytes) + 1;
    std::array<Allowance, kLimits> values_{};
};

// The table of docs/server.md.
std::string limits_page();

}  // namespace server
