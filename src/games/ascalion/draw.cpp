// The table as text for a terminal: one line per country, grouped by owner, then vessels, supply
// and what is going on.
#include <string>

#include "engine/pen.h"
#include "games/ascalion/names.h"
#include "games/ascalion/rules.h"
#include "games/ascalion/words.h"
#include "generated/games/ascalion/texts.h"

namespace ascalion {
namespace {

using engine::kBold;
using engine::kDim;
using engine::Pen;

constexpr int kColumns = 3;
constexpr int kColumnWidth = 38;

std::string padded(const std::string& text, int width) {
    const int columns = engine::columns_of(text);
    return columns < width ? text + std::string(static_cast<std::size_t>(width - columns), ' ')
                           : text + " ";
}

class Drawing : Pen {
  public:
    Drawing(const Pack& pack, const State& state, Language language, bool coloured)
        : Pen(language, coloured), pack_(pack), state_(state) {}

    std::string text() const {
        std::string all = headline();
        for (int i = 0; i < state_.options.seats; ++i)
            all += player(engine::seat_id(i));
        if (state_.turn.phase == Phase::Setup)
            all += free_countries();
        return all + supply() + conflict() + legend();
    }

  private:
    std::string headline() const {
        std::string line = say("Round ", "Runde ") + std::to_string(state_.turn.round);
        if (state_.turn.start != kNobody && state_.turn.phase != Phase::Setup)
            line += say(", start player ", ", Startspieler ") + seat_name(state_.turn.start);
        if (state_.turn.to_move != kNobody)
            line += ", " + seat_name(state_.turn.to_move) + say(" to decide", " entscheidet");
        return paint(kBold, line) + "\n";
    }

    std::string player(SeatId seat) const {
        const Standing standing = standing_of(pack_.content, state_, seat);
        std::string line = seat_name(seat) + say(": cities ", ": Städte ")
                           + std::to_string(standing.cities) + say(", areas ", ", Gebiete ")
                           + std::to_string(standing.areas) + say(", value ", ", Kampfwert ")
                           + std::to_string(standing.value);
        if (!is_playing(state_, seat))
            line += say(" (eliminated)", " (ausgeschieden)");
        return in_colour(seat, line) + "\n" + table_of(state_.areas_of(seat));
    }

    std::string table_of(AreaSet areas) const {
        std::string text;
        int column = 0;
        for (const Area area : areas) {
            text += (column == 0 ? "  " : "") + padded(cell(area), kColumnWidth);
            column = (column + 1) % kColumns;
            text += column == 0 ? "\n" : "";
        }
        return column == 0 ? text : text + "\n";
    }

    // "Albur 7: C F weapon, 2 wood"
    std::string cell(Area area) const {
        std::string text = area_at(pack_, state_, area).in(language());
        if (state_.board.owner[area] != kNobody)
            text += " " + std::to_string(value_of(pack_.content, state_, area));
        const std::string marks = marks_of(area);
        const Goods goods = state_.board.goods[area];
        if (!marks.empty())
            text += " [" + marks + "]";
        return goods ? text + " " + goods_list(pack_, goods).in(language()) : text;
    }

    std::string marks_of(Area area) const {
        std::string marks;
        const auto mark = [&marks](bool there, std::string_view sign) {
            marks += there ? std::string(marks.empty() ? "" : " ") + std::string(sign) : "";
        };
        if (is_country(area)) {
            const Country country = country_of(area);
            mark(state_.board.cities.contains(country), say("city", "Stadt"));
            mark(state_.board.face_down.contains(country), "?");
            for (const Kind kind : all_resources())
                mark(state_.board.source(kind).contains(country),
                     "+" + pack_.kinds[kind].in(language()));
            for (const Country temple : state_.board.temples)
                mark(temple == country, say("temple", "Tempel"));
            for (const Seat& seat : state_.seats)
                mark(seat.university == country, say("university", "Universität"));
        }
        for (const Religion religion : {Religion::Brothers, Religion::Sisters})
            mark(state_.board.follower(religion).contains(area),
                 pack_.religions[religion].in(language()));
        mark(state_.board.books.contains(area), say("book", "Buch"));
        mark(!is_country(area) && state_.board.distressed.contains(vessel_of(area)),
             say("distress", "Seenot"));
        return marks;
    }

    std::string free_countries() const {
        return say("Free countries:\n", "Freie Länder:\n")
               + table_of({setting_up::unclaimed(state_), {}});
    }

    std::string supply() const {
        return say("Supply: ", "Vorrat: ") + goods_list(pack_, state_.board.supply).in(language())
               + "\n";
    }

    std::string conflict() const {
        if (state_.attack.target == kNoArea)
            return {};
        const Sums sums = sums_of(pack_.content, state_);
        return paint(kBold,
                     say("Attack on ", "Angriff auf ")
                         + area_at(pack_, state_, state_.attack.target).in(language()) + ": "
                         + std::to_string(sums.attack) + say(" against ", " gegen ")
                         + std::to_string(sums.defence))
               + "\n";
    }

    std::string legend() const {
        return paint(
                   kDim,
                   say("name value [marks] goods; +wood: a source of wood, ?: a face-down source",
                       "Name Kampfwert [Zeichen] Güter; +Holz: eine Holzquelle, ?: eine verdeckte "
                       "Quelle"))
               + "\n";
    }

    const Pack& pack_;
    const State& state_;
};

}  // namespace

std::string Texts::draw(const Pack& pack, const View& view, Language language, bool coloured) {
    return Drawing(pack, view.table, language, coloured).text();
}

}  // namespace ascalion
