// Things of a position as arguments of messages.
#pragma once

#include "engine/message.h"
#include "games/hyperborea/words.h"

namespace hyperborea {

class Things {
  public:
    using Argument = engine::Argument;

    Things(const Pack& pack, const Table& table) : pack_(pack), table_(table) {}

    const Pack& pack() const { return pack_; }
    const Content& content() const { return pack_.content; }
    Argument colour(Colour which) const { return Argument::words(pack_.colours[which]); }
    Argument row(Colour which) const { return Argument::words(row_name(pack_, which)); }
    Argument race(Race which) const { return Argument::words(pack_.races[which]); }
    Argument tile(Tile which) const { return Argument::words(pack_.tiles[which]); }
    Argument deck(Deck which) const { return Argument::words(pack_.decks[which]); }
    Argument card(Card which) const { return Argument::words(pack_.cards[which]); }
    Argument card_text(Card which) const {
        return Argument::words(hyperborea::card_text(pack_, which));
    }
    Argument token(Token which) const { return Argument::words(pack_.tokens[which]); }
    Argument token_text(Token which) const {
        return Argument::words(effect_words(pack_, pack_.content.token(which).effects));
    }
    static Argument metal(Metal which) { return Argument::words(metal_name(which)); }
    Argument race_tile(RaceTile which) const { return Argument::words(pack_.race_tiles[which]); }
    Argument race_tile_text(RaceTile which) const {
        return Argument::words(hyperborea::race_tile_text(pack_, which));
    }
    Argument hex(Hex which) const { return Argument::words(hex_name(pack_, table_, which)); }
    Argument site(Hex at, int number) const {
        return Argument::words(site_name(pack_, table_, at, number));
    }
    Argument set(SeatId owner, Set which) const {
        return Argument::words(set_name(pack_, table_, owner, which));
    }
    Argument space(Space which) const { return Argument::words(space_name(pack_, which)); }
    static Argument lost(Sort which) { return Argument::words(lost_thing(which)); }
    static Argument sort(Sort which) { return Argument::words(sort_name(which)); }
    Argument option(int number) const {
        return Argument::words(option_words(pack_, table_.turn.effects, number));
    }
    // What a price is paid for.
    Argument pay(EffectAt at) const { return Argument::words(pay_words(pack_, at)); }
    Argument effects(EffectAt list) const { return Argument::words(effect_words(pack_, list)); }

    // What an attack may hit on the hex that was named before.
    engine::Message target(int number) const {
        if (number >= kFortressOf)
            return {"target.fortress", {Argument::seat(engine::seat_id(number - kFortressOf))}};
        if (number >= kFreeOf)
            return {"target.free", {Argument::seat(engine::seat_id(number - kFreeOf))}};
        const Figure figure =
            table_.board.figures[table_.turn.hex][static_cast<std::size_t>(number)];
        const Argument place = site(table_.turn.hex, number);
        if (figure == kGhost)
            return {"target.ghost", {place}};
        return {"target.mini", {Argument::seat(owner_of(figure)), place}};
    }

    // The same as what an attack has beaten, for the log.
    engine::Message beaten(int number) const {
        if (number >= kFortressOf)
            return {"beaten.fortress", {Argument::seat(engine::seat_id(number - kFortressOf))}};
        if (number >= kFreeOf)
            return {"beaten.mini", {Argument::seat(engine::seat_id(number - kFreeOf))}};
        const Figure figure =
            table_.board.figures[table_.turn.hex][static_cast<std::size_t>(number)];
        if (figure == kGhost)
            return {"beaten.ghost", {}};
        return {"beaten.mini", {Argument::seat(owner_of(figure))}};
    }
    // What a card costs and is worth: "2 points, Green + Blue".
    Argument card_worth(Card which) const {
        return Argument::words(hyperborea::card_worth(pack_, which));
    }

  private:
    const Pack& pack_;
    const Table& table_;
};

// What a seat gives up with this action, in the words of the choice.
engine::Message given_words(const Pack& pack, const Table& table, Action action);

}  // namespace hyperborea
