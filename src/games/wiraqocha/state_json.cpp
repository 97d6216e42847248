// A position as JSON, like a FEN: everything but what can be derived, read back with checks.
#include <optional>
#include <utility>

#include "engine/read_position.h"
#include "games/wiraqocha/names.h"
#include "games/wiraqocha/rules.h"
#include "games/wiraqocha/state_fields.h"
#include "generated/games/wiraqocha/texts.h"

namespace wiraqocha {

namespace {

// The sets that the state keeps for speed, and the neighbours of each hex.
void derive_sets(const Content& content, State& state) {
    for (const Hex hex : state.board.layout)
        if (hex != kNoHex)
            state.board.living.insert(hex);
    if (state.phase != Phase::Laying)
        laying::connect(content, state);
    if (state.board.dead != kNoHex)
        state.board.living.erase(state.board.dead);
    for (int i = 0; i < kHexes; ++i) {
        const Hex hex{static_cast<std::uint8_t>(i)};
        if (const Piece piece = state.board.pieces[hex])
            put(state, hex, piece);
        if (state.board.die[hex] != 0)
            state.board.defence_dice.insert(hex);
    }
}

core::Error bad(std::string where, std::string what) { return {std::move(where), std::move(what)}; }

// What `invariant` and `derive_sets` rely on: options, indices in range and a full layout.
class ShapeCheck {
  public:
    explicit ShapeCheck(const State& state) : state_(state) {}

    std::optional<core::Error> run() const {
        for (const auto check : {&ShapeCheck::options,
                                 &ShapeCheck::layout,
                                 &ShapeCheck::pieces,
                                 &ShapeCheck::seats,
                                 &ShapeCheck::turn}) {
            if (auto wrong = (this->*check)())
                return wrong;
        }
        return std::nullopt;
    }

  private:
    std::optional<core::Error> options() const {
        const Options& options = state_.options;
        if (options.exoskeleton_face < 1 || options.exoskeleton_face > kFaces)
            return bad("options.exoskeleton_face", "expected a face from 1 to 6");
        if (options.first_player > options.seats)
            return bad("options.first_player", "there is no such seat");
        return std::nullopt;
    }

    std::optional<core::Error> layout() const {
        for (std::size_t i = 0; i < kSlots; ++i)
            if (state_.board.layout[i] == kNoHex && state_.phase != Phase::Laying)
                return bad("board.layout[" + std::to_string(i) + "]", "expected a hex");
        return std::nullopt;
    }

    std::optional<core::Error> pieces() const {
        for (std::size_t i = 0; i < kHexes; ++i)
            if (!fits(state_.board.pieces.items[i]))
                return misfit("board.pieces." + std::string(names_of(Hex{})[i]));
        if (!fits(state_.board.removed))
            return misfit("board.removed");
        return std::nullopt;
    }

    std::optional<core::Error> seats() const {
        for (std::size_t i = 0; i < kMaxSeats; ++i) {
            const std::string where = "seats[" + std::to_string(i) + "]";
            if (!fits(state_.seats[i].captive))
                return misfit(where + ".captive");
            if (i >= state_.options.seats && state_.seats[i] != Seat{})
                return bad(where, "nobody plays here, so it is empty");
        }
        return std::nullopt;
    }

    std::optional<core::Error> turn() const {
        const bool playing = !laws::in_setup(state_);
        if (playing != is_seat(state_.turn.active))
            return bad("turn.active", "expected the seat whose turn it is");
        if (playing != is_seat(state_.first))
            return bad("first", "expected the seat that began");
        if (state_.is_over() != is_seat(state_.winner))
            return bad("winner", "expected the winner of a game that is over");
        return std::nullopt;
    }

    bool is_seat(SeatId seat) const { return engine::index_of(seat) < state_.options.seats; }
    bool fits(Piece piece) const { return piece ? is_seat(piece.owner) : piece == Piece{}; }
    static core::Error misfit(std::string where) {
        return bad(std::move(where), "kind and owner do not fit");
    }

    const State& state_;
};

// The answer that `pending` holds to a question that was asked on the way to it.
std::optional<Action> answer_given(const Pending& pending, Ask ask) {
    switch (ask) {
        case Ask::Target: return action::at(pending.target);
        case Ask::Mover: return action::with_piece(pending.mover, pending.from);
        case Ask::Condition: return action::pay(pending.condition);
        case Ask::Beating: return action::beat_with(pending.beating);
        case Ask::Face: return action::pick_face(pending.face);
        case Ask::Card: return action::pick_card(pending.card);
        case Ask::Captor: return action::from_captor(pending.captor);
        case Ask::Nothing:
        case Ask::Fate:
        case Ask::Loot:
        case Ask::StepDie:
        case Ask::Piece:
        case Ask::Payment: break;
    }
    return std::nullopt;
}

// An action in progress is sound if the rules lead to it: begin it anew, answer as it says,
// compare.
std::optional<core::Error> check_pending(const Content& content, const State& state) {
    if (state.pending == Pending{})
        return std::nullopt;
    auto error = bad("pending", "the rules do not lead to this action in progress");
    if (state.phase != Phase::Preparing && state.phase != Phase::Acting)
        return error;
    State again = state;
    again.pending = Pending{};
    std::optional<Action> next = action::menu(state.pending.doing);
    while (again.pending != state.pending) {
        if (!next || !engine::is_legal<Rules>(content, again, again.turn.active, *next))
            return error;
        Rules::apply(content, again, again.turn.active, *next);
        if (again.pending.ask == Ask::Nothing)
            return error;
        next = answer_given(state.pending, again.pending.ask);
    }
    return std::nullopt;
}

std::optional<core::Error> complete(const Content& content, State& state) {
    if (auto wrong = ShapeCheck(state).run())
        return wrong;
    derive_sets(content, state);
    return std::nullopt;
}

}  // namespace

boost::json::value Texts::to_json(const State& state) { return engine::write_json(state); }

core::Result<State> Texts::from_json(const Pack& pack, const boost::json::value& json) {
    auto state = engine::read_position<Rules>(pack.content, json, complete);
    if (!state)
        return state;
    if (auto wrong = check_pending(pack.content, *state))
        return *wrong;
    return state;
}

}  // namespace wiraqocha
