// Standing orders of Ascalion: what they answer, and where they leave the question to the player.
#include "engine/any_game.h"
#include "games/ascalion/testing.h"
#include "generated/games/ascalion/library.h"

namespace ascalion::testing {

using enum Country;

namespace {

using engine::OptionChoices;

// The answer of whoever is asked, in notation; "" where the orders do not say.
std::string answer(const State& state, const OptionChoices& orders) {
    const auto game = standard_game();
    const auto position = engine::Position::of(state);
    const auto action = game->ordered(position, state.turn.to_move, orders);
    return action ? game->notation(*action) : "";
}

// B has been offered something by A.
State offered(Amounts gives, Amounts wants) {
    Table table = Table().own(kA, {Sitara}).own(kB, {Mesa});
    const Amounts plenty = {{Kind::Wood, 3}, {Kind::Gold, 3}, {Kind::Iron, 3}};
    table.goods(Sitara, plenty).goods(Mesa, plenty).open(Phase::Trade);
    std::vector<Action> steps = {action::offer(kB)};
    for (const auto& [kind, amount] : gives)
        steps.insert(steps.end(), static_cast<std::size_t>(amount), action::pick(kind));
    steps.push_back(kClose);
    for (const auto& [kind, amount] : wants)
        steps.insert(steps.end(), static_cast<std::size_t>(amount), action::pick(kind));
    steps.push_back(action::bare(ActionKind::Send));
    table.play(steps);
    REQUIRE(table.state.turn.ask == Ask::Answer);
    return table.state;
}

State asked(Ask ask, SeatId whom) {
    Table table;
    table.state.turn.active = kA;
    table.state.turn.to_move = whom;
    table.state.turn.ask = ask;
    return table.state;
}

}  // namespace

TEST_CASE("an order to vote answers votes and nothing else") {
    CHECK(answer(asked(Ask::Vote, kB), {{"vote", "yes"}}) == "yes");
    CHECK(answer(asked(Ask::TieBreak, kB), {{"vote", "no"}}) == "no");
    CHECK(answer(asked(Ask::Vote, kB), {{"vote", "ask"}}).empty());
    CHECK(answer(asked(Ask::Vote, kB), {{"pass_1", "yes"}}).empty());
    CHECK(answer(asked(Ask::Passage, kB), {{"vote", "yes"}}).empty());
}

TEST_CASE("boats pass by the order about their owner") {
    for (const Ask ask : {Ask::Passage, Ask::Grant}) {
        CHECK(answer(asked(ask, kB), {{"pass_1", "yes"}, {"pass_3", "no"}}) == "yes");
        CHECK(answer(asked(ask, kB), {{"pass_1", "no"}}) == "no");
        CHECK(answer(asked(ask, kB), {{"pass_3", "no"}}).empty());
    }
}

TEST_CASE("a friend is helped on either side, and two friends are left to the player") {
    State state = asked(Ask::Side, kC);
    state.attack.target = area_of(Bramant);
    REQUIRE(state.board.owner[area_of(Bramant)] == kB);
    CHECK(answer(state, {{"help_1", "anybody"}}) == "for_attacker");
    CHECK(answer(state, {{"help_1", "against_2"}}) == "for_attacker");
    CHECK(answer(state, {{"help_1", "against_4"}}).empty());
    CHECK(answer(state, {{"help_2", "anybody"}}) == "for_defender");
    CHECK(
        answer(state, {{"help_1", "anybody"}, {"help_2", "anybody"}, {"side", "neutral"}}).empty());
    CHECK(answer(state, {{"side", "neutral"}}) == "neutral");
}

TEST_CASE("what is never given away is declined before anything is taken") {
    const State poor = offered({{Kind::Wood, 1}}, {{Kind::Gold, 1}});
    const State rich = offered({{Kind::Wood, 2}}, {{Kind::Gold, 1}});
    CHECK(answer(rich, {{"offers", "more"}}) == "accept");
    CHECK(answer(poor, {{"offers", "more"}}).empty());
    CHECK(answer(rich, {{"offers", "more"}, {"keep_gold", "decline"}}) == "decline");
    CHECK(answer(rich, {{"offers", "more"}, {"keep_wood", "decline"}}) == "accept");
    CHECK(answer(poor, {{"offers", "decline"}}) == "decline");
    CHECK(answer(poor, {}).empty());
}

TEST_CASE("every order is about somebody else, and its first answer asks the player") {
    const auto game = standard_game();
    const auto position = engine::Position::of(Table().state);
    for (const engine::OrderSpec& spec : game->orders(position, kB)) {
        CHECK(spec.values.front().id == engine::kAskMe);
        CHECK(spec.values.size() > 1);
        CHECK_FALSE(spec.id.ends_with("_2"));
    }
    CHECK(game->orders(position, kB).size() == 14);
}

}  // namespace ascalion::testing
