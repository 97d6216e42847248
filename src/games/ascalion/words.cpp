#include "games/ascalion/words.h"

#include <string>

namespace ascalion {

using engine::Argument;
using engine::Words;

namespace {

Words joined(const Words& one, std::string_view between, const Words& other) {
    return {one.english + std::string(between) + other.english,
            one.german + std::string(between) + other.german};
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
    Words name = area_name(pack, area);
    if (is_country(area) || state.board.place(vessel_of(area)) == kNoPlace)
        return name;
    const Words placed = joined(name, " (", pack.place(state.board.place(vessel_of(area))));
    return {placed.english + ")", placed.german + ")"};
}

Words goods_list(const Pack& pack, Goods goods) {
    if (goods.empty())
        return {"nothing", "nichts"};
    Words list;
    for (const Kind kind : goods.kinds()) {
        const std::string count = std::to_string(goods.count(kind)) + " ";
        const Words item{count + pack.kinds[kind].english, count + pack.kinds[kind].german};
        list = list.english.empty() ? item : joined(list, ", ", item);
    }
    return list;
}

Argument area_words(const Pack& pack, Area area) { return Argument::words(area_name(pack, area)); }
Argument area_words(const Pack& pack, const State& state, Area area) {
    return Argument::words(area_at(pack, state, area));
}
Argument place_words(const Pack& pack, Place place) { return Argument::words(pack.place(place)); }
Argument kind_words(const Pack& pack, Kind kind) { return Argument::words(pack.kinds[kind]); }
Argument goods_words(const Pack& pack, Goods goods) {
    return Argument::words(goods_list(pack, goods));
}

}  // namespace ascalion
