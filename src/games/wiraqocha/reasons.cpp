// Which things on the table get a reason: actions of the menu, hexes and open cards that nothing
// legal names.
#include "games/wiraqocha/reasons.h"

#include <string>

#include "engine/targets.h"
#include "games/wiraqocha/names.h"
#include "games/wiraqocha/rules.h"
#include "generated/games/wiraqocha/texts.h"

namespace wiraqocha {
namespace {

using engine::ActionList;

// The kinds that a click on a bare hex can begin. Those of a card begin with a click on the card.
constexpr std::array kBegunOnHex = {ActionKind::Swap,
                                    ActionKind::TakeBack,
                                    ActionKind::CaveMove,
                                    ActionKind::Place,
                                    ActionKind::Conquer,
                                    ActionKind::Plunder};

HexSet first_targets(const Content& content, State state, ActionKind kind) {
    composing::begin(state, kind);
    return composing::targets(content, state);
}

HexSet hexes_of_menu(const Content& content, const State& state, const ActionList& legal) {
    HexSet named;
    for (const ActionKind kind : kBegunOnHex)
        if (legal.contains(action::menu(kind)))
            named |= first_targets(content, state, kind);
    return named;
}

HexSet hexes_of_answers(const ActionList& legal) {
    HexSet named;
    for (const Action action : legal) {
        if (kind_of(action) == ActionKind::AtHex)
            named.insert(hex_of(action));
        if (kind_of(action) == ActionKind::WithPiece && origin_of(action) != kNoHex)
            named.insert(origin_of(action));
    }
    return named;
}

HexSet named_hexes(const Content& content, const State& state, const ActionList& legal) {
    return state.pending.ask == Ask::Nothing ? hexes_of_menu(content, state, legal)
                                             : hexes_of_answers(legal);
}

template <class Enum>
std::string name(std::string_view kind, Enum id) {
    return engine::target(kind, name_of(id));
}

using Reasons = std::vector<Reason>;

void explain_menu(const Pack& pack, const State& state, Reasons& out) {
    const menus::Obstacles obstacles = menus::why_not(pack.content, state);
    for (int i = static_cast<int>(ActionKind::Income); i <= static_cast<int>(ActionKind::EndTurn);
         ++i)
        if (const auto kind = static_cast<ActionKind>(i); !obstacles[kind].none())
            out.push_back({name("action", kind), words_of(pack, state, obstacles[kind])});
}

void explain_hexes(const Pack& pack, const State& state, const ActionList& legal, Reasons& out) {
    const HexSet named = named_hexes(pack.content, state, legal);
    for (const Hex hex : state.board.layout)
        if (!named.contains(hex))
            out.push_back({name("hex", hex),
                           words_of(pack, state, menus::why_not(pack.content, state, hex), hex)});
}

void explain_cards(const Pack& pack, const State& state, Reasons& out) {
    for (const Card card : state.market)
        if (const Obstacle obstacle = menus::why_not(pack.content, state, card); !obstacle.none())
            out.push_back({name("card", card), words_of(pack, state, obstacle)});
}

}  // namespace

std::vector<Reason> Texts::reasons(const Pack& pack, const State& state, SeatId seat) {
    const auto legal = engine::legal_of<Rules>(pack.content, state, seat);
    if (legal.empty())
        return {};
    std::vector<Reason> all;
    explain_menu(pack, state, all);
    explain_hexes(pack, state, legal, all);
    explain_cards(pack, state, all);
    return all;
}

}  // namespace wiraqocha
