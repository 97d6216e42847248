// What the servers of a house ask of the one they run in: its tables, and its ears.
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "server/net/job.h"

namespace nodes {

class Household {
  public:
    Household() = default;
    Household(const Household&) = delete;
    Household& operator=(const Household&) = delete;
    virtual ~Household() = default;

    // These tables are kept elsewhere from now on. Done when nothing of them is under way to disk.
    virtual void let_go(const std::function<bool(const std::string& table)>& is_gone,
                        net::Job done) = 0;
    // More tables are ours; nobody has played on them for so long.
    virtual void tables_came(std::chrono::milliseconds silence) = 0;
    // `from` stands for one connection to another server, until it is lost.
    virtual void hear(const std::string& from, std::string_view news) = 0;
    // What somebody who comes new must hear.
    virtual std::vector<std::string> introduction() const = 0;
    virtual void lost(const std::string& from) = 0;
    // Another server has taken our name.
    virtual void expelled() = 0;
};

}  // namespace nodes
