// Reasons at every decision of many random games: whole, apart from what is legal, short, and true.
#include <algorithm>
#include <map>
#include <set>

#include <doctest/doctest.h>

#include "engine/chance.h"
#include "engine/pen.h"
#include "games/wiraqocha/reason_of.h"

namespace wiraqocha::testing {
namespace {

const engine::AnyGame& game() { return *standard_game(); }
const Content& content() { return content_of(game()); }

constexpr std::array kOnHexes = {ActionKind::Swap,
                                 ActionKind::TakeBack,
                                 ActionKind::CaveMove,
                                 ActionKind::Place,
                                 ActionKind::Conquer,
                                 ActionKind::Plunder};

void name(std::set<std::string>& names, Action answer) {
    const std::string text = game().notation(answer);
    const std::string last = text.substr(text.rfind(' ') + 1);
    if (kind_of(answer) == ActionKind::AtHex)
        names.insert("hex:" + last);
    if (kind_of(answer) == ActionKind::WithPiece && last != "reserve")
        names.insert("hex:" + last);
    if (kind_of(answer) == ActionKind::PickCard)
        names.insert("card:" + last);
}

// The answers to the first question of an action, asked or filled in by the rules.
void name_first_answers(std::set<std::string>& names,
                        const Table& table,
                        ActionKind kind,
                        Ask ask) {
    if (!table.offers(kind))
        return;
    Table begun = table;
    const auto filled_in = [&](const State& before, Action answer) {
        if (before.pending.ask == ask)
            name(names, answer);
    };
    Rules::apply_observed(begun.content, begun.state, action::menu(kind), filled_in);
    if (begun.state.pending.ask == ask)
        for (const Action answer : begun.offered())
            name(names, answer);
}

// What the legal actions name: themselves, and the first answer to those that a click on a hex or
// on an open card can begin.
std::set<std::string> named_things(const Table& table) {
    std::set<std::string> names;
    for (const Action action : table.offered()) {
        names.insert("action:" + std::string(name_of(kind_of(action))));
        name(names, action);
    }
    for (const ActionKind kind : kOnHexes)
        name_first_answers(names, table, kind, Ask::Target);
    name_first_answers(names, table, ActionKind::Build, Ask::Card);
    return names;
}

std::set<std::string> all_things(const State& state) {
    std::set<std::string> things;
    for (int i = static_cast<int>(ActionKind::Income); i <= static_cast<int>(ActionKind::EndTurn);
         ++i)
        things.insert("action:" + std::string(name_of(static_cast<ActionKind>(i))));
    for (const Hex hex : state.board.layout)
        things.insert("hex:" + std::string(name_of(hex)));
    for (const Card card : state.market)
        things.insert("card:" + std::string(name_of(card)));
    return things;
}

using SentenceTally = std::map<std::string, int>;  // how often each sentence was given

void check_words(const engine::Reason& reason) {
    constexpr int kMost = 60;
    const std::string english = in_words(reason.why);
    const std::string german = in_words(reason.why, engine::Language::German);
    CHECK_MESSAGE(engine::columns_of(english) <= kMost, english);
    CHECK_MESSAGE(engine::columns_of(german) <= kMost, german);
    CHECK_MESSAGE(english.find_first_of("[{") == std::string::npos, english);
    CHECK_MESSAGE(english != german, english);
}

// What is wrong with the reasons of a decision; empty if they are apart from what is legal, and all
// things are on one side.
std::string fault_of(const State& state, const std::vector<engine::Reason>& reasons) {
    Table table;
    table.state = state;
    const std::set<std::string> named = named_things(table);
    std::set<std::string> explained;
    for (const engine::Reason& reason : reasons) {
        if (!explained.insert(reason.target).second)
            return reason.target + " has two reasons";
        if (named.contains(reason.target))
            return reason.target + " is legal";
    }
    for (const std::string& thing : all_things(state))
        if (!explained.contains(thing) && !named.contains(thing))
            return thing + " has no reason";
    return {};
}

std::vector<engine::Reason> reasons_in(const State& state) {
    return game().reasons(engine::Position::of(state), state.turn.active);
}

void check_reasons(const State& state, SentenceTally& tally) {
    const auto reasons = reasons_in(state);
    REQUIRE(fault_of(state, reasons) == "");
    for (const engine::Reason& reason : reasons)
        if (tally[reason.why.key]++ < 50)
            check_words(reason);
}

template <class Check>
void play(std::uint64_t number, Check&& check) {
    State state = Rules::initial(content(),
                                 {.round_cap = 40,
                                  .seats = static_cast<std::uint8_t>(2 + number % 3),
                                  .cave = number % 2 == 0,
                                  .prisoner = number % 4 < 2,
                                  .plunders_per_turn = static_cast<std::uint8_t>(number % 3),
                                  .dice_box_limit = number % 5 == 0});
    core::Rng rng(31, number);
    for (; !state.is_over(); engine::random_step<Rules>(content(), state, rng))
        if (!Rules::actor(content(), state).is_chance())
            check(state);
}

}  // namespace

TEST_CASE("each action, hex and open card is either legal or has one reason") {
    SentenceTally tally;
    for (std::uint64_t number = 0; number < 24; ++number)
        play(number, [&tally](const State& state) { check_reasons(state, tally); });
    CHECK(tally.size() > 60);
}

namespace {

bool is_explained(const State& state, const std::string& target) {
    const auto all = reasons_in(state);
    return std::ranges::find(all, target, &engine::Reason::target) != all.end();
}

template <class Enum>
Enum id_in(const std::string& target) {
    const Names names = names_of(Enum{});
    const auto found = std::ranges::find(names, target.substr(target.find(':') + 1));
    return static_cast<Enum>(found - names.begin());
}

bool is_about_dice(const std::string& key) {
    for (const char* begin : {"why.no_dice",
                              "why.number",
                              "why.double",
                              "why.straight",
                              "why.no_die",
                              "why.no_two",
                              "why.no_six",
                              "why.lift_price"})
        if (key.starts_with(begin))
            return true;
    return false;
}

// Gives the active player the dice and resources that the hex asks for.
State with_dice_for(State state, Hex hex) {
    const Defence defence = defence_of(content(), state, hex);
    state.turn.pool += content().payments[content().hexes[hex].payments_begin];
    for (int i = 0; i < defence.dice; ++i)
        state.turn.pool += Dice::one(kFaces);
    state.active().resources += defence.price;
    return state;
}

State with_price_of(State state, Card card) {
    state.active().resources = Counter(content().cards[card].resources);
    state.active().crystals = Counter(content().cards[card].crystals);
    return state;
}

bool is_hex_without_dice(const engine::Reason& reason) {
    return reason.target.starts_with("hex:") && is_about_dice(reason.why.key);
}
bool is_card_too_dear(const engine::Reason& reason) {
    return reason.target.starts_with("card:") && reason.why.key.starts_with("why.short");
}

// What is said to be missing opens the hex or the card as soon as it is there.
void check_remedies(const State& state, SentenceTally& tally) {
    for (const engine::Reason& reason : reasons_in(state)) {
        if (!is_hex_without_dice(reason) && !is_card_too_dear(reason))
            continue;
        const State helped = is_card_too_dear(reason)
                                 ? with_price_of(state, id_in<Card>(reason.target))
                                 : with_dice_for(state, id_in<Hex>(reason.target));
        ++tally[reason.why.key];
        REQUIRE(!is_explained(helped, reason.target));
    }
}

}  // namespace

TEST_CASE("what a reason says is missing is all that is missing") {
    SentenceTally tally;
    int decision = 0;
    const auto check = [&](const State& state) {
        if (state.pending.ask == Ask::Nothing && ++decision % 16 == 0)
            check_remedies(state, tally);
    };
    for (std::uint64_t number = 0; number < 12; ++number)
        play(number, check);
    CHECK(tally.size() > 10);
}

}  // namespace wiraqocha::testing
