// Nobody learns what is hidden, and what is sampled in its place fits what everybody sees.
#include <algorithm>

#include "engine/json_text.h"
#include "engine/testing/checks.h"

namespace engine::testing {

namespace {

std::string difference(const boost::json::value& left, const boost::json::value& right);

std::string difference(const boost::json::object& left, const boost::json::object& right) {
    for (const auto& [key, value] : left) {
        const auto* other = right.if_contains(key);
        if (other == nullptr)
            return "." + std::string(key);
        if (*other != value)
            return "." + std::string(key) + difference(value, *other);
    }
    return "";
}

std::string difference(const boost::json::array& left, const boost::json::array& right) {
    for (std::size_t i = 0; i < std::min(left.size(), right.size()); ++i) {
        if (left[i] != right[i])
            return "[" + std::to_string(i) + "]" + difference(left[i], right[i]);
    }
    return "";
}

// The place of the first difference, for example ".seats[1].hand".
std::string difference(const boost::json::value& left, const boost::json::value& right) {
    if (left.is_object() && right.is_object())
        return difference(left.get_object(), right.get_object());
    if (left.is_array() && right.is_array())
        return difference(left.get_array(), right.get_array());
    return "";
}

std::string different_view(const Pair& pair) {
    const auto seen = pair.game.view(pair.truth, pair.viewer);
    const auto other = pair.game.view(pair.other, pair.viewer);
    if (json_text(seen) != json_text(other))
        return "the view differs at " + difference(seen, other);
    for (const Language language : {Language::English, Language::German}) {
        if (pair.game.draw(pair.truth, pair.viewer, language, true)
            != pair.game.draw(pair.other, pair.viewer, language, true))
            return "the drawing differs";
    }
    return {};
}

// What everybody reads.
std::string different_notices(const Pair& pair) {
    if (pair.game.actor(pair.truth) != pair.game.actor(pair.other))
        return "who decides differs";
    const auto prompt = words(pair.game, pair.game.prompt(pair.truth));
    if (prompt != words(pair.game, pair.game.prompt(pair.other)))
        return "the prompt differs: " + prompt[0];
    const auto stage = words(pair.game, pair.game.stage(pair.truth));
    if (stage != words(pair.game, pair.game.stage(pair.other)))
        return "the stage differs: " + stage[0];
    return {};
}

std::string different_reasons(const Pair& pair) {
    const auto mine = pair.game.reasons(pair.truth, pair.viewer);
    const auto others = pair.game.reasons(pair.other, pair.viewer);
    if (mine.size() != others.size())
        return "the number of reasons differs";
    for (std::size_t i = 0; i < mine.size(); ++i) {
        if (mine[i].target != others[i].target
            || words(pair.game, mine[i].why) != words(pair.game, others[i].why))
            return "the reason for '" + mine[i].target + "' differs";
    }
    return {};
}

std::string different_choices(const Pair& pair) {
    if (pair.viewer == kNobody)
        return {};
    ActionList mine;
    ActionList others;
    pair.game.legal(pair.truth, pair.viewer, mine);
    pair.game.legal(pair.other, pair.viewer, others);
    if (!std::ranges::equal(mine, others))
        return "the legal list differs";
    for (const Action action : mine) {
        if (words(pair.game, pair.game.describe(pair.truth, pair.viewer, action))
            != words(pair.game, pair.game.describe(pair.other, pair.viewer, action)))
            return "the description of '" + pair.game.notation(action) + "' differs";
        if (pair.game.targets(pair.truth, pair.viewer, action)
            != pair.game.targets(pair.other, pair.viewer, action))
            return "what '" + pair.game.notation(action) + "' is about differs";
    }
    return {};
}

}  // namespace

std::string unlike(const Pair& pair) {
    if (const auto broken = pair.game.invariant(pair.other); !broken.empty())
        return "the invariant breaks: " + std::string(broken);
    for (const auto different :
         {different_view, different_notices, different_choices, different_reasons}) {
        if (auto fault = different(pair); !fault.empty())
            return fault;
    }
    return {};
}

namespace {

bool reveals(const AnyGame& game, const Step& step, const Position& next, SeatId seat) {
    return seat != kNobody && game.disclosure(step.before, next, seat) == Disclosure::Reveals;
}

// Whether an action may not be told otherwise than another. What opens in it may be told, though
// what it leads to does not show it any more (bids in vain); a spectator has seen that, too.
bool must_read_alike(const AnyGame& game, SeatId seat, const Step& one, const Step& other) {
    const Position first = after(game, one.before, seat, one.action);
    const Position second = after(game, other.before, seat, other.action);
    if (game.looks_alike(seat, one, other))
        return true;
    return !reveals(game, one, first, seat) && !reveals(game, other, second, seat)
           && different_view({game, first, second, seat}).empty();
}

bool reads_alike(const AnyGame& game, SeatId seat, const Step& one, const Step& other) {
    return words(game, game.report(one.before, seat, one.action))
           == words(game, game.report(other.before, seat, other.action));
}

// An action is told the same in two positions if those who are told see no difference.
std::string different_report(const Pair& pair, core::Rng& rng) {
    ActionList mine;
    if (pair.viewer != kNobody)
        pair.game.legal(pair.truth, pair.viewer, mine);
    if (mine.empty())
        return {};
    const Action action = random_of(mine, rng);
    const Step here{pair.truth, action};
    const Step there{pair.other, action};
    if (must_read_alike(pair.game, pair.viewer, here, there)
        && !reads_alike(pair.game, pair.viewer, here, there))
        return "the report of '" + pair.game.notation(action) + "' differs";
    return {};
}

std::string leak(const Situation& situation) {
    for (const SeatId viewer : all_viewers(situation.seats)) {
        const Position shuffled =
            situation.game.shuffle_hidden(situation.position, viewer, situation.rng);
        situation.tally.shuffled += shuffled != situation.position ? 1 : 0;
        const Pair pair{situation.game, situation.position, shuffled, viewer};
        auto fault = unlike(pair);
        if (fault.empty())
            fault = different_report(pair, situation.rng);
        if (!fault.empty())
            return fault + ", though only what is hidden from " + seat_text(viewer) + " changed";
    }
    return {};
}

std::string misfit(const Situation& situation) {
    for (const SeatId viewer : all_viewers(situation.seats)) {
        const Position sample =
            situation.game.sample_hidden(situation.position, viewer, situation.rng);
        situation.tally.sampled += sample != situation.position ? 1 : 0;
        if (auto fault = unlike({situation.game, situation.position, sample, viewer});
            !fault.empty())
            return fault + " in a sample for " + seat_text(viewer);
    }
    return {};
}

// Whether two different things were done that a spectator cannot tell apart.
bool looks_the_same(const AnyGame& game, SeatId seat, const Step& one, const Step& other) {
    const Position first = after(game, one.before, seat, one.action);
    const Position second = after(game, other.before, seat, other.action);
    if (first == second)
        return false;
    return game.looks_alike(seat, one, other)
           || (!reveals(game, one, first, seat)
               && game.view(first, kNobody) == game.view(second, kNobody));
}

// Everybody reads reports: outcomes that a spectator cannot tell apart must read the same.
std::string telling_report(const Situation& situation) {
    const AnyGame& game = situation.game;
    for (const SeatId seat : deciders(situation.actor)) {
        const ActionList list = legal_of(situation, seat);
        const Step one{situation.position, random_of(list, situation.rng)};
        const Step other{situation.position, random_of(list, situation.rng)};
        if (looks_the_same(game, seat, one, other) && !reads_alike(game, seat, one, other))
            return "'" + game.notation(one.action) + "' and '" + game.notation(other.action)
                   + "' look the same to a spectator, but are reported differently";
    }
    return {};
}

// What the rules say an action makes known must be so in every world that the seat cannot tell from
// this one: without a reveal it sees the same afterwards, whatever is hidden.
std::string untrue_disclosure_in(const Situation& situation,
                                 SeatId seat,
                                 Action action,
                                 const Position& world) {
    const AnyGame& game = situation.game;
    const Position next = after(game, situation.position, seat, action);
    const Position there = after(game, world, seat, action);
    const Disclosure told = game.disclosure(situation.position, next, seat);
    if (told != game.disclosure(world, there, seat))
        return "what it makes known depends on what is hidden";
    if (game.asks(situation.position, next, seat) != game.asks(world, there, seat))
        return "whether it only asks depends on what is hidden";
    return told == Disclosure::Reveals ? "" : unlike({game, next, there, seat});
}

std::string untrue_disclosure(const Situation& situation) {
    constexpr int kWorlds = 4;
    for (const SeatId seat : deciders(situation.actor)) {
        if (seat == kNobody)
            continue;
        const Action action = random_of(legal_of(situation, seat), situation.rng);
        for (int i = 0; i < kWorlds; ++i) {
            const Position world =
                situation.game.shuffle_hidden(situation.position, seat, situation.rng);
            auto fault = untrue_disclosure_in(situation, seat, action, world);
            if (!fault.empty())
                return "'" + situation.game.notation(action) + "' of " + seat_text(seat) + ": "
                       + fault;
        }
    }
    return {};
}

constexpr std::array<Check<Situation>, 4> kHiddenChecks = {{
    {"hidden information", leak},
    {"sample_hidden", misfit},
    {"report of hidden things", telling_report},
    {"disclosure", untrue_disclosure},
}};

}  // namespace

std::span<const Check<Situation>> hidden_checks() { return kHiddenChecks; }

}  // namespace engine::testing
