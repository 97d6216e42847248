// Setups as JSON: the fields of each struct, listed once for both ways.
#include <array>
#include <span>

#include "engine/branch_fields.h"
#include "engine/json_fields.h"
#include "engine/json_text.h"
#include "engine/options_json.h"
#include "table/setup.h"

namespace table {

namespace {
constexpr std::size_t kMaxSetupLine = 1U << 16U;
constexpr std::array<std::string_view, 3> kSeatKinds = {"open", "human", "ai"};
constexpr std::array<std::string_view, 3> kClockKinds = {"none", "live", "days"};
constexpr std::array<std::string_view, 2> kTimeouts = {"computer_takes_over", "resigns"};
}  // namespace

// The engine finds these beside the types, so they stand outside the unnamed namespace.
constexpr std::span<const std::string_view> names_of(SeatKind /*type*/) { return kSeatKinds; }
constexpr std::span<const std::string_view> names_of(ClockKind /*type*/) { return kClockKinds; }
constexpr std::span<const std::string_view> names_of(OnTimeout /*type*/) { return kTimeouts; }

template <engine::FieldsOf<SeatPlan> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("kind", self.kind);
    visit("user", self.user);
    visit("name", self.name);
    visit("level", self.level);
}

template <engine::FieldsOf<ClockRule> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("kind", self.kind);
    visit("bank_ms", self.bank_ms);
    visit("increment_ms", self.increment_ms);
    visit("days", self.days);
    visit("on_timeout", self.on_timeout);
}

template <engine::FieldsOf<Setup> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("id", self.id);
    visit("game", self.game);
    visit("content", self.content);
    visit("rules", self.rules);
    visit("options", self.options);
    visit("seats", self.seats);
    visit("clock", self.clock);
    visit("title", self.title);
    visit("is_private", self.is_private);
    visit("allows_undo", self.allows_undo);
    visit("substitute", self.substitute);
    visit("host", self.host);
    visit("created", self.created);
    visit("seed", self.seed_hex);
    visit("dice_table", self.dice_table);
    visit("rated", self.rated);
    visit("hints", self.hints);
    visit("branch", self.branch);
    visit("contest", self.contest);
}

std::string setup_line(const Setup& setup) { return engine::json_text(engine::write_json(setup)); }

core::Result<Setup> parse_setup(std::string_view line) {
    const auto json = engine::parse_json(line, kMaxSetupLine);
    if (!json)
        return json.error();
    return engine::read_json<Setup>(*json);
}

}  // namespace table
