#include "games/pathciv/ledger.h"

#include <string>
#include <vector>

#include "engine/nouns.h"
#include "engine/targets.h"
#include "games/pathciv/names.h"
#include "games/pathciv/words.h"

namespace pathciv {
namespace {

using engine::Argument;
using engine::joined;
using engine::Words;

// A sort of thing: its words, and what it is called among amounts: "gain:red:2".
struct Sort {
    Words name;
    std::string id;
};

Sort sort(const Pack& pack, Tray tray) { return {pack.trays[tray], std::string(name_of(tray))}; }
Sort sort(const Pack& pack, Type type) {
    return {Words{"research in ", "Forschung "} + pack.types[type], std::string(name_of(type))};
}
Sort research_of_choice() { return {{"research of choice", "Forschung nach Wahl"}, "any"}; }

std::string amount_of(const Sort& sort, int change) {
    return engine::target("gain", sort.id + ":" + std::to_string(change));
}

Words in_brackets(int amount) {
    const std::string number = " (" + std::to_string(amount) + ")";
    return {number, number};
}
Words more(int amount) {
    const std::string number = " +" + std::to_string(amount);
    return {number, number};
}

// "Builders +2, heritage +1"
class List {
  public:
    void add(const Sort& sort, int change) {
        parts_.push_back(sort.name + (change < 0 ? in_brackets(-change) : more(change)));
        about_.push_back(amount_of(sort, change));
    }
    // Nothing if there are none.
    std::optional<Argument> argument() const {
        if (parts_.empty())
            return std::nullopt;
        return Argument::words(joined(parts_, {", ", ", "}), about_);
    }

  private:
    std::vector<Words> parts_;
    std::vector<std::string> about_;
};

// Gains on one side, losses on the other.
class Difference {
  public:
    void note(const Sort& sort, Counter was, Counter is) {
        const int change = is.value() - was.value();
        if (change != 0)
            (change > 0 ? gained_ : lost_).add(sort, change);
    }
    // What is placed later on, or lies on events that are over, is nobody's loss.
    void note_gain(const Sort& sort, Counter was, Counter is) {
        if (is.value() > was.value())
            note(sort, was, is);
    }
    Ledger ledger() const { return {gained_.argument(), lost_.argument()}; }

  private:
    List gained_;
    List lost_;
};

template <class Counts, class Kinds, class Name>
std::optional<Argument> given_of(const Counts& counts, Kinds kinds, Name&& name) {
    List list;
    for (const auto kind : kinds)
        if (counts[kind] > 0)
            list.add(name(kind), -counts[kind].value());
    return list.argument();
}

template <class Kind>
Argument given_one(const Pack& pack, Kind kind, int amount) {
    const Sort what = sort(pack, kind);
    return Argument::words(what.name + in_brackets(amount), {amount_of(what, -amount)});
}

}  // namespace

Ledger ledger_of(const Pack& pack, const Seat& before, const Seat& after) {
    Difference all;
    for (const Tray tray : all_trays())
        all.note(sort(pack, tray), before.trays[tray], after.trays[tray]);
    for (const Type type : all_types())
        all.note(sort(pack, type), before.research[type], after.research[type]);
    all.note({{"population", "Bevölkerung"}, "population"}, before.population, after.population);
    all.note({{"heritage", "Erbe"}, "heritage"}, before.heritage, after.heritage);
    all.note({{"points", "Punkte"}, "points"}, before.tokens, after.tokens);
    all.note_gain(
        {{"history cubes", "Geschichtswürfel"}, "history"}, before.history, after.history);
    all.note_gain(research_of_choice(), before.any_research, after.any_research);
    all.note_gain(
        {{"cubes of choice", "Würfel nach Wahl"}, "any_cubes"}, before.any_cubes, after.any_cubes);
    return all.ledger();
}

Argument given(const Pack& pack, Tray tray, int amount) { return given_one(pack, tray, amount); }
Argument given(const Pack& pack, Type type, int amount) { return given_one(pack, type, amount); }

std::optional<Argument> given(const Pack& pack, const CubeCounts& cubes) {
    return given_of(cubes, all_trays(), [&](Tray tray) { return sort(pack, tray); });
}
std::optional<Argument> given(const Pack& pack, const CircleCounts& circles) {
    return given_of(circles, all_circles(), [&](Circle circle) {
        return circle == Circle::Any ? research_of_choice() : sort(pack, type_of(circle));
    });
}

}  // namespace pathciv
