// What never changes in a game of Wiraqocha, as JSON: the content pack with its names, and rules in
// short. Its ids are those of views and notation.
#include <string>

#include "games/wiraqocha/guide_texts.h"
#include "games/wiraqocha/names.h"
#include "games/wiraqocha/texts.h"

namespace wiraqocha {
namespace {

namespace json = boost::json;
using engine::words_json;

// The enum without a value of its own for "none".
template <class Enum>
json::value id_or_null(Enum id, Enum none) {
    return id == none ? json::value(nullptr) : json::value(name_of(id));
}

class Guide {
  public:
    explicit Guide(const Pack& pack) : pack_(pack), content_(pack.content) {}

    json::object whole() const {
        json::object guide = {
            {"game", "wiraqocha"},
            {"name", words_json(pack_.name)},
            {"hexes", by_id<Hex>(kHexes, &Guide::hex)},
            {"cards", by_id<Card>(kCards, &Guide::card)},
            {"pieces", by_id<PieceKind>(kPieceKinds, &Guide::piece)},
            {"artefacts", by_id<Artefact>(kArtefacts, &Guide::artefact)},
            {"slots", slots()},
            {"parameters", parameters()},
            {"goals", goals()},
            {"actions", action_names()},
            {"topics", engine::topics_json({action_topics(), other_topics()}, numbers())}};
        engine::add_id_names(guide, id_groups(), Texts::outcome_names());
        return guide;
    }

  private:
    template <class Enum>
    json::object by_id(int count, json::object (Guide::*entry)(Enum) const) const {
        json::object all;
        for (int i = 0; i < count; ++i) {
            const Enum id{static_cast<std::uint8_t>(i)};
            all[name_of(id)] = (this->*entry)(id);
        }
        return all;
    }

    json::object hex(Hex id) const {
        const HexSpec& spec = content_.hexes[id];
        return {{"name", words_json(pack_.hexes[id])},
                {"condition", condition(spec)},
                {"terrain", terrain_id(spec.terrain)},
                {"ground", spec.ground == Ground::Valley ? "valley" : "mountain"},
                {"resources", spec.resources},
                {"drill_points", spec.drill_points},
                {"artefact", id_or_null(spec.artefact, kNoArtefact)}};
    }

    static json::object condition(const HexSpec& spec) {
        const int face = spec.value;
        switch (spec.condition) {
            case Condition::Number: return {{"kind", "number"}, {"number", face}};
            case Condition::Double: return {{"kind", "double"}, {"faces", {face, face}}};
            case Condition::Straight:
                return {{"kind", "straight"}, {"faces", {face, face + 1, face + 2}}};
        }
        return {};
    }

    static std::string_view terrain_id(Terrain terrain) {
        switch (terrain) {
            case Terrain::Jungle: return "jungle";
            case Terrain::Ruins: return "ruins";
            case Terrain::Village: return "village";
            case Terrain::Vein: return "vein";
            case Terrain::Cave: return "cave";
        }
        return {};
    }

    json::object card(Card id) const {
        const CardSpec& spec = content_.cards[id];
        return {{"name", words_json(pack_.cards[id])},
                {"kind", spec.is_invention ? "invention" : "building"},
                {"cost", {{"resources", spec.resources}, {"crystals", spec.crystals}}},
                {"piece", id_or_null(piece_of(id), kNoPiece)},
                {"text", words_json(pack_.card_texts[id])},
                {"rules", engine::rule_ids(rules_of(id))}};
    }

    json::object piece(PieceKind id) const {
        return {{"name", words_json(pack_.pieces[id])},
                {"class", piece_class(id)},
                {"per_seat", content_.pieces_per_seat[id].value()}};
    }

    static std::string_view piece_class(PieceKind id) {
        if (is_explorer(id))
            return "explorer";
        if (is_driller(id))
            return "driller";
        return is_airship(id) ? "airship" : "base";
    }

    json::object artefact(Artefact id) const {
        Hex where = kNoHex;
        for (int i = 0; i < kHexes; ++i)
            if (const Hex hex{static_cast<std::uint8_t>(i)}; content_.hexes[hex].artefact == id)
                where = hex;
        return {{"name", words_json(pack_.artefacts[id])}, {"hex", id_or_null(where, kNoHex)}};
    }

    // Every word that an action begins with: its name, and the topic that explains it if it is on a
    // menu.
    static json::object action_names() {
        json::object all;
        for (const Topic& topic : action_topics())
            all[topic.subject.substr(topic.subject.find(':') + 1)] = {
                {"name", words_json(topic.title_english, topic.title_german)},
                {"topic", topic.subject}};
        for (const IdWords& answer : answers_and_events())
            all[answer.id] = {{"name", words_json(answer.english, answer.german)},
                              {"topic", nullptr}};
        return all;
    }

    // W2.4
    json::array slots() const {
        json::array all;
        for (const core::Axial& at : content_.slots)
            all.push_back(json::object{
                {"row", at.r}, {"column", at.q + (at.r + 1) / 2}, {"q", at.q}, {"r", at.r}});
        return all;
    }

    json::object parameters() const {
        const Parameters& from = content_.parameters;
        return {{"base_dice", from.base_dice},
                {"box_dice", from.box_dice},
                {"natural_defence", from.natural_defence},
                {"probe_face", from.probe_face},
                {"exoskeleton_face", pack_.standard_options.exoskeleton_face},
                {"resources_per_step", from.resources_per_step},
                {"resource_storage", from.resource_storage},
                {"buy_back_price", from.buy_back_price},
                {"points_per_crystal", from.points_per_crystal},
                {"supply_resources", from.supply_resources},
                {"supply_crystals", from.supply_crystals},
                {"market_size", from.market_size},
                {"factory_price", from.factory_price},
                {"factory_dice", from.factory_dice},
                {"tanks_income", from.tanks_income},
                {"ransom_resources", from.ransom_resources},
                {"ransom_crystals", from.ransom_crystals},
                {"artefacts", kArtefacts}};
    }

    // By number of players.
    json::object goals() const {
        json::object all;
        for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
            const Goals& goals = content_.goals_for(seats);
            all[std::to_string(seats)] = {{"treasure", {{"artefacts", kArtefacts}}},
                                          {"somnium", {{"crystals", goals.crystals}}},
                                          {"leviathan",
                                           {{"resources", goals.leviathan_resources},
                                            {"crystals", goals.leviathan_crystals}}}};
        }
        return all;
    }

    // What may stand in braces in the text of a topic.
    json::object numbers() const {
        json::object all = parameters();
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

json::value Texts::guide(const Pack& pack) { return Guide(pack).whole(); }

}  // namespace wiraqocha
