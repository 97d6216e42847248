#include "table/event_json.h"

#include <array>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

#include "engine/json_text.h"
#include "table/event_fields.h"
#include "table/setup.h"

namespace table {
namespace {

constexpr std::size_t kMaxEventLine = 1U << 14U;

// In the order of Happening.
constexpr std::array<std::string_view, std::variant_size_v<AnyHappening>> kEventNames = {
    "seat_taken", "seat_left",     "started",           "acted",      "drew",
    "undone",     "redone",        "rolled_back",       "asked",      "answered",
    "withdrawn",  "resigned",      "given_to_computer", "taken_back", "paused",
    "resumed",    "timed_out",     "clock_credited",    "cancelled",  "drafted",
    "discarded",  "rules_adopted", "orders_set",        "obeyed",     "hinted"};

using engine::AnyGame;

template <class What>
What written(const AnyGame& /*game*/, const What& what) {
    return what;
}
WrittenAct<Acted> written(const AnyGame& game, const Acted& what) {
    return {what.seat, game.notation(what.action)};
}
WrittenAct<Drafted> written(const AnyGame& game, const Drafted& what) {
    return {what.seat, game.notation(what.action)};
}
WrittenAct<Obeyed> written(const AnyGame& game, const Obeyed& what) {
    return {what.seat, game.notation(what.action)};
}
WrittenDraw written(const AnyGame& game, const Drew& what) {
    WrittenDraw draw{game.notation(what.action), {}};
    if (what.taken_back > 0)
        draw.taken_back = what.taken_back;
    return draw;
}

WrittenAsked written(const AnyGame& /*game*/, const Asked& what) {
    WrittenAsked asked{what.kind, what.to, {}, {}};
    if (what.seat != engine::kNobody)
        asked.seat = what.seat;
    if (!what.without.empty())
        asked.without = what.without;
    return asked;
}
WrittenGift written(const AnyGame& /*game*/, const GivenToComputer& what) {
    WrittenGift gift{what.seat, what.level, {}};
    if (what.why != StandInReason::NotTold)
        gift.why = what.why;
    return gift;
}

template <class What>
core::Result<What> read(const AnyGame& /*game*/, What what) {
    return what;
}
core::Result<engine::Action> read_action(const AnyGame& game, const std::string& text) {
    auto action = game.parse_action(text);
    if (!action)
        return core::Error{"do", action.error().what};
    return action;
}
template <class What>
core::Result<What> read(const AnyGame& game, const WrittenAct<What>& what) {
    const auto action = read_action(game, what.action);
    if (!action)
        return action.error();
    return What{what.seat, *action};
}
core::Result<Drew> read(const AnyGame& game, const WrittenDraw& what) {
    const auto action = read_action(game, what.action);
    if (!action)
        return action.error();
    return Drew{*action, what.taken_back.value_or(0)};
}

core::Result<Asked> read(const AnyGame& /*game*/, const WrittenAsked& what) {
    return Asked{what.kind,
                 what.to,
                 what.seat.value_or(engine::kNobody),
                 what.without.value_or(std::vector<std::string>{})};
}
core::Result<GivenToComputer> read(const AnyGame& /*game*/, const WrittenGift& what) {
    return GivenToComputer{what.seat, what.level, what.why.value_or(StandInReason::NotTold)};
}

std::optional<std::string> unless_empty(const std::string& text) {
    return text.empty() ? std::nullopt : std::optional(text);
}

// How an alternative of Happening stands in its line.
template <class What>
using Written =
    std::decay_t<decltype(written(std::declval<const AnyGame&>(), std::declval<const What&>()))>;

template <class What>
core::Result<Event> read_event(const AnyGame& game, const boost::json::value& json) {
    auto line = engine::read_json<EventLine<Written<What>>>(json);
    if (!line)
        return line.error();
    if (line->at < 0 || line->at > kMaxTime)
        return core::Error{"at", "not a time: " + std::to_string(line->at)};
    auto what = read(game, std::move(line->what));
    if (!what)
        return what.error();
    const auto check = line->check ? parse_check(*line->check) : StateCheck{};
    if (!check)
        return core::Error{"check", "not of the form that was written: " + *line->check};
    return Event{line->at,
                 {line->by.value_or(""), line->command.value_or("")},
                 Happening(std::move(*what)),
                 *check};
}

using Reader = core::Result<Event> (*)(const AnyGame&, const boost::json::value&);

template <std::size_t... Indices>
constexpr std::array<Reader, sizeof...(Indices)> all_readers(std::index_sequence<Indices...>) {
    return {&read_event<std::variant_alternative_t<Indices, AnyHappening>>...};
}
constexpr auto kReaders = all_readers(std::make_index_sequence<kEventNames.size()>{});

}  // namespace

std::string_view event_name(const Happening& what) { return kEventNames[what.index()]; }

std::string event_line(const AnyGame& game, const Event& event) {
    const auto write = [&](const auto& what) {
        const EventLine<Written<std::decay_t<decltype(what)>>> line{
            event.at,
            unless_empty(event.by.user),
            unless_empty(event.by.command),
            std::string(event_name(event.what)),
            written(game, what),
            event.check.is_known() ? std::optional(check_text(event.check)) : std::nullopt};
        return engine::json_text(engine::write_json(line));
    };
    return std::visit(write, event.what);
}

core::Result<Event> parse_event(const AnyGame& game, std::string_view line) {
    const auto json = engine::parse_json(line, kMaxEventLine);
    if (!json)
        return json.error();
    const auto* object = json->if_object();
    if (object == nullptr)
        return engine::expected("an object", *json);
    const auto* name = object->if_contains("event");
    if (name == nullptr)
        return core::Error{"event", "missing"};
    const auto index = engine::index_of_name(kEventNames, *name);
    if (!index)
        return engine::inside("event", index.error());
    return kReaders[*index](game, *json);
}

}  // namespace table
