// What the miniature game says around its choices: its stage, why not, and its guide.
#include <algorithm>

#include <boost/json/object.hpp>

#include "engine/testing/mini_json.h"
#include "engine/testing/mini_texts.h"

namespace mini {

namespace {

using engine::Argument;
using engine::Message;
using engine::Reason;

constexpr std::array kMenu = {
    ActionKind::Commit, ActionKind::Keep, ActionKind::Spoil, ActionKind::Gamble};

bool offers(const engine::ActionList& legal, ActionKind kind) {
    return std::ranges::any_of(legal, [&](Action action) { return kind_of(action) == kind; });
}

std::string target_of(ActionKind kind) {
    const std::string notation = Texts::notation(action::of(kind));
    return "action:" + notation.substr(0, notation.find(' '));
}

// Of an action that is not offered.
Message why_not(const State& state, ActionKind kind) {
    if (state.phase == Phase::Committing)
        return {"why.commit_first", {}};
    return {kind == ActionKind::Commit ? "why.committed" : "why.no_gambling", {}};
}

}  // namespace

const engine::Words& words_of(Card card) {
    static const std::array<engine::Words, kCards.size()> words = {
        {{"reed", "Schilf"}, {"stone", "Stein"}, {"crown", "Krone"}}};
    return words[static_cast<std::size_t>(card)];
}

Message Texts::stage(const Pack& /*pack*/, const State& state) {
    if (state.phase == Phase::Dealing)
        return {"stage.dealing", {}};
    if (state.phase == Phase::Over)
        return {"stage.over", {}};
    const int round = state.rounds_played.value() + 1;
    return {"stage.round", {Argument::number(round), Argument::number(kRounds)}};
}

std::vector<Reason> Texts::reasons(const Pack& pack, const State& state, SeatId seat) {
    engine::ActionList legal;
    if (seat != kNobody)
        Game::legal(pack.content, state, seat, legal);
    if (legal.empty())
        return {};
    std::vector<Reason> all;
    for (const ActionKind kind : kMenu)
        if (!offers(legal, kind))
            all.push_back({target_of(kind), why_not(state, kind)});
    for (const Card card : kCards)
        if (!legal.contains(action::commit(card)) && state.phase == Phase::Committing)
            all.push_back({"card:" + std::string(kCardNames[static_cast<std::size_t>(card)]),
                           {"why.not_held", {Argument::words(words_of(card))}}});
    return all;
}

boost::json::value Texts::guide(const Pack& pack) {
    boost::json::object cards;
    for (const Card card : kCards) {
        const engine::Words& words = words_of(card);
        cards[kCardNames[static_cast<std::size_t>(card)]] = {
            {"name", {{"en", words.english}, {"de", words.german}}},
            {"copies", pack.content.copies[card]},
            {"worth", pack.content.worth[card]}};
    }
    return boost::json::object{{"cards", cards}};
}

}  // namespace mini
