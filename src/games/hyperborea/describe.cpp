// Words for a choice before it is made, as keys with arguments.
#include <string>
#include <vector>

#include "engine/nouns.h"
#include "games/hyperborea/names.h"
#include "games/hyperborea/rules.h"
#include "games/hyperborea/things.h"
#include "generated/games/hyperborea/texts.h"

namespace hyperborea {
namespace {

std::string choice_key(ActionKind kind) { return "choice." + std::string(name_of(kind)); }

class Choice {
  public:
    // `own` is what only the deciding seat sees.
    Choice(const Pack& pack, const Table& table, const Secret& own)
        : things_(pack, table), table_(table), own_(own) {}

    Message of(SeatId seat, Action action) const {
        const ActionKind kind = kind_of(action);
        switch (kind) {
            case ActionKind::Cube: return cube(seat, action);
            case ActionKind::Target: return things_.target(number_of(action));
            case ActionKind::Site:
                return {table_.turn.ask == Ask::EnterSite ? "choice.site" : "choice.site.mini",
                        {things_.site(hex_of(action), site_of(action))}};
            case ActionKind::At: return hex(hex_of(action));
            case ActionKind::OfColour: return colour(colour_of(action));
            case ActionKind::Size: return size(number_of(action));
            default: return {choice_key(kind), arguments(seat, action)};
        }
    }

  private:
    std::vector<Argument> arguments(SeatId seat, Action action) const {
        switch (kind_of(action)) {
            case ActionKind::GotRace:
            case ActionKind::ChooseRace: return {things_.race(race_of(action))};
            case ActionKind::Began: return {Argument::seat(seat_of(action))};
            case ActionKind::Revealed: return {things_.tile(tile_of(action))};
            case ActionKind::GotTile:
            case ActionKind::ChooseTile:
                return {things_.race_tile(race_tile_of(action)),
                        things_.race_tile_text(race_tile_of(action))};
            case ActionKind::Dealt:
            case ActionKind::ChooseStart:
            case ActionKind::OfCard:
                return {things_.card(card_of(action)),
                        things_.card_text(card_of(action)),
                        things_.card_worth(card_of(action))};
            case ActionKind::Drew:
            case ActionKind::ExtraCube: return {things_.colour(colour_of(action))};
            case ActionKind::Unearthed: return {things_.token(token_of(action))};
            case ActionKind::Level:
                return {things_.colour(colour_of(action)), Argument::number(action.b)};
            case ActionKind::On:
                return {things_.set(seat, set_of(action)), things_.space(space_of(action))};
            case ActionKind::FreeMini: return {things_.hex(hex_of(action))};
            case ActionKind::OfDeck: return {things_.deck(deck_of(action))};
            case ActionKind::OfSort: return {Things::sort(sort_of(action))};
            case ActionKind::Option: return {things_.option(number_of(action))};
            case ActionKind::UseToken:
            case ActionKind::UseStored:
                return {things_.token(own_.stored), things_.token_text(own_.stored)};
            case ActionKind::UseNew:
            case ActionKind::StoreNew:
                return {things_.token(own_.looked), things_.token_text(own_.looked)};
            default: return {};
        }
    }

    Message cube(SeatId seat, Action action) const {
        const Argument colour = things_.colour(colour_of(action));
        const Argument place = things_.set(seat, set_of(action));
        if (set_of(action) == kAvailable || set_of(action) == kUnused)
            return {"choice.cube", {colour, place}};
        return {"choice.cube.space", {colour, place, things_.space(space_of(action))}};
    }

    // A step says what it costs.
    Message hex(Hex to) const {
        if (table_.turn.ask != Ask::WalkTo)
            return {"choice.at", {things_.hex(to)}};
        return {"choice.at.walk",
                {things_.hex(to),
                 Argument::number(walk_price(things_.content(), table_, table_.turn.hex, to))}};
    }

    // Steps of one row, or how many rows rise by a step.
    Message size(int number) const {
        if (table_.turn.ask == Ask::RowSize)
            return {"choice.size", {Argument::number(number)}};
        return {
            "choice.size.rows",
            {Argument::words(engine::counted({"1 row", "# rows", "1 Reihe", "# Reihen"}, number))}};
    }

    // A row says where its marker stands.
    Message colour(Colour which) const {
        switch (table_.turn.ask) {
            case Ask::DevelopRow:
            case Ask::RowRow:
            case Ask::DiffRow:
            case Ask::UpgradeRow:
            case Ask::Victim:
                return {
                    "choice.colour.row",
                    {things_.row(which),
                     Argument::number(table_.seat(table_.turn.to_move).markers[which].value())}};
            default: return {"choice.colour", {things_.colour(which)}};
        }
    }

    Things things_;
    const Table& table_;
    const Secret& own_;
};

}  // namespace

Message given_words(const Pack& pack, const Table& table, Action action) {
    return Choice(pack, table, Secret{}).of(table.turn.to_move, action);
}

Message Texts::describe(const Pack& pack, const State& state, SeatId seat, Action action) {
    const Secret own = state.turn.active == kNobody ? Secret{} : state.secret();
    return Choice(pack, state, own).of(seat, action);
}

}  // namespace hyperborea
