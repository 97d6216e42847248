// The fields of a position, once for writing and reading JSON.
#pragma once

#include "engine/json_fields.h"
#include "games/wiraqocha/dice.h"
#include "games/wiraqocha/names.h"
#include "games/wiraqocha/state.h"

namespace engine {

// A token stands on a hex ("n05"), on its card ("card") or is out of the game ("removed").
template <>
struct JsonForm<wiraqocha::TokenPlace> {
    static boost::json::value write(wiraqocha::TokenPlace place) {
        if (place == wiraqocha::TokenPlace::OnCard)
            return "card";
        if (place == wiraqocha::TokenPlace::Removed)
            return "removed";
        return write_json(static_cast<wiraqocha::Hex>(place));
    }
    static core::Result<wiraqocha::TokenPlace> read(const boost::json::value& json) {
        if (json == "card")
            return wiraqocha::TokenPlace::OnCard;
        if (json == "removed")
            return wiraqocha::TokenPlace::Removed;
        const auto hex = read_json<wiraqocha::Hex>(json);
        if (!hex || *hex == wiraqocha::kNoHex)
            return expected(R"(a hex, "card" or "removed")", json);
        return wiraqocha::on_hex(*hex);
    }
};

// Dice are the list of their faces in ascending order.
template <>
struct JsonForm<wiraqocha::Dice> {
    static constexpr int kMostDice = 15;

    static boost::json::value write(wiraqocha::Dice dice) {
        boost::json::array faces;
        for (int face = 1; face <= wiraqocha::kFaces; ++face)
            for (int i = dice.count(face); i > 0; --i)
                faces.emplace_back(face);
        return faces;
    }
    static core::Result<wiraqocha::Dice> read(const boost::json::value& json) {
        if (!json.is_array() || json.get_array().size() > kMostDice)
            return expected("a list of at most 15 die faces", json);
        wiraqocha::Dice dice;
        for (const boost::json::value& item : json.get_array()) {
            const auto face = JsonForm<int>::read(item, 1, wiraqocha::kFaces);
            if (!face)
                return face.error();
            dice += wiraqocha::Dice::one(*face);
        }
        return dice;
    }
};

}  // namespace engine

namespace wiraqocha {

using engine::FieldsOf;

template <FieldsOf<Options> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("seats", self.seats);
    visit("layout", self.layout);
    visit("first_player", self.first_player);
    visit("cave", self.cave);
    visit("prisoner", self.prisoner);
    visit("round_cap", self.round_cap);
    visit("exoskeleton_face", self.exoskeleton_face);
    visit("plunders_per_turn", self.plunders_per_turn);
    visit("dice_box_limit", self.dice_box_limit);
}

template <FieldsOf<Piece> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("kind", self.kind);
    visit("owner", self.owner);
}

template <FieldsOf<Seat> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("resources", self.resources);
    visit("crystals", self.crystals);
    visit("artefacts", self.artefacts);
    visit("cards", self.cards);
    visit("reserve", self.reserve);
    visit("cemetery", self.cemetery);
    visit("captive", self.captive);
}

template <FieldsOf<Board> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("layout", self.layout);
    visit("pieces", self.pieces);
    visit("die", self.die);
    visit("dead", self.dead);
    visit("force_field", self.force_field);
    visit("fortress", self.fortress);
    visit("removed", self.removed);
    visit("lying", self.lying);
}

template <FieldsOf<Turn> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("active", self.active);
    visit("pool", self.pool);
    visit("done", self.done);
    visit("rerolls", self.rerolls);
    visit("counted", self.counted);
    visit("to_roll", self.to_roll);
    visit("rolled", self.rolled);
    visit("used", self.used);
    visit("laid", self.laid);
    visit("plunders", self.plunders);
    visit("probed", self.probed);
}

template <FieldsOf<Pending> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("doing", self.doing);
    visit("ask", self.ask);
    visit("target", self.target);
    visit("from", self.from);
    visit("mover", self.mover);
    visit("condition", self.condition);
    visit("beating", self.beating);
    visit("card", self.card);
    visit("captor", self.captor);
    visit("face", self.face);
}

template <FieldsOf<State> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("options", self.options);
    visit("seats", self.seats);
    visit("board", self.board);
    visit("market", self.market);
    visit("deck", self.deck);
    visit("round", self.round);
    visit("layouts_refused", self.layouts_refused);
    visit("first", self.first);
    visit("phase", self.phase);
    visit("turn", self.turn);
    visit("pending", self.pending);
    visit("ending", self.ending);
    visit("winner", self.winner);
}

}  // namespace wiraqocha
