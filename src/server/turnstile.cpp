#include "server/turnstile.h"

#include "server/net/loop.h"

namespace server {
namespace {

constexpr std::size_t kMaxKeys = 10'000;  // of each limit; the one not used for longest goes

std::string_view key_of(Per per, const Asker& asker) {
    switch (per) {
        case Per::User: return asker.user;
        case Per::Network: return asker.network;
        case Per::Table: return asker.table;
        case Per::Socket:
        case Per::Server: break;
    }
    return "";
}

// A stranger has no user; everything else is always known.
bool counts(Limit limit, const Asker& asker) {
    return row_of(limit).per != Per::User || !asker.user.empty();
}

std::string user_key(const Asker& asker) { return "u" + asker.user; }
std::string network_key(const Asker& asker) { return "n" + asker.network; }

}  // namespace

std::optional<Complaint> Turnstile::pass(std::span<const Limit> rates,
                                         const Asker& asker,
                                         double cost) {
    const auto now = net::Loop::now();
    for (const Limit limit : rates)
        if (counts(limit, asker))
            if (const auto wait =
                    limiter(limit).wait_for(key_of(row_of(limit).per, asker), now, cost))
                return complaint::too_often(row_of(limit), wait->count());
    for (const Limit limit : rates)
        if (counts(limit, asker))
            limiter(limit).take(key_of(row_of(limit).per, asker), now, cost);
    return std::nullopt;
}

// A limit that has been changed counts anew.
net::RateLimiter& Turnstile::limiter(Limit limit) {
    const Allowance& allowance = limits_.at(limit);
    const auto found = counters_.find(limit);
    if (found != counters_.end() && found->second.allowance == allowance)
        return found->second.limiter;
    Counter fresh{allowance, net::RateLimiter(limits_.rate(limit), kMaxKeys)};
    return counters_.insert_or_assign(limit, std::move(fresh)).first->second.limiter;
}

std::optional<Complaint> Turnstile::full(Limit cap, std::size_t count) const {
    if (count < limits_.most(cap))
        return std::nullopt;
    return complaint::too_many(row_of(cap));
}

std::size_t Turnstile::inside(const std::string& key) const {
    const auto found = inside_.find(key);
    return found == inside_.end() ? 0 : found->second;
}

Answered<Turnstile::Ticket> Turnstile::come_in(const Asker& asker) {
    if (auto reached = full(Limit::SocketsPerNetwork, inside(network_key(asker))))
        return *reached;
    if (!asker.user.empty())
        if (auto reached = full(Limit::SocketsPerUser, inside(user_key(asker))))
            return *reached;
    ++inside_[network_key(asker)];
    if (!asker.user.empty())
        ++inside_[user_key(asker)];
    return Ticket(new Asker(asker), [this](const Asker* gone) {
        go_out(*gone);
        delete gone;  // NOLINT(cppcoreguidelines-owning-memory): made one line before
    });
}

void Turnstile::go_out(const Asker& asker) {
    for (const std::string& key : {user_key(asker), network_key(asker)})
        if (const auto found = inside_.find(key); found != inside_.end() && --found->second == 0)
            inside_.erase(found);
}

}  // namespace server
