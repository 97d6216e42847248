#include "engine/testing/signatures_file.h"

#include <cstddef>
#include <cstdint>
#include <utility>

#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "core/hash.h"
#include "engine/testing/checks.h"
#include "engine/testing/fingerprint.h"
#include "engine/testing/golden_file.h"
#include "engine/testing/phrase_trace.h"
#include "engine/testing/walk.h"

namespace engine::testing {

namespace {

// How often everything is looked at, and not only the move that is made.
constexpr int kEvery = 29;
constexpr int kDrawEvery = 101;
constexpr int kSteps = 4000;

// Further games of each kind are played for so many steps; only their rules are looked at.
constexpr int kMoreSteps = 10'000;

class Sum : public Fingerprint {
  public:
    using Fingerprint::add;
    void add(const boost::json::value& json) {
        add(std::string_view(boost::json::serialize(json)));
    }
    void add(SeatSet seats) { add(core::hash_of(seats)); }
};

std::string sum_of(const boost::json::value& json) {
    Sum sum;
    sum.add(json);
    return sum.text();
}

// What is told of a game apart from each other.
struct Signature {
    int steps = 0;
    Sum rules;    // positions, choices, weights, results
    Sum shown;    // what each viewer sees
    Sum said;     // keys and arguments of prompts, choices and reports
    Sum reasons;  // why not
    Sum targets;  // what actions are about and take for good
    Sum drawn;    // the terminal's table, notation, positions as JSON
};

void add_outcome(const Outcome& outcome, Sum& sum) {
    sum.add(outcome.ending);
    for (int seat = 0; seat < outcome.seats; ++seat) {
        const SeatResult& result = outcome.of(seat_id(seat));
        sum.add(result.place + (result.won ? 100U : 0U));
        sum.add(static_cast<std::uint64_t>(result.score));
        for (const auto part : result.parts)
            sum.add(static_cast<std::uint64_t>(part));
    }
}

void add_choices(const Moment& at, SeatId seat, const ActionList& legal, Sum& sum) {
    for (const Action action : legal) {
        sum.add(to_word(action));
        if (seat == kNobody)
            sum.add(static_cast<std::uint64_t>(at.game.weight(at.position, action)));
    }
}

void add_rules(const Moment& at, Sum& sum) {
    sum.add(at.position.bytes());
    for (const SeatId seat : deciders(at.actor)) {
        ActionList legal;
        at.game.legal(at.position, seat, legal);
        add_choices(at, seat, legal, sum);
    }
    sum.add(at.actor.seats());
    sum.add(at.game.asked(at.position));
    sum.add(at.game.is_settled(at.position) ? 1U : 0U);
}

void add_move(const Moment& at, Sum& sum) {
    Position next = at.position;
    at.game.apply(next, at.move.seat, at.move.action);
    sum.add(static_cast<std::uint64_t>(at.game.disclosure(at.position, next, at.move.seat)));
    sum.add(at.move.seat != kNobody && at.game.asks(at.position, next, at.move.seat) ? 1U : 0U);
}

void add_targets(const Moment& at, SeatId seat, Action action, Sum& sum) {
    for (const std::string& target : at.game.targets(at.position, seat, action))
        sum.add(target);
    for (const Pick& pick : at.game.picks(at.position, seat, action)) {
        sum.add(static_cast<std::uint64_t>(pick.seat));
        sum.add(pick.group + ":" + pick.item);
        sum.add(pick.name.english);
    }
}

// Each seat and the spectator in turn.
SeatId viewer_of(const Moment& at) {
    const auto viewers = all_viewers(at.game.seats_of(at.position));
    return viewers[static_cast<std::size_t>(at.step) % viewers.size()];
}

// Plays along and adds up.
class Signer {
  public:
    explicit Signer(const AnyGame& game) : trace_(game.phrases()) {}

    Signature take() { return std::exchange(signature_, {}); }

    void look_at_rules(const Moment& at) {
        add_rules(at, signature_.rules);
        if (at.is_over())
            add_outcome(at.game.outcome(at.position), signature_.rules);
    }

    void look(const Moment& at) {
        look_at_rules(at);
        say(at.game.stage(at.position));
        say(at.game.prompt(at.position));
        if (at.step % kEvery == 0 || at.is_over())
            look_closely(at);
        if (at.step % kDrawEvery == 0 || at.is_over())
            draw(at);
        if (at.is_over())
            return;
        ++signature_.steps;
        add_move(at, signature_.rules);
        say(at.game.report(at.position, at.move.seat, at.move.action));
        add_targets(at, at.move.seat, at.move.action, signature_.targets);
    }

  private:
    void say(const Message& message) { signature_.said.add(trace_.bare(message)); }

    void look_closely(const Moment& at) {
        add_outcome(at.game.outcome(at.position), signature_.rules);
        signature_.shown.add(at.game.view(at.position, viewer_of(at)));
        for (const SeatId seat : deciders(at.actor))
            look_at_choices(at, seat);
        for (const SeatId seat : at.actor.seats()) {
            for (const Reason& reason : at.game.reasons(at.position, seat)) {
                signature_.reasons.add(reason.target);
                signature_.reasons.add(trace_.bare(reason.why));
            }
        }
    }

    void look_at_choices(const Moment& at, SeatId seat) {
        ActionList legal;
        at.game.legal(at.position, seat, legal);
        for (const Action action : legal) {
            say(at.game.describe(at.position, seat, action));
            add_targets(at, seat, action, signature_.targets);
            signature_.drawn.add(at.game.notation(action));
        }
    }

    void draw(const Moment& at) {
        signature_.drawn.add(at.game.draw(at.position, viewer_of(at), Language::English, true));
        signature_.drawn.add(at.game.to_json(at.position));
    }

    PhraseTrace trace_;
    Signature signature_;
};

std::string line(const Setup& setup, const Signature& of) {
    return std::to_string(setup.seats) + " seats, " + choices_text(setup.choices) + ": "
           + std::to_string(of.steps) + " steps, rules " + of.rules.text() + ", shown "
           + of.shown.text() + ", said " + of.said.text() + ", reasons " + of.reasons.text()
           + ", targets " + of.targets.text() + ", drawn " + of.drawn.text() + "\n";
}

}  // namespace

std::string signatures_of(const AnyGame& game, const std::vector<OptionChoices>& more) {
    std::string text = "# What happens, is shown and told in games of " + game.name().english
                       + ", as fingerprints of its parts. A test\n"
                         "# writes this file: TETRA_UPDATE_GOLDEN=1.\n";
    text += "guide " + sum_of(game.guide()) + "\n";
    Walk walk(game, kSteps);
    Signer signer(game);
    for (const Setup& setup : setups_with(game, more)) {
        walk.play(setup, [&](const Moment& at) { signer.look(at); });
        for (int steps = 0; steps < kMoreSteps;)
            walk.play(setup, [&](const Moment& at) {
                signer.look_at_rules(at);
                ++steps;
            });
        text += line(setup, signer.take());
    }
    return text;
}

std::string check_signatures(const AnyGame& game,
                             const std::vector<OptionChoices>& more,
                             std::source_location test) {
    return check_golden_file(golden_folder(test) / "signatures.txt", signatures_of(game, more));
}

}  // namespace engine::testing
