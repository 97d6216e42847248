// Counts what people do, whichever way they come in: HTTP, sockets and streams pass the same place.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/complaint.h"
#include "server/limits.h"
#include "server/net/rate_limiter.h"

namespace server {

// Who wants something, and at which table. A stranger has no user and counts by network alone.
struct Asker {
    std::string user;
    std::string network;
    std::string table{};

    Asker at(std::string_view where) const { return {user, network, std::string(where)}; }
};

// What is counted together: for the user, for the network and where it matters for the table.
namespace deed {
inline constexpr std::array kRead = {Limit::WorkPerUser, Limit::WorkPerNetwork};
inline constexpr std::array kCommand = {Limit::CommandsPerUser, Limit::CommandsPerNetwork};
inline constexpr std::array kChat = {Limit::ChatPerUser, Limit::ChatPerNetwork};
inline constexpr std::array kNewTable = {Limit::NewTablesPerUser, Limit::NewTablesPerNetwork};
inline constexpr std::array kImport = {Limit::ImportsPerUser, Limit::ImportsPerNetwork};
inline constexpr std::array kImportBytes = {
    Limit::ImportBytesPerUser, Limit::ImportBytesPerNetwork, Limit::ImportBytesInAll};
inline constexpr std::array kUndo = {Limit::UndosPerUser, Limit::UndosPerTable};
inline constexpr std::array kAsk = {Limit::AsksPerUser, Limit::AsksPerTable};
inline constexpr std::array kSeatChange = {Limit::SeatChangesPerUser, Limit::SeatChangesPerTable};
inline constexpr std::array kNewToken = {Limit::NewTokensPerUser};
inline constexpr std::array kGuest = {Limit::GuestsPerNetwork};
inline constexpr std::array kSignIn = {Limit::SignInsPerNetwork};
inline constexpr std::array kRename = {Limit::RenamesPerUser};
inline constexpr std::array kHint = {Limit::HintsPerUser, Limit::HintsPerNetwork};
inline constexpr std::array kNewContest = {Limit::NewContestsPerUser, Limit::NewContestsPerNetwork};
inline constexpr std::array kAnalysis = {Limit::AnalysesPerUser, Limit::AnalysesPerNetwork};
inline constexpr std::array kMailCode = {Limit::MailCodesPerUser, Limit::MailCodesPerNetwork};
inline constexpr std::array kMute = {Limit::MuteChangesPerUser};
inline constexpr std::array kReport = {Limit::ReportsPerUser};
}  // namespace deed

class Turnstile {
  public:
    explicit Turnstile(const Limits& limits) : limits_(limits) {}
    Turnstile(const Turnstile&) = delete;
    Turnstile& operator=(const Turnstile&) = delete;

    // Takes from all of these rates, or from none and says which one is used up.
    std::optional<Complaint> pass(std::span<const Limit> rates,
                                  const Asker& asker,
                                  double cost = 1);

    // Sockets and streams: one more for as long as the ticket lives, unless the user or the network
    // has too many. The turnstile must outlive it.
    using Ticket = std::shared_ptr<const Asker>;
    Answered<Ticket> come_in(const Asker& asker);

    // Complains if a cap is reached.
    std::optional<Complaint> full(Limit cap, std::size_t count) const;

  private:
    struct Counter {
        Allowance allowance;
        net::RateLimiter limiter;
    };
    net::RateLimiter& limiter(Limit limit);
    std::size_t inside(const std::string& key) const;
    void go_out(const Asker& asker);

    const Limits& limits_;
    std::map<Limit, Counter> counters_;                    // at most one for each row
    std::unordered_map<std::string, std::size_t> inside_;  // open sockets by user and by network
};

}  // namespace server
