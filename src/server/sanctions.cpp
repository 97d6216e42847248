#include "server/sanctions.h"

#include "server/wire_json.h"

namespace server {
namespace {

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

wire::SanctionInfo sanction_info(const store::SanctionRow& row) {
    return {wire::value_in(row.kind, wire::SanctionKind::warning),
            row.since,
            row.until,
            row.until >= kForever,
            row.reason};
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
