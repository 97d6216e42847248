// The lines of stored events, field by field. Only event_json.cpp needs to know them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/json_fields.h"
#include "engine/options_json.h"
#include "table/event.h"

namespace table {

inline constexpr std::array<std::string_view, 5> kRequestNames = {
    "undo", "pause", "resume", "cancel", "stand_in"};
constexpr std::span<const std::string_view> names_of(RequestKind /*type*/) { return kRequestNames; }

inline constexpr std::array<std::string_view, 5> kStandInReasons = {
    "not_told", "holder", "absence", "consent", "clock"};
constexpr std::span<const std::string_view> names_of(StandInReason /*type*/) {
    return kStandInReasons;
}

// Acted, Drafted, Obeyed and Drew with their action as text.
template <class What>
struct WrittenAct {
    SeatId seat = engine::kNobody;
    std::string action;
};
struct WrittenDraw {
    std::string action;
    std::optional<std::uint32_t> taken_back;
};

// Events with fields that events of old programs do not have.
struct WrittenAsked {
    RequestKind kind = RequestKind::Undo;
    std::size_t to = 0;
    std::optional<SeatId> seat;
    std::optional<std::vector<std::string>> without;
};
struct WrittenGift {
    SeatId seat = engine::kNobody;
    std::string level;
    std::optional<StandInReason> why;
};

template <class Self>
concept WithoutFields = std::is_empty_v<Self>;
template <class Self>
concept OnlySeat = engine::FieldsOf<Self, SeatLeft> || engine::FieldsOf<Self, Redone>
                   || engine::FieldsOf<Self, Resigned> || engine::FieldsOf<Self, TakenBack>
                   || engine::FieldsOf<Self, TimedOut> || engine::FieldsOf<Self, Discarded>
                   || engine::FieldsOf<Self, Hinted>;

template <WithoutFields Self, class Visitor>
void visit_fields(Self& /*self*/, Visitor&& /*visit*/) {}

template <OnlySeat Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("seat", self.seat);
}

template <engine::FieldsOf<SeatTaken> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("seat", self.seat);
    visit("user", self.user);
    visit("name", self.name);
}

template <class Self>
concept ActOfSeat =
    engine::FieldsOf<Self, WrittenAct<Acted>> || engine::FieldsOf<Self, WrittenAct<Drafted>>
    || engine::FieldsOf<Self, WrittenAct<Obeyed>>;

template <ActOfSeat Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("seat", self.seat);
    visit("do", self.action);
}

template <engine::FieldsOf<WrittenDraw> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("do", self.action);
    visit("taken_back", self.taken_back);
}

template <engine::FieldsOf<Undone> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("seat", self.seat);
    visit("entry", self.entry);
}

template <engine::FieldsOf<RolledBack> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("to", self.to);
}

template <engine::FieldsOf<WrittenAsked> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("for", self.kind);
    visit("to", self.to);
    visit("seat", self.seat);
    visit("without", self.without);
}

template <engine::FieldsOf<Answered> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("yes", self.yes);
}

template <engine::FieldsOf<WrittenGift> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("seat", self.seat);
    visit("level", self.level);
    visit("why", self.why);
}

template <engine::FieldsOf<ClockCredited> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("ms", self.milliseconds);
}

template <engine::FieldsOf<RulesAdopted> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("version", self.version);
}

template <engine::FieldsOf<OrdersSet> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("seat", self.seat);
    visit("orders", self.orders);
}

template <class What>
struct EventLine {
    std::int64_t at = 0;
    std::optional<std::string> by;
    std::optional<std::string> command;
    std::string event;
    What what{};
    std::optional<std::string> check{};
};
template <class Self>
inline constexpr bool kIsEventLine = false;
template <class What>
inline constexpr bool kIsEventLine<EventLine<What>> = true;

template <class Self, class Visitor>
    requires kIsEventLine<std::remove_const_t<Self>>
void visit_fields(Self& self, Visitor&& visit) {
    visit("at", self.at);
    visit("by", self.by);
    visit("command", self.command);
    visit("event", self.event);
    visit_fields(self.what, visit);
    visit("check", self.check);
}

}  // namespace table
