#include "server/store/sqlite_forget.h"

#include <array>
#include <string>
#include <vector>

namespace store::sqlite {
namespace {

struct HeldSeat {
    std::string table;
    int seat = 0;
};

core::Result<std::vector<HeldSeat>, Failure> held_seats(Connection& connection,
                                                        const std::string& user) {
    const auto read = [](const Statement& row) {
        HeldSeat held;
        row.read(held.table, held.seat);
        return held;
    };
    return connection.rows("SELECT table_id, seat FROM seats WHERE user_id = ?1", read, user);
}

// The names that tables are told: by whom a seat was planned or taken. They stand in JSON, which
// the store knows nothing else of.
constexpr std::array kForgetSeat = {
    "UPDATE seats SET name = ?4 WHERE table_id = ?1 AND seat = ?2 AND user_id = ?3",
    "UPDATE tables SET setup = json_set(setup, '$.seats[' || ?2 || '].name', ?4)"
    " WHERE id = ?1 AND json_valid(setup)"
    " AND json_extract(setup, '$.seats[' || ?2 || '].user') = ?3",
    "UPDATE tables SET summary = json_set(summary, '$.seats[' || ?2 || '].name', ?4)"
    " WHERE id = ?1 AND json_valid(summary)"
    " AND json_extract(summary, '$.seats[' || ?2 || '].user') = ?3",
    "UPDATE events SET text = json_set(text, '$.name', ?4) WHERE table_id = ?1"
    " AND text LIKE '%\"seat_taken\"%' AND json_valid(text)"
    " AND json_extract(text, '$.event') = 'seat_taken'"
    " AND json_extract(text, '$.user') = ?3 AND json_extract(text, '$.seat') = ?2",
};

}  // namespace

std::optional<Failure> forget_names(Connection& connection, const DeleteUser& gone) {
    const auto seats = held_seats(connection, gone.id);
    if (!seats)
        return seats.error();
    for (const HeldSeat& held : *seats) {
        const std::string name = gone.shown_as + " " + std::to_string(held.seat + 1);
        for (const char* sql : kForgetSeat)
            if (auto failure = connection.run(sql, held.table, held.seat, gone.id, name))
                return failure;
    }
    return connection.run("UPDATE chat SET name = '', text = '' WHERE user_id = ?1", gone.id);
}

}  // namespace store::sqlite
