// Writing while nobody else is served yet, or by a program that serves nobody.
#pragma once

#include <future>
#include <utility>

#include "server/store/store.h"

namespace store {

// Waits until the batch is on disk or cannot be. Never on the server's loop: it would stand still.
inline Written written(Store& store, Batch batch) {
    std::promise<Written> promise;
    store.write(std::move(batch), [&](const Written& result) { promise.set_value(result); });
    return promise.get_future().get();
}

}  // namespace store
