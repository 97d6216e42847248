// Every technology, wonder, leader, advantage, challenge and battle is used once, and does what its
// English text says.
#include <string>
#include <vector>

#include "engine/read_library.h"
#include "engine/testing/said.h"
#include "games/pathciv/testing.h"
#include "games/pathciv/words.h"

namespace pathciv::testing {
namespace {

using engine::testing::first_number;
using engine::testing::says;

const Pack& standard_pack() {
    static const Pack pack =
        *load_pack(engine::as_text(embedded::kPack), engine::as_text(embedded::kSchema));
    return pack;
}

// A seat on a space from which population brings no cubes.
constexpr int kQuietSpace = 9;

// What one part of a list of gains adds.
void add_part(Seat& seat, const std::string& part) {
    const int amount = first_number(part);
    for (const Tray tray : all_trays())
        if (says(part, standard_pack().trays[tray].english))
            seat.trays[tray] += amount;
    for (const Type type : all_types())
        if (says(part, "research in " + standard_pack().types[type].english + " "))
            seat.research[type] += amount;
    if (says(part, "of your choice"))
        (says(part, "cube") ? seat.any_cubes : seat.any_research) += amount;
    if (says(part, "population"))
        seat.population += amount;
    if (says(part, "heritage"))
        seat.heritage += amount;
    if (says(part, "at once"))
        seat.tokens += amount;
    if (says(part, "history cube"))
        seat.history += amount;
}
Seat with_gains(Seat seat, const std::string& text) {
    for (const std::string& part : engine::testing::parts_of(text, ", "))
        add_part(seat, part);
    return seat;
}
std::string gains_text(const GainList& gains) {
    return gains_words(standard_pack(), gains).english;
}

// What stands on a card before its lasting effects.
std::string instant_text(Card card) {
    const CardSpec& spec = standard_pack().content.card(card);
    const std::string text = card_text(standard_pack(), card).english;
    return spec.instant[0].kind == GainKind::None ? ""
                                                  : engine::testing::parts_of(text, "; ").front();
}

// Everything that a lasting effect may change, measured.
struct Measures {
    CubeCounts cubes;
    CircleCounts circles;
    int limit;
    int power;
    int power_of_red;
    std::array<int, kTypes> history;
    int wonder_price;
    int leader_price;
    int tech_price;
    int step_price;
    bool first;
};
Measures measure(const Content& content, Seat seat) {
    Measures at{};
    at.cubes = cubes_offered(content, seat);
    at.circles = circles_offered(content, seat);
    at.limit = limit_of(content, seat);
    at.power = power_of(content, seat);
    seat.trays[Red] += 1;
    at.power_of_red = power_of(content, seat) - at.power;
    for (const Type type : all_types())
        at.history[static_cast<std::size_t>(type)] =
            history_points(content, seat, type) - cards_of(content, seat, type);
    at.wonder_price = price_of(content, seat, card("w_27"));
    at.leader_price = price_of(content, seat, card("l_28"));
    at.tech_price = price_of(content, seat, tech("t_sci_4"));
    at.step_price = price_of_step(content, seat, 5);
    at.first = has_priority(content, seat, Military);
    return at;
}

// What the text of a lasting effect says that the owner gains when something happens.
Seat triggered(Table table, EffectKind kind) {
    for_each_working(table.content, table.seat(kA), kind, [&](const Effect& effect) {
        gain(table.content, table.state, kA, effect.gains);
    });
    return table.seat(kA);
}
EffectKind trigger_in(const std::string& text) {
    if (says(text, "when you buy a technology"))
        return EffectKind::OnTech;
    if (says(text, "when you buy a wonder"))
        return EffectKind::OnWonder;
    if (says(text, "when you arrive"))
        return EffectKind::OnPhilosophy;
    return says(text, "for battle rank") ? EffectKind::OnBattleRank : EffectKind::None;
}

int history_gained(const Measures& before, const Measures& after) {
    int more = 0;
    for (std::size_t i = 0; i < kTypes; ++i)
        more += after.history[i] - before.history[i];
    return more;
}
int saved(const Measures& before, const Measures& after) {
    return before.wonder_price - after.wonder_price + before.leader_price - after.leader_price
           + before.tech_price - after.tech_price + before.step_price - after.step_price;
}

// Whether the difference is what one sentence of a card's text promises.
bool keeps_word(const std::string& text, const Measures& before, const Measures& after) {
    const int amount = first_number(text);
    if (says(text, "in every phase B"))
        return total(after.cubes) == total(before.cubes) + amount;
    if (says(text, "in every phase D"))  // a card may have two such sentences
        return total(after.circles) >= total(before.circles) + amount;
    if (says(text, "limit"))
        return after.limit == before.limit + amount;
    if (says(text, "power of each red"))
        return after.power_of_red == before.power_of_red + amount;
    if (says(text, "power"))
        return after.power == before.power + amount;
    if (says(text, "history points"))
        return history_gained(before, after)
               == (says(text, "challenges (") ? amount : kTypes * amount);
    if (says(text, "cost"))
        return saved(before, after) == amount;
    return says(text, "first in every contest") && after.first;
}

void check_lasting(const Table& before, const Table& after, Card which) {
    const Measures one = measure(before.content, before.seat(kA));
    const Measures other = measure(after.content, after.seat(kA));
    std::vector<std::string> sentences =
        engine::testing::parts_of(card_text(standard_pack(), which).english, "; ");
    if (!instant_text(which).empty())
        sentences.erase(sentences.begin());
    for (const std::string& sentence : sentences) {
        INFO(sentence);
        if (const EffectKind kind = trigger_in(sentence); kind != EffectKind::None) {
            CHECK(triggered(after, kind) == with_gains(after.seat(kA), sentence));
        } else if (sentence.starts_with("at the end")) {
            CHECK(worth_of(after.content, after.seat(kA), which) > after.content.card(which).vp);
        } else {
            CHECK((keeps_word(sentence, one, other) || sentence.starts_with("nothing")));
        }
    }
}

}  // namespace

TEST_CASE("P7.31 every wonder and leader is bought and does what its text says") {
    for (const Card which : CardSet::first(kCards)) {
        INFO(std::string(name_of(which)));
        Table table;
        table.population(kA, kQuietSpace).philosophy(kA, 1).market({name_of(which)});
        table.owns(kA, {which == card("w_06") ? "w_05" : "w_06"});  // something to count
        const int cost = table.content.card(which).cost;
        table.trays(kA, {{paid_from(which), cost}});
        const Table before = table;
        table.run(is_leader(which) ? Stage::AimAtLeader : Stage::AimAtWonder);
        table.bid(kA, name_of(which));
        Table bought = table;
        const Stage next = is_leader(which) ? Stage::CountResearch : Stage::AimAtLeader;
        if (table.ask() != Ask::Gains)
            bought.state = table.before(next);
        Seat expected = with_gains(before.seat(kA), instant_text(which));
        expected.trays[paid_from(which)] -= cost;
        expected.cards.insert(which);
        if (is_leader(which))
            expected.living = which;
        CHECK(bought.seat(kA) == expected);
        Table without = bought;
        without.state.seat(kA).cards.erase(which);
        check_lasting(without, bought, which);
    }
}

TEST_CASE("P7.30 every advantage gives what its text says, times the multiplier") {
    for (const Marker which : MarkerSet::first(kMarkers)) {
        INFO(std::string(name_of(which)));
        Table table;
        table.population(kA, kQuietSpace).philosophy(kA, 2).trays(kA, {{Blue, 3}});
        table.open_marker(3, name_of(which)).run(Stage::Arrive);
        const bool asked = table.ask() == Ask::Gains;
        const Seat after = asked ? table.seat(kA) : table.before(Stage::AimAtWonder).seat(kA);
        Table start;
        start.population(kA, kQuietSpace).philosophy(kA, 3);
        const std::string text = gains_text(table.content.marker(which));
        CHECK(after == with_gains(with_gains(start.seat(kA), text), text));
    }
}

TEST_CASE(
    "P6.11, P6.39 every technology brings its squares on the left, its circles on the right") {
    for (int i = 0; i < kTechs; ++i) {
        const auto which = static_cast<Tech>(i);
        INFO(std::string(name_of(which)));
        Table table;
        Seat& seat = table.state.seat(kA);
        seat.left = {which, which};
        seat.right = {which, which};
        const std::string text = tech_text(standard_pack(), which).english;
        const std::size_t middle = text.find(" on the left; ");
        const Seat left = with_gains(Seat{}, text.substr(0, middle));
        const Seat right = with_gains(Seat{}, text.substr(middle + 14));
        const CubeCounts cubes = cubes_offered(table.content, seat);
        const CircleCounts circles = circles_offered(table.content, seat);
        for (const Tray tray : all_trays())
            CHECK(cubes[tray] == 2 * left.trays[tray].value());
        for (const Type type : all_types())
            CHECK(circles[circle_of(type)] == 2 * right.research[type].value());
    }
}

TEST_CASE("P6.47 every box gives what its text says to the buyer") {
    for (const Stack which : all_stacks()) {
        INFO(std::string(name_of(which)));
        Table table({.seats = 2});
        const Tech bought = core_card(which);
        const int cost = table.content.tech(bought).cost;
        table.population(kA, kQuietSpace).research(kA, {{type_of(which), cost}});
        table.research(kB, {{Cult, 1}});
        const Seat before = table.seat(kA);
        table.run(Stage::BeginTechnology);
        if (table.is_asked(kA))
            table.buy(kA, name_of(bought));
        Seat expected = with_gains(before, gains_text(table.content.box(which)));
        expected.research[type_of(which)] -= cost;
        expected.fresh = bought;
        CHECK(table.before(Stage::HoldChallenge).seat(kA) == expected);
    }
}

TEST_CASE("P8.3 every challenge pays a point for each history point, and its bonus") {
    for (int i = 0; i < kChallenges; ++i) {
        const auto which = static_cast<Challenge>(i);
        INFO(std::string(name_of(which)));
        Table table;
        table.challenge_is(name_of(which)).population(kA, 0).trays(kA, {{Yellow, 8}});
        for (const SeatId seat : table.state.everyone())
            table.fresh(seat, "t_mil_1");
        const int points = history_points(table.content, table.seat(kA), type_of(which));
        const std::string text = challenge_text(standard_pack(), which).english;
        const std::size_t every = text.find("for every ");
        const int divisor = first_number(text.substr(every));
        const std::string bonus = text.substr(text.find("them ") + 5);
        Seat expected = table.seat(kA);
        for (int k = 0; k < points / divisor; ++k)
            expected = with_gains(expected, bonus);
        expected.tokens += points;
        expected.trays[Yellow] = Counter(0);
        table.run(Stage::HoldChallenge);
        const bool asked = table.ask() == Ask::Gains && table.state.turn.phase == Phase::Challenge;
        Seat after = asked ? table.seat(kA) : table.before(Stage::FightBattle).seat(kA);
        after.trays[Purple] = expected.trays[Purple];  // population spaces give more of them
        CHECK(after == expected);
    }
}

TEST_CASE("P8.8 every battle pays each rank as its text says") {
    for (int i = 0; i < kBattles; ++i) {
        for (int rank = 1; rank <= 4; ++rank) {
            const auto which = static_cast<Battle>(i);
            INFO(std::string(name_of(which)), " rank ", rank);
            Table table({.seats = 5});
            table.battle_is(name_of(which)).heritage(kA, 50).population(kA, kQuietSpace);
            for (int k = 1; k < rank; ++k)
                table.heritage(engine::seat_id(k), 60);
            const std::string text = battle_text(standard_pack(), which).english;
            const std::string here =
                engine::testing::parts_of(text, "; ")[static_cast<std::size_t>(rank - 1)];
            const Seat expected = with_gains(table.seat(kA), here.substr(here.find(": ") + 2));
            table.run(Stage::FightBattle);
            const bool asked = table.ask() == Ask::Gains;
            const bool over = table.state.is_over();
            CHECK((asked || over ? table.seat(kA) : table.before(Stage::EndRound).seat(kA))
                  == expected);
        }
    }
}

}  // namespace pathciv::testing
