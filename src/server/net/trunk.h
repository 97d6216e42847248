// A connection between two servers that know the same secret: messages of any bytes in both
// directions, in order. Not encrypted: it belongs into a network of its own. What does it stands in
// net/wire/trunk.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "core/result.h"
#include "server/net/loop.h"

namespace net {

// Everything here is used and called back on the loop.
class Trunk {
  public:
    Trunk() = default;
    Trunk(const Trunk&) = delete;
    Trunk& operator=(const Trunk&) = delete;
    virtual ~Trunk() = default;

    // Lost if the trunk is cut. One whose peer leaves too much unread is cut.
    virtual void send(std::string_view message) = 0;
    // Nothing more is heard of it, not even its end.
    virtual void cut() = 0;
    virtual const std::string& peer() const = 0;  // the name that it gave
};

using TrunkPtr = std::shared_ptr<Trunk>;

class TrunkUser {
  public:
    TrunkUser() = default;
    TrunkUser(const TrunkUser&) = delete;
    TrunkUser& operator=(const TrunkUser&) = delete;
    virtual ~TrunkUser() = default;

    virtual void on_message(std::string_view message) = 0;
    virtual void on_lost(const std::string& why) = 0;  // the last call
};

// Both ends prove that they know the secret without telling it: each makes a seal of what the other
// made up.
struct TrunkKeys {
    std::string own_name;
    std::function<std::string()> made_up;               // something new at each call
    std::function<std::string(std::string_view)> seal;  // with the secret, as text
};

// Calls `opened` once: with the trunk, after which `user` hears of it, or with what went wrong.
void open_trunk(Loop& loop,
                const std::string& address,  // HOST:PORT
                const std::string& peer,     // who must answer there
                const TrunkKeys& keys,
                const std::shared_ptr<TrunkUser>& user,
                std::function<void(core::Result<TrunkPtr>)> opened);

// A port that other servers connect to.
class TrunkPort {
  public:
    // Called for each trunk that was opened from outside; who shall hear of it.
    using Welcome = std::function<std::shared_ptr<TrunkUser>(const TrunkPtr& trunk)>;

    TrunkPort(Loop& loop, TrunkKeys keys, Welcome welcome);
    TrunkPort(const TrunkPort&) = delete;
    TrunkPort& operator=(const TrunkPort&) = delete;
    ~TrunkPort();

    // Gives the port, a free one for 0.
    core::Result<std::uint16_t> listen(const std::string& host, std::uint16_t port);

  private:
    struct State;
    std::shared_ptr<State> state_;
};

}  // namespace net
