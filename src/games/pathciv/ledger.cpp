#include "games/pathciv/ledger.h"

#include <string>
#include <vector>

#include "engine/nouns.h"
#include "games/pathciv/words.h"

namespace pathciv {
namespace {

using engine::Argument;
using engine::joined;
using engine::Words;

// Nothing if there are none.
std::optional<Argument> list(const std::vector<Words>& parts) {
    if (parts.empty())
        return std::nullopt;
    return Argument::words(joined(parts, {", ", ", "}));
}

Words in_brackets(int amount) {
    const std::string number = " (" + std::to_string(amount) + ")";
    return {number, number};
}
Words more(int amount) {
    const std::string number = " +" + std::to_string(amount);
    return {number, number};
}
Words research(const Pack& pack, Type type) {
    return Words{"research in ", "Forschung "} + pack.types[type];
}

// Gains on one side, losses on the other.
class Difference {
  public:
    void note(const Words& name, Counter was, Counter is) {
        const int change = is.value() - was.value();
        if (change > 0)
            gained_.push_back(name + more(change));
        else if (change < 0)
            lost_.push_back(name + in_brackets(-change));
    }
    // What is placed later on, or lies on events that are over, is nobody's loss.
    void note_gain(const Words& name, Counter was, Counter is) {
        if (is.value() > was.value())
            note(name, was, is);
    }
    Ledger ledger() const { return {list(gained_), list(lost_)}; }

  private:
    std::vector<Words> gained_;
    std::vector<Words> lost_;
};

template <class Counts, class Kinds, class Name>
std::optional<Argument> given_of(const Counts& counts, Kinds kinds, Name&& name) {
    std::vector<Words> parts;
    for (const auto kind : kinds)
        if (counts[kind] > 0)
            parts.push_back(name(kind) + in_brackets(counts[kind].value()));
    return list(parts);
}

}  // namespace

Ledger ledger_of(const Pack& pack, const Seat& before, const Seat& after) {
    Difference all;
    for (const Tray tray : all_trays())
        all.note(pack.trays[tray], before.trays[tray], after.trays[tray]);
    for (const Type type : all_types())
        all.note(research(pack, type), before.research[type], after.research[type]);
    all.note({"population", "Bevölkerung"}, before.population, after.population);
    all.note({"heritage", "Erbe"}, before.heritage, after.heritage);
    all.note({"points", "Punkte"}, before.tokens, after.tokens);
    all.note_gain({"history cubes", "Geschichtswürfel"}, before.history, after.history);
    all.note_gain(
        {"research of choice", "Forschung nach Wahl"}, before.any_research, after.any_research);
    all.note_gain({"cubes of choice", "Würfel nach Wahl"}, before.any_cubes, after.any_cubes);
    return all.ledger();
}

Argument given(const Pack& pack, Tray tray, int amount) {
    return Argument::words(pack.trays[tray] + in_brackets(amount));
}
Argument given(const Pack& pack, Type type, int amount) {
    return Argument::words(research(pack, type) + in_brackets(amount));
}

std::optional<Argument> given(const Pack& pack, const CubeCounts& cubes) {
    return given_of(cubes, all_trays(), [&](Tray tray) { return pack.trays[tray]; });
}
std::optional<Argument> given(const Pack& pack, const CircleCounts& circles) {
    return given_of(circles, all_circles(), [&](Circle circle) {
        return circle == Circle::Any ? Words{"research of choice", "Forschung nach Wahl"}
                                     : research(pack, type_of(circle));
    });
}

}  // namespace pathciv
