// Somebody who looks at a table: a browser's socket or a bot's stream.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "server/messages.h"

namespace server {

using Json = std::shared_ptr<const std::string>;

class Watcher {
  public:
    Watcher() = default;
    Watcher(const Watcher&) = delete;
    Watcher& operator=(const Watcher&) = delete;
    virtual ~Watcher() = default;

    virtual const std::string& user() const = 0;  // empty: a stranger
    // The seat to look from, where the user holds several.
    virtual std::optional<int> wanted_seat(const std::string& table) const = 0;
    virtual bool is_muted(const std::string& user) const = 0;
    virtual void show(const Json& message) = 0;
    // The table is kept by another server from now on, and says nothing more here.
    virtual void moved() {}
};

// Somebody who follows the lists of tables.
class Follower {
  public:
    Follower() = default;
    Follower(const Follower&) = delete;
    Follower& operator=(const Follower&) = delete;
    virtual ~Follower() = default;

    virtual const std::string& user() const = 0;
    virtual void show(const Json& message) = 0;
};

}  // namespace server
