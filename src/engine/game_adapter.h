// Turns a game's rules and its texts into an AnyGame. One indirect call per action is all it costs.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <utility>

#include <boost/json/value.hpp>

#include "engine/any_game.h"
#include "engine/option_words.h"
#include "engine/targets.h"

namespace engine {

// What a game adds to its rules so that people and programs can talk about it. `Pack` is the
// content with its names: `pack.content`, `pack.hash`, `pack.name`, `pack.standard_options`. A game
// may also name its `picks` and `targets(pack, state, seat, action)`; without the latter every
// action is a button.
//
// set_option      writes one choice that fits the table of options
// check_options   what is wrong with options that are each fine by themselves
template <class T, class G>
concept GameTexts = requires(const typename T::Pack& pack,
                             const typename G::Options& options,
                             typename G::Options& changed,
                             const typename G::State& state,
                             const typename G::View& view,
                             SeatId seat,
                             Action action,
                             std::string_view text,
                             const boost::json::value& json,
                             Language language,
                             bool coloured) {
    { pack.content } -> std::convertible_to<const typename G::Content&>;
    { pack.hash } -> std::convertible_to<const std::string&>;
    { pack.name } -> std::convertible_to<const Words&>;
    { pack.standard_options } -> std::convertible_to<const typename G::Options&>;
    { state.options } -> std::convertible_to<const typename G::Options&>;
    { options.seats } -> std::convertible_to<int>;
    { T::option_specs() } -> std::same_as<std::vector<OptionSpec>>;
    { T::set_option(changed, text, text) } -> std::same_as<void>;
    { T::check_options(options) } -> std::same_as<std::optional<core::Error>>;
    { T::choices_of(options) } -> std::same_as<OptionChoices>;
    { T::outcome_names() } -> std::same_as<OutcomeNames>;
    { T::phrases() } -> std::same_as<std::vector<Phrase>>;
    { T::notation(action) } -> std::same_as<std::string>;
    { T::parse_action(text) } -> std::same_as<core::Result<Action>>;
    { T::to_json(state) } -> std::same_as<boost::json::value>;
    { T::from_json(pack, json) } -> std::same_as<core::Result<typename G::State>>;
    { T::view_json(pack, view) } -> std::same_as<boost::json::value>;
    { T::describe(pack, state, seat, action) } -> std::same_as<Message>;
    { T::report(pack, state, seat, action) } -> std::same_as<Message>;
    { T::prompt(pack, state) } -> std::same_as<Message>;
    { T::stage(pack, state) } -> std::same_as<Message>;
    { T::reasons(pack, state, seat) } -> std::same_as<std::vector<Reason>>;
    { T::guide(pack) } -> std::same_as<boost::json::value>;
    { T::draw(pack, view, language, coloured) } -> std::same_as<std::string>;
};

template <Game G, GameTexts<G> T>
class GameAdapter final : public AnyGame {
    using State = typename G::State;

  public:
    explicit GameAdapter(typename T::Pack pack)
        : pack_(std::move(pack)),
          options_(T::option_specs()),
          outcome_names_(T::outcome_names()),
          phrases_(T::phrases()) {
        set_standard(options_, T::choices_of(pack_.standard_options));
    }

    const typename T::Pack& pack() const { return pack_; }

    std::string_view id() const override { return G::kId; }
    const Words& name() const override { return pack_.name; }
    int min_seats() const override { return G::kMinSeats; }
    int max_seats() const override { return G::kMaxSeats; }
    const std::string& content_hash() const override { return pack_.hash; }
    const std::vector<OptionSpec>& options() const override { return options_; }
    const OutcomeNames& outcome_names() const override { return outcome_names_; }

    core::Result<Position> initial(int seats, const OptionChoices& choices) const override {
        if (seats < G::kMinSeats || seats > G::kMaxSeats)
            return wrong_number_of(seats);
        const auto options = parsed(seats, choices);
        if (!options)
            return options.error();
        return Position::of(G::initial(pack_.content, *options));
    }
    OptionChoices options_of(const Position& position) const override {
        return T::choices_of(position.as<State>().options);
    }
    int seats_of(const Position& position) const override {
        return position.as<State>().options.seats;
    }

    Actor actor(const Position& position) const override {
        return G::actor(pack_.content, position.as<State>());
    }
    void legal(const Position& position, SeatId seat, ActionList& out) const override {
        out.clear();
        G::legal(pack_.content, position.as<State>(), seat, out);
    }
    int weight(const Position& position, Action outcome) const override {
        return G::weight(pack_.content, position.as<State>(), outcome);
    }
    void apply(Position& position, SeatId seat, Action action) const override {
        G::apply(pack_.content, position.as<State>(), seat, action);
    }
    Outcome outcome(const Position& position) const override {
        return G::outcome(pack_.content, position.as<State>());
    }
    std::string_view invariant(const Position& position) const override {
        return G::invariant(pack_.content, position.as<State>());
    }
    PlayoutCount random_playout(Position& position, core::Rng& rng) const override {
        return engine::random_playout<G>(pack_.content, position.as<State>(), rng);
    }

    boost::json::value view(const Position& position, SeatId viewer) const override {
        return T::view_json(pack_, seen(position, viewer));
    }
    Position sample_hidden(const Position& truth, SeatId viewer, core::Rng& rng) const override {
        return Position::of(G::sample_hidden(pack_.content, seen(truth, viewer), rng));
    }
    Position shuffle_hidden(const Position& truth, SeatId viewer, core::Rng& rng) const override {
        return Position::of(G::shuffle_hidden(pack_.content, truth.as<State>(), viewer, rng));
    }

    SeatSet asked(const Position& position) const override {
        return engine::asked<G>(pack_.content, position.as<State>());
    }
    Disclosure disclosure(const Position& before,
                          const Position& after,
                          SeatId seat) const override {
        return seat == kNobody
                   ? Disclosure::Reveals
                   : G::disclosure(pack_.content, before.as<State>(), after.as<State>(), seat);
    }

    bool is_settled(const Position& position) const override {
        return engine::is_settled<G>(pack_.content, position.as<State>());
    }
    bool asks(const Position& before, const Position& after, SeatId seat) const override {
        return engine::asks<G>(pack_.content, before.as<State>(), after.as<State>(), seat);
    }

    std::string notation(Action action) const override { return T::notation(action); }
    core::Result<Action> parse_action(std::string_view text) const override {
        return T::parse_action(text);
    }
    boost::json::value to_json(const Position& position) const override {
        return T::to_json(position.as<State>());
    }
    core::Result<Position> from_json(const boost::json::value& json) const override {
        const auto state = T::from_json(pack_, json);
        if (!state)
            return state.error();
        return Position::of(*state);
    }

    Message describe(const Position& before, SeatId seat, Action action) const override {
        return T::describe(pack_, before.as<State>(), seat, action);
    }
    Message report(const Position& before, SeatId seat, Action action) const override {
        return T::report(pack_, before.as<State>(), seat, action);
    }
    Message prompt(const Position& position) const override {
        return T::prompt(pack_, position.as<State>());
    }
    const std::vector<Phrase>& phrases() const override { return phrases_; }
    Message stage(const Position& position) const override {
        return T::stage(pack_, position.as<State>());
    }
    std::vector<Reason> reasons(const Position& position, SeatId seat) const override {
        return T::reasons(pack_, position.as<State>(), seat);
    }
    std::vector<std::string> targets(const Position& before,
                                     SeatId seat,
                                     Action action) const override {
        if constexpr (requires { T::targets(pack_, before.as<State>(), seat, action); })
            return T::targets(pack_, before.as<State>(), seat, action);
        else
            return {button(T::notation(action))};
    }
    std::vector<Pick> picks(const Position& before, SeatId seat, Action action) const override {
        if constexpr (requires { T::picks(pack_, before.as<State>(), seat, action); })
            return T::picks(pack_, before.as<State>(), seat, action);
        return {};
    }
    boost::json::value guide() const override { return T::guide(pack_); }
    std::string draw(const Position& position,
                     SeatId viewer,
                     Language language,
                     bool coloured) const override {
        return T::draw(pack_, seen(position, viewer), language, coloured);
    }

  private:
    static core::Error wrong_number_of(int seats) {
        return {"players",
                std::string(G::kId) + " is for " + std::to_string(G::kMinSeats) + " to "
                    + std::to_string(G::kMaxSeats) + " players, not " + std::to_string(seats)};
    }
    core::Result<typename G::Options> parsed(int seats, const OptionChoices& choices) const {
        if (auto wrong = check_choices(G::kId, options_, choices))
            return *wrong;
        typename G::Options options = pack_.standard_options;
        options.seats = static_cast<std::uint8_t>(seats);
        for (const OptionChoice& choice : choices)
            T::set_option(options, choice.key, choice.value);
        if (auto wrong = T::check_options(options))
            return *wrong;
        return options;
    }
    typename G::View seen(const Position& position, SeatId viewer) const {
        return G::view(pack_.content, position.as<State>(), viewer);
    }

    typename T::Pack pack_;
    std::vector<OptionSpec> options_;
    OutcomeNames outcome_names_;
    std::vector<Phrase> phrases_;
};

}  // namespace engine
