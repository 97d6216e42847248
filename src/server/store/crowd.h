// What the store keeps about people beside their tables: ratings, results, who likes whom. The
// ladder of a rating is the server's word for a game and a speed ("wiraqocha/live"); that of a
// season has its number behind it ("wiraqocha/live/227").
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "server/store/rows.h"

namespace store {

template <class T>
using Found = core::Result<std::optional<T>>;
template <class T>
using Listed = core::Result<std::vector<T>>;

// Points and deviations are hundredths, shares of wins thousandths.
struct RatingRow {
    std::string user{};
    std::string ladder{};
    std::int64_t mean = 0;
    std::int64_t deviation = 0;
    std::int64_t games = 0;
    std::int64_t won = 0;
    std::int64_t expected = 0;  // what was to be won by the ratings before each game
    Instant last = 0;
    Instant tenth = 0;  // when the tenth game before now was played; 0: there were fewer
    bool listed = true;
    friend bool operator==(const RatingRow&, const RatingRow&) = default;
};

struct LeaderRow {
    RatingRow rating{};
    std::string name{};
    std::int64_t earlier = 0;  // the mean before the last thirty days; 0: none
};

struct BarRow {
    std::int64_t from = 0;  // hundredths of points
    std::int64_t people = 0;
};

// One seat of a finished game.
struct ResultRow {
    std::string table{};
    int seat = 0;
    std::string user{};   // empty: a computer, or an account that was deleted
    std::string level{};  // of a computer that had the seat from the beginning
    std::string game{};
    std::string ladder{};  // empty: casual
    bool is_hidden = false;
    int players = 0;
    int place = 0;
    int score = 0;
    std::int64_t won = 0;
    std::int64_t expected = 0;
    std::string ending{};
    std::string pick{};  // what was chosen first, the server's words for it
    Instant ended = 0;
    std::int64_t before = 0;  // the ratings of a rated game
    std::int64_t mean = 0;
    std::int64_t deviation = 0;
    std::string name{};  // of the user as it is now; not kept here
    friend bool operator==(const ResultRow&, const ResultRow&) = default;
};

struct ResultCursor {
    Instant ended = 0;
    std::string table{};
};
struct ResultFilter {
    std::string user{};
    std::string game{};  // empty: all
    bool with_hidden = false;
    std::optional<ResultCursor> before{};
    int limit = 20;  // tables
};

struct PointRow {
    Instant at = 0;
    std::int64_t mean = 0;
};

// Games of one user that have all this in common.
struct TallyRow {
    std::string game{};
    int seat = 0;
    std::string pick{};
    std::string ending{};  // of games that were won; empty: lost
    std::int64_t games = 0;
    std::int64_t won = 0;
    std::int64_t expected = 0;  // in rated games; in casual ones an even share
};

struct RivalRow {
    std::string user{};
    std::string name{};
    std::string level{};
    std::int64_t games = 0;
    std::int64_t ahead = 0;
    std::int64_t behind = 0;
};

struct RelationRow {
    std::string user{};
    std::string name{};
    std::string kind{};  // the server's words: "friend", "block"
    Instant since = 0;
    friend bool operator==(const RelationRow&, const RelationRow&) = default;
};

struct PrivacyRow {
    std::string user{};
    bool listed = true;
    std::string text{};  // the server's words for the rest
    friend bool operator==(const PrivacyRow&, const PrivacyRow&) = default;
};

// --- what is written (batch.h) -------------------------------------------------------------------

struct FinishedSeat {
    int seat = 0;
    std::string user{};
    std::string level{};
    std::int64_t mean = 0;  // of a computer
    std::int64_t deviation = 0;
    int place = 0;
    int score = 0;
    std::string pick{};
};
// The results of a game and the ratings after it. A table that has results already keeps them.
struct FinishGame {
    std::string table{};
    std::string game{};
    std::string ladder{};  // empty: casual
    std::string ending{};
    bool is_hidden = false;
    Instant ended = 0;
    std::vector<FinishedSeat> seats{};
};
struct SetRelation {  // in the place of any other
    std::string user{};
    std::string other{};
    std::string kind{};
    Instant since = 0;
};
struct DeleteRelation {
    std::string user{};
    std::string other{};
};
struct SetPrivacy {
    PrivacyRow privacy{};
};

// --- what is read --------------------------------------------------------------------------------

class Crowd {
  public:
    Crowd() = default;
    Crowd(const Crowd&) = delete;
    Crowd& operator=(const Crowd&) = delete;
    virtual ~Crowd() = default;

    virtual Listed<RatingRow> ratings_of(const std::string& user) const = 0;
    virtual Found<RatingRow> rating(const std::string& user, const std::string& ladder) const = 0;
    // Who is listed and has played ten games since, the best first.
    virtual Listed<LeaderRow> leaders(const std::string& ladder,
                                      Instant since,
                                      Instant month,
                                      int limit) const = 0;
    // How many there are at each point.
    virtual Listed<BarRow> distribution(const std::string& ladder, Instant since) const = 0;
    // All seats of the games, the latest game first.
    virtual Listed<ResultRow> results(const ResultFilter& filter) const = 0;
    virtual Listed<ResultRow> results_at(const std::string& table) const = 0;
    // The latest ones, oldest first.
    virtual Listed<PointRow> points(const std::string& user,
                                    const std::string& ladder,
                                    int limit) const = 0;
    virtual Listed<TallyRow> tallies(const std::string& user, bool with_hidden) const = 0;
    virtual Listed<RivalRow> rivals(const std::string& user, bool with_hidden, int limit) const = 0;
    virtual Listed<RelationRow> relations_of(const std::string& user) const = 0;
    virtual Listed<RelationRow> friends_to(
        const std::string& user) const = 0;  // whose friend this is
    virtual core::Result<std::string> relation(const std::string& user,
                                               const std::string& other) const = 0;
    virtual Found<PrivacyRow> privacy(const std::string& user) const = 0;
};

}  // namespace store
