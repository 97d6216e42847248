#include "engine/json_shape.h"

#include <array>
#include <optional>
#include <string>
#include <variant>

#include <boost/json/parse.hpp>
#include <doctest/doctest.h>

#include "engine/guide_words.h"
#include "engine/json_shown.h"
#include "engine/testing/fits_shape.h"

namespace garden {

enum class Plant : std::uint8_t { Rose, Fern, None = 0xff };
constexpr Plant none_of(Plant /*type*/) { return Plant::None; }
inline constexpr std::array<std::string_view, 2> kPlantNames = {"rose", "fern"};
constexpr std::span<const std::string_view> names_of(Plant /*type*/) { return kPlantNames; }

enum class Tool : std::uint8_t { Spade };
inline constexpr std::array<std::string_view, 1> kToolNames = {"t_1"};
constexpr std::span<const std::string_view> names_of(Tool /*type*/) { return kToolNames; }

struct Bed;
struct Path {
    std::vector<Bed> leads_to;
    Plant lined_with = Plant::Rose;
};
constexpr void visit_fields(engine::FieldsOf<Path> auto& self, auto&& visit) {
    visit("leads_to", self.leads_to);
    visit("lined_with", self.lined_with);
}
struct Wall {
    int height = 0;
};
constexpr void visit_fields(engine::FieldsOf<Wall> auto& self, auto&& visit) {
    visit("height", self.height);
}
struct Side {
    std::variant<Wall, Path> is;
};

struct Bed {
    std::array<Plant, 2> rows = {Plant::None, Plant::None};
    core::BitSet<Plant> sown;
    engine::Given<Plant> first{Plant::Rose};
    core::EnumArray<Plant, int, 2> seeds;
    engine::BySome<Plant, int> prices;
    core::EnumArray<Tool, bool, 1> clean;
    engine::OrNull<engine::Words> sign;
    std::optional<int> age;
    std::vector<Side> sides;
};
constexpr void visit_fields(engine::FieldsOf<Bed> auto& self, auto&& visit) {
    visit("rows", self.rows, "what grows");
    visit("sown", self.sown);
    visit("first", self.first);
    visit("seeds", self.seeds);
    visit("prices", self.prices);
    visit("clean", self.clean);
    visit("sign", self.sign);
    visit("age", self.age);
    visit("sides", self.sides);
}

namespace elsewhere {
struct Wall {};
template <engine::FieldsOf<Wall> Self, class Visitor>
constexpr void visit_fields(Self& /*self*/, Visitor&& /*visit*/) {}
}  // namespace elsewhere

}  // namespace garden

template <>
inline constexpr bool engine::kNamedByGuide<garden::Tool> = true;
template <>
inline constexpr bool engine::kAllGiven<garden::Path> = true;

namespace engine {
namespace {

using garden::Bed;
using Kind = Shape::Kind;

const FieldShape& field_of(const Shapes& shapes, std::string_view name) {
    const auto& fields = shapes.find("Bed").fields;
    return *std::ranges::find(fields, name, &FieldShape::name);
}

Bed planted() {
    Bed bed;
    bed.sown.insert(garden::Plant::Fern);
    bed.prices.add(garden::Plant::Fern, 3);
    bed.sign.value = Words{"Keep off", "Nicht betreten"};
    bed.sides = {{garden::Wall{2}}, {garden::Path{{Bed{}}}}};
    return bed;
}

std::string misfit_with(std::string_view key, std::string_view value) {
    boost::json::value json = write_json(planted());
    json.as_object()[key] = boost::json::parse(value);
    return engine::testing::misfit_of<Bed>(json);
}

}  // namespace

TEST_CASE("a shape says what may be null, what is listed and what is left out at times") {
    Shapes shapes;
    shape_of<Bed>(shapes);
    CHECK(field_of(shapes, "rows").shape.part().kind == Kind::OrNull);
    CHECK(field_of(shapes, "rows").meaning == "what grows");
    CHECK(field_of(shapes, "sown").shape.part().kind == Kind::Word);
    CHECK(field_of(shapes, "first").shape.words == std::vector<std::string>{"rose", "fern"});
    CHECK(field_of(shapes, "seeds").shape.kind == Kind::PerName);
    CHECK(field_of(shapes, "prices").shape.kind == Kind::SomeNames);
    CHECK(field_of(shapes, "clean").shape.kind == Kind::PerKey);
    CHECK(field_of(shapes, "clean").shape.name == "Tool");
    CHECK(field_of(shapes, "sign").shape.part().kind == Kind::Words);
    CHECK(field_of(shapes, "age").may_lack);
    CHECK_FALSE(field_of(shapes, "sign").may_lack);
}

TEST_CASE("where all values are given, none is null") {
    Shapes shapes;
    shape_of<garden::Path>(shapes);
    CHECK(shapes.find("Path").fields[1].shape.kind == Kind::Word);
}

TEST_CASE("structs of the engine are told from those of a game") {
    Shapes shapes;
    shape_of<Named>(shapes);
    shape_of<Bed>(shapes);
    CHECK(shapes.find("Named").of_engine);
    CHECK_FALSE(shapes.find("Bed").of_engine);
}

TEST_CASE("a struct that leads back to itself is defined once") {
    Shapes shapes;
    CHECK(shape_of<Bed>(shapes).name == "Bed");
    CHECK(shapes.definitions().size() == 4);
    CHECK(shapes.find("Side").alternatives == std::vector<std::string>{"Wall", "Path"});
    CHECK(shapes.doubled_name().empty());
}

TEST_CASE("two structs of one name are found") {
    Shapes shapes;
    shape_of<Bed>(shapes);
    shape_of<garden::elsewhere::Wall>(shapes);
    CHECK(shapes.doubled_name() == "Wall");
}

TEST_CASE("what is written fits its shape") {
    CHECK(engine::testing::misfit_of<Bed>(write_json(planted())).empty());
}

TEST_CASE("JSON of another shape is a misfit at its place") {
    CHECK(misfit_with("rows", R"(["rose", 1])").starts_with("rows[1]: expected"));
    CHECK(misfit_with("sown", "[null]").starts_with("sown[0]"));
    CHECK(misfit_with("seeds", R"({"rose": 1})").starts_with("seeds"));
    CHECK(misfit_with("prices", R"({"moss": 1})") == "prices.moss: unknown key");
    CHECK(misfit_with("sign", R"({"en": "a"})").starts_with("sign"));
    CHECK(misfit_with("sides", R"([{"depth": 1}])").starts_with("sides[0]"));
    CHECK(misfit_with("weeds", "0") == "weeds: unknown field");
    boost::json::value json = write_json(planted());
    json.as_object().erase("clean");
    CHECK(engine::testing::misfit_of<Bed>(json) == "clean: missing");
}

}  // namespace engine
