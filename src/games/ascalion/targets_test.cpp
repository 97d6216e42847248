// What answers point at on the table.
#include "engine/targets.h"

#include "engine/testing/target_kinds.h"
#include "games/ascalion/testing.h"
#include "generated/games/ascalion/library.h"

namespace ascalion::testing {
namespace {

using enum Country;

engine::Targets targets(const Table& table, Action action) {
    return standard_game()->targets(engine::Position::of(table.state), table.asked(), action);
}

// Whether the answer only opens the next question.
bool asks(Table& table, Action action) {
    const State before = table.state;
    const SeatId seat = table.asked();
    table.choose(action);
    return engine::asks<Rules>(kContent, before, table.state, seat);
}

}  // namespace

TEST_CASE("each kind of answer is about one kind of thing") {
    CHECK(engine::testing::target_kinds(*standard_game(), {}, 6) == R"(accept: action
at: area
attack: action
boat: action
chain: action
close: action
counter: action
decline: action
done: action
end: action
foot: action
for_attacker: action
for_defender: action
load: area
make: recipe
neutral: action
no: action
no_transport: action
offer: seat
pass: action
pick: kind
ride: action
send: action
ship: action
stop: action
take: take
to: place
unload: area
withdraw: action
yes: action
)");
}

TEST_CASE("an answer names its thing, then what the rules fill in") {
    Table table = Table().own(kA, {Ys, Comorium, Doilan});
    table.goods(Ys, {{Kind::Horse, 1}, {Kind::Gold, 2}}).open(Phase::Transport);
    CHECK(targets(table, kRide).front() == "action:ride");
    table.play({kRide, action::at(Ys)});
    CHECK(targets(table, action::pick(Kind::Gold)).front() == "kind:gold");
    table.choose(action::pick(Kind::Gold));
    CHECK(targets(table, action::take(2)).front() == "take:2");
}

TEST_CASE("a transport asks until something is loaded, and is settled at its end") {
    Table table = Table().own(kA, {Ys, Comorium, Doilan});
    table.goods(Ys, {{Kind::Horse, 1}, {Kind::Gold, 2}}).open(Phase::Transport);
    CHECK(Rules::is_settled(kContent, table.state));
    CHECK(asks(table, kRide));
    CHECK_FALSE(Rules::is_settled(kContent, table.state));
    CHECK(asks(table, action::pick(Kind::Gold)));
    CHECK_FALSE(asks(table, action::take(2)));
}

TEST_CASE("an offer that is accepted is done, though its goods are still asked for") {
    Table table = Table().own(kA, {Sitara, Orphir}).own(kB, {Mesa, Falkenried});
    for (const Country country : {Sitara, Mesa, Falkenried})
        table.goods(country, {{Kind::Wood, 2}, {Kind::Gold, 2}});
    table.open(Phase::Trade);
    table.play({action::offer(kB), action::pick(Kind::Wood), action::at(Sitara), kClose});
    table.play({action::pick(Kind::Gold), action::bare(ActionKind::Send)});
    CHECK_FALSE(asks(table, action::bare(ActionKind::Accept)));
    CHECK(table.state.turn.ask == Ask::Origin);
}

}  // namespace ascalion::testing
