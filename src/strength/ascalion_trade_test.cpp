// What computers trade in Ascalion: deals are struck, and both sides gain by them.
#include <optional>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "ai/evaluations/ascalion_standing.h"
#include "arena/course.h"
#include "games/all_games.h"
#include "games/ascalion/testing.h"

namespace {

using ascalion::Ask;

// What a deal has brought its two sides, in chances of winning by the evaluation: compared with no
// deal, since the turn passes on in either case.
struct Deal {
    float maker = 0;
    float partner = 0;
};

// Watches games go by and takes note of their deals.
class Broker {
  public:
    void see(const ascalion::State& before, engine::Action action, const ascalion::State& after) {
        if (before.turn.ask == Ask::Answer
            && ascalion::kind_of(action) == ascalion::ActionKind::Accept) {
            struck_ = before.trade;
            chances_ = judge_.win_shares(declined(before));
        }
        if (struck_ && after.turn.ask != Ask::Origin && after.turn.ask != Ask::Destination)
            note(judge_.win_shares(after));
    }
    const std::vector<Deal>& deals() const { return deals_; }

  private:
    using Chances = ai::search::Shares<ascalion::Rules::kMaxSeats>;

    ascalion::State declined(ascalion::State offered) const {
        ascalion::Rules::apply(content_,
                               offered,
                               offered.turn.to_move,
                               ascalion::action::bare(ascalion::ActionKind::Decline));
        return offered;
    }

    void note(const Chances& now) {
        const auto gain = [&](engine::SeatId seat) {
            const auto at = static_cast<std::size_t>(engine::index_of(seat));
            return now[at] - chances_[at];
        };
        deals_.push_back({gain(struck_->maker), gain(struck_->partner)});
        struck_.reset();
    }

    ascalion::Content content_ = ascalion::testing::Table(4).content;
    ai::AscalionJudge judge_{content_,
                             ai::AscalionStanding::weights_of(ai::search::Style::Balanced)};
    Chances chances_{};
    std::optional<ascalion::Trade> struck_;
    std::vector<Deal> deals_;
};

void play(const char* player, std::uint64_t number, Broker& broker) {
    const engine::AnyGamePtr game = *games::find("ascalion");
    arena::Course course(*game, *game->initial(4, {}), arena::Luck::of(3, number));
    std::vector<ai::PlayerPtr> players;
    players.reserve(4);
    for (int seat = 0; seat < 4; ++seat)
        players.push_back(std::move(*ai::make_player(player, *game)));
    while (!course.is_over()) {
        const engine::Position before = course.position();
        REQUIRE(course.advance(players).empty());
        broker.see(before.as<ascalion::State>(),
                   course.entries().back().action,
                   course.position().as<ascalion::State>());
    }
}

}  // namespace

TEST_CASE("Ascalion: computers trade, and by their own judgement both sides gain") {
    Broker broker;
    play("greedy", 0, broker);
    REQUIRE(broker.deals().size() > 5);
    for (std::uint64_t number = 1; number < 4; ++number)
        play("greedy", number, broker);
    Deal sum;
    std::size_t good_for_both = 0;
    for (const Deal& deal : broker.deals()) {
        sum.maker += deal.maker;
        sum.partner += deal.partner;
        good_for_both += deal.maker > 0 && deal.partner > 0 ? 1U : 0U;
    }
    CAPTURE(broker.deals().size());
    CHECK(sum.maker > 0);
    CHECK(sum.partner > 0);
    CHECK(good_for_both > 3 * broker.deals().size() / 4);
}
