// The actions of Hyperborea: one small answer each, to the question that the state asks (H6.1).
#pragma once

#include "engine/action.h"
#include "games/hyperborea/types.h"

namespace hyperborea {

using engine::Action;

enum class ActionKind : std::uint8_t {
    None,
    // chance
    GotRace,    // a = Race (C1)
    Began,      // a = SeatId (C2)
    Revealed,   // a = Tile (C3)
    GotTile,    // a = RaceTile (C4)
    Dealt,      // a = Card (C5)
    Drew,       // a = Colour (C6)
    Unearthed,  // a = Token (C7)
    // the choices of the set-up
    ChooseRace,   // a = Race
    ChooseTile,   // a = RaceTile
    ChooseStart,  // a = Card
    ExtraCube,    // a = Colour
    Level,        // a = Colour of the row, b = level
    // the menu of the main part (6A)
    Place,
    Walk,
    Fly,
    Attack,
    Ranged,
    Fort,
    Deploy,
    Enter,
    UseToken,
    Develop,
    Row,
    Diff,
    Upgrade,
    Take,
    Refresh,
    Draw,
    Generate,
    Restore,
    Exchange,
    Purge,
    Spy,
    Strike,
    Race,
    End,
    // parameters
    OfColour,  // a = Colour: of a cube, of a row
    On,        // a = Set, b = Space
    At,        // a = Hex
    Site,      // a = Hex, b = site
    Target,    // a = site, or kFreeOf + seat, or kFortressOf + seat
    Kill,
    Convert,
    Size,      // a = 1 .. 6
    OfCard,    // a = Card
    OfDeck,    // a = Deck
    Cube,      // a = Set or a place below, b = Space, c = Colour
    FreeMini,  // a = Hex: one of the victim's free minis
    AGem,
    OfSort,  // a = Sort
    Option,  // a = number of the option
    Decline,
    UseNew,
    StoreNew,
    UseStored,  // and store the new one
    Stop,
    Done,
};
inline constexpr int kActionKinds = static_cast<int>(ActionKind::Done) + 1;

// Places of a cube besides the spaces of sets (H6.5).
inline constexpr Set kAvailable{kSets};
inline constexpr Set kUnused{kSets + 1};
inline constexpr int kCubePlaces = kSets + 2;
inline constexpr int kFreeOf = kSites;
inline constexpr int kFortressOf = kFreeOf + kMaxSeats;
inline constexpr int kTargets = kFortressOf + kMaxSeats;

constexpr ActionKind kind_of(Action action) { return static_cast<ActionKind>(action.kind); }
constexpr SeatId seat_of(Action action) { return static_cast<SeatId>(action.a); }
constexpr hyperborea::Race race_of(Action action) {
    return static_cast<hyperborea::Race>(action.a);
}
constexpr RaceTile race_tile_of(Action action) { return static_cast<RaceTile>(action.a); }
constexpr Tile tile_of(Action action) { return static_cast<Tile>(action.a); }
constexpr Card card_of(Action action) { return static_cast<Card>(action.a); }
constexpr Token token_of(Action action) { return static_cast<Token>(action.a); }
constexpr Deck deck_of(Action action) { return static_cast<Deck>(action.a); }
constexpr Hex hex_of(Action action) { return static_cast<Hex>(action.a); }
constexpr Set set_of(Action action) { return static_cast<Set>(action.a); }
constexpr Space space_of(Action action) { return static_cast<Space>(action.b); }
constexpr Sort sort_of(Action action) { return static_cast<Sort>(action.a); }
constexpr int number_of(Action action) { return action.a; }
constexpr int site_of(Action action) { return action.b; }
constexpr Colour colour_of(Action action) {
    return static_cast<Colour>(kind_of(action) == ActionKind::Cube ? action.c : action.a);
}

namespace action {

template <class A>
constexpr Action make(ActionKind kind, A a) {
    return {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(a), 0, 0};
}
constexpr Action bare(ActionKind kind) { return make(kind, 0); }

constexpr Action got_race(hyperborea::Race race) { return make(ActionKind::GotRace, race); }
constexpr Action began(SeatId seat) { return make(ActionKind::Began, seat); }
constexpr Action revealed(Tile tile) { return make(ActionKind::Revealed, tile); }
constexpr Action got_tile(RaceTile tile) { return make(ActionKind::GotTile, tile); }
constexpr Action dealt(Card card) { return make(ActionKind::Dealt, card); }
constexpr Action drew(Colour colour) { return make(ActionKind::Drew, colour); }
constexpr Action unearthed(Token token) { return make(ActionKind::Unearthed, token); }
constexpr Action choose_race(hyperborea::Race race) { return make(ActionKind::ChooseRace, race); }
constexpr Action choose_tile(RaceTile tile) { return make(ActionKind::ChooseTile, tile); }
constexpr Action choose_start(Card card) { return make(ActionKind::ChooseStart, card); }
constexpr Action extra_cube(Colour colour) { return make(ActionKind::ExtraCube, colour); }
constexpr Action level(Colour row, int level) {
    return {static_cast<std::uint8_t>(ActionKind::Level),
            static_cast<std::uint8_t>(row),
            static_cast<std::uint8_t>(level),
            0};
}
constexpr Action of_colour(Colour colour) { return make(ActionKind::OfColour, colour); }
constexpr Action on(Set set, Space space) {
    return {static_cast<std::uint8_t>(ActionKind::On),
            static_cast<std::uint8_t>(set),
            static_cast<std::uint8_t>(space),
            0};
}
constexpr Action at(Hex hex) { return make(ActionKind::At, hex); }
constexpr Action site(Hex hex, int number) {
    return {static_cast<std::uint8_t>(ActionKind::Site),
            static_cast<std::uint8_t>(hex),
            static_cast<std::uint8_t>(number),
            0};
}
constexpr Action in_site(int number) { return make(ActionKind::Target, number); }
constexpr Action free_of(SeatId seat) {
    return make(ActionKind::Target, kFreeOf + engine::index_of(seat));
}
constexpr Action fortress_of(SeatId seat) {
    return make(ActionKind::Target, kFortressOf + engine::index_of(seat));
}
constexpr Action size(int amount) { return make(ActionKind::Size, amount); }
constexpr Action of_card(Card card) { return make(ActionKind::OfCard, card); }
constexpr Action of_deck(Deck deck) { return make(ActionKind::OfDeck, deck); }
constexpr Action cube(Set place, Space space, Colour colour) {
    return {static_cast<std::uint8_t>(ActionKind::Cube),
            static_cast<std::uint8_t>(place),
            static_cast<std::uint8_t>(space),
            static_cast<std::uint8_t>(colour)};
}
constexpr Action cube(Set area, Colour colour) { return cube(area, Space{}, colour); }
constexpr Action free_mini(Hex hex) { return make(ActionKind::FreeMini, hex); }
constexpr Action of_sort(Sort sort) { return make(ActionKind::OfSort, sort); }
constexpr Action option(int number) { return make(ActionKind::Option, number); }

}  // namespace action
}  // namespace hyperborea
