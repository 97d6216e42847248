#include "device/device_store.h"

#include <algorithm>
#include <utility>

#include "device/changes_of.h"
#include "device/stored_rows.h"

namespace device {
namespace {

using store::Found;
using store::Listed;

std::optional<std::string> text_at(const Records& records, const std::string& key) {
    const auto found = records.find(key);
    return found == records.end() ? std::nullopt : std::optional(found->second);
}

// Calls with key and text of every record of that prefix from `first` on, until it is told to stop.
template <class Take>
void each_from(const Records& records,
               const std::string& prefix,
               const std::string& first,
               const Take& take) {
    for (auto at = records.lower_bound(first); at != records.end() && at->first.starts_with(prefix);
         ++at)
        if (!take(at->first, at->second))
            return;
}

template <class Row>
std::vector<Row> rows_of(const Records& records, const std::string& prefix) {
    std::vector<Row> rows;
    each_from(records, prefix, prefix, [&](const std::string&, const std::string& text) {
        if (auto row = row_in<Row>(text))
            rows.push_back(std::move(*row));
        return true;
    });
    return rows;
}

template <class Row>
std::optional<Row> row_at(const Records& records, const std::string& key) {
    const auto text = text_at(records, key);
    return text ? row_in<Row>(*text) : std::nullopt;
}

std::string lower(std::string text) {
    std::ranges::transform(text, text.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    return text;
}

template <class Rows>
Rows first_of(Rows rows, int limit) {
    rows.resize(std::min(rows.size(), static_cast<std::size_t>(std::max(0, limit))));
    return rows;
}

}  // namespace

DeviceStore::~DeviceStore() = default;

void DeviceStore::apply(const std::vector<Change>& changes) {
    for (const Change& change : changes) {
        if (change.text)
            records_[change.key] = *change.text;
        else
            records_.erase(change.key);
    }
}

void DeviceStore::write(store::Batch batch, Done done) {
    ++metrics_.batches;
    waiting_.push_back({std::move(batch), std::move(done), {}});
    if (has_begun_)
        return ask_next();
    auto changes = changes_of(waiting_.back().batch, records_);
    if (!changes)
        return refuse(waiting_.size() - 1, changes.error());
    ++asked_;
    apply(*changes);
    const Done written = std::exchange(waiting_.back().done, {});
    keep_(*changes);
    if (written)
        written(std::monostate{});
}

// A batch builds on those before it, so it waits until they are kept.
void DeviceStore::ask_next() {
    while (asked_ == 0 && !waiting_.empty()) {
        auto changes = changes_of(waiting_.front().batch, records_);
        if (!changes) {
            refuse(0, changes.error());
            continue;
        }
        ++asked_;
        waiting_.front().changes = *changes;
        keep_(*changes);
    }
}

void DeviceStore::refuse(std::size_t place, const store::Failure& failure) {
    ++metrics_.failed_batches;
    const Done done = std::move(waiting_[place].done);
    waiting_.erase(waiting_.begin() + static_cast<std::ptrdiff_t>(place));
    if (done)
        done(failure);
}

void DeviceStore::kept(bool well) {
    if (asked_ == 0)
        return;
    --asked_;
    const Waiting oldest = std::move(waiting_.front());
    waiting_.pop_front();
    ++metrics_.commits;
    if (well)
        apply(oldest.changes);
    if (oldest.done && well)
        oldest.done(std::monostate{});
    else if (oldest.done)
        oldest.done(store::Failure{store::Trouble::Storage, {"device", "could not be written"}});
    ask_next();
}

store::Metrics DeviceStore::metrics() const {
    store::Metrics now = metrics_;
    now.waiting = waiting_.size();
    return now;
}

Found<store::User> DeviceStore::user_by_id(const std::string& id) const {
    return row_at<store::User>(records_, key_of("user", id));
}
Found<store::User> DeviceStore::user_by_name(const std::string& /*name*/) const {
    return std::optional<store::User>();
}
Found<store::User> DeviceStore::account_like(const std::string& /*name*/) const {
    return std::optional<store::User>();
}
Found<store::SessionRow> DeviceStore::session(const std::string& /*token_hash*/) const {
    return std::optional<store::SessionRow>();
}
Listed<store::SessionRow> DeviceStore::sessions_of(const std::string& /*user*/) const {
    return std::vector<store::SessionRow>();
}
Found<store::ApiToken> DeviceStore::token(const std::string& /*token_hash*/) const {
    return std::optional<store::ApiToken>();
}
Listed<store::ApiToken> DeviceStore::tokens_of(const std::string& /*user*/) const {
    return std::vector<store::ApiToken>();
}

Listed<std::string> DeviceStore::mutes_of(const std::string& user) const {
    std::vector<std::string> muted;
    const std::string prefix = key_of("mute", user) + "/";
    each_from(records_, prefix, prefix, [&](const std::string&, const std::string& text) {
        muted.push_back(text);
        return true;
    });
    return muted;
}

Found<std::string> DeviceStore::setting(const std::string& key) const {
    return text_at(records_, key_of("setting", key));
}
Found<store::PackRow> DeviceStore::pack(const std::string& hash) const {
    return row_at<store::PackRow>(records_, key_of("pack", hash));
}
Found<store::TableRow> DeviceStore::table(const std::string& id) const {
    return row_at<store::TableRow>(records_, key_of("table", id));
}

Found<store::TableRow> DeviceStore::table_by_invite(const std::string& invite) const {
    for (store::TableRow& row : rows_of<store::TableRow>(records_, "table/"))
        if (!invite.empty() && row.invite == invite)
            return std::optional(std::move(row));
    return std::optional<store::TableRow>();
}

bool DeviceStore::fits(const store::TableRow& row, const store::TableFilter& filter) const {
    const auto is = [](const std::string& wanted, const std::string& value) {
        return wanted.empty() || wanted == value;
    };
    const auto sits = [&](const std::string& user) {
        const auto all = seats(row.id);
        return std::ranges::find(*all, user, &store::SeatRow::user) != all->end();
    };
    const bool state =
        is(filter.state, row.state) || (!filter.or_state.empty() && filter.or_state == row.state);
    const bool before =
        !filter.before
        || std::pair(row.created, row.id) < std::pair(filter.before->created, filter.before->id);
    return state && before && is(filter.game, row.game) && is(filter.host, row.host)
           && (!filter.is_over || *filter.is_over == row.is_over)
           && (!filter.only_public || !row.is_private)
           && lower(row.title).find(lower(filter.title)) != std::string::npos
           && (filter.user.empty() || row.host == filter.user || sits(filter.user));
}

Listed<store::TableRow> DeviceStore::tables(const store::TableFilter& filter) const {
    auto rows = rows_of<store::TableRow>(records_, "table/");
    std::erase_if(rows, [&](const store::TableRow& row) { return !fits(row, filter); });
    std::ranges::sort(rows, [](const store::TableRow& left, const store::TableRow& right) {
        return std::pair(left.created, left.id) > std::pair(right.created, right.id);
    });
    return first_of(std::move(rows), std::min(filter.limit, store::kMaxListed));
}

core::Result<int> DeviceStore::count_tables(const store::TableFilter& filter) const {
    store::TableFilter all = filter;
    all.before.reset();
    const auto rows = rows_of<store::TableRow>(records_, "table/");
    return static_cast<int>(
        std::ranges::count_if(rows, [&](const store::TableRow& row) { return fits(row, all); }));
}

Listed<store::Alarm> DeviceStore::alarms(const store::Alarm& after, int limit) const {
    const auto order = [](const store::Alarm& alarm) { return std::pair(alarm.at, alarm.table); };
    std::vector<store::Alarm> all;
    for (const store::TableRow& row : rows_of<store::TableRow>(records_, "table/"))
        if (row.wakes > 0 && std::pair(row.wakes, row.id) > order(after))
            all.push_back({row.wakes, row.id});
    std::ranges::sort(all, {}, order);
    return first_of(std::move(all), limit);
}

Listed<std::string> DeviceStore::tables_of_computers(const std::string& after, int limit) const {
    std::vector<std::string> ids;
    for (const store::TableRow& row : rows_of<store::TableRow>(records_, "table/"))
        if (row.computer_due && row.id > after)
            ids.push_back(row.id);
    return first_of(std::move(ids), limit);
}

Listed<std::string> DeviceStore::tables_without_summary(bool is_over,
                                                        const std::string& after,
                                                        int limit) const {
    std::vector<std::string> ids;
    for (const store::TableRow& row : rows_of<store::TableRow>(records_, "table/"))
        if (row.summary.empty() && row.is_over == is_over && row.id > after)
            ids.push_back(row.id);
    return first_of(std::move(ids), limit);
}

Listed<store::Downtime> DeviceStore::downtimes() const {
    return rows_of<store::Downtime>(records_, "downtime/");
}

Listed<store::SeatRow> DeviceStore::seats(const std::string& table) const {
    return row_at<std::vector<store::SeatRow>>(records_, key_of("seats", table))
        .value_or(std::vector<store::SeatRow>());
}

Listed<store::EventRow> DeviceStore::events(const std::string& table, std::int64_t from) const {
    std::vector<store::EventRow> rows;
    std::int64_t n = from;
    each_from(records_,
              key_of("event", table) + "/",
              key_of("event", table, from),
              [&](const std::string&, const std::string& text) {
                  rows.push_back({table, n++, text});
                  return true;
              });
    return rows;
}

Found<std::string> DeviceStore::story(const std::string& table) const {
    return text_at(records_, key_of("story", table));
}

Listed<store::ChatRow> DeviceStore::chat(const std::string& table,
                                         std::int64_t before,
                                         std::int64_t limit) const {
    auto rows = rows_of<store::ChatRow>(records_, key_of("chat", table) + "/");
    std::erase_if(rows, [&](const store::ChatRow& row) { return row.n >= before; });
    const auto surplus = std::max<std::int64_t>(0, static_cast<std::int64_t>(rows.size()) - limit);
    rows.erase(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(surplus));
    return rows;
}

Found<store::ChatRow> DeviceStore::chat_said(const std::string& table,
                                             const std::string& user,
                                             const std::string& said) const {
    for (store::ChatRow& row : rows_of<store::ChatRow>(records_, key_of("chat", table) + "/"))
        if (!said.empty() && row.user == user && row.said == said)
            return std::optional(std::move(row));
    return std::optional<store::ChatRow>();
}

}  // namespace device
