// A WebSocket that comes back: when it is lost, it is opened again after a short pause.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "swarm/field.h"
#include "swarm/wire/web_socket.h"

namespace swarm {

class LinkUser {
  public:
    LinkUser() = default;
    LinkUser(const LinkUser&) = delete;
    LinkUser& operator=(const LinkUser&) = delete;

    virtual void on_open() = 0;  // also after each return
    virtual void on_text(std::string_view text) = 0;

  protected:
    ~LinkUser() = default;
};

class Link final : public WebSocketUser {
  public:
    Link(Field& field, std::string cookie, LinkUser& user);

    bool is_open() const { return is_open_; }
    // Lost if the link is not open.
    void send(std::string_view text);

    void on_open() override;
    void on_text(std::string_view text) override;
    void on_lost(const core::Error& why) override;

  private:
    void open();

    Field& field_;
    std::string cookie_;
    LinkUser& user_;
    bool is_open_ = false;
    std::unique_ptr<WebSocket> socket_;
    Timer retry_;
};

}  // namespace swarm
