#include "server/choices.h"

#include <doctest/doctest.h>

#include "core/rng.h"
#include "games/all_games.h"
#include "table/draft.h"

using namespace server;

namespace {

const SeatNames kNames = {"Ada", "Bo"};

const engine::AnyGame& wiraqocha() { return **games::find("wiraqocha"); }

// After the setup and the first roll, drawn with a fixed generator.
engine::Position first_decision() {
    engine::Position position = *wiraqocha().initial(2, {});
    core::Rng rng(5);
    bool rolled = false;
    while (true) {
        const engine::Actor actor = wiraqocha().actor(position);
        if (!actor.is_chance() && rolled)
            return position;
        engine::ActionList legal;
        const engine::SeatId seat = actor.is_chance() ? engine::kNobody : actor.first();
        wiraqocha().legal(position, seat, legal);
        rolled = rolled || !actor.is_chance();
        wiraqocha().apply(
            position, seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
    }
}

Decision decision_at(const engine::Position& position) {
    return {wiraqocha(), position, wiraqocha().actor(position).first(), kNames};
}

// Random games of a game in which all decide at the same time, where one seat alone is awaited.
template <class Look>
void each_last_commit(const engine::AnyGame& game, const Look& look) {
    core::Rng rng(11);
    engine::Position position = *game.initial(3, {});
    while (!game.actor(position).is_nobody()) {
        const engine::Actor actor = game.actor(position);
        const engine::SeatId seat = actor.is_chance() ? engine::kNobody : actor.first();
        engine::ActionList legal;
        game.legal(position, seat, legal);
        const bool is_last = !actor.is_chance() && actor.seats().size() == 1;
        const auto& pick = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
        if (is_last && table::is_simultaneous(game, position))
            look(position, seat, pick, rng);
        game.apply(position, seat, pick);
    }
}

}  // namespace

TEST_CASE("what others have chosen is not foreseen, nor what comes of it") {
    const engine::AnyGame& game = **games::find("pathciv");
    const SeatNames names = {"Ada", "Bo", "Cy"};
    int looked = 0;
    each_last_commit(game, [&](const auto& position, auto seat, auto pick, auto& rng) {
        const std::vector<std::string> path = {game.notation(pick)};
        const auto foreseen = [&](const engine::Position& world) {
            return *foresee({game, world, seat, names, true}, path);
        };
        const Foresight here = foreseen(position);
        const Foresight there = foreseen(game.shuffle_hidden(position, seat, rng));
        CHECK(here.text == there.text);
        CHECK(here.effect == there.effect);
        CHECK(game.view(here.position, seat) == game.view(there.position, seat));
        ++looked;
    });
    CHECK(looked > 25);
}

TEST_CASE("an action that opens a question comes with the answers to it") {
    const engine::Position position = first_decision();
    const auto choices = choices_of(decision_at(position));
    REQUIRE_FALSE(choices.empty());
    const auto place = std::ranges::find(choices, "place", &wire::Choice::act);
    REQUIRE(place != choices.end());
    CHECK(place->effect == wire::Effect::asks);
    REQUIRE_FALSE(place->next.empty());
    for (const wire::Choice& hex : place->next) {
        CHECK(hex.act.starts_with("at "));
        CHECK_FALSE(hex.text.en.empty());
        CHECK_FALSE(hex.text.de.empty());
    }
}

TEST_CASE("a choice names what it is about, and so does every answer to it") {
    const engine::Position position = first_decision();
    for (const wire::Choice& choice : choices_of(decision_at(position))) {
        INFO(choice.act);
        REQUIRE_FALSE(choice.targets.empty());
        const auto button = "action:" + choice.act;
        CHECK(std::ranges::find(choice.targets, button) != choice.targets.end());
        for (const wire::Choice& answer : choice.next)
            if (answer.act.starts_with("at "))
                CHECK(answer.targets.front() == "hex:" + answer.act.substr(3));
    }
    CHECK(commit_choice().targets == std::vector<std::string>{"action:commit"});
}

TEST_CASE("looking ahead completes an action and tells what it does, and changes nothing") {
    const engine::Position position = first_decision();
    const engine::Position before = position;
    const auto choices = choices_of(decision_at(position));
    const auto place = std::ranges::find(choices, "place", &wire::Choice::act);
    REQUIRE(place != choices.end());
    const auto seen = foresee(decision_at(position), {"place", place->next.front().act});
    REQUIRE(seen.ok());
    CHECK(seen->path.size() >= 2);
    CHECK(seen->effect == wire::Effect::step);
    const auto acting = static_cast<std::size_t>(wiraqocha().actor(position).first());
    CHECK(seen->text.en.starts_with(kNames[acting]));
    CHECK(position == before);
    CHECK_FALSE(seen->position == before);
}

TEST_CASE("a path is refused at its first wrong step, with the place") {
    const engine::Position position = first_decision();
    const Decision decision = decision_at(position);
    CHECK(parse_path(decision, {}).error().where == "path");
    CHECK(parse_path(decision, {"fly away"}).error().where == "path[0]");
    CHECK(parse_path(decision, {"place", "end_turn"}).error().where == "path[1]");
    CHECK(parse_path(decision, std::vector<std::string>(33, "place")).error().where == "path");
}

TEST_CASE("a seat that is not to move has no choices") {
    const engine::Position position = first_decision();
    const engine::SeatId other =
        engine::seat_id(1 - engine::index_of(wiraqocha().actor(position).first()));
    CHECK(choices_of({wiraqocha(), position, other, kNames}).empty());
    CHECK_FALSE(parse_path({wiraqocha(), position, other, kNames}, {"place"}).ok());
}

TEST_CASE("a path of as many actions as may be sent is read, and refused for what it does") {
    const engine::Position position = first_decision();
    const auto wrong = parse_path(decision_at(position), std::vector<std::string>(32, "fly away"));
    CHECK(wrong.error().where == "path[0]");
}
