// The table as text for a terminal: players with their cubes and sets, the map hex by hex, the
// market and the pool.
#include <string>

#include "engine/pen.h"
#include "games/hyperborea/names.h"
#include "games/hyperborea/rules.h"
#include "games/hyperborea/words.h"
#include "generated/games/hyperborea/texts.h"

namespace hyperborea {
namespace {

using engine::kBold;
using engine::Pen;

class Drawing : Pen {
  public:
    Drawing(const Pack& pack, const View& view, Language language, bool coloured)
        : Pen(language, coloured), pack_(pack), view_(view), table_(view.table) {}

    std::string text() const {
        std::string all = headline() + map();
        for (const SeatId seat : table_.everyone())
            all += player(seat);
        return all + market() + pool();
    }

  private:
    std::string in_words(const engine::Words& words) const { return words.in(language()); }
    std::string seat_mark(SeatId seat) const { return in_colour(seat, seat_name(seat)); }

    std::string headline() const {
        std::string line = say("Round ", "Runde ") + std::to_string(table_.turn.round);
        if (table_.turn.first != kNobody)
            line += say(", first ", ", zuerst ") + seat_mark(table_.turn.first);
        if (table_.turn.to_move != kNobody)
            line += ", " + seat_mark(table_.turn.to_move) + say(" to decide", " entscheidet");
        return paint(kBold, line) + "\n";
    }

    // "b3 Salt Mirror, desert: [city: 1 gem] ghost | free: Seat 1 x2"
    std::string map() const {
        std::string all;
        for (const Hex hex : layout_of(pack_.content, table_).hexes) {
            all += std::string(name_of(hex)) + " " + in_words(hex_name(pack_, table_, hex));
            all += (is_face_down(table_, hex) ? say(" (face-down)", " (verdeckt)") : sites(hex))
                   + pieces(hex) + "\n";
        }
        return all;
    }
    std::string sites(Hex hex) const {
        const TileSpec& tile = tile_at(pack_.content, table_, hex);
        std::string all = ", " + in_words(pack_.terrains[tile.terrain]);
        for (int site = 0; site < kSites; ++site) {
            const SiteSpec& spec = tile.sites[static_cast<std::size_t>(site)];
            if (spec.kind == SiteKind::None)
                continue;
            all += " [" + in_words(site_text(pack_, spec));
            if (spec.kind == SiteKind::Ruin)
                all += " x" + std::to_string(stack_at(table_, hex, site).value());
            all += figure(figure_at(table_, hex, site)) + "]";
        }
        return all;
    }
    std::string figure(Figure figure) const {
        if (figure == kNoFigure)
            return "";
        return figure == kGhost ? say(", ghost", ", Geist") : ", " + seat_mark(owner_of(figure));
    }
    std::string pieces(Hex hex) const {
        std::string all;
        for (const SeatId seat : table_.everyone()) {
            const int free = table_.board.free[seat][hex].value();
            const int forts = table_.board.forts[seat][hex].value();
            if (free > 0)
                all += " " + seat_mark(seat) + " x" + std::to_string(free);
            if (forts > 0)
                all += " " + seat_mark(seat) + say(" fortress x", " Festung x")
                       + std::to_string(forts);
        }
        return all;
    }

    std::string cubes(const Cubes& cubes) const {
        std::string all;
        for (const Colour colour : colours_in(cubes))
            all += (all.empty() ? "" : " ") + in_words(pack_.colours[colour]) + " "
                   + std::to_string(cubes[colour].value());
        return all.empty() ? "-" : all;
    }

    std::string player(SeatId id) const {
        const Seat& seat = table_.seat(id);
        std::string all = seat_mark(id);
        if (seat.race != kNoRace)
            all += " " + in_words(pack_.races[seat.race]);
        if (seat.tile != kNoRaceTile)
            all += " (" + in_words(pack_.race_tiles[seat.tile]) + ")";
        all += say(": points ", ": Punkte ")
               + std::to_string(standing_of(pack_.content, table_, id).points)
               + say(", gems ", ", Edelsteine ") + std::to_string(seat.gems.value())
               + say(", reserve ", ", Vorrat ") + std::to_string(seat.reserve.value());
        all += "\n  " + markers(seat) + "\n  " + say("bag ", "Beutel ") + cubes(seat.bag)
               + say(" | available ", " | verfügbar ") + cubes(seat.available)
               + say(" | unused ", " | ungenutzt ") + cubes(seat.unused) + "\n";
        return all + sets(id) + token(id);
    }
    std::string markers(const Seat& seat) const {
        std::string all;
        for (const Colour row : all_rows())
            all += (all.empty() ? "" : " ") + in_words(pack_.colours[row]) + ":"
                   + std::to_string(seat.markers[row].value());
        return all;
    }
    std::string sets(SeatId id) const {
        std::string all;
        for_each_set(table_, id, [&](Set set) {
            const OnSpaces& cubes = on_set(table_, id, set);
            if (cubes == empty_spaces() && !is_card(set))
                return;
            all += "  " + in_words(set_name(pack_, table_, id, set)) + ":";
            for (const Colour cube : cubes)
                if (cube != kNoColour)
                    all += " " + in_words(pack_.colours[cube]);
            all += is_full(pack_.content, table_, id, set) ? say(" (full)\n", " (voll)\n") : "\n";
        });
        return all;
    }
    std::string token(SeatId id) const {
        if (view_.stored[id] == kNoMetal)
            return "";
        const std::string what = id == view_.viewer ? in_words(pack_.tokens[view_.own.stored])
                                                    : in_words(metal_name(view_.stored[id]));
        return "  " + say("keeps a token: ", "bewahrt auf: ") + what + "\n";
    }

    std::string market() const {
        std::string all = say("Market:", "Auslage:");
        for (const Card card : table_.market.open)
            if (card != kNoCard)
                all += "\n  " + std::string(name_of(card)) + " " + in_words(pack_.cards[card])
                       + ": " + in_words(card_text(pack_, card));
        return all + "\n";
    }

    std::string pool() const {
        std::string all;
        for (int i = 0; i < kPoints; ++i) {
            const auto point = static_cast<Point>(i);
            if (table_.pool[point] > 0)
                all += (all.empty() ? "" : ", ")
                       + in_words(point_words(pack_, point, table_.pool[point].value()));
        }
        return all.empty() ? "" : say("Pool: ", "Effektspeicher: ") + all + "\n";
    }

    const Pack& pack_;
    const View& view_;
    const Table& table_;
};

}  // namespace

std::string Texts::draw(const Pack& pack, const View& view, Language language, bool coloured) {
    return Drawing(pack, view, language, coloured).text();
}

}  // namespace hyperborea
