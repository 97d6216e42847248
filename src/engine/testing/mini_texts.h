// The words of the miniature game, and the game with them as an AnyGame.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game_adapter.h"
#include "engine/testing/mini_game.h"

namespace mini {

struct Pack {
    Content content{};
    std::string hash = "sha256:mini";
    engine::Words name{"Mini", "Mini"};
    Options standard_options{};
};

const engine::Words& words_of(Card card);

// The same list as in every game: engine::GameTexts demands it, and a class has to declare what its
// own files define.
struct Texts {
    using Pack = mini::Pack;

    static std::vector<engine::OptionSpec> option_specs();
    static void set_option(Options& options, std::string_view key, std::string_view value);
    static std::optional<core::Error> check_options(const Options& options);
    static engine::OptionChoices choices_of(const Options& options);
    static engine::OutcomeNames outcome_names();
    static std::vector<engine::Phrase> phrases();

    static std::string notation(Action action);
    static core::Result<Action> parse_action(std::string_view text);
    static boost::json::value to_json(const State& state);
    static core::Result<State> from_json(const Pack& pack, const boost::json::value& json);
    static boost::json::value view_json(const Pack& pack, const View& view);

    static engine::Message describe(const Pack& pack,
                                    const State& before,
                                    SeatId seat,
                                    Action action);
    static engine::Message report(const Pack& pack,
                                  const State& before,
                                  SeatId seat,
                                  Action action);
    static engine::Message prompt(const Pack& pack, const State& state);
    static engine::Message stage(const Pack& pack, const State& state);
    static std::vector<engine::Reason> reasons(const Pack& pack, const State& state, SeatId seat);
    static std::vector<std::string> targets(const Pack& pack,
                                            const State& before,
                                            SeatId seat,
                                            Action action);
    static std::vector<engine::Pick> picks(const Pack& pack,
                                           const State& before,
                                           SeatId seat,
                                           Action action);
    static boost::json::value guide(const Pack& pack);
    static std::string draw(const Pack& pack,
                            const View& view,
                            engine::Language language,
                            bool coloured);
};

using AdaptedGame = engine::GameAdapter<Game, Texts>;

}  // namespace mini
