#include "games/hyperborea/tally.h"

#include <string>
#include <vector>

#include "engine/nouns.h"
#include "games/hyperborea/invariant_seats.h"
#include "games/hyperborea/rules.h"
#include "games/hyperborea/words.h"

namespace hyperborea {
namespace {

using engine::Argument;
using engine::counted;
using engine::Noun;
using engine::Words;

constexpr Noun kTrophy = {"1 trophy", "# trophies", "1 Trophäe", "# Trophäen"};
constexpr Noun kGem = {"1 gem", "# gems", "1 Edelstein", "# Edelsteine"};
constexpr Noun kMini = {"1 miniature", "# miniatures", "1 Spielfigur", "# Spielfiguren"};
constexpr Noun kFortress = {"1 fortress", "# fortresses", "1 Festung", "# Festungen"};
constexpr Noun kLeaving = {"1 miniature leaves its site",
                           "# miniatures leave their sites",
                           "1 Spielfigur verlässt ihren Ort",
                           "# Spielfiguren verlassen ihre Orte"};

void add_counted(std::vector<Words>& parts, const Noun& noun, int amount) {
    if (amount > 0)
        parts.push_back(counted(noun, amount));
}

int minis_of(const Table& table, SeatId seat) { return minis_on_map(table, seat); }

int forts_on_map(const Table& table, SeatId seat) {
    int sum = 0;
    for (const Hex hex : table.board.forts_at[seat])
        sum += table.board.forts[seat][hex].value();
    return sum;
}

int minis_in_sites(const Table& table, SeatId seat) {
    int sum = 0;
    for (const Hex hex : table.board.frozen_at[seat])
        for (int site = 0; site < kSites; ++site)
            sum += figure_at(table, hex, site) == figure_of(seat) ? 1 : 0;
    return sum;
}

void add_points(std::vector<Words>& parts,
                const Pack& pack,
                const Table& before,
                const Table& after) {
    const bool same_turn = before.turn.active == after.turn.active;
    for (int i = 0; i < kPoints; ++i) {
        const auto point = static_cast<Point>(i);
        const int more = after.pool[point].value() - (same_turn ? before.pool[point].value() : 0);
        if (more > 0)
            parts.push_back(point_words(pack, point, more));
    }
}

// What one seat has lost in a strike, as the object of "loses".
std::vector<Words> lost_by(const Pack& pack, const Table& before, const Table& after, SeatId seat) {
    std::vector<Words> parts;
    add_counted(parts, kGem, before.seat(seat).gems.value() - after.seat(seat).gems.value());
    for (int i = 0; i < kRows; ++i) {
        const auto row = static_cast<Colour>(i);
        const int cubes =
            laws::cubes_owned(before, seat, row) - laws::cubes_owned(after, seat, row);
        if (cubes > 0)
            parts.push_back(
                Words{std::to_string(cubes) + " cube (", std::to_string(cubes) + " Würfel ("}
                + pack.colours[row] + Words{")", ")"});
        const int level = after.seat(seat).markers[row].value();
        if (level < before.seat(seat).markers[row].value())
            parts.push_back(Words{"a level of ", "eine Stufe von "} + row_name(pack, row)
                            + Words{" (now " + std::to_string(level) + ")",
                                    " (jetzt " + std::to_string(level) + ")"});
    }
    add_counted(parts, kMini, minis_of(before, seat) - minis_of(after, seat));
    return parts;
}

}  // namespace

Words gains_between(const Pack& pack, const Table& before, const Table& after) {
    std::vector<Words> parts;
    const SeatId seat = after.turn.active;
    if (seat == kNobody || after.is_over())
        return {};
    add_points(parts, pack, before, after);
    const Seat& was = before.seat(seat);
    const Seat& is = after.seat(seat);
    add_counted(parts, kGem, is.gems.value() - was.gems.value());
    add_counted(parts, kTrophy, is.trophies.size() - was.trophies.size());
    return engine::joined(parts, {" + ", " + "});
}

void tell_losses(engine::Telling& telling,
                 const Pack& pack,
                 const Table& before,
                 const Table& after) {
    for (const SeatId seat : before.everyone()) {
        if (seat == before.turn.active)
            continue;
        const std::vector<Words> lost = lost_by(pack, before, after, seat);
        if (!lost.empty())
            telling.add({"report.loses",
                         {Argument::seat(seat),
                          Argument::words(engine::joined(lost, {" and ", " und "}))}});
    }
}

void tell_turn_change(engine::Telling& telling, const Table& before, const Table& after) {
    const SeatId ends = before.turn.active;
    const SeatId begins = after.turn.active;
    if (before.turn.phase == Phase::Main && after.turn.phase != Phase::Over
        && after.turn.phase != Phase::Main && total(before.seat(ends).bag) == 0) {
        const int leaving = minis_in_sites(before, ends) - minis_in_sites(after, ends);
        if (leaving > 0)
            telling.add({"report.reset_leaving",
                         {Argument::seat(ends), Argument::words(counted(kLeaving, leaving))}});
        else
            telling.add({"report.reset", {Argument::seat(ends)}});
    }
    if (begins == kNobody || begins == ends || after.is_over())
        return;
    if (const int home = forts_on_map(before, begins) - forts_on_map(after, begins); home > 0)
        telling.add(
            {"report.home", {Argument::seat(begins), Argument::words(counted(kFortress, home))}});
    if (const int more = minis_of(after, begins) - minis_of(before, begins);
        more > 0 && before.turn.phase != Phase::Setup)
        telling.add(
            {"report.refill", {Argument::seat(begins), Argument::words(counted(kMini, more))}});
}

}  // namespace hyperborea
