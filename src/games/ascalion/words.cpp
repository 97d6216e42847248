#include "games/ascalion/words.h"

#include <array>
#include <string>

namespace ascalion {

using engine::Argument;
using engine::Noun;
using engine::Words;
using engine::operator+;

namespace {

Words same(const std::string& text) { return {text, text}; }

// Goods that can be counted; of all others there is more or less.
const Noun* noun_of(Kind kind) {
    static constexpr Noun kHorses{"1 horse", "# horses", "1 Pferd", "# Pferde"};
    static constexpr Noun kWeapons{"1 weapon", "# weapons", "1 Waffe", "# Waffen"};
    if (kind == Kind::Horse)
        return &kHorses;
    return kind == Kind::Weapon ? &kWeapons : nullptr;
}

char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

// Where a place is: its name after "in", "to" and their like.
struct Around {
    Words section;
    Words shallow;
    Words deep;
};

std::string number_of(Place place) {
    const int first = is_shallow(place) ? static_cast<int>(shallow(1)) : static_cast<int>(deep(1));
    return " " + std::to_string(static_cast<int>(place) - first + 1);
}

Words around(const Pack& pack, Place place, const Around& words) {
    if (is_section(place))
        return words.section + pack.place(place);
    return (is_shallow(place) ? words.shallow : words.deep) + same(number_of(place));
}

}  // namespace

Words area_name(const Pack& pack, Area area) {
    if (is_country(area))
        return pack.countries[country_of(area)];
    const Vessel vessel = vessel_of(area);
    const int index = static_cast<int>(vessel) - (is_boat(vessel) ? 0 : kBoats);
    const std::string number = " " + std::to_string(index + 1);
    return is_boat(vessel) ? Words{"Boat" + number, "Boot" + number}
                           : Words{"Ship" + number, "Schiff" + number};
}

Words area_at(const Pack& pack, const State& state, Area area) {
    const Words name = area_name(pack, area);
    if (is_country(area) || state.board.place(vessel_of(area)) == kNoPlace)
        return name;
    return name + same(" (") + pack.place(state.board.place(vessel_of(area))) + same(")");
}

Words kind_name(const Pack& pack, Kind kind) {
    Words name = pack.kinds[kind];
    name.english.front() = lower(name.english.front());
    return name;
}

bool is_counted(Kind kind) { return noun_of(kind) != nullptr; }

Argument several(const Pack& pack, Kind kind) {
    const Noun* noun = noun_of(kind);
    if (noun == nullptr)
        return kind_words(pack, kind);
    constexpr std::size_t kNumber = 2;  // "# "
    return Argument::words({std::string(noun->more_english.substr(kNumber)),
                            std::string(noun->more_german.substr(kNumber))});
}

Words counted_kind(const Pack& pack, Kind kind, int amount) {
    if (const Noun* noun = noun_of(kind))
        return engine::counted(*noun, amount);
    return same(std::to_string(amount) + " ") + kind_name(pack, kind);
}

Words goods_list(const Pack& pack, Goods goods) {
    if (goods.empty())
        return {"nothing", "nichts"};
    std::vector<Words> list;
    for (const Kind kind : goods.kinds())
        list.push_back(counted_kind(pack, kind, goods.count(kind)));
    return engine::joined(list, same(", "));
}

Argument area_words(const Pack& pack, Area area) { return Argument::words(area_name(pack, area)); }
Argument area_words(const Pack& pack, const State& state, Area area) {
    return Argument::words(area_at(pack, state, area));
}
Argument areas_words(const Pack& pack, const State& state, AreaSet areas) {
    std::vector<Words> list;
    for (const Area area : areas)
        list.push_back(area_at(pack, state, area));
    return Argument::words(engine::joined(list, same(", ")));
}

Argument in_area(const Pack& pack, const State& state, Area area) {
    const Words before = is_country(area) ? Words{"in ", "in "} : Words{"on ", "auf "};
    return Argument::words(before + area_at(pack, state, area));
}
Argument into_area(const Pack& pack, const State& state, Area area) {
    const Words before = is_country(area) ? Words{"into ", "nach "} : Words{"onto ", "auf "};
    return Argument::words(before + area_at(pack, state, area));
}
Argument from_area(const Pack& pack, const State& state, Area area) {
    const Words before = is_country(area) ? Words{"from ", "aus "} : Words{"from ", "von "};
    return Argument::words(before + area_at(pack, state, area));
}

Argument in_place(const Pack& pack, Place place) {
    return Argument::words(around(pack,
                                  place,
                                  {{"in section ", "im Abschnitt "},
                                   {"in shallow field", "im flachen Seefeld"},
                                   {"in deep field", "im tiefen Seefeld"}}));
}
Argument to_place(const Pack& pack, Place place) {
    return Argument::words(around(pack,
                                  place,
                                  {{"to section ", "zum Abschnitt "},
                                   {"to shallow field", "zum flachen Seefeld"},
                                   {"to deep field", "zum tiefen Seefeld"}}));
}

Argument kind_words(const Pack& pack, Kind kind) { return Argument::words(kind_name(pack, kind)); }
Argument goods_words(const Pack& pack, Goods goods) {
    return Argument::words(goods_list(pack, goods));
}
Argument count_words(const Noun& noun, int amount) {
    return Argument::words(engine::counted(noun, amount));
}

}  // namespace ascalion
