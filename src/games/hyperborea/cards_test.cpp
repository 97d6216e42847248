// Decks, chance and hidden information (sections 8 to 10).
#include <doctest/doctest.h>

#include "games/hyperborea/testing.h"

namespace hyperborea::testing {
namespace {

using enum Colour;

Table exploring_b6() {
    Table table;
    table.minis(kA, {{kB6, 1}}).no_ghosts(kB6).enter(kB6, 0);
    return table;
}

}  // namespace

TEST_CASE("H8.1 a deck is a set of fresh cards above a queue of returned pairs") {
    Table table;
    CHECK(face_down_in(table.state, Deck{0}) == 14);
    CHECK(fresh_in(table.state, Deck{0}).size() == 14);
    const auto open = table.state.market.open;
    table.points(Point::Tech, 1).act(ActionKind::Refresh, {action::of_deck(Deck{0})});
    table.play(table.offered().front()).play(table.offered().front());
    CHECK(returned_to(table.state, Deck{0}).size() == 2);
    CHECK(face_down_in(table.state, Deck{0}) == 14);
    CHECK(returned_to(table.state, Deck{0})[0] == (open[0] < open[1] ? open[0] : open[1]));
}

TEST_CASE("H8.3 an empty deck leaves a gap for good") {
    Table table;
    while (face_down_in(table.state, Deck{2}) > 0)
        table.owns(kB, fresh_in(table.state, Deck{2}).front());
    const Card open = table.state.market.open[4];
    table.points(Point::Tech, 1).act(ActionKind::Take, {action::of_card(open)});
    CHECK(table.ask() == Ask::Menu);
    CHECK(table.state.market.open[4] == kNoCard);
}

TEST_CASE("H9.3 the fifth card taken meets the condition") {
    Table table;
    for (int i = 1; i <= 3; ++i)
        table.owns(kA, card(3, i));
    for (const bool met : {false, true}) {
        table.points(Point::Tech, 1);
        table.act(ActionKind::Take, {table.offered_by(ActionKind::Take).front()}).settle();
        CHECK(table.has(kA, Condition::Technologies) == met);
    }
}

TEST_CASE("H10.1, H10.2 each event draws one thing without replacement") {
    Table table;
    table.bag(kA, {{Red, 2}, {Blue, 1}}).play(ActionKind::End);
    CHECK(table.ask() == Ask::DrawCube);
    CHECK(Rules::weight(table.content, table.state, action::drew(Red)) == 2);
    table.play(action::drew(Red));
    CHECK(Rules::weight(table.content, table.state, action::drew(Red)) == 1);
    const Table fog({.map = Map::Fog});
    CHECK(is_face_down(fog.state, kCentre));
}

TEST_CASE("H10.3 tokens of one metal and name are one face: 8 bronze, 19 silver, 10 gold") {
    std::array<int, kMetals> faces{};
    for (const TokenSpec& each : embedded::kContent.tokens)
        faces[static_cast<std::size_t>(each.metal)] += each.copies > 0 ? 1 : 0;
    CHECK(faces == std::array<int, kMetals>{8, 19, 10});
    CHECK(embedded::kContent.token(token("R-S01")).copies == 4);
    Table table = exploring_b6();
    CHECK(table.offered().size() == 19);
    CHECK(Rules::weight(table.content, table.state, action::unearthed(token("R-S01"))) == 4);
}

TEST_CASE("H10.4 chance with one outcome is not asked for") {
    Table table;
    table.bag(kA, {{Red, 3}}).play(ActionKind::End);
    CHECK(table.asked() == kB);
    CHECK(table.in_available(Red) == 3);
}

TEST_CASE("H10.5 bags, areas, markets and pools are open to all") {
    Table table;
    table.bag(kA, {{Red, 3}}).points(Point::Move, 2);
    const View seen = Rules::view(table.content, table.state, kB);
    CHECK(seen.table.seat(kA).bag[Red] == 3);
    CHECK(seen.table.pool[Point::Move] == 2);
    CHECK(seen.table.market == table.state.market);
}

TEST_CASE("H10.6 a stored token is seen by its owner, rivals see its metal") {
    Table table;
    table.stores(kA, token("R-G01"));
    CHECK(Rules::view(table.content, table.state, kA).own.stored == token("R-G01"));
    const View rival = Rules::view(table.content, table.state, kB);
    CHECK(rival.own.stored == kNoToken);
    CHECK(rival.stored[kA] == Metal::Gold);
    CHECK(Rules::view(table.content, table.state, kNobody).own == Secret{});
}

TEST_CASE("H10.7 tiles, faces and fresh cards are nowhere in the state before they are drawn") {
    const Table fog({.map = Map::Fog});
    CHECK(face_down(fog.content, fog.state).size() == 7);
    CHECK(fog.state.market.fresh.size() == 56);
    const Table table = exploring_b6();
    CHECK(table.state.secrets[kA].looked == kNoToken);
}

TEST_CASE("H10.8 a sample deals stored tokens anew among the unseen faces of their metal") {
    Table table;
    table.stores(kA, token("R-G01")).stores(kB, token("R-G02"));
    const View seen = Rules::view(table.content, table.state, kA);
    CHECK(seen.unseen[token("R-G02")] == 2);  // the rival's token stays among them
    CHECK(seen.unseen[token("R-G01")] == 0);
    const Table stranger = Table().stores(kB, Token{0});
    const View from_outside = Rules::view(stranger.content, stranger.state, kA);
    CHECK(from_outside.unseen[Token{0}] == stranger.content.token(Token{0}).copies);
    core::Rng rng(3);
    bool differs = false;
    for (int i = 0; i < 20; ++i) {
        const State sample = Rules::sample_hidden(table.content, seen, rng);
        CHECK(sample.secrets[kA].stored == token("R-G01"));
        CHECK(table.content.token(sample.secrets[kB].stored).metal == Metal::Gold);
        CHECK(sample.secrets[kB].stored != token("R-G01"));
        differs = differs || sample.secrets[kB].stored != token("R-G02");
    }
    CHECK(differs);
}

TEST_CASE("H10.9 what brings new information is an event of chance") {
    CHECK(is_for_chance(Ask::Reveal));
    CHECK(is_for_chance(Ask::Deal));
    CHECK(is_for_chance(Ask::DrawCube));
    CHECK(is_for_chance(Ask::Unearth));
    Table table = exploring_b6();
    CHECK(Rules::actor(table.content, table.state).is_chance());
}

}  // namespace hyperborea::testing
