#include "server/services.h"

namespace server {

std::optional<Complaint> overloaded(const Services& services) {
    const bool is_full =
        services.store.metrics().waiting >= services.limits.most(Limit::WaitingWrites);
    return is_full ? std::optional(complaint::busy(row_of(Limit::WaitingWrites))) : std::nullopt;
}

}  // namespace server
