// Somebody who only looks on; costs the swarm as little as possible.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "swarm/link.h"

namespace swarm {

class ViewerHost {
  public:
    ViewerHost() = default;
    ViewerHost(const ViewerHost&) = delete;
    ViewerHost& operator=(const ViewerHost&) = delete;

    virtual void on_shown(int viewer, std::int64_t version) = 0;

  protected:
    ~ViewerHost() = default;
};

class Viewer final : public LinkUser {
  public:
    Viewer(Field& field, ViewerHost& host, int number);

    void watch(const std::string& table);
    void leave();

    void on_open() override;
    void on_text(std::string_view text) override;

  private:
    ViewerHost& host_;
    int number_;
    std::string table_;
    Link link_;
};

}  // namespace swarm
