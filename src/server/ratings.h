// Ratings between tables and the store: which ladder a game counts for, what its end says, and
// ratings as people read them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "rating/rating.h"
#include "server/messages_people.h"
#include "server/store/store.h"
#include "table/table.h"

namespace server {

struct Services;

// "wiraqocha/live"; empty without a clock.
std::string ladder_of(std::string_view game, wire::ClockKind clock);
std::string ladder_of(std::string_view game, wire::Speed speed);
std::string season_ladder(const std::string& ladder, int season);

struct LadderName {
    std::string game;
    wire::Speed speed = wire::Speed::live;
    std::optional<int> season;
};
std::optional<LadderName> parse_ladder(std::string_view ladder);

int points_of(std::int64_t hundredths);
// "1412", and "1200?" while little is known.
std::string shown(const store::RatingRow& rating, std::int64_t now);
store::RatingRow rating_of_level(std::string_view level);
// With what time has done to the deviation.
rating::Rating believed(const store::RatingRow& row, std::int64_t now);

// What a game that has just ended leaves; nothing where nobody is known, of games that were called
// off, played alone or at one screen.
std::optional<store::FinishGame> finished_game(const Services& services,
                                               const table::Table& table,
                                               const store::TableRow& row);

// Of a rated game that is over, by seat; empty before, and of a casual one.
std::vector<wire::RatingChange> rating_changes(const Services& services, const table::Table& table);
// Why a rated game has changed nobody's rating.
std::optional<wire::Text> unrated_text(const table::Table& table);

// Ratings for lists and seats, kept in memory for a minute. On the loop only.
class RatingBook {
  public:
    // Empty: has none on this ladder.
    std::string shown(const Services& services, const std::string& user, const std::string& ladder);
    void forget(const std::string& user);

  private:
    struct Entry {
        std::int64_t until = 0;
        std::unordered_map<std::string, std::string> by_ladder;
    };
    static Entry read(const Services& services, const std::string& user);

    std::unordered_map<std::string, Entry> entries_;
};

// How many are listed at each point of a ladder, kept in memory for a minute: what ranks are
// counted from. On the loop only.
class LadderBook {
  public:
    // Those with ten games since then.
    const std::vector<store::BarRow>& people(const Services& services,
                                             const std::string& ladder,
                                             store::Instant since);

  private:
    struct Entry {
        std::int64_t until = 0;
        std::vector<store::BarRow> people;
    };
    std::unordered_map<std::string, Entry> entries_;
};

// The same for the holder of a seat or the level that has it.
std::string seat_rating(const Services& services,
                        const std::string& user,
                        const std::string& level,
                        const std::string& ladder);

}  // namespace server
