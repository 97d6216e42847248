#include "games/hyperborea/words.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "engine/nouns.h"
#include "games/hyperborea/rules.h"

namespace hyperborea {

using engine::counted;
using engine::joined;
using engine::Noun;
using engine::Words;

namespace {

// clang-format off
constexpr auto kNouns = std::to_array<Noun>({
    {"1 movement point",      "# movement points",      "1 Bewegungspunkt",           "# Bewegungspunkte"},
    {"1 fly point",           "# fly points",           "1 Flugpunkt",                "# Flugpunkte"},
    {"1 attack",              "# attacks",              "1 Angriff",                  "# Angriffe"},
    {"1 ranged attack",       "# ranged attacks",       "1 Fernkampfangriff",         "# Fernkampfangriffe"},
    {"1 fortress",            "# fortresses",           "1 Festung",                  "# Festungen"},
    {"1 miniature",           "# miniatures",           "1 Spielfigur",               "# Spielfiguren"},
    {"1 clone",               "# clones",               "1 Klon",                     "# Klone"},
    {"1 advanced technology", "# advanced technologies", "1 Verbesserte Technologie", "# Verbesserte Technologien"},
    {"1 gem",                 "# gems",                 "1 Edelstein",                "# Edelsteine"},
    {"1 develop",             "# develops",             "1 Entwicklungsfortschritt",  "# Entwicklungsfortschritte"},
    {"draw 1 cube",           "draw # cubes",           "1 Würfel ziehen",            "# Würfel ziehen"},
    {"restore 1 cube",        "restore # cubes",        "1 Würfel zurücknehmen",      "# Würfel zurücknehmen"},
    {"1 espionage",           "# espionages",           "1 Spionage",                 "# Spionagen"},
    {"eliminate 1 grey cube", "eliminate # grey cubes", "1 grauen Würfel entfernen",  "# graue Würfel entfernen"},
});
constexpr Noun kGenerate = {"generate 1 cube (", "generate # cubes (", "1 Würfel erzeugen (", "# Würfel erzeugen ("};
constexpr Noun kExchange = {"exchange 1 cube in its place (to: ", "exchange # cubes in their places (to: ",
                            "1 Würfel an seinem Platz tauschen (gegen: ", "# Würfel an ihren Plätzen tauschen (gegen: "};
constexpr std::size_t kRoles = kHomelandHexes;
// In the order of the peoples: capital, the hexes before it.
const std::array<std::array<Words, kRoles>, kRaces> kHomelands = {{
    {{{"Vermilion Keep", "Zinnoberfeste"}, {"Ashen Wood", "Aschenwald"}, {"Duke's Flats", "Herzogsebene"}}},
    {{{"Greenmantle", "Grünmantel"}, {"Kingswood", "Königsforst"}, {"Sunfield", "Sonnenfeld"}}},
    {{{"Starhaven", "Sternhafen"}, {"Bluepine", "Blaukiefer"}, {"Azure Flats", "Azurebene"}}},
    {{{"Coralhold", "Korallenburg"}, {"Tidewood", "Gezeitenwald"}, {"Shell Strand", "Muschelstrand"}}},
    {{{"Goldhaven", "Goldhafen"}, {"Baron's Grove", "Baronshain"}, {"Amber Flats", "Bernsteinebene"}}},
    {{{"Violet Court", "Violetthof"}, {"Mothers' Grove", "Mütterhain"}, {"Heather Flats", "Heideebene"}}},
}};
// clang-format on

Words coloured(const Pack& pack, const Noun& noun, int amount, int colour) {
    const Words name = colour == kRows ? Words{"any colour", "beliebige Farbe"}
                                       : pack.colours[static_cast<Colour>(colour)];
    return counted(noun, amount) + name + Words{")", ")"};
}

// An item of this size; several of them with their number in front.
Words item(const Words& one, int amount) {
    const std::string times = amount == 1 ? "" : std::to_string(amount) + " x ";
    return Words{times, times} + one;
}
Words row_item(int size) {
    const std::string number = std::to_string(size);
    return size == 1 ? Words{"1 develop on one row", "1 Entwicklungsfortschritt in einer Reihe"}
                     : Words{number + " develops on one row",
                             number + " Entwicklungsfortschritte in einer Reihe"};
}
Words diff_item(int size) {
    const std::string number = std::to_string(size);
    return {"1 develop on each of " + number + " different rows",
            "je 1 Entwicklungsfortschritt in " + number + " verschiedenen Reihen"};
}

// Texts of parts of a list.
class Listing {
  public:
    explicit Listing(const Pack& pack) : pack_(pack) {}

    Words between(EffectAt from, EffectAt end) const {
        std::vector<Words> parts;
        for (EffectAt at = from; at < end;) {
            const Effect& effect = pack_.content.effect(at);
            parts.push_back(one(at));
            at = static_cast<EffectAt>(at + 1 + effect.skip);
        }
        return parts.empty() ? Words{"nothing", "nichts"} : joined(parts, {" + ", " + "});
    }

    EffectAt end_of(EffectAt list) const {
        while (pack_.content.effect(list).kind != EffectKind::End)
            ++list;
        return list;
    }

  private:
    Words one(EffectAt at) const {
        const Effect& effect = pack_.content.effect(at);
        switch (effect.kind) {
            case EffectKind::Choice: return choice(at);
            case EffectKind::Pay:
                return price(static_cast<Cost>(effect.what))
                       + between(static_cast<EffectAt>(at + 1),
                                 static_cast<EffectAt>(at + 1 + effect.skip));
            case EffectKind::Gain:
            case EffectKind::Option:
            case EffectKind::End: break;
        }
        return point_words(pack_, static_cast<Point>(effect.what), effect.amount);
    }
    Words choice(EffectAt at) const {
        const int count = pack_.content.effect(at).amount;
        std::vector<Words> options;
        options.reserve(static_cast<std::size_t>(count));
        for (int i = 0; i < count; ++i)
            options.push_back(option_words(pack_, at, i));
        return joined(options, {" OR ", " ODER "});
    }
    static Words price(Cost cost) {
        switch (cost) {
            case Cost::RemoveCube:
                return {"give up 1 coloured cube to gain: ", "1 farbigen Würfel abgeben für: "};
            case Cost::RemoveGrey:
                return {"give up 1 grey cube to gain: ", "1 grauen Würfel abgeben für: "};
            case Cost::RemoveMini:
                return {"give up 1 miniature to gain: ", "1 Spielfigur abgeben für: "};
            case Cost::RemoveGem: return {"give up 1 gem to gain: ", "1 Edelstein abgeben für: "};
        }
        return {};
    }

    const Pack& pack_;
};

// The effects that a trigger names: the single one, or develop for all three kinds.
Words trigger_words(const Pack& pack, PointSet on) { return point_words(pack, on.front(), 1); }

Words bonus_words(const Pack& pack, PointSet on, EffectAt gain) {
    return Words{"once per activation that brings at least ",
                 "einmal je Aktivierung, die mindestens "}
           + trigger_words(pack, on) + Words{": + ", " bringt: + "} + effect_words(pack, gain);
}

Words start_words(const Pack& pack, const RaceTileSpec& spec) {
    Words starts = pack.cards[spec.starts[0]];
    if (spec.starts[1] != kNoCard)
        starts = starts + Words{" or ", " oder "} + pack.cards[spec.starts[1]];
    return Words{"Start technology: ", "Start-Technologie: "} + starts;
}

}  // namespace

Words sort_name(Sort sort) {
    switch (sort) {
        case Sort::NegDevelop: return {"lowers a marker by 1", "setzt einen Marker um 1 zurück"};
        case Sort::RemoveCube: return {"loses a coloured cube", "verliert einen farbigen Würfel"};
        case Sort::RemoveMini: return {"loses a miniature", "verliert eine Spielfigur"};
        case Sort::RemoveGem: return {"loses a gem", "verliert einen Edelstein"};
    }
    return {};
}

Words lost_thing(Sort sort) {
    switch (sort) {
        case Sort::NegDevelop: return {"a level", "eine Stufe"};
        case Sort::RemoveCube: return {"a coloured cube", "einen farbigen Würfel"};
        case Sort::RemoveMini: return {"a miniature", "eine Spielfigur"};
        case Sort::RemoveGem: return {"a gem", "einen Edelstein"};
    }
    return {};
}

Words point_words(const Pack& pack, Point point, int amount) {
    const int index = static_cast<int>(point);
    const auto from = [index](Point first) { return index - static_cast<int>(first); };
    if (point < Point::GenerateRed)
        return counted(kNouns[static_cast<std::size_t>(point)], amount);
    if (point <= Point::GenerateAny)
        return coloured(pack, kGenerate, amount, from(Point::GenerateRed));
    if (point <= Point::ExchangeAny)
        return coloured(pack, kExchange, amount, from(Point::ExchangeRed));
    if (point <= Point::Row6)
        return item(row_item(from(Point::Row1) + 1), amount);
    if (point <= Point::Diff6)
        return item(diff_item(from(Point::Diff1) + 1), amount);
    return item(Words{"each adjacent opponent ", "jeder benachbarte Gegner "}
                    + sort_name(static_cast<Sort>(from(Point::StrikeDevelop))),
                amount);
}

Words effect_words(const Pack& pack, EffectAt list) {
    const Listing listing(pack);
    return listing.between(list, listing.end_of(list));
}

Words option_words(const Pack& pack, EffectAt choice, int option) {
    const EffectAt first = activating::option_at(pack.content, choice, option);
    const auto head = static_cast<EffectAt>(first - 1);
    return Listing(pack).between(first,
                                 static_cast<EffectAt>(first + pack.content.effect(head).amount));
}

Words pay_words(const Pack& pack, EffectAt pay) {
    const auto end = static_cast<EffectAt>(pay + 1 + pack.content.effect(pay).skip);
    return Listing(pack).between(pay, end);
}

Words card_text(const Pack& pack, Card card) {
    const CardSpec& spec = pack.content.card(card);
    switch (spec.passive) {
        case Passive::None: return effect_words(pack, spec.set.effects);
        case Passive::Replace:
            return Words{"instead of ", "statt "} + point_words(pack, spec.from, 1)
                   + Words{": ", ": "} + point_words(pack, spec.to, 1);
        case Passive::MayReplace:
            return point_words(pack, spec.from, 1)
                   + Words{" may be spent as ", " zählt auf Wunsch als "}
                   + point_words(pack, spec.to, 1);
        case Passive::Bonus: return bonus_words(pack, spec.on, spec.gain);
        case Passive::StartOfTurn:
            return Words{"at the start of each turn: ", "zu Beginn jedes Zuges: "}
                   + effect_words(pack, spec.set.effects);
    }
    return {};
}

Words card_worth(const Pack& pack, Card card) {
    constexpr Noun kPoint = {"1 point", "# points", "1 Punkt", "# Punkte"};
    std::vector<Words> spaces;
    for (const Space space : pack.content.card(card).set.spaces)
        if (space != kNoSpace)
            spaces.push_back(space_name(pack, space));
    return counted(kPoint, pack.content.card(card).vp) + Words{", ", ", "}
           + joined(spaces, {" + ", " + "});
}

Words site_text(const Pack& pack, const SiteSpec& site) {
    if (site.kind == SiteKind::City)
        return Words{"city: ", "Stadt: "} + effect_words(pack, site.effects);
    return metal_name(site.metal) + Words{" ruin", "-Ruine"};
}

Words race_tile_text(const Pack& pack, RaceTile tile) {
    const RaceTileSpec& spec = pack.content.race_tile(tile);
    if (spec.starts[0] != kNoCard)
        return start_words(pack, spec);
    const std::string number = std::to_string(spec.fortresses);
    switch (tile) {
        case RaceTile::RedA:
            return {"Sets with an attack need one multicolour cube less.",
                    "Sets mit einem Angriff brauchen einen bunten Würfel weniger."};
        case RaceTile::RedB:
            return Words{number + " fortresses, each once in the game for: ",
                         number + " Festungen, jede einmal im Spiel für: "}
                   + effect_words(pack, spec.effects);
        case RaceTile::EmeraldA:
            return Words{"1 fortress for: ", "1 Festung für: "} + effect_words(pack, spec.effects)
                   + Words{"; it comes back at the Reset", "; sie kehrt beim Reset zurück"};
        case RaceTile::EmeraldB: return {"Every walking step costs 1.", "Jeder Schritt kostet 1."};
        case RaceTile::CelestialB: return bonus_words(pack, spec.on, spec.bonus);
        case RaceTile::CoralA:
            return Words{"Extra set: ", "Zusätzliches Set: "}
                   + effect_words(pack, pack.content.set(kRaceSet).effects);
        case RaceTile::CoralB:
            return {"Grey cubes also fit orange spaces.",
                    "Graue Würfel passen auch auf orange Felder."};
        case RaceTile::GoldenA:
            return Words{"To begin with: ", "Zu Beginn: "}
                   + point_words(pack, Point::Gem, spec.gems);
        case RaceTile::GoldenB:
            return Words{"1 gem for: ", "1 Edelstein für: "} + effect_words(pack, spec.effects);
        case RaceTile::PurpleA:
            return {"When you attack a ghost, you may put one of your miniatures there instead.",
                    "Greifst du einen Geist an, darfst du dort stattdessen eine eigene Figur "
                    "einsetzen."};
        case RaceTile::CelestialA:
        case RaceTile::PurpleB: break;
    }
    return {};
}

Words set_name(const Pack& pack, const Table& table, SeatId owner, Set set) {
    if (set == kAvailable)
        return {"drawn cubes", "gezogene Würfel"};
    if (set == kUnused)
        return {"unused cubes", "ungenutzte Würfel"};
    if (is_card(set))
        return pack.cards[card_of(set)];
    if (set == kRaceSet)
        return pack.race_tiles[table.seat(owner).tile == kNoRaceTile ? RaceTile::CoralA
                                                                     : table.seat(owner).tile];
    const std::string number = " " + std::to_string(static_cast<int>(set) % 2 + 1);
    return pack.technologies[static_cast<std::size_t>(set) / 2] + Words{number, number};
}

Words space_name(const Pack& pack, Space space) {
    return space == Space::Multi ? Words{"multicolour", "bunt"}
                                 : pack.colours[static_cast<Colour>(space)];
}

Words metal_name(Metal metal) {
    switch (metal) {
        case Metal::Bronze: return {"bronze", "Bronze"};
        case Metal::Silver: return {"silver", "Silber"};
        case Metal::Gold: return {"gold", "Gold"};
    }
    return {};
}

Words row_name(const Pack& pack, Colour row) {
    const auto takes = [&](int set) {
        const auto& spaces = pack.content.set(static_cast<Set>(set)).spaces;
        return std::ranges::find(spaces, static_cast<Space>(row)) != spaces.end();
    };
    for (int i = 0; i < kBaseSets / 2; ++i)
        if (takes(2 * i) && takes(2 * i + 1))
            return pack.technologies[static_cast<std::size_t>(i)];
    return pack.colours[row];
}

Words homeland_name(Race race, Role role) {
    if (race == kNoRace)
        return {"homeland", "Heimatland"};
    return kHomelands[static_cast<std::size_t>(race)][static_cast<std::size_t>(role)];
}

Words hex_name(const Pack& pack, const Table& table, Hex hex) {
    if (!is_homeland(hex)) {
        if (is_face_down(table, hex))
            return hex == kCentre ? Words{"the centre", "Zentralfeld"}
                                  : Words{"unexplored land", "unerforschtes Land"};
        return pack.tiles[table.board.tiles[hex]];
    }
    const int index = static_cast<int>(hex) - kInnerHexes;
    const Race race = table.seat(engine::seat_id(index / kHomelandHexes)).race;
    return homeland_name(race, static_cast<Role>(index % kHomelandHexes));
}

Words site_name(const Pack& pack, const Table& table, Hex hex, int site) {
    return hex_name(pack, table, hex) + Words{", ", ", "}
           + site_text(pack, site_at(pack.content, table, hex, site));
}

}  // namespace hyperborea
