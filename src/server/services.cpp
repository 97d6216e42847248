#include "server/services.h"

#include <utility>

namespace server {

void write(Services& services, store::Batch batch, store::Store::Done done) {
    services.health.write(std::move(batch), std::move(done));
}

}  // namespace server
