#include "server/services.h"

#include <utility>

namespace server {

std::optional<Complaint> overloaded(const Services& services) {
    const bool is_full =
        services.store.metrics().waiting >= services.limits.most(Limit::WaitingWrites);
    return is_full ? std::optional(complaint::busy(row_of(Limit::WaitingWrites))) : std::nullopt;
}

void write(Services& services, store::Batch batch, store::Store::Done done) {
    services.health.write(std::move(batch), std::move(done));
}

}  // namespace server
