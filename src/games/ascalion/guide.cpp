// Fills the guide (facts.h) from the content pack with its map and names, and rules in short.
#include "games/ascalion/facts.h"
#include "games/ascalion/guide_texts.h"
#include "games/ascalion/words.h"
#include "generated/games/ascalion/texts.h"

namespace ascalion {
namespace {

core::FixedVector<Place, kMaxSteps> given(const PlaceList& places) {
    core::FixedVector<Place, kMaxSteps> all;
    for (const Place place : places)
        if (place != kNoPlace)
            all.push_back(place);
    return all;
}

class Facts {
  public:
    explicit Facts(const Pack& pack) : pack_(pack), content_(pack.content) {}

    facts::Guide whole() const {
        const facts::ParametersFact parameters{content_.parameters};
        const IdTables ids = id_tables();
        return {
            .game = "ascalion",
            .name = pack_.name,
            .map = pack_.map,
            .countries = each(&Facts::country),
            .vessels = each(&Facts::vessel),
            .places = each(&Facts::place),
            .kinds = each(&Facts::kind),
            .recipes = each(&Facts::recipe),
            .religions = each(&Facts::religion),
            .parameters = parameters,
            .actions = engine::words_by_name<ActionKind, kActionKinds>(ids.actions),
            .topics = engine::topic_facts({topics_of_the_game()}, engine::fields_of(parameters)),
            .phases = engine::words_by_name<Phase, names_of(Phase{}).size()>(ids.phases),
            .gates = engine::words_by_name<Gate, kGates>(ids.gates),
            .transports = engine::words_by_name<TransportKind, names_of(TransportKind{}).size()>(
                ids.transports),
            .purposes = engine::words_by_name<Purpose, names_of(Purpose{}).size()>(ids.purposes),
            .choices = engine::words_by_key(ids.choices),
            .asks = engine::words_by_name<Ask, kAsks>(ids.asks),
            .water = engine::words_by_name<facts::Water, 3>(ids.water),
            .endings = endings()};
    }

  private:
    template <class Id, class Fact>
    core::EnumArray<Id, Fact, names_of(Id{}).size()> each(Fact (Facts::*fact)(Id) const) const {
        core::EnumArray<Id, Fact, names_of(Id{}).size()> all;
        for (std::size_t i = 0; i < all.size(); ++i)
            all.items[i] = (this->*fact)(static_cast<Id>(i));
        return all;
    }

    facts::CountryFact country(Country id) const {
        const CountrySpec& spec = content_.countries[id];
        return {.name = pack_.countries[id],
                .neighbours = spec.neighbours,
                .places = given(spec.places),
                .island = content_.island_countries.contains(id)};
    }

    facts::VesselFact vessel(Vessel id) const {
        return {area_name(pack_, area_of(id)),
                is_boat(id) ? facts::VesselType::Boat : facts::VesselType::Ship};
    }

    facts::PlaceFact place(Place id) const {
        const PlaceSpec& spec = content_.place(id);
        return {.name = pack_.place(id),
                .water = water(id),
                .touching = spec.touching,
                .steps = given(spec.steps)};
    }
    static facts::Water water(Place id) {
        if (is_section(id))
            return facts::Water::Section;
        return is_deep(id) ? facts::Water::Deep : facts::Water::Shallow;
    }

    facts::KindFact kind(Kind id) const {
        facts::KindFact fact{
            .name = pack_.kinds[id], .tokens = content_.tokens.count(id), .source = {}};
        if (id != Kind::Weapon)
            fact.source = pack_.sources[id];
        return fact;
    }

    facts::RecipeFact recipe(Recipe id) const { return {pack_.recipes[id], content_.recipe(id)}; }

    facts::ReligionFact religion(Religion id) const {
        return {pack_.religions[id], content_.parameters.followers[static_cast<std::size_t>(id)]};
    }

    static facts::WordsBy<Ending, names_of(Ending{}).size()> endings() {
        facts::WordsBy<Ending, names_of(Ending{}).size()> all;
        const engine::OutcomeNames names = Texts::outcome_names();
        for (std::size_t i = 0; i < all.size(); ++i)
            all.items[i] = names.endings[i];
        return all;
    }

    const Pack& pack_;
    const Content& content_;
};

}  // namespace

boost::json::value Texts::guide(const Pack& pack) {
    return engine::write_json(Facts(pack).whole());
}

}  // namespace ascalion
