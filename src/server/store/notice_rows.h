// What the store keeps of notices: what is to be told, by which ways, and what is on its way.
#pragma once

#include <string>

#include "server/store/rows.h"

namespace store {

// A way to reach a user: a browser, a mailbox, a feed, a web hook. The server's words for all of
// it.
struct WayRow {
    std::string id{};
    std::string user{};
    std::string kind{};
    std::string address{};
    std::string secret{};  // what opens or signs it
    std::string label{};
    Instant created = 0;
    bool confirmed = false;
    Instant failed = 0;  // when a delivery was given up last; 0: all is well
    std::string failure{};
    friend bool operator==(const WayRow&, const WayRow&) = default;
};

// Something that a user is told once its time has come. Of one key there is one per user: what is
// new takes the place of what was.
struct NoticeRow {
    std::string id{};
    std::string user{};
    std::string key{};
    std::string kind{};
    std::string text{};  // JSON
    Instant at = 0;
    Instant due = 0;  // 0: it has been told
    friend bool operator==(const NoticeRow&, const NoticeRow&) = default;
};

// A notice on its way. It is deleted when it has arrived; one that is found again after a crash is
// sent again under the same id.
struct DeliveryRow {
    std::string id{};
    std::string user{};
    std::string way{};
    std::string key{};  // of its notice
    std::string kind{};
    std::string text{};
    Instant at = 0;   // of the notice
    Instant due = 0;  // when it is tried next
    int tries = 0;
    bool digest = false;  // waits for others of the same way
    friend bool operator==(const DeliveryRow&, const DeliveryRow&) = default;
};

}  // namespace store
