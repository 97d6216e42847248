// Lists of tables, read from the store alone: no table is woken or replayed for them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/services.h"
#include "server/stored_summary.h"

namespace server {

// Which tables somebody wants to see listed.
struct ListWish {
    std::string state;  // open, running, over; empty: all that are not over
    std::string game;
    std::string title;  // a part of it
    bool mine = false;
    bool all = false;  // of any state, private ones as well: for admins
    std::optional<store::TableCursor> before;
    int limit = 50;
};

// "1763210000000-k3f9x2ab": the last table of a page.
std::string text_of(const store::TableCursor& cursor);
std::optional<store::TableCursor> parse_cursor(std::string_view text);

class TableLists {
  public:
    // `around` says what is not stored; its user does not matter.
    TableLists(const Services& services, ListContext around)
        : services_(services), around_(std::move(around)) {}

    // Newest first. Running games of my own are one page, those where it is my turn first.
    wire::Tables page(const ListWish& wish, const std::string& user) const;
    // One table, as this user reads it; nobody in particular where it is empty.
    wire::TableSummary line(const store::TableRow& row, const std::string& user) const;

  private:
    wire::Tables my_unfinished(const ListWish& wish, const std::string& user) const;

    const Services& services_;
    ListContext around_;
};

}  // namespace server
