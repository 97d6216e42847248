// Everything about Hyperborea that is text: options, notation, JSON, words and the terminal board.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.h"
#include "games/hyperborea/pack.h"
#include "games/hyperborea/state.h"
#include "games/hyperborea/view.h"

namespace hyperborea {

// The same list in every game: engine::GameTexts demands it, and a class has to declare what its
// own files define.
struct Texts {
    using Pack = hyperborea::Pack;

    // options.cpp
    static std::vector<engine::OptionSpec> option_specs();
    static void set_option(Options& options, std::string_view key, std::string_view value);
    static std::optional<core::Error> check_options(const Options& options);
    static engine::OptionChoices choices_of(const Options& options);

    // notation.cpp
    static std::string notation(Action action);
    static core::Result<Action> parse_action(std::string_view text);

    // targets.cpp
    static std::vector<std::string> targets(const Pack& pack,
                                            const State& state,
                                            SeatId seat,
                                            Action action);

    // state_json.cpp
    static boost::json::value to_json(const State& state);
    static core::Result<State> from_json(const Pack& pack, const boost::json::value& json);

    // view_json.cpp
    static boost::json::value view_json(const Pack& pack, const View& view);

    // describe.cpp, report.cpp, prompts.cpp, reasons.cpp and phrases.cpp
    static engine::Message describe(const Pack& pack,
                                    const State& state,
                                    SeatId seat,
                                    Action action);
    static engine::Message report(const Pack& pack,
                                  const State& before,
                                  SeatId seat,
                                  Action action);
    static engine::Message prompt(const Pack& pack, const State& state);
    static engine::Message stage(const Pack& pack, const State& state);
    static std::vector<engine::Reason> reasons(const Pack& pack, const State& state, SeatId seat);
    static std::vector<engine::Phrase> phrases();
    static engine::OutcomeNames outcome_names();

    // picks.cpp
    static std::vector<engine::Pick> picks(const Pack& pack,
                                           const State& before,
                                           SeatId seat,
                                           Action action);

    // guide.cpp
    static boost::json::value guide(const Pack& pack);

    // draw.cpp
    static std::string draw(const Pack& pack,
                            const View& view,
                            engine::Language language,
                            bool coloured);
};

}  // namespace hyperborea
