// What the view promises of answers that want several areas: any of them that it has room for can
// be given, in the order of areas; of vessels that are alike the first stands for the others
// (A5.9).
#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include <boost/json.hpp>

#include "core/rng.h"
#include "games/ascalion/testing.h"
#include "generated/games/ascalion/library.h"

namespace ascalion::testing {

namespace {

using Wanted = std::map<Area, int>;

struct Promise {
    int count = 0;
    Wanted areas;
};

Promise promised_at(const State& state) {
    const auto view = standard_game()->view(engine::Position::of(state), engine::kNobody);
    const auto& picking = view.at("table").at("picking").as_object();
    Promise promise{static_cast<int>(picking.at("count").to_number<int>()), {}};
    const auto& areas = picking.at("areas").as_object();
    for (int i = 0; i < kAreas; ++i)
        if (const auto* most = areas.if_contains(name_of(static_cast<Area>(i))))
            promise.areas[static_cast<Area>(i)] = most->to_number<int>();
    return promise;
}

bool wants_areas(Ask ask) {
    return ask == Ask::Origin || ask == Ask::Destination || ask == Ask::LostBook;
}

// So many of the areas, none more often than there is room.
Wanted some_of(const Promise& promise, core::Rng& rng) {
    std::vector<Area> places;
    for (const auto& [area, most] : promise.areas)
        places.insert(places.end(), static_cast<std::size_t>(most), area);
    Wanted wanted;
    for (int i = 0; i < promise.count && !places.empty(); ++i) {
        const auto at = rng.below(static_cast<std::uint32_t>(places.size()));
        ++wanted[places[at]];
        places.erase(places.begin() + at);
    }
    return wanted;
}

// What was picked from a vessel makes it unlike the others.
bool is_untouched(const State& state, Area area) {
    return std::ranges::find(state.trade.origins, area, &Token::area) == state.trade.origins.end();
}

bool stand_for_each_other(const State& state, Area one, Area other) {
    return !is_country(one) && !is_country(other)
           && are_alike(state, vessel_of(one), vessel_of(other)) && is_untouched(state, one)
           && is_untouched(state, other);
}

// The area that is named for the next one that is wanted; the two have changed roles then.
Area next_of(const State& state, Wanted& wanted, int& swaps) {
    while (!wanted.empty() && wanted.begin()->second == 0)
        wanted.erase(wanted.begin());
    if (wanted.empty())
        return kNoArea;
    const Area area = wanted.begin()->first;
    engine::ActionList legal;
    Rules::legal(kContent, state, state.turn.to_move, legal);
    if (legal.contains(action::at(area)))
        return area;
    for (const Action action : legal)
        if (kind_of(action) == ActionKind::At
            && stand_for_each_other(state, area, area_of(action))) {
            std::swap(wanted[area], wanted[area_of(action)]);
            ++swaps;
            return area_of(action);
        }
    return kNoArea;
}

// Gives all answers, those that the rules give by themselves too; what is wrong, or nothing.
std::string fault_of(State state, const Promise& promise, Wanted wanted, int& swaps) {
    const Ask ask = state.turn.ask;
    for (int given = 0; given < promise.count;) {
        const Area area = next_of(state, wanted, swaps);
        if (area == kNoArea)
            return "an area cannot be named after " + std::to_string(given);
        std::string fault;
        Rules::apply_observed(
            kContent, state, action::at(area), [&](const State& now, Action answer) {
                if (given == promise.count || now.turn.ask != ask || !fault.empty())
                    return;
                const Area next = next_of(now, wanted, swaps);
                if (next != area_of(answer))
                    fault = "the rules name another area after " + std::to_string(given);
                --wanted[next];
                ++given;
            });
        if (!fault.empty())
            return fault;
    }
    return "";
}

}  // namespace

TEST_CASE("areas that the view has room for can be given together, in random games") {
    int choices = 0;
    int swaps = 0;
    for (std::uint64_t seed = 0; seed < 120; ++seed) {
        core::Rng rng(seed);
        Options options;
        options.seats = static_cast<std::uint8_t>(2 + seed % 5);
        State state = Rules::initial(kContent, options);
        for (int step = 0; step < 2500 && !state.is_over(); ++step) {
            const Promise promise = wants_areas(state.turn.ask) ? promised_at(state) : Promise{};
            for (int i = 0; i < 5 && promise.count > 1; ++i) {
                const Wanted wanted = some_of(promise, rng);
                CAPTURE(seed);
                CAPTURE(step);
                REQUIRE(fault_of(state, promise, wanted, swaps) == "");
                ++choices;
            }
            play_any(state, rng);
        }
    }
    CHECK(choices > 200);
    CHECK(swaps > 0);
}

}  // namespace ascalion::testing
