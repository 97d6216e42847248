// What people are told when the server cannot save, and when it can again.
#pragma once

#include "server/watcher.h"

namespace server {

Json trouble_message(bool on);

}  // namespace server
