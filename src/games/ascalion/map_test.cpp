// Section 2: the map of the standard content, held against the polygons that are drawn.
#include <map>
#include <set>

#include <boost/json.hpp>

#include "engine/json_text.h"
#include "games/ascalion/testing.h"

namespace ascalion::testing {
namespace {

namespace json = boost::json;
using enum Country;

const json::value& pack() {
    static const json::value document = *engine::parse_json(
        {reinterpret_cast<const char*>(embedded::kPack.data()), embedded::kPack.size()}, 1U << 20U);
    return document;
}

using Point = std::pair<std::int64_t, std::int64_t>;
using Edges = std::set<std::pair<Point, Point>>;

Point point(const json::value& at) { return {at.at(0).as_int64(), at.at(1).as_int64()}; }

// The sides of a polygon, or the pieces of an open line.
Edges edges(const json::array& points, bool closed) {
    Edges all;
    for (std::size_t i = closed ? 0 : 1; i < points.size(); ++i) {
        const Point one = point(points[i]);
        const Point other = point(points[i == 0 ? points.size() - 1 : i - 1]);
        all.insert(std::minmax(one, other));
    }
    return all;
}

bool share(const Edges& one, const Edges& other) {
    return std::ranges::any_of(one, [&](const auto& edge) { return other.contains(edge); });
}

std::map<std::string, Edges> outlines(const char* list) {
    std::map<std::string, Edges> all;
    for (const json::value& row : pack().at(list).as_array())
        all[std::string(row.at("id").as_string())] = edges(row.at("polygon").as_array(), true);
    return all;
}

std::set<std::string> names(const json::value& list) {
    std::set<std::string> all;
    for (const json::value& item : list.as_array())
        all.insert(std::string(item.as_string()));
    return all;
}

std::set<std::string> sharing(const std::string& id,
                              const Edges& outline,
                              const std::map<std::string, Edges>& others) {
    std::set<std::string> all;
    for (const auto& [other, edges] : others)
        if (other != id && share(outline, edges))
            all.insert(other);
    return all;
}

}  // namespace

TEST_CASE("A2.1 36 continent and 9 island countries, 23 sections, 36 shallow and 28 deep fields") {
    CHECK(kContent.island_countries.size() == 9);
    CHECK(pack().at("countries").as_array().size() == 45);
    CHECK(pack().at("river_sections").as_array().size() == 23);
    int shallow_fields = 0;
    for (const json::value& field : pack().at("sea_fields").as_array())
        shallow_fields += field.at("depth") == "shallow" ? 1 : 0;
    CHECK(shallow_fields == 36);
    for (const json::value& island : pack().at("islands").as_array())
        CHECK(island.at("countries").as_array().size() == 3);
}

TEST_CASE("A2.1 neighbours, coasts and fields are those whose polygons share a side") {
    const auto countries = outlines("countries");
    const auto fields = outlines("sea_fields");
    for (const json::value& row : pack().at("countries").as_array()) {
        const std::string id(row.at("id").as_string());
        CHECK_MESSAGE(sharing(id, countries.at(id), countries) == names(row.at("neighbors")), id);
        CHECK_MESSAGE(sharing(id, countries.at(id), fields) == names(row.at("fields")), id);
    }
    for (const json::value& row : pack().at("sea_fields").as_array()) {
        const std::string id(row.at("id").as_string());
        CHECK_MESSAGE(sharing(id, fields.at(id), fields) == names(row.at("neighbors")), id);
        CHECK_MESSAGE(sharing(id, fields.at(id), countries) == names(row.at("coast")), id);
    }
}

TEST_CASE("A2.2 each section runs between its banks, and two in a row differ in one bank") {
    const auto countries = outlines("countries");
    for (const json::value& row : pack().at("river_sections").as_array()) {
        const Edges line = edges(row.at("points").as_array(), false);
        for (const char* bank : {"left", "right"}) {
            const Edges& outline = countries.at(std::string(row.at(bank).as_string()));
            for (const auto& edge : line)
                CHECK(outline.contains(edge));
        }
    }
    for (int i = 1; i < kSections; ++i) {
        const CountrySet before = kContent.place(section(i)).touching;
        const CountrySet after = kContent.place(section(i + 1)).touching;
        CHECK(before.size() == 2);
        CHECK((before & after).size() == 1);
    }
    CHECK(std::ranges::count(kContent.place(kMouthSection).steps, kMouthField) == 1);
    CHECK_FALSE(kContent.banks.contains(Quellheim));
}

TEST_CASE("A2.2 the river runs from s01 to r23 in 24 points") {
    CHECK(distance(kContent, true, shallow(1), section(23)) == 24);
    CHECK(distance(kContent, true, section(23), shallow(1)) == 24);
    CHECK(distance(kContent, false, shallow(1), section(1)) == kOutOfReach);
    CHECK(distance(kContent, true, shallow(1), deep(1)) == kOutOfReach);
}

TEST_CASE("A2.6 the neighbours of Albur are the six of the rulebook") {
    CHECK(kContent.countries[Albur].neighbours
          == countries({Nordmark, Erein, Parthenion, Mesa, Sitara, Revena}));
    CHECK_FALSE(kContent.countries[Ys].neighbours.contains(Doilan));
    CHECK(kContent.countries[Ys].neighbours.contains(Comorium));
    CHECK(kContent.countries[Comorium].neighbours.contains(Doilan));
}

TEST_CASE("A2.8 the orders of kinds, areas and places are those of the names") {
    CHECK(name_of(Kind::Wood) == "wood");
    CHECK(static_cast<int>(Kind::Weapon) == kResources);
    CHECK(name_of(area_of(Talassa)) == "talassa");
    CHECK(name_of(area_of(boat(1))) == "boat1");
    CHECK(area_of(boat(1)) > area_of(Talassa));
    CHECK(name_of(area_of(ship(12))) == "ship12");
    CHECK(name_of(section(23)) == "r23");
    CHECK(name_of(shallow(1)) == "s01");
    CHECK(name_of(deep(28)) == "d28");
}

TEST_CASE("A3.3 which shallow fields are high sea, with islands and without") {
    const auto high_sea = [](Toggle islands) {
        Options options = options_of_examples(4);
        options.islands = islands;
        const State state = Rules::initial(kContent, options);
        std::set<std::string> names;
        for (int i = 1; i <= kShallow; ++i)
            if (is_high_sea(kContent, state, shallow(i)))
                names.insert(std::string(name_of(shallow(i))));
        return names;
    };
    CHECK(high_sea(Toggle::On) == std::set<std::string>{"s08", "s10", "s12", "s29"});
    CHECK(high_sea(Toggle::Off)
          == std::set<std::string>{"s04",
                                   "s05",
                                   "s07",
                                   "s08",
                                   "s10",
                                   "s12",
                                   "s13",
                                   "s16",
                                   "s17",
                                   "s24",
                                   "s26",
                                   "s28",
                                   "s29"});
}

}  // namespace ascalion::testing
