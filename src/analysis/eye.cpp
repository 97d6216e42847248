#include "analysis/eye.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <string>

#include "ai/make_searcher.h"
#include "ai/search/luck.h"

namespace analysis {
namespace {

using engine::Position;

constexpr std::size_t kRoom = std::size_t{64} << 20U;
constexpr std::size_t kMostPaths = 1000;  // of a roll of several dice, on the way to its outcomes
constexpr std::uint64_t kDice = 22;       // the same for all rolls: what is compared rolls alike

int rounded(double share) { return static_cast<int>(std::lround(kCertain * share)); }

// A chance of a half is off by 50 points with one visit.
int least_doubt(std::uint32_t visits) {
    return static_cast<int>(std::lround(25 * kPoint / std::sqrt(static_cast<double>(visits))));
}

Chances chances_of(const ai::search::WinShares& shares, int seats) {
    Chances chances;
    for (int seat = 0; seat < seats; ++seat)
        chances.push_back(rounded(static_cast<double>(shares[static_cast<std::size_t>(seat)])));
    return chances;
}

// After the best action: the mean over all visits counts those that only tried something.
Chances best_of(const ai::search::Findings& findings) {
    const bool has_looked = !findings.moves.empty() && findings.moves.front().visits > 0;
    return chances_of(has_looked ? findings.moves.front().win : findings.win, findings.seats);
}

Chances difference(const Chances& one, const Chances& other, int least) {
    Chances all;
    for (std::size_t seat = 0; seat < one.size(); ++seat)
        all.push_back(std::max(least, std::abs(one[seat] - other[seat])));
    return all;
}

using Paths = std::map<std::string, Outlook, std::less<>>;

void add(Paths& paths, const Position& position, double weight) {
    Outlook& path =
        paths.try_emplace(std::string(position.bytes()), Outlook{position, 0}).first->second;
    path.weight += weight;
}

void roll_on(const engine::AnyGame& game, const Outlook& from, Paths& on, Paths& done) {
    engine::ActionList outcomes;
    game.legal(from.position, engine::kNobody, outcomes);
    double total = 0;
    for (const engine::Action outcome : outcomes)
        total += game.weight(from.position, outcome);
    for (const engine::Action outcome : outcomes) {
        Position next = from.position;
        game.apply(next, engine::kNobody, outcome);
        const double weight = from.weight * game.weight(from.position, outcome) / total;
        add(game.actor(next).is_chance() ? on : done, next, weight);
    }
}

std::vector<Outlook> listed(const Paths& paths) {
    std::vector<Outlook> list;
    for (const auto& [bytes, outlook] : paths)
        list.push_back(outlook);
    return list;
}

Position drawn(const engine::AnyGame& game, Position position, std::uint32_t sample) {
    ai::search::Luck luck(kDice, sample);
    while (game.actor(position).is_chance()) {
        engine::ActionList outcomes;
        game.legal(position, engine::kNobody, outcomes);
        std::uint64_t total = 0;
        for (const engine::Action outcome : outcomes)
            total += static_cast<std::uint64_t>(game.weight(position, outcome));
        std::uint64_t ticket = (luck.next() * total) >> 32U;
        std::size_t i = 0;
        for (; static_cast<std::uint64_t>(game.weight(position, outcomes[i])) <= ticket; ++i)
            ticket -= static_cast<std::uint64_t>(game.weight(position, outcomes[i]));
        game.apply(position, engine::kNobody, outcomes[i]);
    }
    return position;
}

Roll draws(const engine::AnyGame& game, const Position& before, std::size_t count) {
    Paths paths;
    for (std::size_t i = 0; i < count; ++i)
        add(paths,
            drawn(game, before, static_cast<std::uint32_t>(i)),
            1.0 / static_cast<double>(count));
    return {listed(paths), true};
}

// The error of a mean over so many draws, if they were drawn blindly.
double error_of(const Roll& roll, double mean_of_squares, double mean) {
    const double spread = std::max(0.0, mean_of_squares - mean * mean);
    return roll.is_drawn ? std::sqrt(spread / static_cast<double>(roll.outlooks.size())) : 0;
}

}  // namespace

Roll roll_from(const engine::AnyGame& game, const Position& before, const Depth& depth) {
    Paths done;
    Paths open;
    add(open, before, 1);
    while (!open.empty()) {
        Paths on;
        for (const auto& [bytes, outlook] : open)
            roll_on(game, outlook, on, done);
        if (done.size() > depth.all_outcomes || on.size() > kMostPaths)
            return draws(game, before, depth.draws);
        open = std::move(on);
    }
    return {listed(done), false};
}

Eye::Eye(const engine::AnyGame& game)
    : game_(game), searcher_(ai::make_searcher(game, {.memory = kRoom})) {}

Value Eye::at(const Position& position, const Depth& depth) {
    const engine::Actor actor = game_.actor(position);
    if (actor.is_chance()) {
        const Roll roll = roll_from(game_, position, depth);
        return mean_of(roll, all_of(roll, depth));
    }
    if (!actor.is_nobody())
        return as_seen_by(actor.first(), position, depth);
    const engine::Outcome outcome = game_.outcome(position);
    Value value;
    for (int seat = 0; seat < outcome.seats; ++seat)
        value.chances.push_back(outcome.of(engine::seat_id(seat)).won ? kCertain / outcome.winners()
                                                                      : 0);
    value.doubt.assign(outcome.seats, 0);
    return value;
}

Value Eye::as_seen_by(engine::SeatId seat, const Position& position, const Depth& depth) {
    searcher_->forget();
    searcher_->look_at(position, seat);
    searcher_->think(depth.visits / 2);
    const Chances half = best_of(searcher_->findings());
    searcher_->think(depth.visits - depth.visits / 2);
    Chances whole = best_of(searcher_->findings());
    Chances doubt = difference(half, whole, least_doubt(depth.visits));
    return {std::move(whole), std::move(doubt)};
}

Value Eye::behind(const Position& position,
                  engine::SeatId seat,
                  engine::Action action,
                  const Depth& depth) {
    const auto found = [&](std::uint32_t visits) {
        searcher_->think_of(action, visits);
        const ai::search::Findings findings = searcher_->findings();
        const auto move = std::ranges::find(findings.moves, action, &ai::search::Finding::action);
        return chances_of(move->win, findings.seats);
    };
    searcher_->forget();
    searcher_->look_at(position, seat);
    const Chances half = found(depth.visits / 2);
    Chances whole = found(depth.visits - depth.visits / 2);
    Chances doubt = difference(half, whole, least_doubt(depth.visits));
    return {std::move(whole), std::move(doubt)};
}

std::vector<Value> Eye::all_of(const Roll& roll, const Depth& depth) {
    std::vector<Value> values;
    for (const Outlook& each : roll.outlooks)
        values.push_back(at(each.position, depth));
    return values;
}

// The outcomes err together as much as one of them does on the average.
Value Eye::mean_of(const Roll& roll, const std::vector<Value>& values) {
    const std::size_t seats = values.front().chances.size();
    Value sum;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        double mean = 0;
        double squares = 0;
        double doubt = 0;
        for (std::size_t i = 0; i < values.size(); ++i) {
            const double chance = values[i].chances[seat];
            const double weight = roll.outlooks[i].weight;
            mean += weight * chance;
            squares += weight * chance * chance;
            doubt += weight * values[i].doubt[seat];
        }
        const double error = error_of(roll, squares, mean);
        sum.chances.push_back(static_cast<int>(std::lround(mean)));
        sum.doubt.push_back(static_cast<int>(std::lround(std::hypot(doubt, error))));
    }
    return sum;
}

}  // namespace analysis
