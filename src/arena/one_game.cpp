#include "arena/one_game.h"

#include <algorithm>
#include <utility>

#include "arena/record_files.h"

namespace arena {

GameRunner::GameRunner(const SimulationPlan& plan) : plan_(plan) {
    const auto seats = static_cast<std::size_t>(plan.game->seats_of(plan.start));
    for (std::size_t i = 0; i < seats; ++i) {
        players_.push_back(std::move(
            *ai::make_player(plan.players[plan.players.size() == 1 ? 0 : i], *plan.game)));
    }
    only_random_ =
        std::ranges::all_of(plan.players, [](const auto& name) { return name == "random"; });
}

core::Result<PlayedGame, Trouble> GameRunner::play(std::uint64_t number) const {
    if (only_random_ && !plan_.check && plan_.records_folder.empty())
        return play_at_random(number);
    return play_step_by_step(number);
}

PlayedGame GameRunner::play_at_random(std::uint64_t number) const {
    engine::Position position = plan_.start;
    core::Rng rng(plan_.seed, number);
    const engine::PlayoutCount count = plan_.game->random_playout(position, rng);
    return {count, plan_.game->outcome(position)};
}

std::string_view GameRunner::advance(Course& course) const {
    const std::string_view fault = course.advance(players_);
    return fault.empty() && plan_.check ? plan_.game->invariant(course.position()) : fault;
}

core::Result<PlayedGame, Trouble> GameRunner::play_step_by_step(std::uint64_t number) const {
    Luck luck = Luck::of(plan_.seed, number);
    if (!plan_.records_folder.empty())
        luck.dice.emplace(dice_of(plan_, number));
    Course course(*plan_.game, plan_.start, std::move(luck));
    while (!course.is_over()) {
        if (const std::string_view law = advance(course); !law.empty())
            return Trouble{Trouble::Kind::BrokenLaw, number, course.steps(), std::string(law)};
    }
    const PlayedGame played = course.result();
    if (plan_.records_folder.empty())
        return played;
    const auto failure = write_record(plan_, number, course);
    if (failure)
        return Trouble{Trouble::Kind::RecordNotWritten, number, course.steps(), failure->text()};
    return played;
}

}  // namespace arena
