// What a server asks of the others that keep the same house. Alone, there is nobody to ask.
#pragma once

#include <string>

#include "server/store/ids.h"

namespace nodes {

class Neighbours {
  public:
    Neighbours() = default;
    Neighbours(const Neighbours&) = delete;
    Neighbours& operator=(const Neighbours&) = delete;
    virtual ~Neighbours() = default;

    // Whether this server may look at the table and change it now.
    virtual bool keep_here(const std::string& table) const = 0;
    // Of a table that will be kept here.
    virtual std::string new_table_id() const = 0;
    // Told to all others that can be reached; nothing if there are none: server/house_news.h.
    virtual bool are_there() const = 0;
    virtual void tell(const std::string& news) = 0;
};

class NoNeighbours final : public Neighbours {
  public:
    bool keep_here(const std::string& /*table*/) const override { return true; }
    std::string new_table_id() const override { return store::new_table_id(); }
    bool are_there() const override { return false; }
    void tell(const std::string& /*news*/) override {}
};

inline Neighbours& nobody() {
    static NoNeighbours none;
    return none;
}

}  // namespace nodes
