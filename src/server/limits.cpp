#include "server/limits.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <variant>

namespace server {
namespace {

constexpr double kLargest = 1e12;

const LimitRow* row_named(std::string_view name) {
    const auto rows = limit_rows();
    const auto found = std::ranges::find(rows, name, &LimitRow::name);
    return found == rows.end() ? nullptr : &*found;
}

// Less than that comes back per minute of no rate: once in ten days.
constexpr double kSlowest = 1e-4;

core::Result<double> number_in(const std::string& where,
                               const boost::json::value* json,
                               double least) {
    if (json == nullptr || !json->is_number())
        return core::Error{where, "expected a number"};
    const auto number = json->to_number<double>();
    if (!(number >= least && number <= kLargest))
        return core::Error{where, "expected a number that is not too small or too large"};
    return number;
}

core::Result<Allowance> cap_in(const std::string& where, const boost::json::value& json) {
    const auto most = number_in(where, &json, 1);
    if (!most)
        return most.error();
    return Allowance{*most, 0};
}

core::Result<Allowance> rate_in(const std::string& where, const boost::json::value& json) {
    const auto* object = json.if_object();
    if (object == nullptr || object->size() != 2)
        return core::Error{where, "expected {\"most\": ..., \"per_minute\": ...}"};
    const auto most = number_in(where + ".most", object->if_contains("most"), 1);
    if (!most)
        return most.error();
    const auto per_minute =
        number_in(where + ".per_minute", object->if_contains("per_minute"), kSlowest);
    if (!per_minute)
        return per_minute.error();
    return Allowance{*most, *per_minute};
}

std::string value_text(const LimitRow& row) {
    const auto whole = [](double number) { return std::to_string(std::llround(number)); };
    const std::string most = whole(row.usual.most) + " " + std::string(row.unit);
    if (!row.is_rate())
        return most;
    const double each = row.usual.per_minute;
    return most + ", then "
           + (each < 1 ? whole(each * 60) + " an hour" : whole(each) + " a minute");
}

}  // namespace

std::string_view word_of(Per per) {
    switch (per) {
        case Per::User: return "user";
        case Per::Network: return "network";
        case Per::Table: return "table";
        case Per::Socket: return "socket";
        case Per::Server: return "server";
    }
    return "";
}

Limits::Limits() {
    static_assert(static_cast<std::size_t>(Limit::UnsentBytes) + 1 == kLimits);
    for (const LimitRow& row : limit_rows())
        set(row.limit, row.usual);
}

core::Result<std::monostate> Limits::change(const boost::json::value& changes) {
    if (!changes.is_object())
        return core::Error{"", "expected an object with names of limits"};
    for (const auto& [key, json] : changes.get_object()) {
        const std::string name(key);
        const LimitRow* row = row_named(name);
        if (row == nullptr)
            return core::Error{name, "there is no such limit"};
        const auto value = row->is_rate() ? rate_in(name, json) : cap_in(name, json);
        if (!value)
            return value.error();
        set(row->limit, *value);
    }
    return std::monostate{};
}

// As many as can be counted: that is less where addresses are short.
std::size_t Limits::most(Limit limit) const {
    constexpr auto kMost = std::numeric_limits<std::size_t>::max();
    const double most = at(limit).most;
    return most >= static_cast<double>(kMost) ? kMost : static_cast<std::size_t>(most);
}

void Limits::lift() {
    for (const LimitRow& row : limit_rows()) {
        const bool is_of_people = row.per == Per::User || row.per == Per::Network;
        if (row.is_rate())
            set(row.limit, {kLargest, kLargest});
        else if (is_of_people)
            set(row.limit, {kLargest, 0});
    }
}

net::Limits Limits::of_connections() const {
    net::Limits limits;
    limits.connections = most(Limit::Connections);
    limits.connections_per_network = most(Limit::ConnectionsPerNetwork);
    limits.header_bytes = most(Limit::HeaderBytes);
    limits.body_bytes = most(Limit::BodyBytes);
    limits.message_bytes = most(Limit::MessageBytes);
    limits.unsent_bytes = most(Limit::UnsentBytes);
    return limits;
}

std::string limits_page() {
    std::string page = "\n| limit | for each | value | about |\n|---|---|---|---|\n";
    for (const LimitRow& row : limit_rows())
        page += "| `" + std::string(row.name) + "` | " + std::string(word_of(row.per)) + " | "
                + value_text(row) + " | " + std::string(row.about) + " |\n";
    return page + "\n";
}

}  // namespace server
