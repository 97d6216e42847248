// Section 11: for every law a sound position, and one in which exactly this law is broken.
#include "games/wiraqocha/invariant.h"

#include <doctest/doctest.h>

#include "games/wiraqocha/testing.h"

namespace wiraqocha::testing {
namespace {

// Changes a copy of a sound table; `law` is the one that complains then, or empty.
template <class Change>
void expect(std::string_view law, const Table& sound, Change&& change) {
    REQUIRE(Rules::invariant(sound.content, sound.state) == "");
    Table table = sound;
    change(table);
    CHECK(Rules::invariant(table.content, table.state) == law);
}

}  // namespace

TEST_CASE("W2.4 pieces stand on hexes of the game only") {
    const Table sound = Table::standard();
    const auto to_cave = [](Table& table) {
        put(table.state, Hex::Cave, lift(table.state, Hex::N10));
    };
    expect("W2.4 layout", sound, to_cave);
}

TEST_CASE("W4.2 hexes are laid in order until all lie, and only those of the game") {
    Table sound;
    sound.state = Rules::initial(sound.content, {.layout = Layout::Random});
    expect("", sound, [](Table& t) { laying::lay(t.state, 0, Hex::N07); });
    expect("W2.4 layout", sound, [](Table& t) { laying::lay(t.state, 0, Hex::Cave); });
    expect("W2.4 layout", sound, [](Table& t) { laying::lay(t.state, 1, Hex::N07); });
    expect("W2.4 layout", sound, [](Table& t) { laying::lay_beginner(t.content, t.state); });
}

TEST_CASE("W4.4 before the first turn nobody has more than 7 pieces in reserve") {
    Table sound;
    sound.state = Rules::initial(sound.content, {.layout = Layout::Random});
    expect("W4.4 start", sound, [](Table& t) { t.crystals(kA, 12); });
    expect("W4.4 start", sound, [](Table& t) { t.state.seat(kB).artefacts.insert(Artefact::A); });
    expect("W4.4 start", sound, [](Table& t) { mark(t.state, Mark::Factory); });
    expect("W4.4 start", sound, [](Table& t) { ++t.state.round; });
}

TEST_CASE("W7.13 a plunder uses dice: there are no more plunders in a turn than dice used") {
    const Table sound = Table::standard().pool({1, 4});
    expect("W7.13 plunders", sound, [](Table& t) { ++t.state.turn.plunders; });
}

TEST_CASE("W11.1 each of the 7 x players + 3 pieces has one place") {
    const Table sound = Table::standard().piece(kA, PieceKind::Driller, Hex::N04);
    const std::string_view law = "W11.1 pieces";
    expect(law, sound, [](Table& t) { --t.state.seat(kB).reserve[PieceKind::Driller]; });
    expect(law, sound, [](Table& t) { ++t.state.seat(kA).cemetery[PieceKind::Driller]; });
    expect(law, sound, [](Table& t) { put(t.state, Hex::N01, {PieceKind::Zeppelin, kA}); });
    expect(law, sound, [](Table& t) { t.state.board.removed = {PieceKind::Driller, kA}; });
}

TEST_CASE("W11.2 the players hold 25 resources and 25 crystals at most") {
    const Table sound = Table::standard({.prisoner = true}).resources(kA, 22).resources(kB, 3);
    expect("W11.2 supplies", sound, [](Table& t) { t.resources(kA, 23); });
    expect("W11.2 supplies", sound, [](Table& t) { t.crystals(kB, 26); });
}

TEST_CASE("W11.3 deck, market and owned cards are 12 different cards") {
    const Table sound = Table::standard().card(kA, Card::DeathRay);
    const std::string_view law = "W11.3 cards";
    expect(law, sound, [](Table& t) { t.state.deck.insert(Card::DeathRay); });
    expect(law, sound, [](Table& t) { t.state.deck.erase(Card::PsychicProbe); });
    expect(law, sound, [](Table& t) { t.state.market[0] = t.state.market[1]; });
    expect(law, sound, [](Table& t) { t.state.seat(kB).cards.insert(Card::DeathRay); });
    expect(law, sound, [](Table& t) { t.state.market[0] = kNoCard; });
}

TEST_CASE("W11.3 at the start of a turn the market is full, later a card may be missing") {
    const auto take_one = [](Table& table) {
        table.state.deck.insert(table.state.market.back());
        table.state.market.pop_back();
    };
    expect("W11.3 cards", Table::standard().turn_of(kA), take_one);
    expect("", Table::standard(), take_one);
    Table starting;
    starting.state = Rules::initial(starting.content, {.layout = Layout::Beginner});
    for (const Card card : {Card::DeathRay, Card::Juggernaut, Card::ForceField})
        revealing::apply(starting.content, starting.state, action::revealed(card));
    CHECK(starting.state.phase == Phase::Starting);
    expect("W11.3 cards", starting, take_one);
}

TEST_CASE("W11.4 an artefact lies on its ruin, is held or removed; no explorer stands on it") {
    const Table sound = Table::standard().artefacts(kA, {Artefact::A});
    const std::string_view law = "W11.4 artefacts";
    expect(law, sound, [](Table& t) { t.state.board.lying.insert(Artefact::A); });
    expect(law, sound, [](Table& t) { t.artefacts(kB, {Artefact::A}); });
    expect(law, sound, [](Table& t) { t.state.board.lying.erase(Artefact::B); });
    expect(law, sound, [](Table& t) { t.piece(kB, PieceKind::Explorer, Hex::P33); });
    expect("", sound, [](Table& t) { t.piece(kB, PieceKind::Explorer, Hex::P11); });
    expect("", sound, [](Table& t) { t.piece(kB, PieceKind::Driller, Hex::P33); });
}

TEST_CASE("W11.5 a hex is controlled by the owner of its piece, an empty hex by nobody") {
    const Table sound = Table::standard().piece(kA, PieceKind::Zeppelin, Hex::N01);
    const std::string_view law = "W11.5 control";
    expect(law, sound, [](Table& t) { t.state.board.controlled[1].insert(Hex::N02); });
    expect(law, sound, [](Table& t) { t.state.board.controlled[1].insert(Hex::N01); });
    expect(law, sound, [](Table& t) { t.state.board.airships.erase(Hex::N01); });
    expect(law, sound, [](Table& t) { t.state.seat(kA).base = Hex::N01; });
    expect(law, sound, [](Table& t) { t.state.board.defence_dice.insert(Hex::N01); });
}

TEST_CASE("W11.6 defence dice have faces 1 to 6 and lie on controlled hexes") {
    const Table sound = Table::standard().die(Hex::N10, 6);
    expect("W11.6 defence dice", sound, [](Table& t) { t.die(Hex::N10, 7); });
    expect("W11.6 defence dice", sound, [](Table& t) { t.die(Hex::N01, 3); });
    expect("", sound, [](Table& t) { t.die(Hex::P66, 3); });
}

TEST_CASE("W11.7 in Phase II pool and spent dice are the dice rolled") {
    Table sound = Table::standard().pool({1, 4, 5});
    sound.play(conquer(Hex::N04, action::with_reserve(PieceKind::Driller), {4}));
    sound.play(ActionKind::Lay, {action::pick_face(5), action::at(Hex::N04)});
    const std::string_view law = "W11.7 dice of the turn";
    expect(law, sound, [](Table& t) { ++t.state.turn.rolled; });
    expect(law, sound, [](Table& t) { --t.state.turn.used; });
    expect(law, sound, [](Table& t) { --t.state.turn.laid; });
    expect(law, sound, [](Table& t) { t.state.turn.pool += Dice::one(6); });
}

TEST_CASE("W11.7 the eleventh die of a turn can only be the somnium die") {
    const Table sound = Table::standard().pool({1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    const auto add_one = [](Table& table) {
        table.state.turn.pool += Dice::one(6);
        ++table.state.turn.rolled;
    };
    const auto add_somnium_die = [add_one](Table& table) {
        add_one(table);
        mark(table.state, Mark::Somnium);
    };
    expect("W11.7 dice of the turn", sound, add_one);
    expect("", sound, add_somnium_die);
    const auto roll_unmarked = [](Table& table) { table.state.phase = Phase::Somnium; };
    expect("W11.7 dice of the turn", sound, roll_unmarked);
}

TEST_CASE("W11.8 kept and rolled dice make up the allowance of 3 to 10") {
    const Table sound = Table::standard().die(Hex::N10, 2).turn_of(kA).play(ActionKind::Roll);
    CHECK(sound.state.turn.to_roll == 2);
    const std::string_view law = "W11.8 allowance";
    expect(law, sound, [](Table& t) { ++t.state.turn.to_roll; });
    expect(law, sound, [](Table& t) { --t.state.turn.to_roll; });
    const auto count = [](int dice) {
        return [dice](Table& table) {
            table.state.turn.counted = Counter(dice);
            table.state.turn.to_roll = Counter(dice - 1);
        };
    };
    expect("", sound, count(9));  // all villages; the tenth die is the factory's
    expect(law, sound, count(10));
    expect(law, sound, count(2));
    const auto count_to_two = [](Table& table) { table.state.turn.counted = Counter(2); };
    expect(law, Table::standard().turn_of(kA), count_to_two);
}

TEST_CASE("W11.9 the pool is empty except in Phase II") {
    expect("W11.9 pool", Table::standard().turn_of(kA), [](Table& t) { t.pool({3}); });
    expect("", Table::standard(), [](Table& t) { t.pool({3}); });
}

TEST_CASE("W11.10 a player not on turn has 3 resources at most, 6 in the prisoner variant") {
    const Table sound = Table::standard().resources(kA, 9).resources(kB, 3);
    expect("W11.10 storage", sound, [](Table& t) { t.resources(kB, 4); });
    const Table prisoner = Table::standard({.prisoner = true}).resources(kB, 6);
    expect("W11.10 storage", prisoner, [](Table& t) { t.resources(kB, 7); });
    expect("W11.10 storage", Table::standard(), [](Table& t) { t.resources(kB, 6); });
    expect("W11.10 storage", prisoner, [](Table& t) { t.captive(kB, kA, PieceKind::Driller); });
    Table refilling = Table::standard().resources(kA, 3);
    refilling.state.deck.insert(refilling.state.market.back());
    refilling.state.market.pop_back();
    refilling.state.phase = Phase::Refilling;
    expect("W11.10 storage", refilling, [](Table& t) { t.resources(kA, 4); });
    CHECK(Table(sound).play(ActionKind::EndTurn).state.seat(kA).resources == 3);
}

TEST_CASE("W11.11 a base is on the board or in reserve, never dead, captive or removed") {
    const Table sound = Table::empty({.prisoner = true});
    const std::string_view law = "W11.11 bases";
    expect(law, sound, [](Table& t) { t.in_cemetery(kB, PieceKind::Base); });
    expect(law, sound, [](Table& t) { t.captive(kA, kB, PieceKind::Base); });
    const auto remove = [](Table& table) {
        --table.state.seat(kB).reserve[PieceKind::Base];
        table.state.board.removed = {PieceKind::Base, kB};
    };
    expect(law, sound, remove);
}

TEST_CASE("W11.12 a special piece is on its card while that is unowned, then with the owner") {
    const Table sound = Table::standard().card(kA, Card::Juggernaut);
    const auto to_b = [](Table& table) {
        --table.state.seat(kA).reserve[PieceKind::Juggernaut];
        ++table.state.seat(kB).reserve[PieceKind::Juggernaut];
    };
    expect("W11.1 pieces", sound, to_b);
    expect("W11.1 pieces", sound, [](Table& t) {
        ++t.state.seat(kB).reserve[PieceKind::MechanicalMiner];
    });
}

TEST_CASE("W11.13 a token is on its unowned card, on a hex of the owner, or removed") {
    Table sound = Table::standard().card(kA, Card::ForceField).card(kA, Card::FlyingFortress);
    sound.force_field(Hex::N10).fortress(Hex::N10);
    expect("W11.13 force field", sound, [](Table& t) { t.force_field(Hex::P66); });
    expect("W11.13 force field", sound, [](Table& t) { t.force_field(Hex::N01); });
    expect("W11.13 fortress", sound, [](Table& t) { t.fortress(Hex::P66); });
    const auto force_field_at = [](TokenPlace place) {
        return [place](Table& table) { table.state.board.force_field = place; };
    };
    expect("W11.13 force field", sound, force_field_at(TokenPlace::OnCard));
    expect("", sound, force_field_at(TokenPlace::Removed));
    expect("", sound, [](Table& t) { t.state.board.fortress = TokenPlace::OnCard; });
    expect("W11.13 force field", Table::standard(), force_field_at(TokenPlace::Removed));
    expect("W11.13 fortress", Table::standard(), [](Table& t) { t.fortress(Hex::N10); });
}

TEST_CASE("W11.14 only a fired Death Ray leaves a dead hex, and that is bare") {
    const Table sound = Table::standard().card(kA, Card::DeathRay).dead(Hex::P22);
    expect("W11.14 dead hex", Table::standard(), [](Table& t) { t.dead(Hex::N01); });
    expect("W11.14 dead hex", sound, [](Table& t) { t.piece(kB, PieceKind::Driller, Hex::P22); });
    expect("W11.6 defence dice", sound, [](Table& t) { t.die(Hex::P22, 1); });
    expect("W11.4 artefacts", sound, [](Table& t) { t.state.board.lying.insert(Artefact::D); });
    expect("W2.4 layout", sound, [](Table& t) { t.state.board.dead = kNoHex; });
    expect("W11.14 dead hex", Table::standard().card(kA, Card::DeathRay), [](Table& t) {
        t.state.board.dead = Hex::Cave;
    });
    const auto remove_driller = [](Table& table) {
        --table.state.seat(kB).reserve[PieceKind::Driller];
        table.state.board.removed = {PieceKind::Driller, kB};
    };
    expect("", sound, remove_driller);
    expect("W11.14 dead hex", Table::standard(), remove_driller);
}

TEST_CASE("W11.15 treasure is off exactly when an artefact is removed") {
    const Table sound = Table::standard().card(kA, Card::DeathRay).dead(Hex::P33);
    CHECK_FALSE(treasure_is_possible(sound.state));
    const auto remove_another = [](Table& table) { table.state.board.lying.erase(Artefact::C); };
    expect("W11.4 artefacts", sound, remove_another);
    expect("W11.4 artefacts", Table::standard(), remove_another);
    CHECK(treasure_is_possible(Table::standard().artefacts(kB, {Artefact::C}).state));
}

TEST_CASE("W11.16 as long as the game runs nobody meets a goal") {
    const Table sound = Table::standard().crystals(kB, 10);
    const std::string_view law = "W11.16 running game";
    expect(law, sound, [](Table& t) { t.crystals(kB, 11); });
    const auto hold = [](std::initializer_list<Artefact> held) {
        return [held](Table& table) { table.artefacts(kA, held); };
    };
    expect("", sound, hold({Artefact::A, Artefact::B, Artefact::C}));
    expect(law, sound, hold({Artefact::A, Artefact::B, Artefact::C, Artefact::D}));
    const auto own_inventions = [](Table& table) {
        for (const Card card : {Card::BattleExoskeleton,
                                Card::DeathRay,
                                Card::ProductionTanks,
                                Card::PsychicProbe,
                                Card::TransportTunneller})
            table.card(kA, card);
    };
    expect(law, sound, own_inventions);  // 22 resources and 5 crystals
}

TEST_CASE("W11.17 once-per-turn marks are clear when a turn starts; one card is built per turn") {
    Table sound = Table::standard().turn_of(kA);
    const auto set = [](Mark done) { return [done](Table& t) { mark(t.state, done); }; };
    for (const Mark done : {Mark::Build,
                            Mark::Probe,
                            Mark::Tunnel,
                            Mark::Somnium,
                            Mark::BuyBack,
                            Mark::Fortress,
                            Mark::Exoskeleton})
        expect("W11.17 once-per-turn marks", sound, set(done));
    expect("", sound, set(Mark::Workshop));
    const auto use_a_die = [](Table& t) { t.state.turn.used = t.state.turn.rolled = Counter(1); };
    expect("W11.17 once-per-turn marks", sound, use_a_die);
    Table builder = Table::standard().resources(kA, 20).crystals(kA, 5);
    builder.play(ActionKind::Build, {action::pick_card(Card::AndroidFactory)});
    CHECK_FALSE(builder.offers(ActionKind::Build));
}

TEST_CASE("W11.18 a player's pieces number 7 plus the special-piece cards owned") {
    const Table sound = Table::standard().card(kA, Card::MechanicalMiner);
    expect("W11.1 pieces", sound, [](Table& t) {
        --t.state.seat(kA).reserve[PieceKind::MechanicalMiner];
    });
    expect(
        "W11.1 pieces", sound, [](Table& t) { ++t.state.seat(kA).reserve[PieceKind::Explorer]; });
}

TEST_CASE("W11.19 a captive is a rival's piece, and only with the variant") {
    const auto capture = [](SeatId captor) {
        return [captor](Table& table) { table.captive(captor, kB, PieceKind::Driller); };
    };
    expect("", Table::standard({.prisoner = true}), capture(kA));
    expect("W11.19 captives", Table::standard({.prisoner = true}), capture(kB));
    expect("W11.19 captives", Table::standard(), capture(kA));
}

TEST_CASE("W11.20 a base is probed only in Phases II and III of the prober's turn") {
    const auto probe = [](Hex hex) { return [hex](Table& t) { t.state.turn.probed = hex; }; };
    expect("", Table::standard(), probe(Hex::P66));
    expect("W11.20 probe", Table::standard(), probe(Hex::N10));
    expect("W11.20 probe", Table::standard(), probe(Hex::N01));
    expect("W11.20 probe", Table::standard().turn_of(kA), probe(Hex::P66));
}

TEST_CASE("W8.10 a game is over exactly when its ending is told, and its winner") {
    const Table sound = Table::standard();
    const std::string_view law = "W8.10 ending";
    expect(law, sound, [](Table& t) { t.state.ending = Ending::Treasure; });
    expect(law, sound, [](Table& t) { t.state.winner = kA; });
}

}  // namespace wiraqocha::testing
