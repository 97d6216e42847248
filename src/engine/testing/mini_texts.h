// The words of the miniature game, and the game with them as an AnyGame.
#pragma once

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
};

const engine::Words& words_of(Card card);

struct Texts {
    using Pack = mini::Pack;

    static std::vector<engine::OptionSpec> option_specs(const Pack& pack);
    static core::Result<Options> parse_options(const Pack& pack,
                                               int seats,
                                               const engine::OptionChoices& choices);
    static engine::OptionChoices choices_of(const Options& options);
    static Options options_of(const State& state) { return state.options; }
    static int seats_of(const State& state) { return state.options.seats; }
    static const engine::OutcomeNames& outcome_names();
    static const std::vector<engine::Phrase>& phrases();

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
