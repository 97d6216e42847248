// The table as text for a terminal: the board of hexes, the open cards and one line per player.
#include <array>
#include <string>

#include "engine/pen.h"
#include "games/wiraqocha/names.h"
#include "games/wiraqocha/rules.h"
#include "generated/games/wiraqocha/texts.h"

namespace wiraqocha {
namespace {

using engine::columns_of;
using engine::kBold;
using engine::kDim;
using engine::Pen;

constexpr int kCellWidth = 15;
constexpr std::array<int, 5> kRows = {4, 5, 4, 5, 4};

std::string cut(std::string_view text, int width) {
    std::string out;
    for (const char c : text) {
        if (engine::starts_character(c) && columns_of(out) == width)
            break;
        out += c;
    }
    return out;
}

std::string padded(std::string_view text, int width) {
    const std::string shown = cut(text, width);
    return shown + std::string(static_cast<std::size_t>(width - columns_of(shown)), ' ');
}

std::string joined(const std::vector<std::string>& items, std::string_view nothing) {
    std::string text;
    for (const std::string& item : items)
        text += (text.empty() ? "" : ", ") + item;
    return text.empty() ? std::string(nothing) : text;
}

class Drawing : Pen {
  public:
    Drawing(const Pack& pack, const State& state, Language language, bool coloured)
        : Pen(language, coloured), pack_(pack), state_(state) {}

    std::string text() const {
        return headline() + board() + legend() + cards() + players() + dice();
    }

  private:
    std::string headline() const {
        std::string line = say("Round ", "Durchgang ") + std::to_string(state_.round);
        if (state_.turn.active != kNobody)
            line += ", " + seat_name(state_.turn.active) + say(" to play", " am Zug");
        return paint(kBold, line) + "\n";
    }

    // Rows of four stand half a cell to the right of rows of five.
    std::string board() const {
        std::string text;
        std::size_t slot = 0;
        for (const int length : kRows) {
            const std::string indent(length == 4 ? (kCellWidth + 1) / 2 : 0, ' ');
            for (int line = 0; line < 3; ++line) {
                text += indent;
                for (int i = 0; i < length; ++i)
                    text += cell_line(state_.board.layout[slot + static_cast<std::size_t>(i)], line)
                            + " ";
                text += "\n";
            }
            slot += static_cast<std::size_t>(length);
            text += "\n";
        }
        return text;
    }

    std::string legend() const {
        return paint(kDim,
                     say("n05: dice that add up to 5, p55: a double, s456: a straight; "
                         "[4]: defence die, F: fortress, K: force field",
                         "n05: Würfelsumme 5, p55: ein Pasch, s456: eine Folge; "
                         "[4]: Verteidigungswürfel, F: Festung, K: Kraftfeld"))
               + "\n";
    }

    std::string cell_line(Hex hex, int line) const {
        if (hex == kNoHex)
            return padded(line == 0 ? "?" : "", kCellWidth);
        if (line == 0)
            return paint(kBold, padded(std::string(name_of(hex)) + " " + ground(hex), kCellWidth));
        return line == 1 ? paint(kDim, padded(terrain(hex), kCellWidth)) : piece_line(hex);
    }

    std::string ground(Hex hex) const {
        return pack_.content.hexes[hex].ground == Ground::Mountain ? say("mountain", "Gebirge")
                                                                   : say("valley", "Tal");
    }

    std::string terrain(Hex hex) const {
        const HexSpec& spec = pack_.content.hexes[hex];
        if (state_.board.dead == hex)
            return say("destroyed", "zerstört");
        switch (spec.terrain) {
            case Terrain::Jungle:
                return say("jungle +", "Dschungel +") + std::to_string(spec.resources);
            case Terrain::Village: return say("village +1 die", "Dorf +1 Würfel");
            case Terrain::Vein: return say("somnium vein", "Somnium-Ader");
            case Terrain::Cave: return say("cave", "Höhle");
            case Terrain::Ruins: break;
        }
        return say("ruins", "Ruinen")
               + (state_.board.lying.contains(spec.artefact) ? say(" + skull", " + Schädel") : "");
    }

    std::string piece_line(Hex hex) const {
        const Piece piece = state_.board.pieces[hex];
        if (!piece)
            return padded("-", kCellWidth);
        std::string marks;
        if (state_.board.die[hex] != 0)
            marks += "[" + std::to_string(state_.board.die[hex]) + "]";
        if (has_fortress(state_, hex))
            marks += "F";
        if (state_.board.force_field == on_hex(hex))
            marks += "K";
        const int room = kCellWidth - 2 - columns_of(marks);
        const std::string name = cut(pack_.pieces[piece.kind].in(language()), room);
        const std::string text =
            std::to_string(engine::index_of(piece.owner) + 1) + ":" + name + marks;
        return in_colour(piece.owner, padded(text, kCellWidth));
    }

    std::string priced(Card card) const {
        const CardSpec& spec = pack_.content.cards[card];
        return pack_.cards[card].in(language()) + " (" + std::to_string(spec.resources) + "/"
               + std::to_string(spec.crystals) + ")";
    }

    std::string cards() const {
        std::vector<std::string> open;
        for (const Card card : state_.market)
            open.push_back(priced(card));
        return say("Open cards: ", "Offene Karten: ") + joined(open, "-")
               + say("; deck: ", "; Stapel: ") + std::to_string(state_.deck.size()) + "\n";
    }

    std::string players() const {
        std::string text;
        for (int i = 0; i < state_.options.seats; ++i)
            text += player(engine::seat_id(i));
        return text;
    }

    std::string pieces(const PerPiece<Counter>& from) const {
        std::vector<std::string> items;
        for (int i = 0; i < kPieceKinds; ++i) {
            const PieceKind kind{static_cast<std::uint8_t>(i)};
            if (from[kind])
                items.push_back(std::to_string(from[kind].value()) + " "
                                + pack_.pieces[kind].in(language()));
        }
        return joined(items, "-");
    }

    std::string player(SeatId id) const {
        const Seat& seat = state_.seat(id);
        const Goals& goals = pack_.content.goals_for(state_.options.seats);
        const CardSum sum = card_sum(pack_.content, seat);
        const auto of = [](int part, int whole) {
            return std::to_string(part) + "/" + std::to_string(whole);
        };
        std::vector<std::string> owned;
        for (const Card card : seat.cards)
            owned.push_back(priced(card));
        std::string text =
            in_colour(id, seat_name(id)) + say(": resources ", ": Ressourcen ")
            + std::to_string(seat.resources.value()) + say(", crystals ", ", Kristalle ")
            + of(seat.crystals.value(), goals.crystals) + say(", artefacts ", ", Artefakte ")
            + of(seat.artefacts.size(), kArtefacts) + say(", Leviathan ", ", Leviathan ")
            + of(sum.resources, goals.leviathan_resources) + " + "
            + of(sum.crystals, goals.leviathan_crystals) + "\n";
        text += say("  reserve: ", "  Reserve: ") + pieces(seat.reserve);
        if (seat.cemetery != PerPiece<Counter>{})
            text += say("; cemetery: ", "; Friedhof: ") + pieces(seat.cemetery);
        if (seat.captive)
            text += say("; captive: ", "; gefangen: ")
                    + pack_.pieces[seat.captive.kind].in(language()) + " ("
                    + seat_name(seat.captive.owner) + ")";
        return text + "\n" + say("  cards: ", "  Karten: ") + joined(owned, "-") + "\n";
    }

    std::string dice() const {
        if (state_.turn.pool.empty())
            return {};
        std::string text;
        for (int face = 1; face <= kFaces; ++face)
            for (int i = state_.turn.pool.count(face); i > 0; --i)
                text += " [" + std::to_string(face) + "]";
        return say("Dice:", "Würfel:") + paint(kBold, text) + "\n";
    }

    const Pack& pack_;
    const State& state_;
};

}  // namespace

std::string Texts::draw(const Pack& pack, const View& view, Language language, bool coloured) {
    return Drawing(pack, view.table, language, coloured).text();
}

}  // namespace wiraqocha
