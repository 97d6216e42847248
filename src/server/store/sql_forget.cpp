#include "server/store/sql_forget.h"

#include <string>
#include <utility>
#include <vector>

#include <boost/json.hpp>

namespace store::sql {
namespace {

namespace json = boost::json;

struct HeldSeat {
    std::string table;
    int seat = 0;
};

// A text that holds the name, and the key of its row.
struct Told {
    std::string text;
    std::int64_t n = 0;
};

template <class T>
using Rows = core::Result<std::vector<T>, Failure>;

Rows<HeldSeat> held_seats(Connection& connection, const std::string& user) {
    const auto read = [](const Row& row) {
        HeldSeat held;
        row.read(held.table, held.seat);
        return held;
    };
    return connection.rows("SELECT table_id, seat FROM seats WHERE user_id = ?1", read, user);
}

Told read_told(const Row& row) {
    Told told;
    row.read(told.text, told.n);
    return told;
}

// The seat of the user in a text with seats; null: it is not theirs there, or the text is none.
json::object* seat_in(json::value& text, int seat, const std::string& user) {
    json::object* const whole = text.if_object();
    json::value* const seats = whole == nullptr ? nullptr : whole->if_contains("seats");
    json::array* const list = seats == nullptr ? nullptr : seats->if_array();
    json::value* const one =
        list == nullptr ? nullptr : list->if_contains(static_cast<std::size_t>(seat));
    json::object* const found = one == nullptr ? nullptr : one->if_object();
    const json::value* const owner = found == nullptr ? nullptr : found->if_contains("user");
    return owner != nullptr && *owner == json::value(user) ? found : nullptr;
}

// An event that says who sat down; null: another one.
json::object* sitting_down(json::value& text, int seat, const std::string& user) {
    json::object* const event = text.if_object();
    const auto says = [&](const char* key, const json::value& what) {
        const json::value* const found = event->if_contains(key);
        return found != nullptr && *found == what;
    };
    return event != nullptr && says("event", "seat_taken") && says("user", json::value(user))
                   && says("seat", json::value(seat))
               ? event
               : nullptr;
}

struct Forgetting {
    Connection& connection;
    const HeldSeat& held;
    const std::string& user;
    const std::string& name;  // instead

    // Every text of the query in which `find` sees the name is written again by `update`: ?1 the
    // table, ?2 the text, ?3 its number.
    template <class Find>
    std::optional<Failure> rename(std::string_view query, Find find, std::string_view update) {
        const auto texts = connection.rows(query, read_told, held.table);
        if (!texts)
            return texts.error();
        for (const Told& told : *texts) {
            boost::system::error_code wrong;
            json::value text = json::parse(told.text, wrong);
            json::object* const place = wrong ? nullptr : find(text, held.seat, user);
            if (place == nullptr)
                continue;
            (*place)["name"] = name;
            if (auto failure = connection.run(update, held.table, json::serialize(text), told.n))
                return failure;
        }
        return std::nullopt;
    }
};

// The names that tables are told: by whom a seat was planned or taken.
std::optional<Failure> forget_seat(Forgetting forgetting) {
    auto failure = forgetting.connection.run(
        "UPDATE seats SET name = ?4 WHERE table_id = ?1 AND seat = ?2 AND user_id = ?3",
        forgetting.held.table,
        forgetting.held.seat,
        forgetting.user,
        forgetting.name);
    if (!failure)
        failure = forgetting.rename("SELECT setup, 0 FROM tables WHERE id = ?1",
                                    seat_in,
                                    "UPDATE tables SET setup = ?2 WHERE id = ?1 AND ?3 = 0");
    if (!failure)
        failure = forgetting.rename("SELECT summary, 0 FROM tables WHERE id = ?1",
                                    seat_in,
                                    "UPDATE tables SET summary = ?2 WHERE id = ?1 AND ?3 = 0");
    if (!failure)
        failure = forgetting.rename(
            "SELECT text, n FROM events WHERE table_id = ?1 AND text LIKE '%\"seat_taken\"%'",
            sitting_down,
            "UPDATE events SET text = ?2 WHERE table_id = ?1 AND n = ?3");
    return failure;
}

}  // namespace

std::optional<Failure> forget_names(Connection& connection, const DeleteUser& gone) {
    const auto seats = held_seats(connection, gone.id);
    if (!seats)
        return seats.error();
    for (const HeldSeat& held : *seats) {
        const std::string name = gone.shown_as + " " + std::to_string(held.seat + 1);
        if (auto failure = forget_seat({connection, held, gone.id, name}))
            return failure;
    }
    return connection.run("UPDATE chat SET name = '', text = '' WHERE user_id = ?1", gone.id);
}

}  // namespace store::sql
