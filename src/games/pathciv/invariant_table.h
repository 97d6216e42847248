// Laws about what lies on the table: market, markers, events, the Rival (P12.5 to P12.19).
#pragma once

#include "games/pathciv/phases/arriving.h"
#include "games/pathciv/phases/beginning.h"
#include "games/pathciv/phases/bidding.h"
#include "games/pathciv/phases/setting_up.h"

namespace pathciv::laws {

constexpr bool options(const Options& options) {
    return (options.last_multiplier == 2 || options.last_multiplier == 3)
           && (options.setup == Setup::Standard || options.tech_set == TechSet::Core);
}

// P12.5
constexpr bool add_apart(CardSet& all, CardSet more) {
    const bool apart = (all & more).empty();
    all |= more;
    return apart;
}
constexpr bool places_of_cards(const Table& table) {
    CardSet all = table.market.unseen;
    bool apart = add_apart(all, table.market.open) && add_apart(all, table.market.out);
    for (const SeatId id : table.everyone()) {
        const Seat& seat = table.seat(id);
        apart = apart && add_apart(all, seat.cards)
                && (seat.won == kNoCard || add_apart(all, CardSet::of(seat.won)));
    }
    return apart && all == CardSet::first(kCards) && (table.is_solo() || table.market.out.empty());
}

// P12.6: how many cards of a level have entered. `start` is the first round of the level.
constexpr int entered(const Content& content, const Table& table, int start, bool is_entering) {
    const PlayersSpec& players = content.for_seats(table.options.seats);
    int count = 0;
    for (int round = start; round <= start + 1 && round <= table.round(); ++round) {
        const int cards = round == start ? players.first : players.second;
        const bool now = round == table.round() && is_entering;
        count += now ? cards - table.turn.cursor.value() : cards;
    }
    return count;
}
// Leaders of this round wait for its wonders.
constexpr int still_waiting(const Content& content, const Table& table, int start) {
    const bool waits = table.turn.ask == Ask::Wonder && table.round() / 2 == start / 2;
    return waits ? beginning::leaders_entering(content, table) : 0;
}
constexpr bool market(const Content& content, const Table& table) {
    const Ask ask = table.turn.ask;
    for (int level = 1; level <= kLevels; ++level) {
        const CardSet wonders = level_of_wonders(level) - table.market.unseen;
        const CardSet leaders = level_of_leaders(level) - table.market.unseen;
        const int start = 2 * level;  // first round of the leaders
        if (wonders.size() != entered(content, table, start - 1, ask == Ask::Wonder)
            || leaders.size()
                   != entered(content, table, start, ask == Ask::Leader)
                          - still_waiting(content, table, start))
            return false;
    }
    return true;
}

// P12.11
constexpr int highest_step(const Table& table) {
    int highest = table.rival.philosophy.value();
    for (const SeatId seat : table.everyone())
        if (table.seat(seat).philosophy > highest)
            highest = table.seat(seat).philosophy.value();
    return highest;
}
constexpr bool is_showing(const Table& table) {
    return table.turn.ask == Ask::MarkerShown || table.turn.ask == Ask::MarkerOpened
           || table.turn.ask == Ask::Opening;
}
constexpr bool markers_at(const Content& content, const Table& table, int step) {
    const MarkerSet open = arriving::at(table.philosophy.open, step);
    const MarkerSet shown = arriving::at(table.philosophy.shown, step);
    const bool newly = is_showing(table) && arriving::arrivals_at(table, step) > 0;
    const bool fixed = table.options.setup == Setup::FirstGame;
    if (fixed && !((open | shown) - arriving::at(content.first_game.markers, step)).empty())
        return false;
    if (!shown.empty() && (!newly || !open.empty() || shown.size() > 2))
        return false;
    if (step > highest_step(table))
        return open.empty();
    return open.size() <= 2 && (newly || !open.empty());
}
constexpr bool markers(const Content& content, const Table& table) {
    MarkerSet known;
    int count = 0;
    for (int step = 1; step <= kSteps; ++step) {
        const MarkerSet open = arriving::at(table.philosophy.open, step);
        const MarkerSet shown = arriving::at(table.philosophy.shown, step);
        if (!markers_at(content, table, step) || !(known & (open | shown)).empty())
            return false;
        known |= open | shown;
        count += open.empty() ? shown.size() : 2;
    }
    return (known & table.philosophy.unseen).empty()
           && (table.philosophy.unseen - MarkerSet::first(kMarkers)).empty()
           && table.philosophy.unseen.size() == kMarkers - count
           && arriving::at(table.philosophy.open, 0).empty()
           && arriving::at(table.philosophy.shown, 0).empty();
}
// Who has arrived stands on the step; a lone one with its two markers in the window.
constexpr bool arrivals(const Table& table) {
    const bool philosophy = table.turn.phase == Phase::Philosophy && table.turn.ask != Ask::Gains;
    if (!philosophy)
        return table.turn.arrived.empty() && !table.rival.arrived;
    for (const SeatId seat : table.turn.arrived)
        if (table.seat(seat).philosophy == 0)
            return false;
    if (table.turn.ask == Ask::MarkerOpened)
        return arriving::step_to_open(table) != 0;
    return table.turn.ask == Ask::MarkerShown
               ? arriving::step_to_open(table) == 0 && arriving::step_to_show(table) != 0
               : arriving::step_to_open(table) == 0 && arriving::step_to_show(table) == 0;
}

// P12.19: events are laid from the first on, each where it belongs.
constexpr bool challenges(const Table& table) {
    const int laid = setting_up::next_event(table.challenges, kNoChallenge);
    TypeSet seen;
    for (int event = 0; event < kEvents; ++event) {
        const Challenge card = table.challenges[static_cast<std::size_t>(event)];
        if (event >= laid
                ? card != kNoChallenge
                : card != challenge_of(event, type_of(card)) || seen.contains(type_of(card)))
            return false;
        if (event < laid)
            seen.insert(type_of(card));
    }
    return laid == kEvents || table.turn.ask == Ask::ChallengeType;
}
constexpr bool battles(const Table& table) {
    const int laid = setting_up::next_event(table.battles, kNoBattle);
    for (int event = 0; event < kEvents; ++event) {
        const Battle card = table.battles[static_cast<std::size_t>(event)];
        if (event >= laid ? card != kNoBattle : static_cast<int>(card) / kBattlesPerRound != event)
            return false;
    }
    const bool before = table.turn.ask == Ask::ChallengeType;
    return before ? laid == 0 : laid == kEvents || table.turn.ask == Ask::BattleCard;
}

// P12.19
constexpr bool boards(const Table& table) {
    BoardSet seen;
    bool complete = true;
    for (const SeatId seat : table.everyone()) {
        const Board board = table.seat(seat).board;
        if (board == kNoBoard) {
            complete = false;
            continue;
        }
        if (!complete || seen.contains(board))
            return false;
        seen.insert(board);
    }
    const bool before = table.turn.stage < Stage::DealBoards;
    if (before ? !seen.empty() : !complete && table.turn.ask != Ask::BoardOfSeat)
        return false;
    if (table.rival.board == kNoBoard)
        return !table.is_solo() || table.turn.stage <= Stage::DealBoards
               || table.turn.ask == Ask::BoardOfRival;
    return table.is_solo() && !seen.contains(table.rival.board)
           && table.turn.stage > Stage::DealBoards;
}

// P10.3, P10.8
constexpr bool rival(const Content& content, const Table& table) {
    const int rounds = table.round() - (table.turn.phase < Phase::Philosophy ? 1 : 0);
    int steps = 0;
    for (int round = 1; round <= rounds; ++round)
        steps += arriving::is_round_in(content.solo.philosophy_rounds, round) ? 1 : 0;
    if (table.rival.philosophy != (table.is_solo() ? steps : 0))
        return false;
    if (table.rival.aim == kNoCard)
        return true;
    return table.is_solo()
           && (table.turn.ask == Ask::WonderBids || table.turn.ask == Ask::LeaderBids)
           && bidding::market_of(table).contains(table.rival.aim);
}

}  // namespace pathciv::laws
