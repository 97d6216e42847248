// The whole position, grouped as a player sees the table.
#pragma once

#include "core/fixed_vector.h"
#include "engine/game.h"
#include "games/ascalion/action.h"
#include "games/ascalion/ledger.h"

namespace ascalion {

struct Seat {
    Counter base;        // base number: countries claimed in the set-up (A4.7)
    Counter offers;      // sent in this trade phase
    Counter transports;  // of this transport phase (A6.44)
    Country university = kNoCountry;
    bool owns_university = false;      // also while it is not yet placed
    std::uint8_t university_lost = 0;  // in which round; 0: no books to remove (A7.28)
    std::uint8_t eliminated = 0;       // 1 for those who left first; 0: still playing
    friend constexpr bool operator==(const Seat&, const Seat&) = default;
};

struct Board {
    // derived, because measured: the rules ask these sets at every decision
    PerSeat<AreaSet> areas;  // of each player
    CountrySet in_play;
    CountrySet horses;  // countries with a horse
    CountrySet laden;   // countries with a material or weapon

    CountrySet cities;
    CountrySet face_down;  // sources that are not yet turned over
    std::array<CountrySet, kResources> sources{};
    AreaSet books;
    std::array<AreaSet, kReligions> followers{};
    VesselSet distressed;
    Goods supply;  // derived: tokens that are not on the map
    PerArea<Goods> goods;
    PerArea<SeatId> owner;
    std::array<Place, kVessels> places{};  // kNoPlace: in the supply
    std::array<Country, kReligions> temples{};
    bool boat_built = false;  // ever
    bool ship_built = false;
    bool boat_discount = false;  // in this development phase (A6.3)
    bool ship_discount = false;
    std::uint8_t reserved = 0;  // no padding: equal boards have equal bytes
    friend constexpr bool operator==(const Board&, const Board&) = default;

    constexpr Place& place(Vessel vessel) { return places[static_cast<std::size_t>(vessel)]; }
    constexpr Place place(Vessel vessel) const { return places[static_cast<std::size_t>(vessel)]; }
    constexpr CountrySet source(Kind kind) const { return sources[static_cast<std::size_t>(kind)]; }
    constexpr AreaSet follower(Religion religion) const {
        return followers[static_cast<std::size_t>(religion)];
    }
    constexpr Country temple(Religion religion) const {
        return temples[static_cast<std::size_t>(religion)];
    }
};

enum class Phase : std::uint8_t {
    Setup,
    Development,
    Production,
    Trade,
    Transport,
    Attack,
    Over,
};

enum class Ending : std::uint8_t { None, Cities, LastPlayer, RoundCap };

// The question that is open. The first five are for chance.
enum class Ask : std::uint8_t {
    Opener,
    Turning,  // of a face-down source
    Dealing,  // of a source to a country
    Drawing,  // of a claim
    Gate,
    // set-up
    SourceCountry,
    ClaimCountry,
    // gates
    Vote,
    TieBreak,
    // development
    Temple,
    Religion,
    TempleCountry,
    UniversityCountry,
    Recipe,
    RecipeArea,
    LaunchPlace,
    // production
    ShortSource,
    Stud,
    FoalCountry,
    BookArea,
    FollowerArea,
    // trade
    Grant,
    Partner,
    GiveKind,
    GiveArea,
    WantKind,
    Answer,
    Origin,
    Destination,
    // transport
    Transport,
    From,
    To,
    Unload,
    Load,
    Amount,
    Go,
    Vessel,
    Halt,
    Passage,
    // attack
    University,
    PriceKind,
    PriceArea,
    Target,
    Extra,
    Side,
    Bonus,
    LostBook,
    Nothing,
};
inline constexpr int kAsks = static_cast<int>(Ask::Nothing) + 1;
constexpr bool is_for_chance(Ask ask) { return ask <= Ask::Gate; }

// The frame: where the round stands and who decides.
struct Turn {
    std::uint8_t round = 0;
    SeatId start = kNobody;
    SeatId active = kNobody;   // whose turn it is; in the set-up who places, claims or is dealt to
    SeatId to_move = kNobody;  // who is asked; differs from `active` in questions to others
    Phase phase = Phase::Setup;
    Ask ask = Ask::Opener;
    SeatSet yes;  // who has voted so far, and how
    SeatSet no;
    Counter placed;  // sources placed or countries dealt to in the set-up
    Ending ending = Ending::None;
    SeatId founder = kNobody;  // of a university in this round (A7.19)
    SeatId poor = kNobody;     // founder of a temple until phase 3 ends (A7.5)
    friend constexpr bool operator==(const Turn&, const Turn&) = default;
};

// A purchase in progress: an exchange of phase 2, or the price of a university.
struct Purchase {
    Recipe recipe = kNoRecipe;
    Area area = kNoArea;
    Kind kind = kNoKind;
    Counter paid;
    friend constexpr bool operator==(const Purchase&, const Purchase&) = default;
};

struct Production {
    CountrySet foals;       // studs that still give a foal
    CountrySet more_foals;  // studs that give another one after it
    Kind kind = kNoKind;    // the material that is short
    Country stud = kNoCountry;
    Religion religion = kNoReligion;
    Counter followers;  // still to be placed
    std::array<std::uint8_t, 4> reserved{};
    friend constexpr bool operator==(const Production&, const Production&) = default;
};

// One token of an offer and the area it comes from.
struct Token {
    Kind kind = kNoKind;
    Area area = kNoArea;
    friend constexpr bool operator==(Token, Token) = default;
};
using Tokens = core::FixedVector<Token, kMostGoods>;

struct Trade {
    Goods wants;                   // of the offer that is being built or answered
    Goods refused;                 // the exchange that a counter replaces: what its maker gave ..
    Goods missed;                  // .. and wanted
    std::array<Goods, 2> hands{};  // received and not yet placed: by the maker, by the partner
    PerSeat<SeatSet> links;
    SeatId grantee = kNobody;  // whose boats ask for passage (A6.27)
    SeatSet granted;
    Counter passes;  // in a row
    SeatId maker = kNobody;
    SeatId partner = kNobody;
    bool countering = false;
    Kind kind = kNoKind;  // picked, its area is asked next; or the last kind wanted
    Area last = kNoArea;  // where the last token of that kind was put
    Tokens gives;
    Tokens origins;  // what the partner gives
    Ledger ledger;
    std::array<std::uint8_t, 3> reserved{};
    friend constexpr bool operator==(const Trade&, const Trade&) = default;
};

enum class TransportKind : std::uint8_t { None, Foot, Ride, Chain, Boat, Ship };
enum class Purpose : std::uint8_t { Ordinary, Extra, Bonus };

// The transport that is being made (section 6D).
struct Transport {
    CountrySet visited;   // by a chain
    AreaSet loaded_from;  // at this halt of a voyage
    AreaSet unloaded_to;
    Goods cargo;            // of foot, ride and chain; a voyage carries it in its vessel
    SectionSet refused_up;  // steps upstream out of these sections were refused
    SectionSet refused_down;
    TransportKind kind = TransportKind::None;
    Purpose purpose = Purpose::Ordinary;
    Counter made;  // in this phase; in phase 6 bonus transports of this turn
    Country from = kNoCountry;
    Country at = kNoCountry;
    Counter borders;
    Vessel vessel = kNoVessel;
    Counter points;
    Place came_from = kNoPlace;
    Place step_to = kNoPlace;  // while passage is asked for
    Counter refusing;          // value of the banks that refuse it
    bool acted = false;        // the voyage may stop
    bool unloading = false;    // the list of picks that is open
    bool picked = false;       // something was picked from it
    Area other = kNoArea;      // with which a voyage loads or unloads
    Kind kind_picked = kNoKind;
    KindSet unloaded;                  // kinds unloaded at this halt
    KindSet open;                      // kinds that may still be picked
    core::FixedVector<Place, 8> path;  // the way back to the start
    std::array<std::uint8_t, 1> reserved{};
    friend constexpr bool operator==(const Transport&, const Transport&) = default;
};

struct Attack {
    Area target = kNoArea;
    SeatSet with_attacker;
    SeatSet with_defender;
    Counter made;
    Counter successes;
    Counter books;  // that the former owner of a university still has to remove
    Area last = kNoArea;
    std::uint8_t reserved = 0;
    friend constexpr bool operator==(const Attack&, const Attack&) = default;
};

struct State {
    Board board;
    Production production;
    Transport transport;
    Trade trade;
    Attack attack;
    Options options;
    Turn turn;
    Purchase purchase;
    std::array<Seat, kMaxSeats> seats;
    std::array<std::uint8_t, 6> reserved{};  // no padding, as above

    constexpr Seat& seat(SeatId id) { return seats[static_cast<std::size_t>(id)]; }
    constexpr const Seat& seat(SeatId id) const { return seats[static_cast<std::size_t>(id)]; }
    constexpr AreaSet areas_of(SeatId id) const { return board.areas[id]; }
    constexpr AreaSet own() const { return board.areas[turn.active]; }
    constexpr bool is_over() const { return turn.phase == Phase::Over; }
    friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(engine::PlainValue<State>);
static_assert(sizeof(State) <= 1800);

}  // namespace ascalion
