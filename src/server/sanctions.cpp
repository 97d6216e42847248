#include "server/sanctions.h"

#include <algorithm>

#include "server/wire_json.h"

namespace server {
namespace {

// Of a word that no version of this program wrote: the mildest.
wire::SanctionKind kind_of(std::string_view word) {
    const auto words = wire::names_of(wire::SanctionKind{});
    const auto found = std::ranges::find(words, word);
    return static_cast<wire::SanctionKind>(found == words.end() ? 0 : found - words.begin());
}

std::optional<Complaint> complaint_about(const Services& services,
                                         const std::string& user,
                                         wire::SanctionKind kind,
                                         Complaint (*complain)(const wire::SanctionInfo&,
                                                               std::int64_t now)) {
    for (const wire::SanctionInfo& sanction : sanctions_in_force(services, user))
        if (sanction.kind == kind)
            return complain(sanction, services.now());
    return std::nullopt;
}

}  // namespace

std::string_view word_of(wire::SanctionKind kind) {
    return wire::names_of(kind)[static_cast<std::size_t>(kind)];
}

wire::SanctionInfo sanction_info(const store::SanctionRow& row) {
    return {kind_of(row.kind), row.since, row.until, row.until >= kForever, row.reason};
}

std::vector<wire::SanctionInfo> sanctions_in_force(const Services& services,
                                                   const std::string& user) {
    std::vector<wire::SanctionInfo> in_force;
    const auto rows = services.store.sanctions_of(user);
    if (!rows)
        return in_force;
    for (const store::SanctionRow& row : *rows)
        if (row.until > services.now())
            in_force.push_back(sanction_info(row));
    return in_force;
}

std::optional<Complaint> shut_out(const Services& services, const std::string& user) {
    return complaint_about(services, user, wire::SanctionKind::ban, complaint::banned);
}

std::optional<Complaint> silenced(const Services& services, const std::string& user) {
    return complaint_about(services, user, wire::SanctionKind::silence, complaint::silenced);
}

}  // namespace server
