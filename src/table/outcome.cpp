#include "table/outcome.h"

#include <algorithm>

namespace table {
namespace {

// Who stands before whom: first all who stayed, as the game ranks them.
bool is_better(const Standing& standing, const engine::Outcome& game, SeatId left, SeatId right) {
    const int left_resigned = standing.seat(left).resigned;
    const int right_resigned = standing.seat(right).resigned;
    if (left_resigned == 0 && right_resigned == 0)
        return game.of(left).place < game.of(right).place;
    if (left_resigned == 0 || right_resigned == 0)
        return left_resigned == 0;
    return left_resigned > right_resigned;
}

std::uint8_t place_of(const Standing& standing, const engine::Outcome& game, SeatId ranked) {
    std::uint8_t place = 1;
    for (int i = 0; i < game.seats; ++i)
        if (is_better(standing, game, engine::seat_id(i), ranked))
            ++place;
    return place;
}

// Who plays alone wins by the game, which nobody has won before its end.
bool has_won(const Standing& standing, const engine::SeatResult& in_game, std::uint8_t place) {
    return standing.seats().size() == 1 ? in_game.won : place == 1;
}

std::string ending_of(const Standing& standing, const engine::Outcome& game) {
    if (standing.state() == State::Cancelled)
        return "cancelled";
    return game.ending == 0 ? "resigned" : standing.game().outcome_names().ending_ids[game.ending];
}

}  // namespace

std::optional<TableOutcome> outcome_of(const Standing& standing) {
    if (!standing.is_finished())
        return std::nullopt;
    const engine::Outcome game = standing.game().outcome(standing.line().position());
    TableOutcome outcome{ending_of(standing, game), {}, {}, {}, game};
    const bool has_places = standing.state() == State::Over;
    for (int i = 0; i < game.seats; ++i) {
        const SeatId seat = engine::seat_id(i);
        const std::uint8_t place = has_places ? place_of(standing, game, seat) : std::uint8_t{0};
        outcome.places.push_back(place);
        outcome.scores.push_back(game.of(seat).score);
        outcome.won.push_back(has_won(standing, game.of(seat), place));
    }
    return outcome;
}

}  // namespace table
