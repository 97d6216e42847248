// "Play now": a seat at an open table that fits, or a new table that waits. What waits is an open
// table like any other, so it stands in the lobby and survives a restart; the range of ratings that
// its host wants is kept beside it.
#pragma once

#include <functional>
#include <string>

#include "server/complaint.h"
#include "server/messages_play.h"
#include "server/services.h"

namespace server {

class Hall;

using PlayDone = std::function<void(Answered<wire::PlayFound>)>;

void play_now(Services& services,
              Hall& hall,
              const store::User& user,
              const wire::PlayNow& wish,
              const PlayDone& done);

}  // namespace server
