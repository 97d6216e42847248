// The words and the notation of the miniature game.
#include <algorithm>

#include "engine/mini/adapted_game.h"
#include "engine/mini/state_fields.h"
#include "engine/read_position.h"

namespace mini {

namespace {

Argument card_words(Card card) { return Argument::words(words_of(card)); }

struct NotationRow {
    std::string_view word;
    ActionKind kind;
    bool names_a_card;
};
constexpr std::array<NotationRow, 7> kNotation = {{
    {"dealt", ActionKind::Dealt, true},
    {"commit", ActionKind::Commit, true},
    {"keep", ActionKind::Keep, false},
    {"spoil", ActionKind::Spoil, false},
    {"gamble", ActionKind::Gamble, false},
    {"won", ActionKind::Won, false},
    {"lost", ActionKind::Lost, false},
}};

std::optional<Action> parse_with(const NotationRow& row, std::string_view operand) {
    if (!row.names_a_card)
        return operand.empty() ? std::optional(action::of(row.kind)) : std::nullopt;
    for (const Card card : kCards)
        if (operand == kCardNames[static_cast<std::size_t>(card)])
            return action::of(row.kind, card);
    return std::nullopt;
}

}  // namespace

engine::About Texts::about() {
    return {
        {"Two cards each, face down, and a gamble.", "Je zwei verdeckte Karten und ein Wagnis."},
        3};
}

engine::OptionTable<Options> Texts::options() {
    return {
        engine::option_switch<&Options::gambling>({"option.gambling", "Gambling", "Glücksspiel"})};
}

std::optional<core::Error> Texts::check_options(const Options& /*options*/) { return {}; }

engine::OutcomeNames Texts::outcome_names() {
    return {
        {{"kept", "behalten"}, {"gambled", "gewonnen"}},
        {{"running", "läuft"}, {"played out", "zu Ende gespielt"}, {"a dark night", "Dunkelheit"}},
        {"running", "scored", "dark"}};
}

std::vector<engine::Phrase> Texts::phrases() {
    return {
        {"choice.dealt", "{0} draws {1}", "{0} zieht {1}"},
        {"choice.commit", "commit {0}", "{0} verdeckt legen"},
        {"choice.keep", "keep {0} points", "{0} Punkte behalten"},
        {"choice.spoil", "spoil the others' points", "den anderen Punkte verderben"},
        {"choice.gamble", "gamble for {0} points", "um {0} Punkte spielen"},
        {"choice.won", "the gamble succeeds", "das Wagnis gelingt"},
        {"choice.lost", "the gamble fails", "das Wagnis misslingt"},
        {"report.dealt", "{0} is dealt a card.", "{0} erhält eine Karte."},
        {"report.commit", "{0} commits a card.", "{0} legt eine Karte."},
        {"report.keep", "{0} keeps {1} points.", "{0} behält {1} Punkte."},
        {"report.spoil", "{0} spoils the others' points.", "{0} verdirbt den anderen Punkte."},
        {"report.gamble", "{0} gambles.", "{0} wagt es."},
        {"report.won", "{0} wins {1} points.", "{0} gewinnt {1} Punkte."},
        {"report.lost", "{0} wins nothing.", "{0} gewinnt nichts."},
        {"prompt.commit", "Commit a card.", "Lege eine Karte verdeckt."},
        {"prompt.choose", "Keep, spoil or gamble?", "Behalten, verderben oder wagen?"},
        {"stage.dealing", "Dealing", "Austeilen"},
        {"stage.round", "Round {0} of {1}", "Runde {0} von {1}"},
        {"stage.over", "Game over", "Spielende"},
        {"why.commit_first", "Commit a card first", "Lege zuerst eine Karte"},
        {"why.committed", "All cards are in", "Alle Karten liegen schon"},
        {"why.no_gambling", "Not in this game", "Nicht in diesem Spiel"},
        {"why.not_held", "You hold no {0}", "Keine Karte auf der Hand: {0}"},
    };
}

std::string Texts::notation(Action action) {
    // NOLINTNEXTLINE(readability-qualified-auto): no pointer in every library
    const auto row = std::ranges::find(kNotation, kind_of(action), &NotationRow::kind);
    std::string text(row->word);
    if (row->names_a_card)
        text.append(" ").append(kCardNames[action.a]);
    return text;
}

std::optional<Action> Texts::parse(std::string_view text) {
    const auto space = std::min(text.find(' '), text.size());
    const auto operand = text.substr(std::min(space + 1, text.size()));
    for (const NotationRow& row : kNotation) {
        if (row.word == text.substr(0, space))
            return parse_with(row, operand);
    }
    return std::nullopt;
}

boost::json::value Texts::to_json(const State& state) { return engine::write_json(state); }

core::Result<State> Texts::from_json(const Pack& pack, const boost::json::value& json) {
    return engine::read_position<Game>(pack.content, json);
}

boost::json::value Texts::view_json(const Pack& /*pack*/, const View& view) {
    return engine::write_json(view);
}

Message Texts::describe(const Pack& pack, const State& before, SeatId /*seat*/, Action action) {
    const auto worth = [&](int times) {
        return Argument::number(times * choosing::worth(pack.content, before));
    };
    switch (kind_of(action)) {
        case ActionKind::Dealt:
            return {"choice.dealt",
                    {Argument::seat(next_dealt(before)), card_words(card_of(action))}};
        case ActionKind::Commit: return {"choice.commit", {card_words(card_of(action))}};
        case ActionKind::Keep: return {"choice.keep", {worth(1)}};
        case ActionKind::Spoil: return {"choice.spoil", {}};
        case ActionKind::Gamble: return {"choice.gamble", {worth(2)}};
        case ActionKind::Won: return {"choice.won", {}};
        case ActionKind::Lost: return {"choice.lost", {}};
    }
    return {};
}

// Everybody reads reports, so they name no card that is still hidden.
Message Texts::report(const Pack& pack, const engine::Account<View>& account) {
    const View& before = account.before();
    const auto winner = Argument::seat(before.winner);
    const auto worth = [&](int times) {
        return Argument::number(times * pack.content.worth[before.of(before.winner).revealed]);
    };
    switch (kind_of(account.action())) {
        case ActionKind::Dealt: return {"report.dealt", {Argument::seat(next_dealt(before))}};
        case ActionKind::Commit: return {"report.commit", {Argument::seat(account.seat)}};
        case ActionKind::Keep: return {"report.keep", {winner, worth(1)}};
        case ActionKind::Spoil: return {"report.spoil", {winner}};
        case ActionKind::Gamble: return {"report.gamble", {winner}};
        case ActionKind::Won: return {"report.won", {winner, worth(2)}};
        case ActionKind::Lost: return {"report.lost", {winner}};
    }
    return {};
}

Message Texts::prompt(const Pack& /*pack*/, const View& seen) {
    switch (seen.phase) {
        case Phase::Committing: return {"prompt.commit", {}};
        case Phase::Choosing: return {"prompt.choose", {}};
        case Phase::Dealing:
        case Phase::Gambling:
        case Phase::Over: return {};
    }
    return {};
}

std::string Texts::draw(const Pack& /*pack*/,
                        const View& view,
                        engine::Language language,
                        bool /*coloured*/) {
    const bool english = language == engine::Language::English;
    std::string table;
    for (std::size_t i = 0; i < view.options.seats; ++i) {
        const SeatView& seat = view.seats[i];
        table += (english ? "seat " : "Platz ") + std::to_string(i) + ": "
                 + std::to_string(seat.cards.value()) + (english ? " cards, " : " Karten, ")
                 + std::to_string(seat.kept.value() + seat.gambled.value())
                 + (english ? " points" : " Punkte");
        if (seat.revealed != Card::None)
            table += ", " + words_of(seat.revealed).in(language);
        table += '\n';
    }
    return table;
}

// Cards that were committed, and those that chance dealt.
// Nobody is asked but whose turn it is.
std::vector<engine::OrderSpec> Texts::orders(const Pack& /*pack*/,
                                             const Options& /*options*/,
                                             SeatId /*seat*/) {
    return {};
}
std::optional<engine::Action> Texts::ordered(const Pack& /*pack*/,
                                             const View& /*seen*/,
                                             const engine::OptionChoices& /*orders*/) {
    return std::nullopt;
}

std::vector<engine::Pick> Texts::picks(const Pack& /*pack*/,
                                       const State& before,
                                       SeatId seat,
                                       Action action) {
    const bool dealt = kind_of(action) == ActionKind::Dealt;
    if (!dealt && kind_of(action) != ActionKind::Commit)
        return {};
    const Card card = card_of(action);
    return {{dealt ? next_dealt(before) : seat,
             dealt ? "dealt" : "committed",
             std::string(kCardNames[static_cast<std::size_t>(card)]),
             words_of(card)}};
}

}  // namespace mini
