// Rows of a content pack by their ids, which must all be there once.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json.hpp>

#include "engine/pack_document.h"
#include "games/wiraqocha/names.h"

namespace wiraqocha {

inline std::optional<std::size_t> index_in(Names names, std::string_view name) {
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == name)
            return i;
    return std::nullopt;
}

// A list of rows with ids: every id of `names`, after `prefix`, must stand in it exactly once.
struct Listing {
    std::string_view list;
    std::string_view prefix;
    Names names;
};

inline constexpr std::array kPieceIds = {std::string_view("base_camp"),
                                         names_of(PieceKind{})[1],
                                         names_of(PieceKind{})[2],
                                         names_of(PieceKind{})[3],
                                         names_of(PieceKind{})[4],
                                         names_of(PieceKind{})[5],
                                         names_of(PieceKind{})[6]};
inline constexpr std::array kParameterIds = {std::string_view("base_dice"),
                                             std::string_view("max_dice_pool"),
                                             std::string_view("enforce_dice_box_limit"),
                                             std::string_view("base_camp_natural_defence"),
                                             std::string_view("exoskeleton_face"),
                                             std::string_view("probe_face"),
                                             std::string_view("ruins_effect"),
                                             std::string_view("resources_per_pip"),
                                             std::string_view("die_min"),
                                             std::string_view("die_max_conquest"),
                                             std::string_view("die_max_attack"),
                                             std::string_view("resource_storage"),
                                             std::string_view("cemetery_price"),
                                             std::string_view("points_per_crystal"),
                                             std::string_view("supply_resources"),
                                             std::string_view("supply_somnium"),
                                             std::string_view("market_size"),
                                             std::string_view("builds_per_turn"),
                                             std::string_view("plunders_per_turn"),
                                             std::string_view("round_cap")};
inline constexpr std::array kVictoryIds = {
    std::string_view("treasure"), std::string_view("somnium"), std::string_view("leviathan")};
inline constexpr std::array kVariantIds = {std::string_view("cave"), std::string_view("prisoner")};
inline constexpr std::array kSetupIds = {
    std::string_view("beginner"), std::string_view("random"), std::string_view("random_balanced")};
inline constexpr std::array kTokenIds = {std::string_view("force_field"),
                                         std::string_view("flying_fortress"),
                                         std::string_view("destruction")};

inline constexpr Listing kHexRows{"hexes", "hex_", names_of(Hex{})};
inline constexpr Listing kCardRows{"cards", "card_", names_of(Card{})};
inline constexpr Listing kPieceRows{"pieces", "piece_", kPieceIds};
inline constexpr Listing kArtefactRows{"artefacts", "artefact_", names_of(Artefact{})};
inline constexpr Listing kParameterRows{"params", "", kParameterIds};
inline constexpr Listing kVictoryRows{"victories", "victory_", kVictoryIds};
inline constexpr Listing kVariantRows{"variants", "variant_", kVariantIds};
inline constexpr Listing kSetupRows{"setups", "setup_", kSetupIds};
inline constexpr Listing kTokenRows{"tokens", "token_", kTokenIds};

struct Row {
    const boost::json::value* json = nullptr;
    std::string where;
};

// What the reader of the pack is made from.
class RowReader : public engine::Complaining {
  protected:
    explicit RowReader(const boost::json::value& document) : document_(document) {}

    const boost::json::value& document() const { return document_; }
    static std::string_view text(const boost::json::value& row, std::string_view key) {
        return engine::text_of(row.at(key));
    }
    static std::uint8_t number(const boost::json::value& row, std::string_view key) {
        return boost::json::value_to<std::uint8_t>(row.at(key));
    }

    // The rows in the order of the names; empty if an id is unknown, missing or doubled.
    std::vector<Row> rows(const Listing& listing) {
        std::vector<Row> found(listing.names.size());
        const boost::json::array& list = document_.at(listing.list).as_array();
        for (std::size_t i = 0; i < list.size(); ++i)
            sort_in(listing, list[i], engine::at_index(listing.list, i), found);
        for (std::size_t i = 0; i < found.size(); ++i) {
            const auto id = std::string(listing.prefix) + std::string(listing.names[i]);
            if (found[i].json == nullptr)
                complain(std::string(listing.list), engine::quoted(id) + " is missing");
        }
        return error() ? std::vector<Row>{} : found;
    }

    // The value that another row is referred to by, such as "hex_p11".
    std::optional<std::size_t> reference(const Listing& listing,
                                         std::string_view id,
                                         const std::string& where) {
        const auto index = index_of(listing, id);
        if (!index)
            complain(where,
                     "there is no " + engine::quoted(id) + " in " + std::string(listing.list));
        return index;
    }

  private:
    static std::optional<std::size_t> index_of(const Listing& listing, std::string_view id) {
        return id.starts_with(listing.prefix)
                   ? index_in(listing.names, id.substr(listing.prefix.size()))
                   : std::nullopt;
    }

    void sort_in(const Listing& listing,
                 const boost::json::value& row,
                 const std::string& where,
                 std::vector<Row>& found) {
        const std::string_view id = text(row, "id");
        const auto index = index_of(listing, id);
        if (!index)
            return complain(where + ".id", "unknown id " + engine::quoted(id));
        if (found[*index].json != nullptr)
            return complain(where + ".id",
                            engine::quoted(id) + " stands twice, first at " + found[*index].where);
        found[*index] = {&row, where};
    }

    const boost::json::value& document_;
};

}  // namespace wiraqocha
