#include "engine/replay.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/draw_chance.h"
#include "engine/fair_dice.h"

namespace engine {
namespace {

core::Error at_entry(std::size_t n, core::Error error) {
    return at_record_line(record_line_of(n), std::move(error));
}
core::Error at_end(const Record& record, core::Error error) {
    return at_entry(record.entries.size(), std::move(error));
}

std::string quoted(const std::string& text) { return '"' + text + '"'; }

std::string list_of(SeatSet seats) {
    std::string names;
    for (const SeatId seat : seats)
        names += (names.empty() ? "seat " : " or seat ") + std::to_string(index_of(seat));
    return names;
}

std::string name_of(SeatId doer) {
    return doer == kNobody ? "chance" : "seat " + std::to_string(index_of(doer));
}

std::string turn_of(Actor actor) {
    if (actor.is_nobody())
        return "the game is over";
    return "it is " + (actor.is_chance() ? "chance" : list_of(actor.seats())) + " that decides";
}

bool is_turn_of(Actor actor, SeatId doer) {
    if (doer == kNobody)
        return actor.is_chance();
    return index_of(doer) < kMaxSeats && actor.includes(doer);
}

// A record being played again, entry by entry; with dice, chance must have rolled what they say.
class Walk {
  public:
    Walk(const AnyGame& game, const Position& start) : game_(game), position_(start) {}
    // From here on.
    void check(const FairDice& dice) { dice_ = &dice; }

    // What is wrong with the entry; nothing if it was right and is now done.
    std::optional<std::string> step(const RecordEntry& entry) {
        auto wrong = why_illegal(entry);
        if (!wrong && entry.seat == kNobody)
            wrong = why_unfair(entry);
        if (!wrong)
            game_.apply(position_, entry.seat, entry.action);
        return wrong;
    }
    const Position& position() const { return position_; }
    std::uint64_t chance_events() const { return chance_events_; }
    std::uint64_t taken_back() const { return draws_ - chance_events_; }

  private:
    std::optional<std::string> why_illegal(const RecordEntry& entry) const {
        const Actor actor = game_.actor(position_);
        const std::string refused =
            name_of(entry.seat) + " may not do " + quoted(game_.notation(entry.action)) + ": ";
        if (!is_turn_of(actor, entry.seat))
            return refused + turn_of(actor);
        ActionList legal;
        game_.legal(position_, entry.seat, legal);
        if (!legal.contains(entry.action))
            return refused + "it is not legal here";
        return std::nullopt;
    }
    std::optional<std::string> why_unfair(const RecordEntry& entry) {
        ++chance_events_;
        draws_ += draws_of(entry);
        if (dice_ == nullptr)
            return std::nullopt;
        const Action drawn = draw_chance(game_, position_, *dice_, draws_ - 1);
        if (drawn == entry.action)
            return std::nullopt;
        return "the seed gives " + quoted(game_.notation(drawn)) + ", not "
               + quoted(game_.notation(entry.action));
    }

    const AnyGame& game_;
    const FairDice* dice_ = nullptr;
    Position position_;
    std::uint64_t chance_events_ = 0;
    std::uint64_t draws_ = 0;  // numbers that are used up
};

core::Result<Walk> walk(const AnyGame& game,
                        const Record& record,
                        std::size_t count,
                        const FairDice* dice) {
    const auto& header = record.header;
    const auto start = game.initial(static_cast<int>(header.seats.size()), header.options);
    if (!start)
        return at_record_line(1, start.error());
    // What was played before a branch was rolled with the dice of another table.
    const std::size_t fair_from = header.branch ? header.branch->at : 0;
    if (fair_from > record.entries.size())
        return at_record_line(1, {"branch.at", "the game is not as long"});
    Walk walk(game, *start);
    for (std::size_t n = 0; n < std::min(count, record.entries.size()); ++n) {
        if (dice != nullptr && n == fair_from)
            walk.check(*dice);
        if (const auto wrong = walk.step(record.entries[n]))
            return at_entry(n, {"", *wrong});
    }
    return walk;
}

core::Result<FairDice> revealed_dice(const RecordHeader& header, const RecordEnd& end) {
    auto dice = FairDice::from_hex(end.seed_hex, header.table);
    if (!dice)
        return core::Error{"seed", dice.error().what};
    if (dice->commitment() != header.commitment)
        return core::Error{"seed", "it is not the seed that line 1 is committed to"};
    return dice;
}

core::Error differs(const std::string& field, const std::string& played, const std::string& given) {
    return {field, "the game gives " + played + ", not " + given};
}
core::Error differs(const std::string& field, int played, int given) {
    return differs(field, std::to_string(played), std::to_string(given));
}

std::optional<core::Error> compare_winners(const Outcome& played, const RecordEnd& end) {
    for (std::size_t i = 0; end.names_winners && i < played.seats; ++i) {
        const bool won = played.results[i].won;
        if (won != end.outcome.results[i].won)
            return core::Error{"result.winners",
                               "seat " + std::to_string(i) + (won ? " has won" : " has not won")};
    }
    return std::nullopt;
}

std::optional<core::Error> compare_seats(const Outcome& played, const RecordEnd& end) {
    for (std::size_t i = 0; i < played.seats; ++i) {
        const SeatResult& right = played.results[i];
        const SeatResult& given = end.outcome.results[i];
        const std::string seat = "[" + std::to_string(i) + "]";
        if (right.place != given.place)
            return differs("result.places" + seat, right.place, given.place);
        if (right.score != given.score)
            return differs("result.scores" + seat, right.score, given.score);
    }
    return compare_winners(played, end);
}

std::optional<core::Error> compare(const AnyGame& game,
                                   const Outcome& played,
                                   const RecordEnd& end) {
    if (played.ending != end.outcome.ending) {
        return differs("result.ending",
                       quoted(ending_id(game, played.ending)),
                       quoted(ending_id(game, end.outcome.ending)));
    }
    return compare_seats(played, end);
}

// Everybody has a place of their own, or nobody has one.
bool are_places_of_stopped_game(const Outcome& written) {
    std::vector<int> places(written.seats);
    for (std::size_t i = 0; i < places.size(); ++i)
        places[i] = written.results[i].place;
    if (std::ranges::all_of(places, [](int place) { return place == 0; }))
        return true;
    std::ranges::sort(places);
    for (std::size_t i = 0; i < places.size(); ++i)
        if (std::cmp_not_equal(places[i], i + 1))
            return false;
    return true;
}

// What the rules can say about a game that people ended: the scores. Who stayed has won; nobody
// stays in a game alone.
std::optional<core::Error> check_stopped(Outcome played, const RecordEnd& end) {
    if (!are_places_of_stopped_game(end.outcome))
        return core::Error{"result.places", "expected each place once, or 0 for everybody"};
    for (std::size_t i = 0; i < played.seats; ++i)
        played.results[i].place = end.outcome.results[i].place;
    crown_the_first(played);
    return compare_seats(played, end);
}

std::optional<core::Error> check_end(const AnyGame& game,
                                     const Record& record,
                                     const Position& last) {
    const bool is_over = game.actor(last).is_nobody();
    const bool is_stopped = record.end && record.end->outcome.ending == 0;
    if (!is_over && !is_stopped)
        return core::Error{"", "the record ends before the game is over"};
    if (!record.end)
        return core::Error{"", "the record ends without a result"};
    if (!is_over)
        return check_stopped(game.outcome(last), *record.end);
    return compare(game, game.outcome(last), *record.end);
}

}  // namespace

core::Result<Position> replay(const AnyGame& game, const Record& record, std::size_t count) {
    const auto walked = walk(game, record, count, nullptr);
    if (!walked)
        return walked.error();
    return walked->position();
}

core::Result<VerifyReport> verify(const AnyGame& game, const Record& record) {
    if (record.header.content != game.content_hash()) {
        return at_record_line(1,
                              {"content",
                               "the game has the content " + game.content_hash() + ", the record "
                                   + record.header.content});
    }
    std::optional<FairDice> dice;
    if (record.end) {
        const auto revealed = revealed_dice(record.header, *record.end);
        if (!revealed)
            return at_end(record, revealed.error());
        dice = *revealed;
    }
    const auto walked = walk(game, record, kAllEntries, dice ? &*dice : nullptr);
    if (!walked)
        return walked.error();
    if (const auto wrong = check_end(game, record, walked->position()))
        return at_end(record, *wrong);
    return VerifyReport{record.entries.size(),
                        walked->chance_events(),
                        walked->taken_back() + record.end->taken_back,
                        game.outcome(walked->position())};
}

}  // namespace engine
