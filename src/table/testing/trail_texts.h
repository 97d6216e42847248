// The words of the trail game, and the game with them as an AnyGame.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "engine/game_adapter.h"
#include "table/testing/trail_game.h"

namespace trail {

struct Pack {
    Content content{};
    std::string hash = "sha256:trail";
    engine::Words name{"Trail", "Pfad"};
    Options standard_options{};
};

inline constexpr std::array<std::string_view, 8> kWords = {
    "dealt", "walk", "peek", "aim", "jump", "roll", "rolled", "rest"};

struct Texts {
    using Pack = trail::Pack;
    using Message = engine::Message;

    static std::vector<engine::OptionSpec> option_specs() { return {}; }
    static void set_option(Options& /*options*/, std::string_view, std::string_view) {}
    static std::optional<core::Error> check_options(const Options& /*options*/) { return {}; }
    static engine::OptionChoices choices_of(const Options& /*options*/) { return {}; }
    static engine::OutcomeNames outcome_names() {
        return {{}, {{"running", "läuft"}, {"arrived", "angekommen"}}, {"running", "arrived"}};
    }
    static std::vector<engine::Phrase> phrases() {
        return {{"choice", "{0}", "{0}"},
                {"report", "{0} steps.", "{0} geht."},
                {"prompt", "A step?", "Ein Schritt?"},
                {"stage", "On the trail", "Auf dem Pfad"}};
    }

    // Every operand is a single digit.
    static std::string notation(Action action) {
        return std::string(kWords[action.kind]) + " " + std::to_string(action.a);
    }
    static core::Result<Action> parse_action(std::string_view text) {
        for (std::size_t kind = 0; kind < kWords.size(); ++kind) {
            for (int operand = 0; operand < kMaxSeats; ++operand) {
                const Action action = make(static_cast<ActionKind>(kind), operand);
                if (notation(action) == text)
                    return action;
            }
        }
        return core::Error{"action", "not an action of trail: '" + std::string(text) + "'"};
    }
    // The bytes of the state as numbers.
    static boost::json::value to_json(const State& state) {
        boost::json::array bytes;
        const auto position = engine::Position::of(state);
        for (const char byte : position.bytes())
            bytes.emplace_back(static_cast<unsigned char>(byte));
        return bytes;
    }
    static core::Result<State> from_json(const Pack& /*pack*/, const boost::json::value& /*json*/) {
        return core::Error{"position", "trail reads no positions"};
    }
    static boost::json::value view_json(const Pack& /*pack*/, const View& view) {
        return to_json(view.state);
    }

    static Message describe(const Pack& /*pack*/,
                            const State& /*before*/,
                            SeatId /*seat*/,
                            Action action) {
        const std::string text = notation(action);
        return {"choice", {engine::Argument::words({text, text})}};
    }
    // Aiming says nothing: the jump does.
    static Message report(const Pack& /*pack*/, const State& before, SeatId, Action action) {
        if (kind_of(action) == ActionKind::Aim)
            return {};
        return {"report", {engine::Argument::seat(before.turn)}};
    }
    static Message prompt(const Pack& /*pack*/, const State& /*state*/) { return {"prompt", {}}; }
    static Message stage(const Pack& /*pack*/, const State& /*state*/) { return {"stage", {}}; }
    static std::vector<engine::Reason> reasons(const Pack& /*pack*/,
                                               const State& /*state*/,
                                               SeatId /*seat*/) {
        return {};
    }
    static boost::json::value guide(const Pack& /*pack*/) { return boost::json::object{}; }
    static std::string draw(const Pack& /*pack*/,
                            const View& /*view*/,
                            engine::Language /*language*/,
                            bool /*coloured*/) {
        return {};
    }
};

using AdaptedGame = engine::GameAdapter<Game, Texts>;

}  // namespace trail
