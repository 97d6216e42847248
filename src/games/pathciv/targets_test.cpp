// What picks point at on the table.
#include "engine/targets.h"

#include "engine/testing/target_kinds.h"
#include "games/pathciv/testing.h"
#include "generated/games/pathciv/library.h"

namespace pathciv::testing {
namespace {

engine::Targets targets(Action action) {
    return standard_game()->targets(engine::Position::of(Table().state), kA, action);
}

}  // namespace

TEST_CASE("each kind of pick is about one kind of thing") {
    CHECK(engine::testing::target_kinds(*standard_game(), {{"tech_set", "mixed"}}, 25)
          == R"(bid: card
buy: stack
count_as: type
discard: discard
give_up_circle: circle
left: left
open: marker
pass: action
recruit: cube
study: type
take: marker
)");
}

TEST_CASE("a pick names the card, stack, marker, cube or type") {
    CHECK(targets(action::bid(card("w_08"))) == engine::Targets{"card:w_08"});
    CHECK(targets(action::open(marker("a_03"))) == engine::Targets{"marker:a_03"});
    CHECK(targets(action::take(marker("a_03"))) == engine::Targets{"marker:a_03"});
    CHECK(targets(action::give_up(Blue)) == engine::Targets{"cube:blue"});
    CHECK(targets(action::recruit(Red)) == engine::Targets{"cube:red"});
    CHECK(targets(action::give_up(Circle::Any)) == engine::Targets{"circle:any"});
    CHECK(targets(action::count_as(Cult)) == engine::Targets{"type:cult"});
    CHECK(targets(action::study(Science)) == engine::Targets{"type:science"});
    CHECK(targets(action::pass()) == engine::Targets{"action:pass"});
}

TEST_CASE("a technology is bought from its stack, whatever lies there") {
    CHECK(targets(action::buy(tech("t_sci_2b"))) == engine::Targets{"stack:sci_2"});
    CHECK(targets(action::adopt(tech("t_art_1"))) == engine::Targets{"stack:art_1"});
}

TEST_CASE("a layout names its cards, two copies of one once") {
    CHECK(targets(action::discard(tech("t_ind_0"))) == engine::Targets{"discard:t_ind_0"});
    CHECK(targets(action::left(tech("t_clt_0"), tech("t_sci_1")))
          == engine::Targets{"left:t_clt_0", "left:t_sci_1"});
    CHECK(targets(action::left(tech("t_clt_0"), tech("t_clt_0")))
          == engine::Targets{"left:t_clt_0"});
}

TEST_CASE("a window is settled when it is closed; picks only ask until the last one of a seat") {
    Table table({.seats = 2});
    table.hands().run(Stage::PlanProjects);
    const auto asks = [&](SeatId seat, Action action) {
        const State before = table.state;
        table.play(seat, action);
        return engine::asks<Rules>(table.content, before, table.state, seat);
    };
    CHECK(Rules::is_settled(table.content, table.state));
    CHECK(asks(kA, action::discard(tech("t_mil_0"))));
    CHECK_FALSE(Rules::is_settled(table.content, table.state));
    CHECK_FALSE(asks(kA, action::left(tech("t_clt_0"), tech("t_ind_0"))));
    CHECK(asks(kB, action::discard(tech("t_mil_0"))));
    CHECK_FALSE(asks(kB, action::left(tech("t_clt_0"), tech("t_ind_0"))));
    CHECK(Rules::is_settled(table.content, table.state));
}

}  // namespace pathciv::testing
