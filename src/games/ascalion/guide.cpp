// What never changes in a game of Ascalion, as JSON: the map, the content pack with its names, and
// rules in short. Its ids are those of views and notation.

#include <boost/json.hpp>

#include "games/ascalion/guide_texts.h"
#include "games/ascalion/names.h"
#include "games/ascalion/state_fields.h"
#include "games/ascalion/texts.h"
#include "games/ascalion/words.h"

namespace ascalion {
namespace {

namespace json = boost::json;
using engine::write_json;

class Guide {
  public:
    explicit Guide(const Pack& pack) : pack_(pack), content_(pack.content) {}

    json::object whole() const {
        json::object guide = {
            {"game", "ascalion"},
            {"name", words_json(pack_.name)},
            {"map", pack_.map},
            {"countries", countries()},
            {"vessels", vessels()},
            {"places", places()},
            {"kinds", kinds()},
            {"recipes", recipes()},
            {"religions", religions()},
            {"parameters", parameters()},
            {"actions", words_json(action_words())},
            {"topics", engine::topics_json({topics_of_the_game()}, parameters())}};
        engine::add_id_names(guide, id_groups(), Texts::outcome_names());
        return guide;
    }

  private:
    json::object countries() const {
        json::object all;
        for (const Country id : CountrySet::first(kCountries)) {
            const CountrySpec& spec = content_.countries[id];
            json::array places;
            for (const Place place : spec.places)
                if (place != kNoPlace)
                    places.emplace_back(name_of(place));
            all[name_of(id)] = {{"name", words_json(pack_.countries[id])},
                                {"neighbours", write_json(spec.neighbours)},
                                {"places", std::move(places)},
                                {"island", content_.island_countries.contains(id)}};
        }
        return all;
    }

    json::object vessels() const {
        json::object all;
        for (const Vessel id : VesselSet::first(kVessels))
            all[name_of(id)] = {{"name", words_json(area_name(pack_, area_of(id)))},
                                {"type", is_boat(id) ? "boat" : "ship"}};
        return all;
    }

    json::object places() const {
        json::object all;
        for (int i = 0; i < kPlaces; ++i) {
            const Place id{static_cast<std::uint8_t>(i)};
            json::array steps;
            for (const Place next : content_.place(id).steps)
                if (next != kNoPlace)
                    steps.emplace_back(name_of(next));
            all[name_of(id)] = {{"name", words_json(pack_.place(id))},
                                {"water", water(id)},
                                {"touching", write_json(content_.place(id).touching)},
                                {"steps", std::move(steps)}};
        }
        return all;
    }

    static std::string_view water(Place id) {
        if (is_section(id))
            return "section";
        return is_deep(id) ? "deep" : "shallow";
    }

    json::object kinds() const {
        json::object all;
        for (const Kind id : all_kinds()) {
            all[name_of(id)] = {{"name", words_json(pack_.kinds[id])},
                                {"tokens", content_.tokens.count(id)}};
            if (id != Kind::Weapon)
                all[name_of(id)].as_object()["source"] = words_json(pack_.sources[id]);
        }
        return all;
    }

    json::object recipes() const {
        json::object all;
        for (int i = 0; i < kRecipes; ++i) {
            const auto id = static_cast<Recipe>(i);
            const RecipeSpec& spec = content_.recipe(id);
            all[name_of(id)] = {{"name", words_json(pack_.recipes[id])},
                                {"price", write_json(spec.price)},
                                {"first_price", write_json(spec.first_price)},
                                {"on_vessels", spec.on_vessels}};
        }
        return all;
    }

    json::object religions() const {
        json::object all;
        for (const Religion id : {Religion::Brothers, Religion::Sisters})
            all[name_of(id)] = {
                {"name", words_json(pack_.religions[id])},
                {"followers", content_.parameters.followers[static_cast<std::size_t>(id)]}};
        return all;
    }

    json::object parameters() const {
        const Parameters& from = content_.parameters;
        return {{"cities_to_win", from.cities_to_win},
                {"attacker_bonus", from.attacker_bonus},
                {"attacks_per_turn", from.attacks_per_turn},
                {"attacks_first_round", from.attacks_first_round},
                {"transports_base", from.transports_base},
                {"areas_per_further_transport", from.areas_per_further_transport},
                {"source_yield", from.source_yield},
                {"source_yield_doubled", from.source_yield_doubled},
                {"equal_deal_cap", from.equal_deal_cap},
                {"followers_per_temple", from.followers_per_temple},
                {"university_price", from.university_price},
                {"books_lost_per_round", from.books_lost_per_round},
                {"warrior_value", from.warrior_value},
                {"horse_value", from.horse_value},
                {"weapon_value", from.weapon_value},
                {"city_value", from.city_value},
                {"boat_value", from.boat_value},
                {"ship_value", from.ship_value},
                {"boat_points", from.boat_points},
                {"ship_points", from.ship_points},
                {"boat_shallow", from.boat_shallow},
                {"boat_section", from.boat_section},
                {"boat_mouth", from.boat_mouth},
                {"ship_shallow", from.ship_shallow},
                {"ship_deep", from.ship_deep}};
    }

    const Pack& pack_;
    const Content& content_;
};

}  // namespace

json::value Texts::guide(const Pack& pack) { return Guide(pack).whole(); }

}  // namespace ascalion
