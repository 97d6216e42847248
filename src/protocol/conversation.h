// The engine protocol without its pipes: a line comes in, a line goes out.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "protocol/commands.h"

namespace protocol {

class Conversation {
  public:
    explicit Conversation(Library library = house_library(), Limits limits = {});

    // Takes lines that come before the response, without line break.
    using Progress = std::function<void(const std::string& line)>;

    // The response to one request, without line break; nothing to a line of white space.
    std::string answer(std::string_view line, const Progress& progress = {});
    bool is_finished() const { return desk_.is_finished; }
    const Limits& limits() const { return desk_.limits; }

  private:
    Desk desk_;
};

}  // namespace protocol
