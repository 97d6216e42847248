// Writing results and ratings, relations and privacy. Ratings are reckoned here, on the thread that
// writes: two games of one person that end at the same moment both count.
#include <cmath>
#include <cstddef>

#include "rating/game.h"
#include "rating/season.h"
#include "server/store/sql_crowd_rows.h"
#include "server/store/sql_writes.h"

namespace store::sql {
namespace {

template <class T>
using Done = core::Result<T, Failure>;

constexpr double kHundredths = 100;
constexpr double kThousandths = 1000;

std::int64_t whole(double value, double unit) { return std::llround(value * unit); }

rating::Rating rating_of(std::int64_t mean, std::int64_t deviation) {
    return {static_cast<double>(mean) / kHundredths, static_cast<double>(deviation) / kHundredths};
}

// What is known of the players before the game.
Done<rating::Player> player_at(Connection& connection,
                               const FinishGame& game,
                               const FinishedSeat& seat) {
    rating::Player player{{}, seat.place, !seat.level.empty()};
    if (player.is_fixed) {
        player.rating = rating_of(seat.mean, seat.deviation);
        return player;
    }
    const auto read = [](const Row& row) {
        RatingRow found;
        row.read(found.mean, found.deviation, found.last);
        return found;
    };
    const auto found = connection.rows(
        "SELECT mean, deviation, last FROM ratings WHERE user_id = ?1 AND ladder = ?2",
        read,
        seat.user,
        game.ladder);
    if (!found)
        return found.error();
    for (const RatingRow& row : *found)
        player.rating = rating::aged(rating_of(row.mean, row.deviation), game.ended - row.last);
    return player;
}

// A game as it is written, seat by seat.
struct Settled {
    std::vector<rating::Player> players;
    std::vector<rating::Rating> after;
    std::vector<double> chances;
    std::vector<double> shares;
};

Done<Settled> settled(Connection& connection, const FinishGame& game) {
    Settled all;
    for (const FinishedSeat& seat : game.seats) {
        if (game.ladder.empty()) {
            all.players.push_back({{}, seat.place});
            continue;
        }
        auto player = player_at(connection, game, seat);
        if (!player)
            return player.error();
        all.players.push_back(*player);
    }
    all.after = rating::rated(all.players);
    all.chances = rating::chances(all.players);
    all.shares = rating::shares(all.players);
    return all;
}

std::optional<Failure> add_result(Connection& connection,
                                  const FinishGame& game,
                                  const Settled& all,
                                  std::size_t i) {
    const FinishedSeat& seat = game.seats[i];
    const bool is_rated = !game.ladder.empty();
    return connection.run(
        "INSERT INTO results (table_id, seat, user_id, level, game, ladder, is_hidden, players,"
        " place, score, won, expected, ending, pick, ended, before, mean, deviation)"
        " VALUES (?1, ?2, (SELECT id FROM users WHERE id = ?3), ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11,"
        " ?12, ?13, ?14, ?15, ?16, ?17, ?18)",
        game.table,
        seat.seat,
        seat.user,
        seat.level,
        game.game,
        game.ladder,
        game.is_hidden,
        static_cast<std::int64_t>(game.seats.size()),
        seat.place,
        seat.score,
        whole(all.shares[i], kThousandths),
        whole(all.chances[i], kThousandths),
        game.ending,
        seat.pick,
        game.ended,
        is_rated ? whole(all.players[i].rating.mean, kHundredths) : 0,
        is_rated ? whole(all.after[i].mean, kHundredths) : 0,
        is_rated ? whole(all.after[i].deviation, kHundredths) : 0);
}

// When the tenth game before this moment was played; 0 if there were fewer.
Done<std::int64_t> tenth(Connection& connection,
                         const FinishGame& game,
                         const std::string& user,
                         Instant since) {
    return connection.value<std::int64_t>(
        "SELECT ended FROM results WHERE user_id = ?1 AND ladder = ?2 AND ladder <> ''"
        " AND ended >= ?3 ORDER BY ended DESC LIMIT 1 OFFSET 9",
        user,
        game.ladder,
        since);
}

struct Kept {
    std::string ladder;
    Instant since = 0;
};

// Whose account is gone has no rating to be changed.
std::optional<Failure> keep_rating(Connection& connection,
                                   const FinishGame& game,
                                   const Settled& all,
                                   std::size_t i,
                                   const Kept& kept) {
    const std::string& user = game.seats[i].user;
    const auto since = tenth(connection, game, user, kept.since);
    if (!since)
        return since.error();
    return connection.run(
        "INSERT INTO ratings (user_id, ladder, mean, deviation, games, won, expected, last, tenth,"
        " listed) SELECT id, ?2, ?3, ?4, 1, ?5, ?6, ?7, ?8,"
        " coalesce((SELECT p.listed FROM privacy p WHERE p.user_id = ?1), 1)"
        " FROM users WHERE id = ?1"
        " ON CONFLICT (user_id, ladder) DO UPDATE SET mean = excluded.mean,"
        " deviation = excluded.deviation, games = ratings.games + 1,"
        " won = ratings.won + excluded.won, expected = ratings.expected + excluded.expected,"
        " last = excluded.last, tenth = excluded.tenth",
        user,
        kept.ladder,
        whole(all.after[i].mean, kHundredths),
        whole(all.after[i].deviation, kHundredths),
        whole(all.shares[i], kThousandths),
        whole(all.chances[i], kThousandths),
        game.ended,
        *since);
}

std::optional<Failure> keep_ratings(Connection& connection,
                                    const FinishGame& game,
                                    const Settled& all) {
    const int season = rating::season_at(game.ended);
    const Kept kept[] = {
        {game.ladder, 0},
        {game.ladder + "/" + std::to_string(season), rating::season_begin(season)}};
    for (std::size_t i = 0; i < game.seats.size(); ++i)
        for (const Kept& ladder : kept)
            if (!game.seats[i].user.empty())
                if (auto failure = keep_rating(connection, game, all, i, ladder))
                    return failure;
    return std::nullopt;
}

}  // namespace

std::optional<Failure> apply(Connection& connection, const FinishGame& game) {
    const std::string subject = "result of table " + game.table;
    const auto known = connection.value<std::int64_t>(
        "SELECT count(*) FROM results WHERE table_id = ?1", game.table);
    if (!known)
        return about(subject, known.error());
    if (*known > 0)
        return std::nullopt;
    const auto all = settled(connection, game);
    if (!all)
        return about(subject, all.error());
    for (std::size_t i = 0; i < game.seats.size(); ++i)
        if (auto failure = add_result(connection, game, *all, i))
            return about(subject, failure);
    return game.ladder.empty() ? std::nullopt
                               : about(subject, keep_ratings(connection, game, *all));
}

std::optional<Failure> apply(Connection& connection, const SetRelation& set) {
    return about("relation of " + set.user,
                 connection.run("INSERT INTO relations (user_id, other, kind, since)"
                                " VALUES (?1, ?2, ?3, ?4) ON CONFLICT (user_id, other)"
                                " DO UPDATE SET kind = excluded.kind, since = excluded.since",
                                set.user,
                                set.other,
                                set.kind,
                                set.since));
}

std::optional<Failure> apply(Connection& connection, const DeleteRelation& gone) {
    return about(
        "relation of " + gone.user,
        connection.run(
            "DELETE FROM relations WHERE user_id = ?1 AND other = ?2", gone.user, gone.other));
}

std::optional<Failure> apply(Connection& connection, const SetPrivacy& set) {
    const PrivacyRow& row = set.privacy;
    auto failure = connection.run(
        "INSERT INTO privacy (user_id, listed, text) VALUES (?1, ?2, ?3)"
        " ON CONFLICT (user_id) DO UPDATE SET listed = excluded.listed,"
        " text = excluded.text",
        row.user,
        row.listed,
        row.text);
    if (!failure)
        failure = connection.run(
            "UPDATE ratings SET listed = ?2 WHERE user_id = ?1", row.user, row.listed);
    return about("privacy of " + row.user, failure);
}

}  // namespace store::sql
