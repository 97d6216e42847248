// What a player has to decide, and where the game stands.
#include <string>
#include <vector>

#include "engine/nouns.h"
#include "games/hyperborea/names.h"
#include "games/hyperborea/rules.h"
#include "games/hyperborea/things.h"
#include "games/hyperborea/words.h"
#include "generated/games/hyperborea/texts.h"

namespace hyperborea {
namespace {

using engine::Noun;
using engine::Words;

std::vector<Argument> prompt_arguments(const Things& things, const Turn& turn) {
    switch (turn.ask) {
        case Ask::PlaceSpace: return {things.colour(turn.colour)};
        case Ask::WalkTo:
        case Ask::FlyTo:
        case Ask::AttackTarget:
        case Ask::AttackHow:
        case Ask::RangedTarget: return {things.hex(turn.hex)};
        case Ask::RowRow:
        case Ask::DiffRow: return {Argument::number(turn.size)};
        case Ask::ExchangeColour: return {things.colour(turn.cube.colour)};
        case Ask::Victim: return {Argument::seat(turn.active), Things::lost(turn.sort)};
        case Ask::PayCube:
        case Ask::PayGrey:
        case Ask::PayMini:
        case Ask::PayGem: return {things.pay(turn.effects)};
        default: return {};
    }
}

constexpr Noun kCubes = {"1 more cube", "# more cubes", "1 Würfel", "# Würfel"};
constexpr Noun kEffects = {"1 effect", "# effects", "1 Effekt", "# Effekte"};
constexpr Noun kTurns = {"1 more turn", "# more turns", "noch 1 Zug", "noch # Züge"};
// Up to so many kinds of points are named; more, or such as are verbs, are counted.
constexpr std::size_t kNamedPoints = 2;

Words points_left(const Pack& pack, const Pool& pool) {
    std::vector<Words> named;
    int all = 0;
    bool nouns = true;
    for (int i = 0; i < kPoints; ++i) {
        const auto point = static_cast<Point>(i);
        const int amount = pool[point].value();
        if (amount == 0)
            continue;
        all += amount;
        nouns = nouns && point < Point::Draw;
        named.push_back(point_words(pack, point, amount));
    }
    if (nouns && named.size() <= kNamedPoints)
        return engine::joined(named, {" and ", " und "});
    return all == 0 ? Words{} : engine::counted(kEffects, all);
}

// What costs nothing and is still possible; what only the owner knows is not told here.
std::string_view free_kind(const Content& content, const Table& table) {
    State state;
    static_cast<Table&>(state) = table;
    if (acting::can_act(content, state, ActionKind::Enter))
        return "prompt.menu.enter";
    if (acting::can_act(content, state, ActionKind::Upgrade))
        return "prompt.menu.upgrade";
    return acting::can_act(content, state, ActionKind::Race) ? "prompt.menu.race"
                                                             : "prompt.menu.end";
}

// The next step and what is left.
Message menu_prompt(const Pack& pack, const Table& table) {
    const bool fits = !placing::colours(pack.content, table).empty();
    const Argument cubes =
        Argument::words(engine::counted(kCubes, total(table.active().available)));
    const Words left = points_left(pack, table.pool);
    if (fits && !left.english.empty())
        return {"prompt.menu.both", {cubes, Argument::words(left)}};
    if (fits)
        return {"prompt.menu.cubes", {cubes}};
    if (!left.english.empty())
        return {"prompt.menu.points", {Argument::words(left)}};
    return {std::string(free_kind(pack.content, table)), {}};
}

// What decided between two with the same points (H9.14).
std::string_view tie_break(const Standing& winner, const Standing& second) {
    if (winner.hexes != second.hexes)
        return "over.more_hexes";
    return winner.cubes != second.cubes ? "over.more_cubes" : "over.later_turn";
}

// Who has won and why.
Message verdict(const Pack& pack, const Table& table) {
    const engine::Outcome outcome = outcome_of(pack.content, table);
    SeatId first = kNobody;
    SeatId second = kNobody;
    for (const SeatId seat : table.everyone()) {
        first = outcome.of(seat).place == 1 ? seat : first;
        second = outcome.of(seat).place == 2 ? seat : second;
    }
    const Argument points = Argument::number(outcome.of(first).score);
    if (outcome.of(first).score > outcome.of(second).score)
        return {"over." + std::string(name_of(table.turn.ending)),
                {Argument::seat(first), points, Argument::number(table.turn.round)}};
    const std::string_view reason = tie_break(standing_of(pack.content, table, first),
                                              standing_of(pack.content, table, second));
    return {"over.tied",
            {Argument::seat(first),
             Argument::seat(second),
             points,
             Argument::message({std::string(reason), {}})}};
}

}  // namespace

// The same words for all who choose in the set-up: nobody learns how far others are.
Message Texts::prompt(const Pack& pack, const View& seen) {
    const Table& table = seen.table;
    if (table.is_over())
        return verdict(pack, table);
    if (is_for_chance(table.turn.ask))
        return {};
    if (table.turn.ask == Ask::Menu)
        return menu_prompt(pack, table);
    return {"prompt." + std::string(name_of(table.turn.ask)),
            prompt_arguments(Things(pack, table), table.turn)};
}

Message Texts::stage(const Pack& /*pack*/, const View& seen) {
    const Table& table = seen.table;
    Message phase{"phase." + std::string(name_of(table.turn.phase)), {}};
    if (table.turn.phase == Phase::Setup || table.is_over())
        return phase;
    const Argument round = Argument::number(table.turn.round);
    if (table.turn.triggered)
        return {"stage.last",
                {round,
                 Argument::message(phase),
                 Argument::words(engine::counted(kTurns, table.turn.turns_left.value()))}};
    return {"stage.round", {round, Argument::message(phase)}};
}

}  // namespace hyperborea
