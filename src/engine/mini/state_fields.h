// The fields and names of the miniature game, for its JSON.
#pragma once

#include <span>
#include <string_view>

#include "engine/json_fields.h"
#include "engine/mini/view.h"

namespace mini {

inline constexpr std::array<std::string_view, 3> kCardNames = {"reed", "stone", "crown"};
inline constexpr std::array<std::string_view, 5> kPhaseNames = {
    "dealing", "committing", "choosing", "gambling", "over"};

constexpr std::span<const std::string_view> names_of(Card /*type*/) { return kCardNames; }
constexpr std::span<const std::string_view> names_of(Phase /*type*/) { return kPhaseNames; }
constexpr Card none_of(Card /*type*/) { return Card::None; }

constexpr void visit_fields(engine::FieldsOf<Options> auto& self, auto&& visit) {
    visit("seats", self.seats);
    visit("gambling", self.gambling);
}

constexpr void visit_fields(engine::FieldsOf<Seat> auto& self, auto&& visit) {
    visit("hand", self.hand);
    visit("committed", self.committed);
    visit("kept", self.kept);
    visit("gambled", self.gambled);
}

constexpr void visit_fields(engine::FieldsOf<State> auto& self, auto&& visit) {
    visit("options", self.options);
    visit("seats", self.seats);
    visit("deck", self.deck);
    visit("discard", self.discard);
    visit("phase", self.phase);
    visit("rounds_played", self.rounds_played);
    visit("winner", self.winner);
}

constexpr void visit_fields(engine::FieldsOf<SeatView> auto& self, auto&& visit) {
    visit("cards", self.cards);
    visit("has_committed", self.has_committed);
    visit("revealed", self.revealed);
    visit("kept", self.kept);
    visit("gambled", self.gambled);
}

constexpr void visit_fields(engine::FieldsOf<View> auto& self, auto&& visit) {
    visit("viewer", self.viewer);
    visit("hand", self.hand);
    visit("committed", self.committed);
    visit("seats", self.seats);
    visit("unseen", self.unseen);
    visit("discard", self.discard);
    visit("options", self.options);
    visit("phase", self.phase);
    visit("rounds_played", self.rounds_played);
    visit("winner", self.winner);
}

}  // namespace mini
