// Writing while nobody else is served yet, or by a program that serves nobody.
#pragma once

#include "server/store/store.h"

namespace store {

// Waits until the batch is on disk or cannot be. Never on the server's loop: it would stand still.
Written written(Store& store, Batch batch);

}  // namespace store
