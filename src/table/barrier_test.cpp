// The barrier of undo, proved on the miniature game: all games of two that can be played at all.
//
// Whenever a seat may take back an action, it must have learned nothing since: in every game that
// it could not tell from this one before that action, and in which it did the same and the others
// decided as often, it must see the same now.
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "engine/json_text.h"
#include "engine/mini/adapted_game.h"
#include "table/take_back.h"
#include "table/testing/driver.h"
#include "table/testing/lines.h"

namespace {

using engine::seat_id;
using engine::SeatId;
using table::Line;

class BarrierProof {
  public:
    explicit BarrierProof(engine::AnyGamePtr game) : game_(std::move(game)) {}

    // What a seat has learned behind its back; empty if no game shows any.
    std::string run() {
        play_on(table::testing::line_of(game_, 2), {{}});
        return broken_;
    }
    std::size_t compared() const { return seen_.size(); }

  private:
    // By seat: what it has seen after each entry.
    using Seen = std::vector<std::string>;
    struct Watched {
        std::array<Seen, 2> by_seat;
    };

    void play_on(const Line& line, const Watched& before) {
        Watched watched = before;
        for (int seat = 0; seat < 2; ++seat)
            watched.by_seat[static_cast<std::size_t>(seat)].push_back(
                engine::json_text(game_->view(line.position(), seat_id(seat))));
        for (int seat = 0; seat < 2; ++seat)
            compare(line, seat_id(seat), watched.by_seat[static_cast<std::size_t>(seat)]);
        const engine::Actor actor = line.actor();
        if (actor.is_chance())
            branch(line, engine::kNobody, watched);
        for (const SeatId seat : actor.seats())
            branch(line, seat, watched);
    }

    void branch(const Line& line, SeatId seat, const Watched& watched) {
        engine::ActionList list;
        game_->legal(line.position(), seat, list);
        for (const engine::Action action : list) {
            Line next = line;
            next.push({seat, action, 0});
            play_on(next, watched);
        }
    }

    // All games with the same key are the same to the seat but for what it may have learned.
    void compare(const Line& line, SeatId seat, const Seen& seen) {
        const auto steps = table::steps_back(line, seat);
        if (steps.empty())
            return;
        std::string key = std::to_string(engine::index_of(seat));
        for (std::size_t n = 0; n <= steps.back(); ++n)
            key += seen[n] + '\n';
        for (std::size_t n = steps.back(); n < line.size(); ++n) {
            const engine::RecordEntry& entry = line.entries()[n];
            key += std::to_string(static_cast<int>(entry.seat));
            key += entry.seat == seat ? game_->notation(entry.action) + '\n' : "\n";
        }
        const auto [known, is_new] = seen_.try_emplace(std::move(key), seen.back());
        if (!is_new && known->second != seen.back())
            broken_ = "seat " + std::to_string(engine::index_of(seat)) + " may go back to "
                      + std::to_string(steps.back()) + " after " + seen.back() + ", which was "
                      + known->second + " in another game";
    }

    engine::AnyGamePtr game_;
    std::map<std::string, std::string> seen_;
    std::string broken_;
};

// Says that the last card, which uncovers all, tells its seat nothing.
struct DeniesReveal : mini::Game {
    static constexpr engine::Disclosure disclosure(const Content& content,
                                                   const State& before,
                                                   const State& after,
                                                   SeatId seat) {
        const auto told = Game::disclosure(content, before, after, seat);
        return told == engine::Disclosure::Reveals ? engine::Disclosure::Secret : told;
    }
};

}  // namespace

TEST_CASE("whoever may go back has learned nothing since, in every game that can be played") {
    BarrierProof proof(table::testing::mini_game());
    CHECK(proof.run() == "");
    CHECK(proof.compared() > 100);
}

TEST_CASE("the proof finds a game that keeps quiet about what it reveals") {
    using Denying = engine::GameAdapter<DeniesReveal, mini::Texts>;
    BarrierProof proof(std::make_shared<const Denying>(mini::Pack{}));
    CHECK(proof.run() != "");
}
