#include "server/table_lists.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace server {
namespace {

store::TableFilter filter_of(const ListWish& wish, const std::string& user) {
    store::TableFilter filter;
    filter.is_over = wish.state == "over";
    filter.state = *filter.is_over ? "" : wish.state;
    filter.or_state = wish.state == "running" ? "paused" : "";
    filter.game = wish.game;
    filter.user = wish.mine ? user : "";
    filter.title = wish.title;
    filter.only_public = !wish.mine && !wish.all;
    if (wish.all)
        filter.is_over.reset();
    filter.before = wish.before;
    filter.limit = wish.limit;
    return filter;
}

void sort_my_turn_first(std::vector<wire::TableSummary>& tables) {
    std::ranges::stable_sort(tables, [](const auto& one, const auto& other) {
        return std::pair(one.your_turn, one.updated) > std::pair(other.your_turn, other.updated);
    });
}

}  // namespace

std::string text_of(const store::TableCursor& cursor) {
    return std::to_string(cursor.created) + "-" + cursor.id;
}

std::optional<store::TableCursor> parse_cursor(std::string_view text) {
    const std::size_t dash = text.find('-');
    std::int64_t created = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), created);
    if (dash == std::string_view::npos || error != std::errc{} || end != text.data() + dash)
        return std::nullopt;
    return store::TableCursor{created, std::string(text.substr(dash + 1))};
}

wire::Tables TableLists::page(const ListWish& wish, const std::string& user) const {
    if (wish.mine && wish.state != "over")
        return my_unfinished(wish, user);
    wire::Tables page{};
    const auto rows = services_.store.tables(filter_of(wish, user));
    if (!rows)
        return page;
    for (const store::TableRow& row : *rows)
        page.tables.push_back(line(row, user));
    if (!rows->empty() && static_cast<int>(rows->size()) == wish.limit)
        page.next = text_of({rows->back().created, rows->back().id});
    return page;
}

// Whose turn it is cannot be asked of the store, so all of them are looked at.
wire::Tables TableLists::my_unfinished(const ListWish& wish, const std::string& user) const {
    wire::Tables page{};
    if (user.empty())
        return page;
    store::TableFilter filter = filter_of(wish, user);
    filter.before.reset();
    filter.limit = store::kMaxListed;
    const auto rows = services_.store.tables(filter);
    if (!rows)
        return page;
    for (const store::TableRow& row : *rows)
        page.tables.push_back(line(row, user));
    sort_my_turn_first(page.tables);
    if (page.tables.size() > static_cast<std::size_t>(wish.limit))
        page.tables.resize(static_cast<std::size_t>(wish.limit));
    return page;
}

wire::TableSummary TableLists::line(const store::TableRow& row, const std::string& user) const {
    return list_line(row, {user, around_.is_online, around_.watchers, around_.rating});
}

}  // namespace server
