// Somebody who has the lobby open and does nothing else.
#pragma once

#include <string_view>

#include "swarm/link.h"
#include "swarm/messages.h"

namespace swarm {

class Follower final : public LinkUser {
  public:
    explicit Follower(Field& field) : link_(field, "", *this) {}

    void on_open() override { link_.send(follow_text()); }
    void on_text(std::string_view /*text*/) override { has_heard_ = true; }
    bool has_heard() const { return has_heard_; }

  private:
    bool has_heard_ = false;
    Link link_;
};

}  // namespace swarm
