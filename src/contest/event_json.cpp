// Plans and events as JSON: the fields of each struct, listed once for both ways.
#include <array>
#include <span>

#include "contest/event.h"
#include "engine/json_fields.h"
#include "engine/json_text.h"

namespace contest {

namespace {
constexpr std::size_t kMaxLine = 1U << 18U;
constexpr std::array<std::string_view, 4> kKinds = {"swiss", "round_robin", "knockout", "arena"};
constexpr std::array<std::string_view, 5> kReasons = {
    "played", "bye", "no_show", "nobody", "corrected"};
constexpr std::array<std::string_view, 14> kWhats = {"entered",
                                                     "left",
                                                     "removed",
                                                     "rested",
                                                     "came",
                                                     "started",
                                                     "paired",
                                                     "told",
                                                     "fixed",
                                                     "paused",
                                                     "resumed",
                                                     "described",
                                                     "ended",
                                                     "cancelled"};
}  // namespace

// The engine finds these beside the types, so they stand outside the unnamed namespace.
constexpr std::span<const std::string_view> names_of(Kind /*type*/) { return kKinds; }
constexpr std::span<const std::string_view> names_of(Reason /*type*/) { return kReasons; }
constexpr std::span<const std::string_view> names_of(What /*type*/) { return kWhats; }

template <engine::FieldsOf<Person> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("user", self.user);
    visit("name", self.name);
    visit("level", self.level);
    visit("rating", self.rating);
    visit("bot", self.bot);
}

template <engine::FieldsOf<Result> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("places", self.places);
    visit("reason", self.reason);
    visit("note", self.note);
    visit("at", self.at);
}

template <engine::FieldsOf<Pairing> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("round", self.round);
    visit("slot", self.slot);
    visit("players", self.players);
    visit("table", self.table);
    visit("at", self.at);
    visit("result", self.result);
}

template <engine::FieldsOf<Event> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("at", self.at);
    visit("by", self.by);
    visit("event", self.what);
    visit("person", self.person);
    visit("player", self.player);
    visit("pairing", self.pairing);
    visit("result", self.result);
    visit("pairings", self.pairings);
    visit("title", self.title);
    visit("note", self.note);
}

template <engine::FieldsOf<Format> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("kind", self.kind);
    visit("seats", self.seats);
    visit("rounds", self.rounds);
    visit("times", self.times);
    visit("lasts", self.lasts);
    visit("place_points", self.place_points);
    visit("most", self.most);
    visit("least", self.least);
    visit("late_entry", self.late_entry);
    visit("computers", self.computers);
    visit("starts", self.starts);
    visit("no_show", self.no_show);
    visit("pause", self.pause);
}

template <engine::FieldsOf<Plan> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("id", self.id);
    visit("title", self.title);
    visit("about", self.about);
    visit("host", self.host);
    visit("club", self.club);
    visit("format", self.format);
    visit("table", self.table);
    visit("created", self.created);
}

namespace {

template <class T>
core::Result<T> parse(std::string_view line) {
    const auto json = engine::parse_json(line, kMaxLine);
    if (!json)
        return json.error();
    return engine::read_json<T>(*json);
}

}  // namespace

std::string event_line(const Event& event) { return engine::json_text(engine::write_json(event)); }
core::Result<Event> parse_event(std::string_view line) { return parse<Event>(line); }
std::string plan_line(const Plan& plan) { return engine::json_text(engine::write_json(plan)); }
core::Result<Plan> parse_plan(std::string_view line) { return parse<Plan>(line); }

}  // namespace contest
