// Who is told at once what the house tells everybody.
#pragma once

#include <unordered_set>

#include "server/messages.h"

namespace server {

class BulletinReader {
  public:
    BulletinReader() = default;
    BulletinReader(const BulletinReader&) = delete;
    BulletinReader& operator=(const BulletinReader&) = delete;
    virtual ~BulletinReader() = default;

    virtual void announced(const wire::Text& text) = 0;
};

class Bulletin {
  public:
    void listen(BulletinReader& reader) { readers_.insert(&reader); }
    void ignore(BulletinReader& reader) { readers_.erase(&reader); }
    void announce(const wire::Text& text) {
        for (BulletinReader* const reader : std::unordered_set(readers_))
            if (readers_.contains(reader))
                reader->announced(text);
    }

  private:
    std::unordered_set<BulletinReader*> readers_;
};

}  // namespace server
