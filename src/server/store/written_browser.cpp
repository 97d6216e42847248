// A store in a browser is written by the page. While it opens, its batches are as good as written:
// nobody has been shown anything yet.
#include "server/store/written.h"

#include <cstdlib>
#include <optional>
#include <utility>

namespace store {

Written written(Store& store, Batch batch) {
    std::optional<Written> answer;
    store.write(std::move(batch), [&](const Written& result) { answer = result; });
    if (!answer)
        std::abort();
    return *answer;
}

}  // namespace store
