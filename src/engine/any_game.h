// The one virtual interface over all games, for everything above the rules that need not know them.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/fwd.hpp>

#include "core/result.h"
#include "engine/game.h"
#include "engine/message.h"
#include "engine/options.h"
#include "engine/pick.h"
#include "engine/playout.h"
#include "engine/standing_orders.h"

namespace engine {

// The state of some game as plain bytes: copied and compared like the state itself.
class Position {
  public:
    Position() = default;

    template <PlainValue State>
    static Position of(const State& state);
    template <PlainValue State>
    const State& as() const;
    template <PlainValue State>
    State& as();

    std::string_view bytes() const;
    friend bool operator==(const Position& left, const Position& right) {
        return left.bytes() == right.bytes();
    }

  private:
    alignas(16) std::array<std::byte, kMaxStateBytes> storage_;
    std::size_t size_ = 0;
};

// What the head of a table of results says: the names of score parts and endings.
struct OutcomeNames {
    std::vector<Words> parts;
    std::vector<Words> endings;  // by Outcome::ending; entry 0 is a running game
    std::vector<std::string> ending_ids;
    // Scores and parts are shares of a goal, in thousandths; people read them in per cent.
    bool in_thousandths = false;
};

// Why something on the table cannot be chosen now. `target` names it as notation and views do:
// "hex:n05", "card:death_ray", "action:step" (the first word of the action's notation).
struct Reason {
    std::string target;
    Message why;
};

// An action in a position.
struct Step {
    const Position& before;
    Action action;
};

// A game together with the content it is played with. Immutable; shared between threads.
class AnyGame {
  public:
    virtual ~AnyGame() = default;

    virtual std::string_view id() const = 0;
    virtual const Words& name() const = 0;
    virtual const About& about() const = 0;
    virtual int min_seats() const = 0;
    virtual int max_seats() const = 0;
    virtual bool hides() const = 0;  // whether seats know what others must not see
    virtual const std::string& content_hash() const = 0;  // "sha256:<hex>"
    virtual const std::vector<OptionSpec>& options() const = 0;
    virtual const OutcomeNames& outcome_names() const = 0;

    // Start. Options not named have their standard value; a wrong or contradictory one is an error.
    virtual core::Result<Position> initial(int seats, const OptionChoices& choices) const = 0;
    virtual OptionChoices options_of(const Position& position) const = 0;  // all, in table order
    virtual int seats_of(const Position& position) const = 0;

    // Play.
    virtual Actor actor(const Position& position) const = 0;
    virtual void legal(const Position& position, SeatId seat, ActionList& out) const = 0;
    virtual int weight(const Position& position, Action outcome) const = 0;
    virtual void apply(Position& position, SeatId seat, Action action) const = 0;
    virtual Outcome outcome(const Position& position) const = 0;
    virtual std::string_view invariant(const Position& position) const = 0;

    // Plays on at random to the end, inside the rules: one indirect call for a whole game.
    virtual PlayoutCount random_playout(Position& position, core::Rng& rng) const = 0;

    // What a viewer knows, and a possible truth behind it.
    virtual boost::json::value view(const Position& position, SeatId viewer) const = 0;
    virtual Position sample_hidden(const Position& truth, SeatId viewer, core::Rng& rng) const = 0;
    virtual Position shuffle_hidden(const Position& truth, SeatId viewer, core::Rng& rng) const = 0;

    // Whom the open question is for, and what an action made known (see the contract of a game).
    virtual SeatSet asked(const Position& position) const = 0;
    virtual Disclosure disclosure(const Position& before,
                                  const Position& after,
                                  SeatId seat) const = 0;

    // Whether an action is half put together (see the contract of a game).
    virtual bool is_settled(const Position& position) const = 0;
    virtual bool asks(const Position& before, const Position& after, SeatId seat) const = 0;

    // Text: a stable notation that round-trips, and a whole position as JSON.
    virtual std::string notation(Action action) const = 0;
    virtual core::Result<Action> parse_action(std::string_view text) const = 0;
    virtual boost::json::value to_json(const Position& position) const = 0;
    virtual core::Result<Position> from_json(const boost::json::value& json) const = 0;

    // Words. `describe` names a choice before it is made, `report` tells everybody what an action
    // did (empty while it only asks), `prompt` says what a seat has to decide.
    virtual Message describe(const Position& before, SeatId seat, Action action) const = 0;
    virtual Message report(const Position& before, SeatId seat, Action action) const = 0;
    // Whether a spectator sees the same before, after and in between two actions of a seat, also
    // what only opens on the way: then their reports must be the same.
    virtual bool looks_alike(SeatId seat, const Step& one, const Step& other) const = 0;
    virtual Message prompt(const Position& position) const = 0;
    virtual const std::vector<Phrase>& phrases() const = 0;

    // `stage` says where the game stands, the same to everybody. `reasons` tells a seat that is to
    // decide why it cannot choose what it might want to click: one reason for each thing, none for
    // what is legal, none at all for other seats.
    virtual Message stage(const Position& position) const = 0;
    virtual std::vector<Reason> reasons(const Position& position, SeatId seat) const = 0;

    // The things on the table that the action is about, named as in reasons: what it names itself,
    // then parameters that the rules fill in.
    virtual std::vector<std::string> targets(const Position& before,
                                             SeatId seat,
                                             Action action) const = 0;

    // What the action takes for good, also by answers that the rules fill in; a game that names
    // nothing gives nothing. For statistics: it knows the truth and is shown at no table.
    virtual std::vector<Pick> picks(const Position& before, SeatId seat, Action action) const = 0;

    // What the seat may order in advance, and the answer that its orders give to the open question,
    // from what it sees itself; none where they do not say. Who asks looks whether it is legal.
    virtual std::vector<OrderSpec> orders(const Position& position, SeatId seat) const = 0;
    virtual std::optional<Action> ordered(const Position& position,
                                          SeatId seat,
                                          const OptionChoices& orders) const = 0;

    // What never changes in the game and a client needs to draw and to explain it. Words stand in
    // it as {"en": .., "de": ..}; its ids are those of views and notation.
    virtual boost::json::value guide() const = 0;

    // The table as text for a terminal, from the viewer's side; ANSI colours only if asked for.
    virtual std::string draw(const Position& position,
                             SeatId viewer,
                             Language language,
                             bool coloured) const = 0;
};

using AnyGamePtr = std::shared_ptr<const AnyGame>;

template <PlainValue State>
Position Position::of(const State& state) {
    static_assert(sizeof(State) <= kMaxStateBytes);
    Position position;
    position.size_ = sizeof(State);
    *reinterpret_cast<State*>(position.storage_.data()) = state;
    return position;
}

template <PlainValue State>
const State& Position::as() const {
    return *reinterpret_cast<const State*>(storage_.data());
}

template <PlainValue State>
State& Position::as() {
    return *reinterpret_cast<State*>(storage_.data());
}

inline std::string_view Position::bytes() const {
    return {reinterpret_cast<const char*>(storage_.data()), size_};
}

}  // namespace engine
