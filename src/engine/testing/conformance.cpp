#include "engine/testing/conformance.h"

#include <algorithm>

#include "engine/testing/checks.h"
#include "engine/testing/setups.h"

namespace engine::testing {

namespace {

// Where a fault was found, in the words needed to go there again.
struct Place {
    std::uint64_t seed = 0;
    int game = 0;
    int seats = 0;
    OptionChoices choices{};
    int step = 0;

    std::string text() const {
        return "(seed " + std::to_string(seed) + ", game " + std::to_string(game) + ", "
               + std::to_string(seats) + " seats, options " + choices_text(choices) + ", step "
               + std::to_string(step) + ")";
    }
};

template <class Subject>
std::string first_fault(std::span<const Check<Subject>> checks, const Subject& subject) {
    for (const Check<Subject>& check : checks) {
        if (auto fault = check.fault(subject); !fault.empty())
            return std::string(check.name) + ": " + fault;
    }
    return {};
}

bool contains_all(const OptionChoices& all, const OptionChoices& chosen) {
    return std::ranges::all_of(chosen, [&](const OptionChoice& choice) {
        return std::ranges::find(all, choice) != all.end();
    });
}

class Conformance {
  public:
    Conformance(const AnyGame& game, const RulesProbe& rules, const ConformanceSettings& settings)
        : game_(game), rules_(rules), settings_(settings) {}

    std::string run() {
        if (auto fault = first_fault(table_checks(), game_); !fault.empty())
            return fault;
        if (auto fault = prepare_setups(); !fault.empty())
            return fault;
        for (int i = settings_.first_game; i < settings_.first_game + games(); ++i) {
            if (auto fault = play(i); !fault.empty())
                return fault + " " + place_.text();
        }
        return idle_shuffle();
    }

  private:
    // Every setup has its turn, unless a single game is to be repeated.
    int games() const {
        const int all = static_cast<int>(setups_.size());
        return settings_.games == 1 ? 1 : std::max(settings_.games, all);
    }

    // An option may exclude a number of seats, but not all of them.
    std::string prepare_setups() {
        const auto sets = settings_.options.empty() ? single_changes(game_) : settings_.options;
        for (const OptionChoices& choices : sets) {
            const auto more = setups_of(game_, {choices});
            if (more.empty())
                return "options: no number of seats accepts " + choices_text(choices);
            setups_.insert(setups_.end(), more.begin(), more.end());
        }
        return {};
    }

    std::string play(int number) {
        const Setup& setup = setups_[static_cast<std::size_t>(number) % setups_.size()];
        place_ = {settings_.seed, number, setup.seats, setup.choices, 0};
        const auto stream = 2 * static_cast<std::uint64_t>(number);
        core::Rng dice(settings_.seed, stream);
        core::Rng probing(settings_.seed, stream + 1);
        Position position = *game_.initial(setup.seats, setup.choices);
        if (auto fault = wrong_start(position, setup); !fault.empty())
            return fault;
        std::vector<Move> moves;
        while (true) {
            if (auto fault = look_at(position, probing); !fault.empty())
                return fault;
            if (game_.actor(position).is_nobody())
                break;
            if (++place_.step > settings_.step_limit)
                return "end: the game goes on";
            moves.push_back(random_move(game_, position, dice));
            game_.apply(position, moves.back().seat, moves.back().action);
        }
        const PlayedGame played{game_, setup.seats, setup.choices, moves, position};
        if (auto fault = first_fault(replay_checks(), played); !fault.empty())
            return fault;
        return dead_end(played, probing);
    }

    // A sample must be good for the search: it can be played on. Taken anywhere in the game.
    std::string dead_end(const PlayedGame& played, core::Rng& rng) {
        constexpr int kSteps = 20;
        Position position = *game_.initial(played.seats, played.choices);
        place_.step = static_cast<int>(rng.below(static_cast<std::uint32_t>(played.moves.size())));
        for (const Move& move : std::span(played.moves).first(static_cast<unsigned>(place_.step)))
            game_.apply(position, move.seat, move.action);
        const auto viewer =
            seat_id(static_cast<int>(rng.below(static_cast<std::uint32_t>(played.seats))));
        position = game_.sample_hidden(position, viewer, rng);
        for (int i = 0; i < kSteps && !game_.actor(position).is_nobody(); ++i) {
            const Situation situation{game_, rules_, settings_, position, rng, tally_};
            if (auto fault = first_fault(rules_checks(), situation); !fault.empty())
                return "playing on from a sample: " + std::to_string(i) + " steps on, " + fault;
            const Move move = random_move(game_, position, rng);
            game_.apply(position, move.seat, move.action);
        }
        return {};
    }

    std::string wrong_start(const Position& position, const Setup& setup) const {
        if (game_.seats_of(position) != setup.seats) {
            return "options: the first position has " + std::to_string(game_.seats_of(position))
                   + " seats";
        }
        if (!contains_all(game_.options_of(position), setup.choices))
            return "options: the first position has " + choices_text(game_.options_of(position));
        return {};
    }

    std::string look_at(const Position& position, core::Rng& rng) {
        const Situation situation{game_, rules_, settings_, position, rng, tally_};
        if (auto fault = first_fault(rules_checks(), situation); !fault.empty())
            return fault;
        if (place_.step % settings_.every != 0 && !situation.actor.is_nobody())
            return {};
        for (const auto checks : {text_checks(),
                                  target_checks(),
                                  reason_checks(),
                                  hidden_checks(),
                                  commitment_checks()}) {
            if (auto fault = first_fault(checks, situation); !fault.empty())
                return fault;
        }
        return {};
    }

    // If samples find other truths, a shuffle has to find some, too.
    std::string idle_shuffle() const {
        if (tally_.sampled > 20 && tally_.shuffled == 0)
            return "hidden information: shuffle_hidden never changed anything";
        return {};
    }

    const AnyGame& game_;
    const RulesProbe& rules_;
    const ConformanceSettings& settings_;
    std::vector<Setup> setups_;
    HiddenTally tally_;
    Place place_;
};

}  // namespace

std::string check_any_game(const AnyGame& game,
                           const RulesProbe& rules,
                           const ConformanceSettings& settings) {
    const auto fault = Conformance(game, rules, settings).run();
    return fault.empty() ? "" : std::string(game.id()) + ": " + fault;
}

}  // namespace engine::testing
