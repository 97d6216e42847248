// The engine protocol without its pipes: a line comes in, a line goes out.
#pragma once

#include <string>
#include <string_view>

#include "protocol/commands.h"

namespace protocol {

class Conversation {
  public:
    explicit Conversation(Library library = house_library(), Limits limits = {});

    // The response to one request, without line break; nothing to a line of white space.
    std::string answer(std::string_view line);
    bool is_finished() const { return desk_.is_finished; }
    const Limits& limits() const { return desk_.limits; }

  private:
    Desk desk_;
};

}  // namespace protocol
