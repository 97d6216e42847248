// The games by the pack they are played with: a table that began with another pack than the server
// has now goes on with its own, which the store keeps.
#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/mutex.h"
#include "core/result.h"
#include "engine/any_game.h"
#include "server/store/store.h"

namespace server {

// From a pack as JSON.
using MakeGame =
    std::function<core::Result<engine::AnyGamePtr>(std::string_view id, std::string_view pack)>;

// What is kept in memory of packs that are not the current ones. From any thread.
class GameShelf {
  public:
    engine::AnyGamePtr find(std::string_view content) const;
    void put(engine::AnyGamePtr game);

  private:
    static constexpr std::size_t kMost = 16;

    mutable core::Mutex mutex_;
    std::deque<engine::AnyGamePtr> games_;  // the one that was put last in front
};

struct Services;

// The game with the pack of this hash; an error says that the pack is not known here.
core::Result<engine::AnyGamePtr> game_with(const Services& services,
                                           std::string_view id,
                                           std::string_view content);

// What the store keeps under this hash; none if it cannot be read.
std::optional<std::string> pack_text(const Services& services, const std::string& content);

// Stores the packs of all games, those of earlier releases too; comes back when they are on disk.
store::Written keep_packs(const Services& services);

}  // namespace server
