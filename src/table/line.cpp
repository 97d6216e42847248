#include "table/line.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "table/path.h"

namespace table {
namespace {

constexpr std::size_t kSnapshotEvery = 32;

}  // namespace

Line::Line(engine::AnyGamePtr game, const engine::Position& start)
    : game_(std::move(game)), position_(start), actor_(game_->actor(start)), snapshots_{start} {}

engine::Position Line::position_at(std::size_t n) const {
    assert(n <= size());
    if (n == size())
        return position_;
    engine::Position position = snapshots_[n / kSnapshotEvery];
    for (std::size_t i = n - n % kSnapshotEvery; i < n; ++i)
        game_->apply(position, entries_[i].seat, entries_[i].action);
    return position;
}

void Line::push(const engine::RecordEntry& entry, Joint joint) {
    auto text = game_->report(position_, entry.seat, entry.action);
    if (!text.empty())
        log_.push_back({size(), entry.seat, std::move(text), began_ + entry.milliseconds});
    const engine::Position before = position_;
    game_->apply(position_, entry.seat, entry.action);
    disclosures_.push_back(game_->disclosure(before, position_, entry.seat));
    actor_ = game_->actor(position_);
    draws_ += engine::draws_of(entry);
    entries_.push_back(entry);
    joints_.push_back(joint);
    if (size() % kSnapshotEvery == 0)
        snapshots_.push_back(position_);
}

void Line::truncate(std::size_t count) {
    position_ = position_at(count);
    actor_ = game_->actor(position_);
    for (std::size_t i = count; i < size(); ++i)
        draws_ -= engine::draws_of(entries_[i]);
    entries_.resize(count);
    disclosures_.resize(count);
    joints_.resize(count);
    snapshots_.resize(count / kSnapshotEvery + 1);
    while (!log_.empty() && log_.back().n >= count)
        log_.pop_back();
}

bool Line::can_remove(std::size_t n) const {
    engine::Position position = position_at(n);
    for (std::size_t i = n + 1; i < size(); ++i) {
        if (!is_legal(*game_, position, entries_[i].seat, entries_[i].action))
            return false;
        game_->apply(position, entries_[i].seat, entries_[i].action);
    }
    return true;
}

void Line::remove(std::size_t n) {
    const std::vector<engine::RecordEntry> later(
        entries_.begin() + static_cast<std::ptrdiff_t>(n) + 1, entries_.end());
    const std::vector<Joint> joints(joints_.begin() + static_cast<std::ptrdiff_t>(n) + 1,
                                    joints_.end());
    truncate(n);
    for (std::size_t i = 0; i < later.size(); ++i)
        push(later[i], joints[i]);
}

std::size_t Line::first_secret() const {
    std::size_t first = size();
    while (first > 0 && disclosures_[first - 1] == engine::Disclosure::Secret)
        --first;
    return first;
}

}  // namespace table
