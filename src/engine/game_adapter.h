// Turns a game's rules and its texts into an AnyGame. One indirect call per action is all it costs.
#pragma once

#include <concepts>
#include <cstdint>
#include <utility>

#include <boost/json/value.hpp>

#include "engine/any_game.h"
#include "engine/open_table.h"
#include "engine/option_table.h"
#include "engine/reporting.h"

namespace engine {

// `T` holds the texts of the game: see frame/texts.h.in. `T::Pack` is the content with its names:
// `pack.content`, `pack.hash`, `pack.name`, `pack.standard_options`.
template <Game G, class T>
class GameAdapter final : public AnyGame {
    using State = typename G::State;

  public:
    explicit GameAdapter(typename T::Pack pack)
        : pack_(std::move(pack)),
          table_(T::options()),
          options_(specs_of(table_, pack_.standard_options)),
          about_(T::about()),
          outcome_names_(T::outcome_names()),
          phrases_(T::phrases()) {}

    const typename T::Pack& pack() const { return pack_; }

    std::string_view id() const override { return G::kId; }
    const Words& name() const override { return pack_.name; }
    const About& about() const override { return about_; }
    int min_seats() const override { return G::kMinSeats; }
    int max_seats() const override { return G::kMaxSeats; }
    bool hides() const override { return !std::derived_from<G, OpenTable<State>>; }
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
        return choices_of(table_, position.as<State>().options);
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
        return T::report(pack_, told(seat, {before, action}));
    }
    bool looks_alike(SeatId seat, const Step& one, const Step& other) const override {
        return told(seat, one).looks_like(told(seat, other));
    }
    Message prompt(const Position& position) const override {
        return T::prompt(pack_, seen(position, kNobody));
    }
    const std::vector<Phrase>& phrases() const override { return phrases_; }
    Message stage(const Position& position) const override {
        return T::stage(pack_, seen(position, kNobody));
    }
    std::vector<Reason> reasons(const Position& position, SeatId seat) const override {
        return T::reasons(pack_, position.as<State>(), seat);
    }
    std::vector<std::string> targets(const Position& before,
                                     SeatId seat,
                                     Action action) const override {
        return T::targets(pack_, before.as<State>(), seat, action);
    }
    std::vector<Pick> picks(const Position& before, SeatId seat, Action action) const override {
        return T::picks(pack_, before.as<State>(), seat, action);
    }
    std::vector<OrderSpec> orders(const Position& position, SeatId seat) const override {
        return T::orders(pack_, position.as<State>().options, seat);
    }
    std::optional<Action> ordered(const Position& position,
                                  SeatId seat,
                                  const OptionChoices& orders) const override {
        return T::ordered(pack_, seen(position, seat), orders);
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
            choose(table_, options, choice);
        if (auto wrong = T::check_options(options))
            return *wrong;
        return options;
    }
    Account<typename G::View> told(SeatId seat, const Step& step) const {
        return account_of<G>(pack_.content, step.before.as<State>(), seat, step.action);
    }
    typename G::View seen(const Position& position, SeatId viewer) const {
        return G::view(pack_.content, position.as<State>(), viewer);
    }

    typename T::Pack pack_;
    OptionTable<typename G::Options> table_;
    std::vector<OptionSpec> options_;
    About about_;
    OutcomeNames outcome_names_;
    std::vector<Phrase> phrases_;
};

}  // namespace engine
