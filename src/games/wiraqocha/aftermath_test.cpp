// The log says what really happened: with what, at which price, and what came of it.
#include <doctest/doctest.h>

#include "games/wiraqocha/reason_of.h"

namespace wiraqocha::testing {
namespace {

using enum Hex;
using enum PieceKind;
using action::at;
using action::menu;

// What is told when the last of these answers that is asked for has been given.
std::string told_of(Table table,
                    const std::vector<Action>& declaration,
                    engine::Language language = engine::Language::English) {
    std::string told;
    for (const Action answer : declaration) {
        if (!table.offers(answer))
            continue;  // filled in by the rules
        const auto position = engine::Position::of(table.state);
        told =
            in_words(standard_game()->report(position, table.state.turn.active, answer), language);
        Rules::apply(table.content, table.state, table.state.turn.active, answer);
    }
    return told;
}

Action with(PieceKind piece) { return action::with_reserve(piece); }

}  // namespace

TEST_CASE("W7.7 a conquest says who loses what: given a driller, a base, and a captive") {
    Table table = Table::standard({.prisoner = true}).piece(kB, Driller, N04).pool({4});
    const auto send = conquer(N04, with(Explorer), {4});
    auto declaration = send;
    declaration.push_back(menu(ActionKind::ToCemetery));
    CHECK(told_of(table, declaration)
          == "Ada conquers Jungle 4 with the explorer from the reserve (dice: 4); Ben loses the "
             "driller to the cemetery");
    declaration.back() = menu(ActionKind::TakeCaptive);
    CHECK(told_of(table, declaration, kGerman)
          == "Ada erobert Dschungel 4 mit dem Entdecker aus der Reserve (Würfel: 4); Ben verliert "
             "den Bohrer durch Gefangennahme");
    Table base = Table::with_bases(N10, N06).piece(kA, Explorer, N04).pool({6, 6});
    CHECK(told_of(base, conquer(N06, action::with_piece(Explorer, N04), {6}, {6}))
          == "Ada conquers Jungle 6 with the explorer from Jungle 4 (dice: 6+6); the base camp of "
             "Ben goes back to the reserve");
}

TEST_CASE("W6.17 what lifting to 7 costs is said before the hex is chosen, and afterwards") {
    Table table =
        Table::standard().piece(kA, Explorer, N06).piece(kB, Driller, N04).die(N04, 6).pool({4, 6});
    table.resources(kA, 2);
    const auto declaration = conquer(N04, action::with_piece(Explorer, N06), {4}, {6});
    CHECK(told_of(table, declaration)
          == "Ada conquers Jungle 4 with the explorer from Jungle 6 (dice: 4+6); lifting to 7 "
             "costs 2 resources; Ben loses the driller to the cemetery");
    table.play(ActionKind::Conquer);
    const auto position = engine::Position::of(table.state);
    CHECK(in_words(standard_game()->describe(position, kA, at(N04)))
          == "Jungle 4 (lifting to 7: 2 resources)");
}

TEST_CASE("W8.3 W5.6 the end of a turn tells what the limit takes and the next income") {
    Table table = Table::standard().resources(kA, 5).piece(kB, Explorer, N07);
    const std::vector end = {menu(ActionKind::EndTurn)};
    CHECK(told_of(table, end)
          == "Ada ends the turn; 2 resources above the limit of 3 are lost; Ben has an income of 2 "
             "resources");
    CHECK(told_of(table.resources(kA, 4), end, kGerman)
          == "Ada beendet den Zug; 1 Ressource über der Grenze von 3 verfällt; Ben hat ein "
             "Einkommen von 2 Ressourcen");
}

TEST_CASE("W9.9 a ransom names the piece and its price") {
    Table table = Table::standard({.prisoner = true}).captive(kB, kA, Driller).resources(kA, 3);
    const std::vector declaration = {menu(ActionKind::Ransom), menu(ActionKind::PayInResources)};
    CHECK(told_of(table, declaration) == "Ada ransoms the driller from Ben for 3 resources");
    CHECK(told_of(table, declaration, kGerman)
          == "Ada löst den Bohrer für 3 Ressourcen bei Ben aus");
}

TEST_CASE("W9.7 W9.11 W9.13 a captive that comes free without a ransom is told of") {
    Table rescue = Table::with_bases(N10, N02, {.prisoner = true}).captive(kB, kA, Driller);
    rescue.piece(kA, Explorer, N04).pool({2, 6});
    CHECK(told_of(rescue, conquer(N02, action::with_piece(Explorer, N04), {2}, {6}))
              .ends_with("Ada gets the captive driller back"));
    Table second = Table::standard({.prisoner = true}).captive(kA, kB, Driller).pool({4});
    second.piece(kB, Explorer, N04);
    auto declaration = conquer(N04, with(Explorer), {4});
    declaration.push_back(menu(ActionKind::TakeCaptive));
    CHECK(told_of(second, declaration).ends_with("Ben gets the captive driller back"));
    Table stolen = Table::with_bases(N10, N02, {.prisoner = true}).card(kB, Card::Juggernaut);
    stolen.pool({2, 6}).captive(kA, kB, Juggernaut);
    CHECK(told_of(stolen, plunder(N02, {2}, {6}, action::loot_card(Card::Juggernaut)))
          == "Ada plunders Ben (dice: 2+6) and takes the Juggernaut; Ada gets the captive "
             "Juggernaut back");
}

TEST_CASE("W6.53 W6.20 probe and guard tell the defence before and after") {
    Table table = Table::standard().card(kA, Card::PsychicProbe);
    CHECK(told_of(table, {menu(ActionKind::Probe), at(P66)})
          == "Ada probes Village 6-6: its defence drops from 5 to 1");
    Table guard = Table::standard().die(N10, 2).pool({6});
    CHECK(told_of(guard, {menu(ActionKind::Lay), action::pick_face(6), at(N10)})
          == "Ada lays a 6 on Somnium Vein 10 as defence in place of the 2");
}

TEST_CASE("W6.51 the Death Ray tells who loses what, and that the treasure is lost") {
    Table table = Table::standard().card(kA, Card::DeathRay).piece(kB, Driller, P33);
    CHECK(told_of(table, {menu(ActionKind::FireDeathRay), at(P33)})
          == "Ada destroys Ruin 3-3 with the Death Ray; Ben loses the driller for the rest of the "
             "game; an artefact is destroyed, nobody can win by treasure");
}

TEST_CASE("W7.19 a hex that goes with a stolen card is named") {
    Table table = Table::with_bases(N10, N02).card(kB, Card::Juggernaut).pool({2, 6});
    table.piece(kB, Juggernaut, S456);
    CHECK(told_of(table, plunder(N02, {2}, {6}, action::loot_card(Card::Juggernaut)), kGerman)
          == "Ada plündert Ben (Würfel: 2+6) und nimmt die Karte Juggernaut; Gebirgsdorf 4-5-6 "
             "wechselt mit der Karte den Besitzer");
}

TEST_CASE("W6.9 a find is counted") {
    Table table = Table::standard().artefacts(kA, {Artefact::A}).pool({2, 2});
    table.piece(kA, Driller, S123);
    CHECK(told_of(table, conquer(P22, with(Explorer), {2, 2}))
              .ends_with("artefact found, now 2 of 4"));
}

}  // namespace wiraqocha::testing
