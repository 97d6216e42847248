// A position as JSON, like a FEN: everything but what can be derived, read back with checks.
#include <optional>
#include <utility>

#include "engine/json_fields.h"
#include "games/wiraqocha/names.h"
#include "games/wiraqocha/rules.h"
#include "games/wiraqocha/texts.h"

namespace engine {

// A token stands on a hex ("n05"), on its card ("card") or is out of the game ("removed").
template <>
struct JsonForm<wiraqocha::TokenPlace> {
    static boost::json::value write(wiraqocha::TokenPlace place) {
        if (place == wiraqocha::TokenPlace::OnCard)
            return "card";
        if (place == wiraqocha::TokenPlace::Removed)
            return "removed";
        return write_json(static_cast<wiraqocha::Hex>(place));
    }
    static core::Result<wiraqocha::TokenPlace> read(const boost::json::value& json) {
        if (json == "card")
            return wiraqocha::TokenPlace::OnCard;
        if (json == "removed")
            return wiraqocha::TokenPlace::Removed;
        const auto hex = read_json<wiraqocha::Hex>(json);
        if (!hex || *hex == wiraqocha::kNoHex)
            return expected(R"(a hex, "card" or "removed")", json);
        return wiraqocha::on_hex(*hex);
    }
};

// Dice are the list of their faces in ascending order.
template <>
struct JsonForm<wiraqocha::Dice> {
    static constexpr int kMostDice = 15;

    static boost::json::value write(wiraqocha::Dice dice) {
        boost::json::array faces;
        for (int face = 1; face <= wiraqocha::kFaces; ++face)
            for (int i = dice.count(face); i > 0; --i)
                faces.emplace_back(face);
        return faces;
    }
    static core::Result<wiraqocha::Dice> read(const boost::json::value& json) {
        if (!json.is_array() || json.get_array().size() > kMostDice)
            return expected("a list of at most 15 die faces", json);
        wiraqocha::Dice dice;
        for (const boost::json::value& item : json.get_array()) {
            const auto face = JsonForm<int>::read(item, 1, wiraqocha::kFaces);
            if (!face)
                return face.error();
            dice += wiraqocha::Dice::one(*face);
        }
        return dice;
    }
};

}  // namespace engine

namespace wiraqocha {

using engine::FieldsOf;

template <FieldsOf<Options> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("seats", self.seats);
    visit("layout", self.layout);
    visit("first_player", self.first_player);
    visit("cave", self.cave);
    visit("prisoner", self.prisoner);
    visit("round_cap", self.round_cap);
    visit("exoskeleton_face", self.exoskeleton_face);
    visit("plunders_per_turn", self.plunders_per_turn);
    visit("dice_box_limit", self.dice_box_limit);
}

template <FieldsOf<Piece> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("kind", self.kind);
    visit("owner", self.owner);
}

template <FieldsOf<Seat> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("resources", self.resources);
    visit("crystals", self.crystals);
    visit("artefacts", self.artefacts);
    visit("cards", self.cards);
    visit("reserve", self.reserve);
    visit("cemetery", self.cemetery);
    visit("captive", self.captive);
}

template <FieldsOf<Board> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("layout", self.layout);
    visit("pieces", self.pieces);
    visit("die", self.die);
    visit("dead", self.dead);
    visit("force_field", self.force_field);
    visit("fortress", self.fortress);
    visit("removed", self.removed);
    visit("lying", self.lying);
}

template <FieldsOf<Turn> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("active", self.active);
    visit("pool", self.pool);
    visit("done", self.done);
    visit("rerolls", self.rerolls);
    visit("counted", self.counted);
    visit("to_roll", self.to_roll);
    visit("rolled", self.rolled);
    visit("used", self.used);
    visit("laid", self.laid);
    visit("plunders", self.plunders);
    visit("probed", self.probed);
}

template <FieldsOf<Pending> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("doing", self.doing);
    visit("ask", self.ask);
    visit("target", self.target);
    visit("from", self.from);
    visit("mover", self.mover);
    visit("condition", self.condition);
    visit("beating", self.beating);
    visit("card", self.card);
    visit("captor", self.captor);
    visit("face", self.face);
}

template <FieldsOf<State> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("options", self.options);
    visit("seats", self.seats);
    visit("board", self.board);
    visit("market", self.market);
    visit("deck", self.deck);
    visit("round", self.round);
    visit("layouts_refused", self.layouts_refused);
    visit("first", self.first);
    visit("phase", self.phase);
    visit("turn", self.turn);
    visit("pending", self.pending);
    visit("ending", self.ending);
    visit("winner", self.winner);
}

template <FieldsOf<View> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("viewer", self.viewer);
    visit("table", self.table);
}

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
        if (options.seats < kMinSeats || options.seats > kMaxSeats)
            return bad("options.seats", "expected 2 to 4");
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
                return misfit("board.pieces." + std::string(tables::kHexNames[i]));
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
        default: return std::nullopt;
    }
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

}  // namespace

boost::json::value Texts::to_json(const State& state) { return engine::write_json(state); }

boost::json::value Texts::view_json(const View& view) { return engine::write_json(view); }

core::Result<State> Texts::from_json(const Pack& pack, const boost::json::value& json) {
    auto state = engine::read_json<State>(json);
    if (!state)
        return state;
    if (auto wrong = ShapeCheck(*state).run())
        return *wrong;
    derive_sets(pack.content, *state);
    if (const std::string_view law = Rules::invariant(pack.content, *state); !law.empty())
        return bad("position", "breaks the law \"" + std::string(law) + "\"");
    if (auto wrong = check_pending(pack.content, *state))
        return *wrong;
    return state;
}

}  // namespace wiraqocha
