// The table as text for a terminal: the event line, the markets, then the players.
#include <string>

#include "engine/nouns.h"
#include "engine/pen.h"
#include "games/pathciv/names.h"
#include "games/pathciv/rules.h"
#include "games/pathciv/words.h"
#include "generated/games/pathciv/texts.h"

namespace pathciv {
namespace {

using engine::kBold;
using engine::kDim;
using engine::Pen;

class Drawing : Pen {
  public:
    Drawing(const Pack& pack, const View& view, Language language, bool coloured)
        : Pen(language, coloured), pack_(pack), table_(view.table) {}

    std::string text() const {
        std::string all = headline() + events() + market() + stacks() + philosophy();
        for (const SeatId seat : table_.everyone())
            all += player(seat);
        return all + rival();
    }

  private:
    const Content& content() const { return pack_.content; }
    std::string in_words(const engine::Words& words) const { return words.in(language()); }
    static std::string number(Counter counter) { return std::to_string(counter.value()); }

    std::string headline() const {
        std::string line = say("Round ", "Runde ") + number(table_.turn.round) + say("/9", "/9");
        for (const SeatId seat : table_.turn.waiting)
            line += ", " + in_colour(seat, seat_name(seat)) + say(" to decide", " entscheidet");
        return paint(kBold, line) + "\n";
    }

    std::string events() const {
        std::string all;
        for (int event = 0; event < kEvents; ++event) {
            const auto at = static_cast<std::size_t>(event);
            if (table_.challenges[at] != kNoChallenge)
                all += event_line(challenge_round(event),
                                  pack_.challenges[table_.challenges[at]],
                                  challenge_text(pack_, table_.challenges[at]));
            if (table_.battles[at] != kNoBattle) {
                all +=
                    event_line(battle_round(event),
                               pack_.battles[table_.battles[at]],
                               threat(table_.battles[at]) + battle_text(pack_, table_.battles[at]));
            }
        }
        return all;
    }
    engine::Words threat(Battle battle) const {
        const std::string power = std::to_string(
            content().battle(battle).threat[static_cast<std::size_t>(table_.options.seats - 1)]);
        return {"threat " + power + "; ", "Bedrohung " + power + "; "};
    }
    std::string event_line(int round, const engine::Words& name, const engine::Words& text) const {
        const std::string line =
            "  " + std::to_string(round) + " " + in_words(name) + ": " + in_words(text);
        return (round < table_.round() ? paint(kDim, line) : line) + "\n";
    }

    std::string card_line(Card card) const {
        const CardSpec& spec = content().card(card);
        return "  " + std::string(name_of(card)) + " " + in_words(pack_.cards[card]) + " ("
               + in_words(pack_.types[spec.type]) + ", " + std::to_string(spec.cost) + ", "
               + std::to_string(spec.vp) + say(" VP", " SP")
               + "): " + in_words(card_text(pack_, card)) + "\n";
    }
    std::string market() const {
        std::string all = say("Market:\n", "Markt:\n");
        for (const Card card : table_.market.open)
            all += card_line(card);
        return all;
    }
    std::string stacks() const {
        std::string all = say("Technologies left:", "Technologien übrig:");
        for (const Stack stack : learning::stacks_left(table_))
            all += " " + std::string(name_of(learning::card_on(table_, stack))) + ":"
                   + number(table_.market.copies[stack]);
        return all + "\n";
    }

    std::string philosophy() const {
        std::string all;
        for (int step = 1; step <= kSteps; ++step) {
            const auto markers = arriving::at(table_.philosophy.open, step)
                                 | arriving::at(table_.philosophy.shown, step);
            for (const Marker marker : markers)
                all += "  " + std::to_string(step) + " " + in_words(pack_.markers[marker]) + ": "
                       + in_words(gains_words(pack_, content().marker(marker))) + "\n";
        }
        return all.empty() ? "" : say("Advantages:\n", "Vorteile:\n") + all;
    }

    std::string techs(std::string_view title, const auto& place) const {
        std::string all;
        for (const Tech tech : place)
            if (tech != kNoTech)
                all += " " + std::string(name_of(tech));
        return all.empty() ? "" : " | " + std::string(title) + all;
    }
    std::string player(SeatId id) const {
        const Seat& seat = table_.seat(id);
        std::string all = in_colour(id, seat_name(id));
        if (seat.board != kNoBoard)
            all += " " + in_words(pack_.boards[seat.board]);
        all += say(": points ", ": Punkte ") + std::to_string(score_of(content(), seat))
               + say(", tokens ", ", Marker ") + number(seat.tokens)
               + say(", philosophy ", ", Philosophie ") + number(seat.philosophy)
               + say(", population ", ", Bevölkerung ") + number(seat.population)
               + say(", limit ", ", Limit ") + std::to_string(limit_of(content(), seat))
               + say(", power ", ", Macht ") + std::to_string(power_of(content(), seat)) + "\n ";
        for (const Tray tray : all_trays())
            all += " " + in_words(pack_.trays[tray]) + " " + number(seat.trays[tray]);
        all += "\n ";
        for (const Type type : all_types())
            all += " " + in_words(pack_.types[type]) + " " + number(seat.research[type]);
        const std::array<Tech, 1> fresh = {seat.fresh};
        all += "\n " + techs(say("hand", "Hand"), seat.hand)
               + techs(say("left", "links"), seat.left) + techs(say("right", "rechts"), seat.right)
               + techs(say("new", "neu"), fresh)
               + techs(say("discarded", "verworfen"), seat.discarded) + "\n";
        return all + cards(seat);
    }
    std::string cards(const Seat& seat) const {
        std::string all;
        for (const Card card : seat.cards) {
            const bool dead = is_leader(card) && card != seat.living;
            all += dead ? paint(kDim, card_line(card)) : card_line(card);
        }
        return all;
    }

    std::string rival() const {
        if (table_.rival.board == kNoBoard)
            return "";
        std::string all = say("Rival: ", "Rivale: ") + in_words(pack_.boards[table_.rival.board])
                          + say(", philosophy ", ", Philosophie ")
                          + number(table_.rival.philosophy);
        if (table_.rival.aim != kNoCard)
            all += say(", aims at ", ", will ") + in_words(pack_.cards[table_.rival.aim]);
        return all + "\n";
    }

    const Pack& pack_;
    const Table& table_;
};

}  // namespace

std::string Texts::draw(const Pack& pack, const View& view, Language language, bool coloured) {
    return Drawing(pack, view, language, coloured).text();
}

}  // namespace pathciv
