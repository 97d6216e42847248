// A whole server without a network for the targets http and socket: a real store, hall and API, and
// a table of the miniature game with its people. What a test would fail on stops the program here.
#pragma once

#define DOCTEST_CONFIG_IMPLEMENT
#include <algorithm>
#include <memory>
#include <string>
#include <string_view>

#include <boost/json/object.hpp>
#include <doctest/doctest.h>

#include "fuzz/demand.h"
#include "fuzz/mutate.h"
#include "server/testing/cast.h"

namespace fuzz {

constexpr int kInputsPerHouse = 200;  // what inputs leave behind must not fill it up
constexpr std::size_t kMostSteps = 20;
constexpr std::size_t kMostStepBytes = 1U << 16U;

inline void stop_on_failure(const doctest::AssertData& assertion) {
    demand(!assertion.m_failed, "what the house needs", assertion.m_expr);
}

// Everybody at one table. The house is kept for many inputs, the people and the table are new.
class Scene {
  public:
    explicit Scene(bool is_private) : cast_(house_for_next(), ++number()) {
        server::testing::Occasion occasion;
        occasion.is_private = is_private;
        table_ = cast_.table(occasion);
    }

    static server::testing::House& house() { return building().house(); }
    server::testing::Visitor& visitor(std::string_view role) {
        const auto roles = server::testing::Cast::roles();
        const bool is_known = std::ranges::find(roles, role) != roles.end();
        return cast_[is_known ? std::string(role) : "host"];
    }
    const std::string& table() const { return table_; }
    std::string token() const { return cast_.token_id(); }
    server::RoomPtr room() const { return house().hall().room(table_); }
    std::uint64_t version() const { return room()->table().version(); }

    // Whether nothing happens unless somebody does it: computers play at any time.
    bool is_quiet() const {
        const auto& seats = room()->table().seats();
        return std::ranges::none_of(seats, [](const auto& seat) { return seat.has_computer(); });
    }

    // Nobody is told the seed of a game that runs.
    void demand_secret(std::string_view told) const {
        const auto& played = room()->table();
        demand(played.is_finished() || told.find(played.setup().seed_hex) == std::string_view::npos,
               "a seed is secret while its game runs",
               told);
    }
    // What is on disk is what is in memory.
    void demand_stored() const {
        const auto stored = house().hall().load(table_);
        demand(stored.ok(), "a table can be read back");
        demand(stored->table.version() == version(), "what was done is stored");
    }

  private:
    class Building {
      public:
        server::testing::House& house() { return *house_; }
        void prepare() {
            if (!house_ || ++inputs_ > kInputsPerHouse)
                build();
        }

      private:
        void build() {
            static doctest::Context context;
            context.setAsDefaultForAssertsOutOfTestCases();
            context.setAssertHandler(&stop_on_failure);
            inputs_ = 0;
            house_.reset();
            folder_ = std::make_unique<store::testing::ScratchFolder>();
            house_ = std::make_unique<server::testing::House>(folder_->file("games.db"));
            house_->services().limits.lift();
        }
        std::unique_ptr<store::testing::ScratchFolder> folder_;
        std::unique_ptr<server::testing::House> house_;
        int inputs_ = 0;
    };

    static Building& building() {
        static Building building;
        return building;
    }
    static server::testing::House& house_for_next() {
        building().prepare();
        return house();
    }
    static int& number() {
        static int number = 0;
        return number;
    }

    server::testing::Cast cast_;
    std::string table_;
};

// --- one line of an input: who does it, and what -------------------------------------------------

struct Step {
    boost::json::object fields;

    std::string text(std::string_view name) const {
        const auto* value = fields.if_contains(name);
        return value != nullptr && value->is_string() ? std::string(value->get_string()) : "";
    }
};

inline void replace_all(std::string& text, std::string_view what, const std::string& by) {
    for (std::size_t at = text.find(what); at != std::string::npos;
         at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
}

// "{table}" and "{token}" are those of this scene, "-77" is the version of the table.
inline std::string in_scene(std::string line, const Scene& scene) {
    replace_all(line, "{table}", scene.table());
    replace_all(line, "{token}", scene.token());
    replace_all(line, "-77", std::to_string(scene.version()));
    return line;
}

// The value itself, or the text in it as it stands.
inline std::string bytes_of(const Step& step, std::string_view name) {
    const auto* value = step.fields.if_contains(name);
    if (value == nullptr)
        return "";
    return value->is_string() ? std::string(value->get_string()) : engine::json_text(*value);
}

// Calls `take` with every line that is a JSON object.
template <class Take>
void each_step(std::string_view input, const Scene& scene, Take take) {
    auto lines = lines_of(input);
    lines.resize(std::min(lines.size(), kMostSteps));
    for (const std::string& line : lines) {
        const auto json = engine::parse_json(in_scene(line, scene), kMostStepBytes);
        if (json && json->is_object())
            take(Step{json->get_object()});
    }
}

}  // namespace fuzz
