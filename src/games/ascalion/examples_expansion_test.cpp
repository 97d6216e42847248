// Worked examples: temples, followers, universities and books (Ex-48 to Ex-54).
#include "games/ascalion/testing.h"

namespace ascalion::testing {

using action::at;
using enum Country;

namespace {

constexpr Religion kBrothers = Religion::Brothers;
constexpr Religion kSisters = Religion::Sisters;

ActionKind refusal(const Table& table) {
    if (table.offers(ActionKind::End))
        return ActionKind::End;
    return table.offers(ActionKind::Pass) ? ActionKind::Pass : ActionKind::No;
}

bool is_converted(const Table& table, Religion religion, Country country) {
    return table.state.board.follower(religion).contains(area_of(country));
}

}  // namespace

TEST_CASE("Ex-48 A7.1 A7.2 A7.3 A7.4 A7.5 A7.6 A temple: B founds it, is poor, and converts") {
    Table table = expanded().own(kB, {Mesa, Velmora}).source(Velmora, Kind::Wood).round(1);
    table.begin(Phase::Development);
    CHECK(table.ask() == Ask::Temple);
    CHECK(table.asked() == kA);
    table.no();
    CHECK(table.asked() == kB);
    table.yes().play({action::found(kBrothers), at(Mesa)});
    CHECK(table.state.board.temple(kBrothers) == Mesa);
    CHECK(table.ask() == Ask::Gate);  // C and D are not asked, nothing can be developed
    table.play({action::rolled(Gate::Open)});
    CHECK(table.in(Velmora).empty());
    CHECK(table.ask() == Ask::FollowerArea);
    CHECK(table.state.production.followers == 2);
    table.play({at(Sitara)}).play({at(Albur)});
    CHECK(is_converted(table, kBrothers, Sitara));
    CHECK(is_converted(table, kBrothers, Albur));
    CHECK(table.state.turn.poor == kNobody);
    table.begin(Phase::Development).yes();
    CHECK(table.state.board.temple(kSisters) == Quellheim);  // only sisters are left
}

TEST_CASE("Ex-49 A7.7 A7.24 followers spread from followers, and never to a book") {
    Table table = expanded().own(kB, {Mesa}).temple(kBrothers, Mesa).open(Phase::Production);
    CHECK_FALSE(table.offered_countries().contains(Karnath));
    table.play({at(Velmora)});
    CHECK(table.offered_countries().contains(Karnath));
    Table book = expanded().own(kB, {Mesa}).temple(kBrothers, Mesa).book(Velmora);
    book.open(Phase::Production);
    CHECK_FALSE(book.offered_countries().contains(Velmora));
    CHECK_FALSE(book.offered_countries().contains(Karnath));
    CHECK(book.play({at(Parthenion)}).offered_countries().contains(Karnath));
}

TEST_CASE("Ex-50 A7.10 A7.11 A7.15 a converted target counts nothing against its master") {
    const auto given = [] {
        Table table = expanded().own(kB, {Mesa}).temple(kBrothers, Mesa);
        table.own(kC, {Arkadon, Ilion, Karnath, Lyonar, Minda, Parthenion});
        table.city(Velmora).goods(Velmora, {{Kind::Weapon, 1}});
        return table.follower(kBrothers, Velmora);
    };
    Table master = given().start_player(kB).begin(Phase::Attack).until(kB);
    CHECK(master.value(Velmora) == 7);
    master.play({at(Velmora)}).until(kB);
    CHECK(master.owner(Velmora) == kB);
    CHECK_FALSE(is_converted(master, kBrothers, Velmora));
    Table other = given().start_player(kC).begin(Phase::Attack).play({at(Velmora), kNoTransport});
    CHECK(sums_of(other.content, other.state) == Sums{7, 7});
    Table helped = other;
    other.until(kA);
    CHECK(other.owner(Velmora) == kD);
    CHECK(helped.asked() == kB);
    helped.play(ActionKind::ForAttacker).until(kC);
    CHECK(helped.owner(Velmora) == kC);
    CHECK(is_converted(helped, kBrothers, Velmora));
}

TEST_CASE("Ex-51 A7.11 A7.12 A7.13 A7.16 a converted area neither opens nor feeds an attack") {
    const auto given = [](SeatId of_lyonar) {
        Table table = expanded().own(kB, {Mesa}).temple(kBrothers, Mesa).start_player(kD);
        table.own(kC, {Albur, Falkenried, Parthenion, Sitara});
        if (of_lyonar != kD)
            table.own(of_lyonar, {Lyonar});
        table.goods(Velmora, {{Kind::Weapon, 1}}).follower(kBrothers, Velmora);
        return table.follower(kBrothers, Karnath).begin(Phase::Attack);
    };
    CHECK_FALSE(given(kC).offered_countries().contains(Mesa));
    Table table = given(kD).play({at(Mesa)});
    CHECK(table.ask() == Ask::Side);  // the weapon of Velmora cannot be moved
    CHECK(sums_of(table.content, table.state) == Sums{2, 1});
    table.until(kD);
    CHECK(table.owner(Mesa) == kD);
    CHECK(table.state.board.temple(kBrothers) == kNoCountry);
    CHECK(table.state.board.follower(kBrothers).empty());
}

TEST_CASE("Ex-52 A7.22 A7.23 A7.25 a book drives the sister out and doubles the stud") {
    Table table = expanded().own(kA, {Drusia, Zothic, Comorium}).own(kB, {Tirona});
    table.source(Drusia, Kind::Horse).goods(Drusia, {{Kind::Horse, 1}}).university(kA, Zothic);
    table.temple(kSisters, Tirona).follower(kSisters, Drusia).open(Phase::Production);
    CHECK(table.in(Zothic).has(Kind::Horse));
    CHECK(table.ask() == Ask::BookArea);
    table.choose(at(Drusia));
    CHECK_FALSE(is_converted(table, kSisters, Drusia));
    CHECK(table.state.board.books.contains(area_of(Drusia)));
    Table next = expanded().own(kA, {Drusia, Zothic, Comorium}).source(Drusia, Kind::Horse);
    next.book(Drusia).open(Phase::Production);
    CHECK(goods_of(next.state, next.state.areas_of(kA)).count(Kind::Horse) == 2);
}

TEST_CASE("Ex-53 A7.17 A7.18 A7.19 A7.20 A7.21 B pays a horse and gold for a university") {
    Table table = expanded().own(kA, {Sitara}).goods(Sitara, {{Kind::Wood, 2}}).own(kB, {Mesa});
    table.goods(Mesa, {{Kind::Horse, 1}}).vessel(kB, boat(1), shallow(31), {{Kind::Gold, 1}});
    table.goods(Tirona, {{Kind::Gold, 2}}).begin(Phase::Attack);
    CHECK(table.asked() == kA);
    table.no();
    CHECK(table.asked() == kB);
    table.yes();
    CHECK(table.in(Mesa).empty());
    CHECK(table.in(boat(1)).empty());
    CHECK(table.state.seat(kB).owns_university);
    CHECK(table.asked() == kA);
    CHECK(table.ask() == Ask::Target);
    table.play(ActionKind::Pass);
    CHECK(table.asked() == kC);
    table.state.turn.founder = kNobody;
    table.begin(Phase::Development).until(Ask::Gate);
    CHECK(table.state.seat(kB).university == Mesa);
}

TEST_CASE("Ex-54 A7.26 A7.27 A7.28 a conquered university is destroyed, and books are lost later") {
    Table table = expanded()
                      .round(7)
                      .start_player(kC)
                      .own(kC, {Albur})
                      .own(kB, {Mesa, Velmora, Karnath, Ilion});
    table.goods(Albur, {{Kind::Weapon, 1}}).city(Albur).university(kB, Mesa).book(Mesa);
    table.book(Velmora).book(Karnath).book(Ilion).begin(Phase::Attack);
    table.play({at(Mesa)}).until(kC);
    CHECK(table.owner(Mesa) == kC);
    CHECK_FALSE(table.state.board.books.contains(area_of(Mesa)));
    CHECK_FALSE(table.state.seat(kB).owns_university);
    CHECK(table.state.seat(kB).university_lost == 7);
    const auto end_attacks = [&table] {
        while (table.state.turn.phase == Phase::Attack && table.ask() != Ask::LostBook)
            table.play(refusal(table));
    };
    end_attacks();
    CHECK(table.state.board.books.size() == 3);
    table.round(8).begin(Phase::Attack);
    Table paid = table;
    end_attacks();
    CHECK(table.ask() == Ask::LostBook);
    CHECK(table.asked() == kB);
    CHECK(table.offered_countries() == countries({Karnath, Velmora}));
    table.play({at(Karnath)});
    while (table.ask() == Ask::LostBook)
        table.play({table.offered().front()});
    CHECK(table.state.board.books.size() == 1);
    table.round(9).begin(Phase::Attack);
    end_attacks();
    CHECK(table.state.board.books.empty());
    paid.state.seat(kB).university_lost = 0;
    CHECK_FALSE(scholars::loses_books(paid.state, kB));
}

}  // namespace ascalion::testing
