// What can be written of notices; what concerns users who are gone changes nothing.
#pragma once

#include "server/store/notice_rows.h"

namespace store {

struct KeepWishes {  // how a user wants to be told; new or changed
    std::string user;
    std::string text;
};
struct PutWay {  // new or changed
    WayRow way;
};
struct DeleteWay {  // with what is on it
    std::string id;
};
struct PutNotice {  // in place of the one with the same user and key
    NoticeRow notice;
};
struct DropNotices {  // those not told yet, and those on their way
    std::string user;
    std::string key;
};
struct NoticeTold {  // it stays to be looked up, and only the newest of the user stay
    std::string id;
    int keep = 0;
};
struct PutDelivery {  // new or changed
    DeliveryRow delivery;
};
struct DeleteDelivery {
    std::string id;
};
}  // namespace store
