// What a viewer is shown, field by field: JSON, the types of clients and docs/views/pathciv.md are
// made from this description.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/fixed_vector.h"
#include "engine/json_shown.h"
#include "games/pathciv/scoring.h"
#include "games/pathciv/state_fields.h"

namespace pathciv::shown {

inline constexpr std::string_view kAbout =
    "Everything on the table is open; only picks of an open window are hidden "
    "([P11.3, P11.4](../rules/pathciv.md)).";

struct Produce {
    CubeCounts cubes;
    CircleCounts circles;
};
constexpr void visit_fields(FieldsOf<Produce> auto& self, auto&& visit) {
    visit("cubes", self.cubes, "what wonders and leaders add in phase B, by tray");
    visit("circles", self.circles, "what they add in phase D, by type; `any` for points of choice");
}

struct Seat {
    pathciv::Seat open;
    bool committed = false;
    int limit = 0;
    Produce produces;
    TypeSet first_in;
    int power = 0;
    int battle_rank = 0;
    engine::BySome<Challenge, int> history_points;
    engine::ByKey<int> prices;
    int score = 0;
    Parts parts{};
};
constexpr void visit_fields(FieldsOf<Seat> auto& self, auto&& visit) {
    visit_fields(self.open, visit);
    visit("committed",
          self.committed,
          "whether the seat has nothing left to pick in the open window");
    visit("limit", self.limit, "the most that phases B and D bring");
    visit("produces", self.produces, "what cards add to the squares and circles of technologies");
    visit("first_in", self.first_in, "types in which an effect gives priority before all ranks");
    visit("power", self.power, "power as things stand");
    visit("battle_rank",
          self.battle_rank,
          "the rank in the coming battle as things stand, 0 for none");
    visit(
        "history_points", self.history_points, "history points in each challenge as things stand");
    visit("prices",
          self.prices,
          "what cards of the market, stacks and the next `step` cost this seat");
    visit("score", self.score, "the score if the game ended now");
    visit("parts",
          self.parts,
          "its parts: technologies, philosophy, population, leaders, wonders, tokens, cubes left");
}

struct Table {
    Options options;
    Turn turn;
    core::FixedVector<Seat, kMaxSeats> seats;
    Market market;
    Philosophy philosophy;
    std::array<Challenge, kEvents> challenges{};
    std::array<Battle, kEvents> battles{};
    Rival rival;
    MarkerSet closed_markers;
    std::optional<int> threat;
    std::optional<int> rival_power;
};
constexpr void visit_fields(FieldsOf<Table> auto& self, auto&& visit) {
    visit("options", self.options, "how this game is played");
    visit("turn", self.turn, "where it stands");
    visit("seats", self.seats, "one entry for each player");
    visit("market", self.market, "wonders, leaders and technologies for sale");
    visit("philosophy", self.philosophy, "the advantages of its steps");
    visit("challenges", self.challenges, "challenges of rounds 3, 5, 7 and 9");
    visit("battles", self.battles, "battles of rounds 4, 6, 8 and 9");
    visit("rival", self.rival, "the Rival of a game alone");
    visit("closed_markers", self.closed_markers, "advantages that were not opened");
    visit("threat", self.threat, "power of the threat in the coming battle; not in the set-up");
    visit("rival_power",
          self.rival_power,
          "power of the Rival in the coming battle; only alone, and not in the set-up");
}

struct View {
    SeatId viewer = kNobody;
    Table table;
    engine::OrNull<Secret> own;
};
constexpr void visit_fields(FieldsOf<View> auto& self, auto&& visit) {
    visit("viewer", self.viewer, "the seat that looks, null for a spectator");
    visit("table", self.table, "what everybody sees");
    visit("own", self.own, "what only the viewer knows, null for a spectator");
}

}  // namespace pathciv::shown
