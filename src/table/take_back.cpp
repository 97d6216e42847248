#include "table/take_back.h"

#include <algorithm>

#include "table/hidden.h"

namespace table {
namespace {

using engine::Position;
using engine::RecordEntry;

// An action of a seat and what the others did after it.
class Overtaken {
  public:
    Overtaken(const Line& line, std::size_t n)
        : game_(line.game()), own_(line.entries()[n]), before_(line.position_at(n)) {
        for (std::size_t i = n + 1; i < line.size(); ++i)
            if (line.entries()[i].seat != own_.seat)
                others_.push_back(line.entries()[i]);
    }

    // Nobody who acted later waited for the action or knows what it was.
    bool is_unseen() const {
        return std::ranges::none_of(others_, [&](const RecordEntry& other) {
            return !game_.actor(before_).includes(other.seat)
                   || tells(game_, before_, own_, other.seat);
        });
    }

    // The others' actions would be the same without it, and its seat does not know what they were.
    bool others_stand_alone() const {
        Position without = before_;
        Position with = before_;
        game_.apply(with, own_.seat, own_.action);
        for (const RecordEntry& other : others_) {
            if (!is_legal(game_, without, other.seat, other.action)
                || !is_legal(game_, with, other.seat, other.action)
                || tells(game_, with, other, own_.seat))
                return false;
            game_.apply(without, other.seat, other.action);
            game_.apply(with, other.seat, other.action);
        }
        return true;
    }

  private:
    const engine::AnyGame& game_;
    RecordEntry own_;
    Position before_;
    std::vector<RecordEntry> others_;
};

bool is_independent(const Line& line, std::size_t n) {
    const Overtaken overtaken(line, n);
    return overtaken.is_unseen() && overtaken.others_stand_alone();
}

}  // namespace

std::vector<std::size_t> steps_back(const Line& line, engine::SeatId seat) {
    std::vector<std::size_t> steps;
    bool is_overtaken = false;
    for (std::size_t n = line.size(); n-- > 0;) {
        const engine::SeatId by = line.entries()[n].seat;
        if (by == engine::kNobody)
            break;
        if (by != seat) {
            is_overtaken = true;
        } else if ((!is_overtaken || is_independent(line, n)) && !line.shows_hidden(n)) {
            steps.push_back(n);
        } else {
            break;
        }
    }
    return steps;
}

std::optional<std::size_t> last_action_of(const Line& line, engine::SeatId seat) {
    for (std::size_t n = line.size(); n-- > 0;)
        if (line.entries()[n].seat == seat)
            return n;
    return std::nullopt;
}

}  // namespace table
