// The bodies of HTTP answers about people: ratings, results, leaderboards, friends.
#pragma once

#include "server/message_parts.h"

namespace server::wire {

// NOLINTBEGIN(readability-identifier-naming): the names are the words on the wire
BOOST_DEFINE_FIXED_ENUM_CLASS(Speed, std::uint8_t, live, correspondence)
BOOST_DEFINE_FIXED_ENUM_CLASS(Relation, std::uint8_t, none, befriended, blocked)
// Who may see a part of a profile.
BOOST_DEFINE_FIXED_ENUM_CLASS(Circle, std::uint8_t, everybody, friends, nobody)
// NOLINTEND(readability-identifier-naming)

struct RatingPoint {
    std::int64_t at;
    int points;
};
BOOST_DESCRIBE_STRUCT(RatingPoint, (), (at, points))

// Shares of wins, `won` and `expected`, are thousandths of games.
struct LadderInfo {
    std::string game;
    Speed speed;
    int points;
    int within;        // 95 times in 100 the true strength is no farther away
    bool provisional;  // few games, or long ago
    int games;
    std::int64_t won;
    std::int64_t expected;
    std::int64_t last;
    int month;  // how far the rating has moved in thirty days
    std::optional<int> rank;
    std::vector<RatingPoint> line;
};
BOOST_DESCRIBE_STRUCT(
    LadderInfo,
    (),
    (game, speed, points, within, provisional, games, won, expected, last, month, rank, line))

struct SeasonPlace {
    std::string game;
    Speed speed;
    int season;
    int year;
    int quarter;
    int points;
    int games;
    std::optional<int> rank;  // with ten games
};
BOOST_DESCRIBE_STRUCT(SeasonPlace, (), (game, speed, season, year, quarter, points, games, rank))

struct PlayedSeat {
    int seat;
    std::string user;  // empty: a computer, or somebody who is gone
    std::string name;
    std::string level;
    int place;
};
BOOST_DESCRIBE_STRUCT(PlayedSeat, (), (seat, user, name, level, place))

// A finished game, as the one sees it whose list it stands in.
struct PlayedGame {
    std::string table;
    std::string game;
    bool rated;
    std::int64_t ended;
    Text ending;
    int seat;
    int place;
    int score;
    std::optional<int> points;  // after it
    std::optional<int> change;
    std::vector<PlayedSeat> seats;
};
BOOST_DESCRIBE_STRUCT(
    PlayedGame, (), (table, game, rated, ended, ending, seat, place, score, points, change, seats))

struct PlayedGames {
    std::vector<PlayedGame> games;
    std::optional<std::string> next;  // the parameter `before` of the next page
};
BOOST_DESCRIBE_STRUCT(PlayedGames, (), (games, next))

struct Tally {
    Text name;
    int games;
    std::int64_t won;
    std::int64_t expected;
};
BOOST_DESCRIBE_STRUCT(Tally, (), (name, games, won, expected))

struct GameStatistics {
    std::string game;
    Tally all;
    std::vector<Tally> seats;
    std::vector<Tally> picks;    // what was chosen first
    std::vector<Tally> endings;  // of games that were won
};
BOOST_DESCRIBE_STRUCT(GameStatistics, (), (game, all, seats, picks, endings))

struct Rival {
    std::string user;
    std::string name;
    std::string level;
    int games;
    int ahead;   // how often the one of the profile was ahead
    int behind;  // and behind; the rest were ties
};
BOOST_DESCRIBE_STRUCT(Rival, (), (user, name, level, games, ahead, behind))

// Parts that the viewer may not see are left out.
struct Profile {
    UserInfo user;
    std::int64_t created;
    bool you;
    Relation relation;  // what the one of the profile is to the viewer
    bool counts_you;    // as a friend
    std::optional<bool> online;
    std::vector<LadderInfo> ladders;
    std::vector<SeasonPlace> seasons;
    std::optional<std::vector<PlayedGame>> results;  // the latest ones
    std::optional<std::vector<GameStatistics>> statistics;
    std::optional<std::vector<Rival>> rivals;
};
BOOST_DESCRIBE_STRUCT(Profile,
                      (),
                      (user,
                       created,
                       you,
                       relation,
                       counts_you,
                       online,
                       ladders,
                       seasons,
                       results,
                       statistics,
                       rivals))

struct LeaderInfo {
    std::optional<int> rank;  // computers have none
    std::string user;
    std::string name;
    std::string level;
    int points;
    bool provisional;
    int month;
    int games;
    std::int64_t won;
};
BOOST_DESCRIBE_STRUCT(LeaderInfo,
                      (),
                      (rank, user, name, level, points, provisional, month, games, won))

struct RatingBar {
    int from;  // points; fifty to a bar
    int people;
};
BOOST_DESCRIBE_STRUCT(RatingBar, (), (from, people))

struct SeasonInfo {
    int season;
    int year;
    int quarter;
};
BOOST_DESCRIBE_STRUCT(SeasonInfo, (), (season, year, quarter))

struct Leaderboard {
    std::string game;
    Speed speed;
    std::optional<int> season;
    std::vector<SeasonInfo> seasons;  // that can be asked for, the latest first
    std::vector<LeaderInfo> rows;
    std::optional<LeaderInfo> own;
    int people;  // who are listed
    std::vector<RatingBar> bars;
};
BOOST_DESCRIBE_STRUCT(Leaderboard, (), (game, speed, season, seasons, rows, own, people, bars))

struct Acquaintance {
    std::string user;
    std::string name;
    bool mutual;
    std::optional<bool> online;
};
BOOST_DESCRIBE_STRUCT(Acquaintance, (), (user, name, mutual, online))

struct People {
    std::vector<Acquaintance> friends;
    std::vector<Acquaintance> fans;  // who count me as a friend, and I do not count them yet
    std::vector<Acquaintance> blocked;
};
BOOST_DESCRIBE_STRUCT(People, (), (friends, fans, blocked))

struct RelationWish {
    Relation relation;
};
BOOST_DESCRIBE_STRUCT(RelationWish, (), (relation))

struct Privacy {
    bool listed;  // in leaderboards
    Circle online;
    Circle results;
    Circle statistics;
};
BOOST_DESCRIBE_STRUCT(Privacy, (), (listed, online, results, statistics))

}  // namespace server::wire
