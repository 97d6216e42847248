#include "protocol/match.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "engine/draw_chance.h"

namespace protocol {

using engine::kNobody;
using engine::SeatId;

Match::Match(engine::AnyGamePtr game,
             const engine::Position& start,
             engine::FairDice dice,
             Table table)
    : game_(std::move(game)),
      start_(start),
      position_(start),
      dice_(std::move(dice)),
      table_(std::move(table)) {
    table_.names.resize(static_cast<std::size_t>(seats()));
}

bool Match::is_to_move(SeatId seat) const {
    return seat == kNobody ? actor().is_chance() : actor().includes(seat);
}

engine::ActionList Match::legal(SeatId seat) const {
    engine::ActionList list;
    if (is_to_move(seat))
        game_->legal(position_, seat, list);
    return list;
}

engine::Action Match::drawn() const {
    return engine::draw_chance(*game_, position_, dice_, draws_);
}

// How many draws were made since the last one that still counts.
std::uint32_t Match::taken_back() const {
    std::uint64_t counted = 0;
    for (const engine::RecordEntry& entry : entries_)
        counted += engine::draws_of(entry);
    return static_cast<std::uint32_t>(draws_ - counted);
}

void Match::play(const engine::RecordEntry& entry) {
    assert(legal(entry.seat).contains(entry.action));
    game_->apply(position_, entry.seat, entry.action);
    engine::RecordEntry kept = entry;
    if (entry.seat == kNobody)
        kept.taken_back += taken_back();
    entries_.push_back(kept);
    draws_ += engine::draws_of(entry);
}

void Match::undo(std::size_t count) {
    assert(count <= entries_.size());
    entries_.resize(entries_.size() - count);
    position_ = start_;
    for (const engine::RecordEntry& entry : entries_)
        game_->apply(position_, entry.seat, entry.action);
}

bool Match::has_record() const {
    const auto usual = game_->initial(seats(), game_->options_of(start_));
    return usual && *usual == start_;
}

engine::RecordHeader Match::header() const {
    return {TETRA_VERSION,
            std::string(game_->id()),
            game_->content_hash(),
            table_.id,
            game_->options_of(start_),
            table_.names,
            dice_.commitment(),
            ""};
}

engine::Record Match::record() const {
    engine::Record record{header(), entries_, {}};
    if (is_over())
        record.end = engine::RecordEnd{game_->outcome(position_), dice_.seed_hex(), taken_back()};
    return record;
}

std::string seat_name(const Match& match, SeatId seat, engine::Language language) {
    return engine::Argument::seat(seat).render(language, {}, match.names());
}

std::string words(const Match& match, const engine::Message& message, engine::Language language) {
    return engine::render(message, language, match.game().phrases(), match.names());
}

}  // namespace protocol
