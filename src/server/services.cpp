#include "server/services.h"

#include <utility>

namespace server {

void write(Services& services, store::Batch batch, store::Store::Done done) {
    if (services.closing)
        return;
    // `done` may be the last to hold a room: it moves on, so that nothing of it ends on the thread
    // of the store.
    services.store.write(
        std::move(batch),
        [&loop = services.loop, done = std::move(done)](const store::Written& result) mutable {
            if (done)
                loop.post([done = std::move(done), result] { done(result); });
        });
}

}  // namespace server
