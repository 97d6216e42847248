#include "engine/testing/checks.h"

namespace engine::testing {

bool is_target(std::string_view text) {
    const auto colon = text.find(':');
    return colon != std::string_view::npos && colon > 0 && colon + 1 < text.size();
}

std::string seat_text(SeatId seat) {
    return seat == kNobody ? "chance or spectator" : "seat " + std::to_string(index_of(seat));
}

std::vector<SeatId> all_viewers(int seats) {
    std::vector<SeatId> viewers;
    viewers.reserve(static_cast<std::size_t>(seats) + 1);
    for (int i = 0; i < seats; ++i)
        viewers.push_back(seat_id(i));
    viewers.push_back(kNobody);
    return viewers;
}

std::vector<SeatId> deciders(Actor actor) {
    if (actor.is_chance())
        return {kNobody};
    std::vector<SeatId> seats;
    for (const SeatId seat : actor.seats())
        seats.push_back(seat);
    return seats;
}

ActionList legal_of(const Situation& situation, SeatId seat) {
    ActionList list;
    situation.game.legal(situation.position, seat, list);
    return list;
}

Action random_of(const ActionList& list, core::Rng& rng) {
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

Position after(const AnyGame& game, const Position& before, SeatId seat, Action action) {
    Position next = before;
    game.apply(next, seat, action);
    return next;
}

std::array<std::string, kLanguages> words(const AnyGame& game, const Message& message) {
    static const std::vector<std::string> names = {"Ada", "Ben", "Cleo", "Dan", "Eva", "Finn"};
    return {render(message, Language::English, game.phrases(), names),
            render(message, Language::German, game.phrases(), names)};
}

}  // namespace engine::testing
