// What the miniature game says around its choices: its stage, why not, and its guide.
#include <array>
#include <string_view>
#include <utility>

#include <boost/json/object.hpp>

#include "engine/mini/adapted_game.h"
#include "engine/mini/state_fields.h"

namespace mini {

namespace {

constexpr std::array kMenu = {
    ActionKind::Commit, ActionKind::Keep, ActionKind::Spoil, ActionKind::Gamble};

struct FieldWords {
    std::string_view english;
    std::string_view german;
};
// What the view and the guide speak of, for clients that have no words of their own for it.
constexpr std::array<std::pair<std::string_view, FieldWords>, 22> kFields = {{
    {"viewer", {"your seat", "Dein Platz"}},
    {"hand", {"hand", "Hand"}},
    {"committed", {"laid face down", "Verdeckt gelegt"}},
    {"has_committed", {"has laid a card", "Hat gelegt"}},
    {"revealed", {"shown", "Aufgedeckt"}},
    {"cards", {"cards", "Karten"}},
    {"kept", {"points kept", "Punkte behalten"}},
    {"gambled", {"points won", "Punkte gewonnen"}},
    {"seats", {"seats", "Plätze"}},
    {"unseen", {"cards unseen", "Verborgene Karten"}},
    {"discard", {"discard", "Ablage"}},
    {"options", {"rules of this table", "Regeln des Tisches"}},
    {"gambling", {"gambling", "Glücksspiel"}},
    {"phase", {"phase", "Phase"}},
    {"rounds_played", {"rounds played", "Gespielte Runden"}},
    {"winner", {"won by", "Gewonnen von"}},
    {"dealing", {"dealing", "Austeilen"}},
    {"committing", {"laying cards", "Karten legen"}},
    {"choosing", {"choosing", "Wählen"}},
    {"over", {"game over", "Spielende"}},
    {"copies", {"copies", "Anzahl"}},
    {"worth", {"worth", "Wert"}},
}};

std::string target_of(Card card) {
    return engine::target("card", kCardNames[static_cast<std::size_t>(card)]);
}

Message why(std::string_view key, std::vector<Argument> arguments = {}) {
    return {"why." + std::string(key), std::move(arguments)};
}

Message words_of(Why obstacle, Card card = Card::None) {
    switch (obstacle) {
        case Why::Nothing: return {};
        case Why::CommitFirst: return why("commit_first");
        case Why::Committed: return why("committed");
        case Why::NotHeld: return why("not_held", {Argument::words(words_of(card))});
        case Why::NoGambling: return why("no_gambling");
    }
    return {};
}

}  // namespace

const engine::Words& words_of(Card card) {
    static const std::array<engine::Words, kCards.size()> words = {
        {{"reed", "Schilf"}, {"stone", "Stein"}, {"crown", "Krone"}}};
    return words[static_cast<std::size_t>(card)];
}

Message Texts::stage(const Pack& /*pack*/, const View& seen) {
    if (seen.phase == Phase::Dealing)
        return {"stage.dealing", {}};
    if (seen.phase == Phase::Over)
        return {"stage.over", {}};
    const int round = seen.rounds_played.value() + 1;
    return {"stage.round", {Argument::number(round), Argument::number(kRounds)}};
}

std::vector<Reason> Texts::reasons(const Pack& pack, const State& state, SeatId seat) {
    if (engine::legal_of<Game>(pack.content, state, seat).empty())
        return {};
    std::vector<Reason> all;
    for (const ActionKind kind : kMenu)
        if (const Why obstacle = choosing::why_not(state, kind); obstacle != Why::Nothing)
            all.push_back({engine::button(Texts::notation(action::of(kind))), words_of(obstacle)});
    if (state.phase != Phase::Committing)
        return all;
    for (const Card card : kCards)
        if (const Why obstacle = committing::why_not(state, seat, card); obstacle != Why::Nothing)
            all.push_back({target_of(card), words_of(obstacle, card)});
    return all;
}

engine::Targets Texts::targets(const Pack& /*pack*/,
                               const State& /*before*/,
                               SeatId /*seat*/,
                               Action action) {
    if (kind_of(action) == ActionKind::Commit)
        return {target_of(card_of(action))};
    return {engine::button(notation(action))};
}

boost::json::value Texts::guide(const Pack& pack) {
    boost::json::object fields;
    for (const auto& [id, words] : kFields)
        fields[id] = {{"name", {{"en", words.english}, {"de", words.german}}}};
    boost::json::object cards;
    for (const Card card : kCards) {
        const engine::Words& words = words_of(card);
        cards[kCardNames[static_cast<std::size_t>(card)]] = {
            {"name", {{"en", words.english}, {"de", words.german}}},
            {"copies", pack.content.copies[card]},
            {"worth", pack.content.worth[card]}};
    }
    return boost::json::object{{"cards", cards}, {"fields", fields}};
}

}  // namespace mini
