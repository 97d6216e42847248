// Every card, token, city and race tile is played once, and does what its English text says.
#include <map>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "engine/read_library.h"
#include "engine/testing/said.h"
#include "games/hyperborea/testing.h"
#include "games/hyperborea/words.h"

namespace hyperborea::testing {
namespace {

using engine::testing::first_number;
using engine::testing::parts_of;

const Pack& standard_pack() {
    static const Pack pack =
        *load_pack(engine::as_text(embedded::kPack), engine::as_text(embedded::kSchema));
    return pack;
}

// What a part of a text says: the first entry that stands in it.
struct Says {
    std::string part;
    Point point;
};
const std::vector<Says>& vocabulary() {
    static const std::vector<Says> words = {
        {"each of 2 different rows", Point::Diff2},
        {"each of 6 different rows", Point::Diff6},
        {"2 develops on one row", Point::Row2},
        {"3 develops on one row", Point::Row3},
        {"marker by 1", Point::StrikeDevelop},
        {"loses a coloured cube", Point::StrikeCube},
        {"loses a miniature", Point::StrikeMini},
        {"loses a gem", Point::StrikeGem},
        {"generate", Point::GenerateAny},
        {"exchange", Point::ExchangeAny},
        {"eliminate", Point::Purge},
        {"espionage", Point::Spy},
        {"restore", Point::Restore},
        {"draw", Point::Draw},
        {"develop", Point::Develop},
        {"gem", Point::Gem},
        {"advanced technolog", Point::Tech},
        {"clone", Point::Clone},
        {"miniature", Point::Mini},
        {"fortress", Point::Fortress},
        {"ranged attack", Point::Ranged},
        {"attack", Point::Attack},
        {"fly point", Point::Fly},
        {"movement point", Point::Move},
    };
    return words;
}

// Items and strikes come one at a time; other parts begin with their number.
int amount_said(const std::string& part, Point point) {
    const bool item = point >= Point::Row1;
    return item ? 1 : first_number(part);
}

Point colour_said(const std::string& part, Point any) {
    for (const Colour colour : all_rows())
        if (part.find(standard_pack().colours[colour].english) != std::string::npos)
            return any == Point::GenerateAny ? generate_of(colour) : exchange_of(colour);
    return any;
}

Pool pool_said(const std::string& text) {
    Pool pool;
    for (const std::string& part : parts_of(text, " + ")) {
        bool known = false;
        for (const Says& says : vocabulary()) {
            if (part.find(says.part) == std::string::npos)
                continue;
            Point point = says.point;
            if (point == Point::GenerateAny || point == Point::ExchangeAny)
                point = colour_said(part, point);
            pool[point] += amount_said(part, point);
            known = true;
            break;
        }
        CAPTURE(part);
        CHECK(known);
    }
    return pool;
}

constexpr int kReadyGems = 3;

// A position in which every price can be paid and nothing is gained yet.
Table ready(Setting setting = {}) {
    Table table(setting);
    table.gems(kA, kReadyGems)
        .unused({{Colour::Red, 2}})
        .owns(kA, card(4, 16))
        .unused({{Colour::Grey, 1}});
    return table;
}

// One way through a list: which option of an OR, and prices paid.
void check_way(Table table, const std::string& text, int option, int gems_before) {
    int paid = 0;
    while (table.ask() != Ask::Menu) {
        if (table.ask() == Ask::Option) {
            table.play(action::option(option));
            continue;
        }
        paid += table.ask() == Ask::PayGem ? 1 : 0;
        table.play(table.offered()[1]);
    }
    const Pool said = pool_said(text);
    Pool got = table.state.pool;
    got[Point::Gem] = Counter(table.gems(kA) - gems_before + paid);
    CAPTURE(text);
    CHECK(got == said);
}

// The text of one way: "A + B OR C" with an OR in it stands for the way of that option.
std::string way_of(std::string text, int option, int options) {
    const std::size_t price = text.find("to gain: ");
    if (price != std::string::npos)
        text.erase(0, price + 9);
    if (options == 0)
        return text;
    return parts_of(text, " OR ")[static_cast<std::size_t>(option)];
}

int options_in(EffectAt list) {
    const Content& content = standard_pack().content;
    for (; content.effect(list).kind != EffectKind::End; ++list)
        if (content.effect(list).kind == EffectKind::Choice)
            return content.effect(list).amount;
    return 0;
}

void check_list(EffectAt list, const std::string& text) {
    const int options = options_in(list);
    for (int i = 0; i < (options == 0 ? 1 : options); ++i) {
        Table table = ready();
        table.activate(list);
        check_way(table, way_of(text, i, options), i, kReadyGems);
    }
}

// A text like "instead of 1 move: 1 attack".
void check_replacement(Table& table, const std::string& text) {
    const auto sides = parts_of(parts_of(text, "instead of ")[1], ": ");
    table.state.gained = pool_said(sides[0]);
    activating::finish(table.content, table.state);
    CHECK(table.state.pool == pool_said(sides[1]));
}

// A text like "once per activation with at least 2 move: + 1 attack".
void check_bonus(Table& table, const std::string& text) {
    const auto sides = parts_of(text, ": + ");
    const Pool trigger = pool_said(parts_of(sides[0], "at least ")[1]);
    const Pool gain = pool_said(sides[1]);
    table.state.gained = trigger;
    activating::add_bonuses(table.content, table.state);
    for (int k = 0; k < kPoints; ++k) {
        const auto point = static_cast<Point>(k);
        CHECK(table.state.gained[point] == trigger[point].value() + gain[point].value());
    }
}

}  // namespace

TEST_CASE("every card does what its text says") {
    for (int i = 0; i < kCards; ++i) {
        const auto each = static_cast<Card>(i);
        const CardSpec& spec = standard_pack().content.card(each);
        std::string text = card_text(standard_pack(), each).english;
        if (spec.passive != Passive::None && spec.passive != Passive::StartOfTurn)
            continue;
        if (spec.passive == Passive::StartOfTurn) {
            CHECK(text.starts_with("at the start of each turn: "));
            text.erase(0, std::string("at the start of each turn: ").size());
        }
        check_list(spec.set.effects, text);
    }
}

TEST_CASE("replacement and bonus cards do what their texts say") {
    for (int i = 0; i < kCards; ++i) {
        const auto each = static_cast<Card>(i);
        const std::string text = card_text(standard_pack(), each).english;
        CAPTURE(text);
        Table table = ready();
        table.full(kA, each);
        const Passive passive = standard_pack().content.card(each).passive;
        if (passive == Passive::Replace)
            check_replacement(table, text);
        if (passive == Passive::Bonus)
            check_bonus(table, text);
        if (passive == Passive::MayReplace)
            CHECK(text == "1 attack may be spent as 1 ranged attack");
    }
}

TEST_CASE("every base set does what its text says") {
    for (int i = 0; i < kBoardSets; ++i) {
        const EffectAt list = standard_pack().content.set(static_cast<Set>(i)).effects;
        check_list(list, effect_words(standard_pack(), list).english);
    }
}

TEST_CASE("every token does what its text says") {
    for (int i = 0; i < kTokens; ++i) {
        const auto each = static_cast<Token>(i);
        if (standard_pack().content.token(each).copies == 0)
            continue;
        const EffectAt list = standard_pack().content.token(each).effects;
        Table table = ready();
        table.stores(kA, each).play(ActionKind::UseToken);
        CHECK(table.state.used[each] == 1);
        check_list(list, effect_words(standard_pack(), list).english);
    }
}

TEST_CASE("every city does what its text says") {
    for (const TileSpec& tile : standard_pack().content.tiles) {
        for (const SiteSpec& site : tile.sites) {
            if (site.kind != SiteKind::City)
                continue;
            const std::string text = effect_words(standard_pack(), site.effects).english;
            if (text.find(" OR ") != std::string::npos && text.find(" + ") != std::string::npos)
                continue;  // an OR beside other effects is read below
            check_list(site.effects, text);
        }
    }
}

TEST_CASE("an OR beside other effects: the city of B13 gives both parts") {
    const SiteSpec& site = standard_pack().content.tile(borderland_tile(13)).sites[0];
    CHECK(effect_words(standard_pack(), site.effects).english
          == "1 attack OR 2 fortresses + 1 develop");
    Table table = ready();
    table.activate(site.effects).play(action::option(1));
    CHECK(table.pool(Point::Fortress) == 2);
    CHECK(table.pool(Point::Develop) == 1);
}

TEST_CASE("every use of a race tile does what its text says") {
    for (const RaceTile tile : {RaceTile::RedB, RaceTile::EmeraldA, RaceTile::GoldenB}) {
        const EffectAt list = standard_pack().content.race_tile(tile).effects;
        const std::string text = effect_words(standard_pack(), list).english;
        CHECK(race_tile_text(standard_pack(), tile).english.find(text) != std::string::npos);
        const int options = options_in(list);
        for (int i = 0; i < (options == 0 ? 1 : options); ++i) {
            Table table = ready({.tile = tile});
            table.play(ActionKind::Race);
            check_way(table, way_of(text, i, options), i, table.gems(kA));
        }
    }
}

TEST_CASE("texts of race tiles name their numbers and cards in both languages") {
    for (int i = 0; i < kRaceTiles; ++i) {
        const engine::Words words = race_tile_text(standard_pack(), static_cast<RaceTile>(i));
        CHECK(words.english.size() > 10);
        CHECK(words.german.size() > 10);
    }
    CHECK(race_tile_text(standard_pack(), RaceTile::CelestialA).english
          == "Start technology: Alchemy or Diplomacy");
    CHECK(race_tile_text(standard_pack(), RaceTile::GoldenA).german == "Zu Beginn: 2 Edelsteine");
}

}  // namespace hyperborea::testing
