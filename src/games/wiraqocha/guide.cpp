// Fills the guide (facts.h) from the content pack with its names, and rules in short.
#include <string>

#include "engine/named.h"
#include "games/wiraqocha/facts.h"
#include "games/wiraqocha/guide_texts.h"
#include "generated/games/wiraqocha/texts.h"

namespace wiraqocha {
namespace {

template <class Enum, std::size_t Size>
using WordsBy = facts::WordsBy<Enum, Size>;

WordsBy<Ending, names_of(Ending{}).size()> ending_words() {
    WordsBy<Ending, names_of(Ending{}).size()> all;
    const engine::OutcomeNames names = Texts::outcome_names();
    for (std::size_t i = 0; i < all.size(); ++i)
        all.items[i] = names.endings[i];
    return all;
}

class Facts {
  public:
    explicit Facts(const Pack& pack) : pack_(pack), content_(pack.content) {}

    facts::Guide whole() const {
        const IdTables ids = id_tables();
        return {.game = "wiraqocha",
                .name = pack_.name,
                .hexes = each<PerHex<facts::HexFact>>(&Facts::hex),
                .cards = each<core::EnumArray<Card, facts::CardFact, kCards>>(&Facts::card),
                .pieces = each<PerPiece<facts::PieceFact>>(&Facts::piece),
                .artefacts = each<core::EnumArray<Artefact, facts::ArtefactFact, kArtefacts>>(
                    &Facts::artefact),
                .slots = slots(),
                .parameters = parameters(),
                .goals = goals(),
                .actions = action_names(),
                .topics = engine::topic_facts({action_topics(), other_topics()}, numbers()),
                .terrains = engine::words_by_name<Terrain, 5>(ids.terrains),
                .grounds = engine::words_by_name<Ground, 2>(ids.grounds),
                .conditions = engine::words_by_name<Condition, 3>(ids.conditions),
                .card_kinds = engine::words_by_name<facts::CardKind, 2>(ids.card_kinds),
                .layouts = engine::words_by_name<Layout, 3>(ids.layouts),
                .phases = engine::words_by_name<Phase, names_of(Phase{}).size()>(ids.phases),
                .marks = engine::words_by_name<Mark, kMarks>(ids.marks),
                .asks = engine::words_by_name<Ask, tables::kAskNames.size()>(ids.asks),
                .places = engine::words_by_key(ids.places),
                .endings = ending_words()};
    }

  private:
    template <class Table, class Id, class Fact>
    Table each(Fact (Facts::*fact)(Id) const) const {
        Table all;
        for (std::size_t i = 0; i < Table::size(); ++i)
            all.items[i] = (this->*fact)(static_cast<Id>(i));
        return all;
    }

    facts::HexFact hex(Hex id) const {
        const HexSpec& spec = content_.hexes[id];
        facts::HexFact fact{
            .name = pack_.hexes[id], .condition = condition(spec), .spec = spec, .artefact = {}};
        if (spec.artefact != kNoArtefact)
            fact.artefact.value = spec.artefact;
        return fact;
    }

    static facts::ConditionFact condition(const HexSpec& spec) {
        const int face = spec.value;
        switch (spec.condition) {
            case Condition::Number: return {facts::SumCondition{facts::SumKind::Number, face}};
            case Condition::Double:
                return {facts::FacesCondition{facts::FacesKind::Double, {face, face}}};
            case Condition::Straight:
                return {
                    facts::FacesCondition{facts::FacesKind::Straight, {face, face + 1, face + 2}}};
        }
        return {};
    }

    facts::CardFact card(Card id) const {
        const CardSpec& spec = content_.cards[id];
        return {.name = pack_.cards[id],
                .kind = spec.is_invention ? facts::CardKind::Invention : facts::CardKind::Building,
                .cost = {spec.resources, spec.crystals},
                .piece = piece_of(id),
                .text = pack_.card_texts[id],
                .rules = engine::rules_in(rules_of(id))};
    }

    facts::PieceFact piece(PieceKind id) const {
        return {pack_.pieces[id], piece_class(id), content_.pieces_per_seat[id].value()};
    }

    static facts::PieceClass piece_class(PieceKind id) {
        if (is_explorer(id))
            return facts::PieceClass::Explorer;
        if (is_driller(id))
            return facts::PieceClass::Driller;
        return is_airship(id) ? facts::PieceClass::Airship : facts::PieceClass::Base;
    }

    facts::ArtefactFact artefact(Artefact id) const {
        Hex where = kNoHex;
        for (int i = 0; i < kHexes; ++i)
            if (const Hex hex{static_cast<std::uint8_t>(i)}; content_.hexes[hex].artefact == id)
                where = hex;
        return {pack_.artefacts[id], where};
    }

    // Every word that an action begins with: its name, and the topic that explains it if it is on a
    // menu.
    static engine::ByEach<ActionKind, facts::ActionFact> action_names() {
        engine::ByEach<ActionKind, facts::ActionFact> all;
        const auto add = [&](std::string_view id, facts::ActionFact fact) {
            if (const auto kind = engine::named<ActionKind>(id))
                all.add(*kind, std::move(fact));
        };
        for (const Topic& topic : action_topics())
            add(topic.subject.substr(topic.subject.find(':') + 1),
                {{std::string(topic.title_english), std::string(topic.title_german)},
                 {std::string(topic.subject)}});
        for (const IdWords& answer : answers_and_events())
            add(answer.id, {{std::string(answer.english), std::string(answer.german)}, {}});
        return all;
    }

    // W2.4
    std::vector<facts::SlotFact> slots() const {
        std::vector<facts::SlotFact> all;
        for (const core::Axial& at : content_.slots)
            all.push_back({.row = at.r, .column = at.q + (at.r + 1) / 2, .q = at.q, .r = at.r});
        return all;
    }

    facts::ParametersFact parameters() const {
        return {.all = content_.parameters,
                .exoskeleton_face = pack_.standard_options.exoskeleton_face,
                .artefacts = kArtefacts};
    }

    // By number of players.
    engine::ByKey<facts::GoalsFact> goals() const {
        engine::ByKey<facts::GoalsFact> all;
        for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
            const Goals& goals = content_.goals_for(seats);
            all.add(std::to_string(seats),
                    {.treasure = {kArtefacts},
                     .somnium = {goals.crystals},
                     .leviathan = {goals.leviathan_resources, goals.leviathan_crystals}});
        }
        return all;
    }

    // What may stand in braces in the text of a topic.
    boost::json::object numbers() const {
        boost::json::object all = engine::fields_of(parameters());
        for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
            const Goals& goals = content_.goals_for(seats);
            const std::string players = "_" + std::to_string(seats);
            all["crystals" + players] = goals.crystals;
            all["card_resources" + players] = goals.leviathan_resources;
            all["card_crystals" + players] = goals.leviathan_crystals;
        }
        return all;
    }

    const Pack& pack_;
    const Content& content_;
};

}  // namespace

boost::json::value Texts::guide(const Pack& pack) {
    return engine::write_json(Facts(pack).whole());
}

}  // namespace wiraqocha
