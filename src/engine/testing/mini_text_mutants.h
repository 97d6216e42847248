// The miniature game with one fault in its texts each: the kit has to find and name it.
#pragma once

#include "engine/mini/adapted_game.h"

namespace mini::mutants {

struct MisreadsNotation : Texts {
    static core::Result<Action> parse_action(std::string_view text) {
        return Texts::parse_action(text == "spoil" ? "keep" : text);
    }
};

struct WritesTwoAlike : Texts {
    static std::string notation(Action action) {
        return kind_of(action) == ActionKind::Commit ? "commit reed" : Texts::notation(action);
    }
};

struct ForgetsAField : Texts {
    static boost::json::value to_json(const State& state) {
        State forgetful = state;
        for (auto& seat : forgetful.seats)
            seat.gambled = {};
        return Texts::to_json(forgetful);
    }
};

struct BelievesEverything : Texts {
    static core::Result<State> from_json(const Pack& pack, const boost::json::value& json) {
        const auto* deck = json.is_object() ? json.get_object().if_contains("deck") : nullptr;
        auto state = Texts::from_json(pack, json);
        if (deck == nullptr || state)
            return state;
        State wrong{};
        wrong.options.seats = 7;
        return wrong;
    }
};

struct LacksAPhrase : Texts {
    static engine::Message report(const Pack& pack, const engine::Account<View>& account) {
        auto message = Texts::report(pack, account);
        if (message.key == "report.lost")
            message.key = "report.oops";
        return message;
    }
};

struct SaysTheSameTwice : Texts {
    static engine::Message describe(const Pack& pack,
                                    const State& before,
                                    SeatId seat,
                                    Action action) {
        return before.phase == Phase::Choosing ? engine::Message{"choice.spoil", {}}
                                               : Texts::describe(pack, before, seat, action);
    }
};

// A view hides the card, but the action names it.
template <ActionKind Kind>
struct NamesTheCard : Texts {
    static engine::Message report(const Pack& pack, const engine::Account<View>& account) {
        const engine::Action action = account.action();
        if (kind_of(action) != Kind)
            return Texts::report(pack, account);
        return {"choice.commit", {engine::Argument::words(words_of(card_of(action)))}};
    }
};
using TellsTheCard = NamesTheCard<ActionKind::Commit>;
using TellsWhatWasDealt = NamesTheCard<ActionKind::Dealt>;

// Knows the state, and with it what nobody else sees of a hand: the adapter has none for it.
struct BoastsOfItsHand : Texts {
    static engine::Message report(const Pack& /*pack*/,
                                  const State& before,
                                  SeatId seat,
                                  Action /*action*/) {
        return {before.of(seat).hand[Card::Crown] > 0 ? "report.lost" : "report.spoil",
                {engine::Argument::seat(seat)}};
    }
};

// Knows the state: the adapter has none for it.
struct PromptsWithSecrets : Texts {
    static engine::Message prompt(const Pack& pack, const State& state) {
        if (state.phase == Phase::Committing && state.seats[0].hand[Card::Crown] > 0)
            return {"prompt.choose", {}};
        return Texts::prompt(pack, view_of(state, kNobody));
    }
};

struct IgnoresOptions : Texts {
    static engine::OptionTable<Options> options() {
        auto table = Texts::options();
        for (auto& option : table)
            option.set = [](auto& /*options*/, const auto& /*spec*/, std::string_view) {};
        return table;
    }
};

struct LacksWordsForAValue : Texts {
    static engine::OptionTable<Options> options() {
        auto table = Texts::options();
        table.front().spec.values.back().words.german.clear();
        return table;
    }
};

struct TranslatesBadly : Texts {
    static std::vector<engine::Phrase> phrases() {
        auto phrases = Texts::phrases();
        phrases.front().german = "{0} zieht";
        return phrases;
    }
};

}  // namespace mini::mutants
