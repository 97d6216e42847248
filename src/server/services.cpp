#include "server/services.h"

#include <utility>

namespace server {

void write(Services& services, store::Batch batch, store::Store::Done done) {
    if (services.closing)
        return;
    services.store.write(
        std::move(batch),
        [&loop = services.loop, done = std::move(done)](const store::Written& result) {
            if (done)
                loop.post([done, result] { done(result); });
        });
}

}  // namespace server
