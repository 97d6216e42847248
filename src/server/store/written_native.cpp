#include "server/store/written.h"

#include <future>
#include <utility>

namespace store {

Written written(Store& store, Batch batch) {
    std::promise<Written> promise;
    store.write(std::move(batch), [&](const Written& result) { promise.set_value(result); });
    return promise.get_future().get();
}

}  // namespace store
