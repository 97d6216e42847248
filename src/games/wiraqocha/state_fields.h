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
    static Shape shape(Shapes& known) {
        Shape place = shape_of<wiraqocha::Hex>(known).part();
        place.name = plain_name(typeid(wiraqocha::TokenPlace));
        place.words.insert(place.words.end(), {"card", "removed"});
        return place;
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
    static Shape shape(Shapes& known) { return list_of(shape_of<int>(known)); }
};

}  // namespace engine

namespace wiraqocha {

using engine::FieldsOf;

constexpr void visit_fields(FieldsOf<Options> auto& self, auto&& visit) {
    visit("seats", self.seats, "number of players");
    visit("layout", self.layout, "how the board was laid out");
    visit("first_player",
          self.first_player,
          "the seat that was chosen to begin, counted from 1; 0 if chance chose");
    visit("cave", self.cave, "whether the Cave is in play");
    visit("prisoner", self.prisoner, "whether beaten pieces can be taken captive");
    visit("round_cap", self.round_cap, "the last round, 0 for no limit");
    visit("exoskeleton_face", self.exoskeleton_face, "what the Battle Exoskeleton turns a die to");
    visit("plunders_per_turn", self.plunders_per_turn, "most plunders in a turn, 0 for no limit");
    visit("dice_box_limit",
          self.dice_box_limit,
          "whether the dice of the box limit what may be rolled");
}

constexpr void visit_fields(FieldsOf<Piece> auto& self, auto&& visit) {
    visit("kind", self.kind, "null for no piece");
    visit("owner", self.owner, "the seat it belongs to");
}

constexpr void visit_fields(FieldsOf<Seat> auto& self, auto&& visit) {
    visit("resources", self.resources, "resources in store");
    visit("crystals", self.crystals, "crystals in store");
    visit("artefacts", self.artefacts, "artefacts held");
    visit("cards", self.cards, "cards owned");
    visit("reserve", self.reserve, "pieces of this kind in reserve");
    visit("cemetery", self.cemetery, "pieces of this kind in the cemetery");
    visit("captive", self.captive, "the rival piece held captive here");
}

constexpr void visit_fields(FieldsOf<Board> auto& self, auto&& visit) {
    visit("layout", self.layout, "the hex on each of the 22 slots, null where none is laid yet");
    visit("pieces", self.pieces, "the piece on each hex; its owner controls the hex");
    visit("die", self.die, "face of the defence die, 0 for none");
    visit("dead", self.dead, "the hex struck by the Death Ray");
    visit("force_field",
          self.force_field,
          "the hex with the force field, `card` if it waits on its card, `removed` if it is gone");
    visit("fortress", self.fortress, "the same for the fortress");
    visit("removed", self.removed, "the piece that the Death Ray took out of the game");
    visit("lying", self.lying, "the artefacts that still lie on their ruins");
}

constexpr void visit_fields(FieldsOf<Turn> auto& self, auto&& visit) {
    visit("active", self.active, "the seat whose turn it is, null during setup");
    visit("pool", self.pool, "the free dice, in ascending order");
    visit("done", self.done, "what may not be done again this turn");
    visit("rerolls", self.rerolls, "re-rolls left");
    visit("counted",
          self.counted,
          "the part of it that the count gave, before the Android Factory; 0 before the count");
    visit("to_roll", self.to_roll, "dice of the roll that are still to fall");
    visit("rolled", self.rolled, "dice rolled this turn, the extra die included");
    visit("used", self.used, "dice spent on conditions and on beating defences");
    visit("laid", self.laid, "dice laid as defence this turn");
    visit("plunders", self.plunders, "plunders so far");
    visit("probed",
          self.probed,
          "the base that the Psychic Probe has weakened until the end of the turn");
}

constexpr void visit_fields(FieldsOf<Pending> auto& self, auto&& visit) {
    visit("doing", self.doing, "its word in the notation, `none` if there is no such action");
    visit("ask", self.ask, "what is asked next, `nothing` if nothing is; then the menu is open");
    visit("target", self.target, "the hex chosen");
    visit("from", self.from, "the hex it comes from, null for the reserve");
    visit("mover", self.mover, "the kind of the piece chosen");
    visit("condition", self.condition, "the dice chosen for the condition");
    visit("beating", self.beating, "the dice chosen against the defence");
    visit("card", self.card, "the card chosen");
    visit("captor", self.captor, "the captor chosen");
    visit("face", self.face, "the die chosen, 0 for none");
}

constexpr void visit_fields(FieldsOf<State> auto& self, auto&& visit) {
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
