// Worked examples: trade (Ex-8, Ex-20 to Ex-25).
#include "games/ascalion/testing.h"

namespace ascalion::testing {

using action::at;
using action::pick;
using enum Country;

namespace {

constexpr Action kSend = action::bare(ActionKind::Send);

// Names every token of an offer; areas are those that hold it.
std::vector<Action> offer_of(SeatId partner, Amounts gives, Amounts wants) {
    std::vector<Action> steps = {action::offer(partner)};
    for (const auto& [kind, amount] : gives)
        for (int i = 0; i < amount; ++i)
            steps.push_back(pick(kind));
    steps.push_back(kClose);
    for (const auto& [kind, amount] : wants)
        for (int i = 0; i < amount; ++i)
            steps.push_back(pick(kind));
    return steps;
}

// Both own one country with plenty, and their countries touch.
Table linked() {
    Table table = Table().own(kA, {Sitara, Orphir}).own(kB, {Mesa, Falkenried});
    const Amounts plenty = {
        {Kind::Wood, 3}, {Kind::Horse, 1}, {Kind::Gold, 3}, {Kind::Coal, 2}, {Kind::Iron, 3}};
    return table.goods(Sitara, plenty).goods(Mesa, plenty).open(Phase::Trade);
}

bool can_send(Amounts gives, Amounts wants) {
    Table table = linked();
    table.play(offer_of(kB, gives, wants));
    return table.offers(ActionKind::Send);
}

}  // namespace

TEST_CASE("Ex-8 A6.22 any ratio, equal kinds too, but something for something") {
    CHECK(can_send({{Kind::Wood, 1}}, {{Kind::Coal, 1}}));
    CHECK(can_send({{Kind::Iron, 2}}, {{Kind::Horse, 1}}));
    CHECK(can_send({{Kind::Wood, 1}, {Kind::Coal, 1}, {Kind::Iron, 1}}, {{Kind::Gold, 2}}));
    CHECK(can_send({{Kind::Gold, 1}}, {{Kind::Gold, 1}}));
    CHECK(can_send({{Kind::Iron, 2}}, {{Kind::Iron, 2}}));
    CHECK_FALSE(can_send({{Kind::Wood, 1}}, {}));
}

TEST_CASE("Ex-20 A6.29 A6.30 no room for another horse, but for one in exchange") {
    Table table = Table().own(kA, {Sitara, Orphir, Mesa}).own(kB, {Falkenried});
    table.goods(Sitara, {{Kind::Horse, 1}}).goods(Orphir, {{Kind::Horse, 1}});
    table.goods(Mesa, {{Kind::Horse, 1}, {Kind::Gold, 1}});
    table.goods(Falkenried, {{Kind::Horse, 1}}).open(Phase::Trade);
    table.play({action::offer(kB)});
    CHECK_FALSE(table.offers(pick(Kind::Gold)));
    table.play({pick(Kind::Horse), at(Sitara), kClose, pick(Kind::Horse), kSend});
    CHECK(table.asked() == kB);
    table.play(ActionKind::Accept);
    CHECK(table.in(Sitara).has(Kind::Horse));
    CHECK(table.in(Falkenried).has(Kind::Horse));
}

TEST_CASE("Ex-21 A6.42 a declined offer cannot be sent again, a better one can") {
    Table table = linked();
    table.play(offer_of(kB, {{Kind::Wood, 1}}, {{Kind::Gold, 1}})).play({kSend});
    table.play(ActionKind::Decline);
    CHECK(table.asked() == kB);
    Table mirror = table;
    mirror.play(offer_of(kA, {{Kind::Gold, 1}}, {{Kind::Wood, 1}}));
    CHECK(mirror.offers(ActionKind::Send));
    table.until(kA);
    Table again = table;
    again.play(offer_of(kB, {{Kind::Wood, 1}}, {{Kind::Gold, 1}}));
    CHECK_FALSE(again.offers(ActionKind::Send));
    table.play(offer_of(kB, {{Kind::Wood, 2}}, {{Kind::Gold, 1}}));
    CHECK(table.offers(ActionKind::Send));
}

TEST_CASE("Ex-22 A6.37 A6.38 A6.39 a counter is accepted: A has used an offer, B none") {
    Table table = linked();
    table.play(offer_of(kB, {{Kind::Wood, 1}}, {{Kind::Gold, 1}})).play({kSend});
    CHECK(table.offers(ActionKind::Counter));
    table.play(ActionKind::Counter).play({pick(Kind::Gold), kClose, pick(Kind::Wood)});
    table.play({pick(Kind::Wood), kSend});
    CHECK(table.asked() == kA);
    CHECK_FALSE(table.offers(ActionKind::Counter));
    table.play(ActionKind::Accept);
    while (table.ask() == Ask::Destination)
        table.play({table.offered().front()});
    CHECK(table.state.seat(kA).offers == 1);
    CHECK(table.state.seat(kB).offers == 0);
    CHECK(table.asked() == kB);
    CHECK(table.ask() == Ask::Partner);
}

TEST_CASE("Ex-23 A6.40 A6.41 A6.43 passes in a row, equal deals and who places first") {
    Table ending = linked();
    ending.play(ActionKind::Pass);
    ending.play(offer_of(kA, {{Kind::Wood, 1}}, {{Kind::Gold, 1}})).play({kSend});
    ending.play(ActionKind::Decline);
    CHECK(ending.asked() == kA);  // C and D have nothing and pass by themselves
    ending.play(ActionKind::Pass);
    CHECK(ending.asked() == kB);
    ending.play(ActionKind::Pass);
    CHECK(ending.state.turn.phase == Phase::Transport);

    Table table = linked();
    for (int i = 0; i < 3; ++i) {
        table.until(kA).play(offer_of(kB, {{Kind::Gold, 1}}, {{Kind::Gold, 1}})).play({kSend});
        table.play(ActionKind::Accept);
        while (table.ask() == Ask::Destination)
            table.play({at(table.asked() == kA ? Sitara : Mesa)});
    }
    Table fourth = table;
    fourth.play(offer_of(kA, {{Kind::Gold, 1}}, {{Kind::Gold, 1}}));
    CHECK_FALSE(fourth.offers(ActionKind::Send));
    table.play(offer_of(kA, {{Kind::Gold, 2}}, {{Kind::Gold, 1}}));
    CHECK(table.offers(ActionKind::Send));

    Table order = Table().own(kA, {Sitara, Revena}).start_player(kC);
    order.goods(Sitara, {{Kind::Gold, 1}}).goods(Falkenried, {{Kind::Wood, 1}});
    order.open(Phase::Trade).until(kA);
    order.play(offer_of(kD, {{Kind::Gold, 1}}, {{Kind::Wood, 1}})).play({kSend});
    order.play(ActionKind::Accept);
    CHECK(order.ask() == Ask::Destination);
    CHECK(order.asked() == kD);
}

TEST_CASE("Ex-24 A6.26 a boat of the reach rule links with everybody it can get to") {
    Options options = options_of_examples(5);
    options.islands = Toggle::On;
    options.trade_rule = TradeRule::Reach;
    Table table(options);
    table.own(kA, {Korall}).vessel(kA, boat(1), shallow(25));
    const Vessel vessel = boat(1);
    CountrySet reached;
    linking::range_of(table.content, table.state, vessel).each([&](Place place) {
        reached |= coast(table.content, table.state, place);
    });
    reached.erase(Korall);
    CHECK(reached
          == countries(
              {Ikarien, Mabaron, Orphir, Revena, Albur, Salamar, Tirona, Mirrhafen, Talassa}));
    table.own(kB, {Albur}).own(kC, {Nordmark});
    table.goods(Korall, {{Kind::Wood, 1}}).goods(Albur, {{Kind::Wood, 1}});
    table.open(Phase::Trade);
    CHECK(table.state.trade.links[kA].contains(kB));
    CHECK_FALSE(table.state.trade.links[kA].contains(kC));
    CHECK(table.ask() != Ask::Grant);
}

TEST_CASE("Ex-25 A6.26 A6.27 A6.28 grants open the river for trade") {
    const auto given = [] {
        Options options = options_of_examples(4);
        options.trade_rule = TradeRule::Reach;
        Table table(options);
        table.own(kA, {Sitara}).vessel(kA, boat(1), section(12));
        table.own(kB, {Falkenried, Albur, Mesa, Orphir, Revena}).own(kC, {Ikarien});
        table.goods(Falkenried, {{Kind::Weapon, 1}, {Kind::Wood, 1}});
        table.goods(Sitara, {{Kind::Gold, 1}});
        return table.open(Phase::Trade);
    };
    Table granted = given();
    CHECK(granted.state.trade.links[kA] == SeatSet::of(kB));
    CHECK(granted.asked() == kB);
    granted.yes();
    CHECK(granted.asked() == kC);
    granted.no();
    CHECK(granted.asked() == kD);
    granted.no();
    CHECK(granted.state.trade.links[kA].size() == 3);
    Table refused = given().no().no().no();
    CHECK(refused.state.trade.links[kA] == SeatSet::of(kB));
}

}  // namespace ascalion::testing
