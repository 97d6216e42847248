// The requests of the engine protocol, field by field; docs/protocol.md explains them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <boost/json/value.hpp>

#include "engine/json_fields.h"
#include "engine/options_json.h"

namespace protocol {

// JSON that is passed on as it is.
struct Document {
    boost::json::value json;
};

inline constexpr std::uint32_t kUsualRollouts = 1000;
inline constexpr std::uint32_t kUsualVisits = 10'000;
inline constexpr std::size_t kUsualTop = 5;

struct PlainRequest {};
template <engine::FieldsOf<PlainRequest> Self, class Visitor>
void visit_fields(Self& /*self*/, Visitor&& /*visit*/) {}

struct GamesRequest {
    std::optional<engine::Language> language;
};
template <engine::FieldsOf<GamesRequest> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("language", self.language);
}

struct NewRequest {
    std::string game;
    int players = 0;
    std::optional<engine::OptionChoices> options;
    std::optional<Document> content;
    std::optional<std::vector<std::string>> names;
    std::optional<std::string> table;
    std::optional<std::string> seed;
};
template <engine::FieldsOf<NewRequest> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("game", self.game);
    visit("players", self.players);
    visit("options", self.options);
    visit("content", self.content);
    visit("names", self.names);
    visit("table", self.table);
    visit("seed", self.seed);
}

struct LoadRequest {
    std::string game;
    Document position;
    std::optional<Document> content;
    std::optional<std::vector<std::string>> names;
    std::optional<std::string> table;
    std::optional<std::string> seed;
};
template <engine::FieldsOf<LoadRequest> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("game", self.game);
    visit("position", self.position);
    visit("content", self.content);
    visit("names", self.names);
    visit("table", self.table);
    visit("seed", self.seed);
}

struct ViewRequest {
    engine::SeatId seat = engine::kNobody;
};
template <engine::FieldsOf<ViewRequest> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("seat", self.seat);
}

struct LegalRequest {
    std::optional<engine::SeatId> seat;
    std::optional<engine::Language> language;
};
template <engine::FieldsOf<LegalRequest> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("seat", self.seat);
    visit("language", self.language);
}

enum class Drawing : std::uint8_t { Auto, All };
inline constexpr std::array<std::string_view, 2> kDrawingNames = {"auto", "all"};
constexpr std::span<const std::string_view> names_of(Drawing /*type*/) { return kDrawingNames; }

// Exactly one of `notation`, `index` and `chance` says what to do.
struct ApplyRequest {
    std::optional<std::string> notation;
    std::optional<std::size_t> index;
    std::optional<Drawing> chance;
    std::optional<engine::SeatId> seat;
    std::optional<engine::Language> language;
};
template <engine::FieldsOf<ApplyRequest> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("do", self.notation);
    visit("index", self.index);
    visit("chance", self.chance);
    visit("seat", self.seat);
    visit("language", self.language);
}

struct UndoRequest {
    std::optional<std::size_t> count;
};
template <engine::FieldsOf<UndoRequest> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("count", self.count);
}

struct DescribeRequest {
    std::string notation;
    std::optional<engine::SeatId> seat;
    std::optional<engine::Language> language;
};
template <engine::FieldsOf<DescribeRequest> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("do", self.notation);
    visit("seat", self.seat);
    visit("language", self.language);
}

struct OutcomeRequest {
    std::optional<engine::Language> language;
};
template <engine::FieldsOf<OutcomeRequest> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("language", self.language);
}

struct RolloutRequest {
    std::optional<std::uint32_t> games;
    std::optional<std::uint64_t> seed;
};
template <engine::FieldsOf<RolloutRequest> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("games", self.games);
    visit("seed", self.seed);
}

struct SearchRequest {
    std::optional<engine::SeatId> seat;
    std::optional<std::uint32_t> visits;
    std::optional<std::uint64_t> seed;
    std::optional<std::size_t> top;
    std::optional<std::uint32_t> forecast;
    std::optional<bool> progress;
    std::optional<engine::Language> language;
};
template <engine::FieldsOf<SearchRequest> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("seat", self.seat);
    visit("visits", self.visits);
    visit("seed", self.seed);
    visit("top", self.top);
    visit("forecast", self.forecast);
    visit("progress", self.progress);
    visit("language", self.language);
}

}  // namespace protocol

namespace engine {

template <>
struct JsonForm<protocol::Document> {
    static boost::json::value write(const protocol::Document& document) { return document.json; }
    static core::Result<protocol::Document> read(const boost::json::value& json) {
        return protocol::Document{json};
    }
};

template <>
struct JsonForm<Language> {
    static boost::json::value write(Language language) {
        return language == Language::English ? "en" : "de";
    }
    static core::Result<Language> read(const boost::json::value& json) {
        if (json == "en")
            return Language::English;
        if (json == "de")
            return Language::German;
        return expected(R"("en" or "de")", json);
    }
};

}  // namespace engine
