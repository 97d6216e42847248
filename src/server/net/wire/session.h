// A connection as the server keeps it, whatever it speaks.
#pragma once

namespace net::wire {

class Session {
  public:
    Session() = default;
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;
    virtual ~Session() = default;

    // Ends it politely: what runs may come to its end.
    virtual void shut_down() = 0;

    // Ends it now. The application hears of it here, and nothing afterwards.
    virtual void abandon() = 0;
};

}  // namespace net::wire
