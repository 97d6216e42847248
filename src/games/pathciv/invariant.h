// Every law of a sound position as a function; the first broken one is named (section 12).
#pragma once

#include <string_view>

#include "games/pathciv/invariant_seats.h"
#include "games/pathciv/invariant_table.h"
#include "games/pathciv/windows.h"

namespace pathciv {

namespace laws {

// Where the game stands while a question is open: the phase, and what the rules do next.
struct Standing {
    Phase phase = Phase::Over;
    Stage stage = Stage::Finish;
    friend constexpr bool operator==(const Standing&, const Standing&) = default;
};

constexpr Standing standing_of(Ask ask) {
    switch (ask) {
        case Ask::ChallengeType: return {Phase::Setup, Stage::LayChallenges};
        case Ask::BattleCard: return {Phase::Setup, Stage::LayBattles};
        case Ask::StackCard: return {Phase::Setup, Stage::FillStacks};
        case Ask::BoardOfSeat: return {Phase::Setup, Stage::DealBoards};
        case Ask::BoardOfRival: return {Phase::Setup, Stage::GiveBonuses};
        case Ask::Wonder: return {Phase::Start, Stage::EnterWonders};
        case Ask::Leader: return {Phase::Start, Stage::EnterLeaders};
        case Ask::MarkerShown:
        case Ask::MarkerOpened: return {Phase::Philosophy, Stage::ShowMarkers};
        case Ask::Projects: return {Phase::Projects, Stage::DeployCubes};
        case Ask::Deployment: return {Phase::Deployment, Stage::Arrive};
        case Ask::Opening: return {Phase::Philosophy, Stage::TakeMarkers};
        case Ask::Taking: return {Phase::Philosophy, Stage::GainAdvantages};
        case Ask::WonderBids: return {Phase::Wonders, Stage::BidForWonders};
        case Ask::LeaderBids: return {Phase::Leaders, Stage::BidForLeaders};
        case Ask::Circles: return {Phase::Research, Stage::BeginTechnology};
        case Ask::TechnologyBids: return {Phase::Technology, Stage::BidForTechnologies};
        case Ask::TypeOfRival:
        case Ask::Gains:
        case Ask::Nothing: break;
    }
    return {};
}

// Questions that are asked in several phases.
constexpr bool fits_rival(const Turn& turn) {
    const Standing standing{turn.phase, turn.stage};
    return standing == standing_of(Ask::WonderBids) || standing == standing_of(Ask::LeaderBids);
}
constexpr Stage stage_after_gains(Phase phase) {
    switch (phase) {
        case Phase::Setup: return Stage::BeginRound;
        case Phase::Philosophy: return Stage::AimAtWonder;
        case Phase::Wonders: return Stage::AimAtLeader;
        case Phase::Leaders: return Stage::CountResearch;
        case Phase::Technology: return Stage::HoldChallenge;
        case Phase::Challenge: return Stage::FightBattle;
        case Phase::Battle: return Stage::EndRound;
        case Phase::Start:
        case Phase::Projects:
        case Phase::Deployment:
        case Phase::Research:
        case Phase::Over: break;  // no gains in these
    }
    return Stage::Finish;
}

// P5.4, P5.5
constexpr bool fits_round(const Table& table) {
    const int round = table.round();
    switch (table.turn.phase) {
        case Phase::Setup: return round == 0;
        case Phase::Challenge: return has_challenge(round) && round <= kRounds;
        case Phase::Battle: return has_battle(round) && round <= kRounds;
        case Phase::Over: return round == kRounds;
        case Phase::Start:
        case Phase::Projects:
        case Phase::Deployment:
        case Phase::Philosophy:
        case Phase::Wonders:
        case Phase::Leaders:
        case Phase::Research:
        case Phase::Technology: break;
    }
    return round >= 1 && round <= kRounds;
}
constexpr bool course(const Table& table) {
    const Turn& turn = table.turn;
    if (!fits_round(table) || (turn.ending == Ending::None) != (turn.phase != Phase::Over))
        return false;
    if (turn.ask == Ask::Gains)
        return turn.stage == stage_after_gains(turn.phase) && turn.stage != Stage::Finish;
    if (turn.ask == Ask::TypeOfRival)
        return table.is_solo() && fits_rival(turn);
    if (turn.ask == Ask::StackCard && table.options.tech_set != TechSet::Mixed)
        return false;
    if (turn.ask == Ask::BoardOfRival && !table.is_solo())
        return false;
    return Standing{turn.phase, turn.stage} == standing_of(turn.ask);
}

// P12.17: seats bid only in a contest; a buyer has left it.
constexpr bool is_contest(Ask ask) {
    return ask == Ask::WonderBids || ask == Ask::LeaderBids || ask == Ask::TechnologyBids;
}
constexpr bool bidders(const Table& table) {
    const Turn& turn = table.turn;
    if (turn.ask == Ask::TypeOfRival)
        return turn.bidding == table.everyone() && turn.buyers.empty();
    if (!is_contest(turn.ask))
        return turn.bidding.empty() && turn.buyers.empty();
    if (!(turn.bidding - table.everyone()).empty() || !(turn.bidding & turn.buyers).empty())
        return false;
    for (const SeatId seat : turn.bidding)
        if (table.seat(seat).won != kNoCard)
            return false;
    return turn.buyers.empty() || turn.ask == Ask::TechnologyBids;
}
constexpr bool cursor(const Table& table) {
    const bool entering = table.turn.ask == Ask::Wonder || table.turn.ask == Ask::Leader;
    if (table.turn.ask == Ask::StackCard)
        return table.turn.cursor < kStacks;
    return entering ? table.turn.cursor > 0 : table.turn.cursor == 0;
}

// P12.22: the picks of a seat are those of some chain. Whether a pick leads towards them.
constexpr bool is_towards(const Secret& now, const Secret& wanted) {
    const auto lacks = [](auto has, auto wants, auto none) { return has == wants || has == none; };
    bool towards =
        lacks(now.discard, wanted.discard, kNoTech) && lacks(now.left, wanted.left, empty_fields())
        && lacks(now.marker, wanted.marker, kNoMarker) && lacks(now.card, wanted.card, kNoCard)
        && lacks(now.tech, wanted.tech, kNoTech) && lacks(now.passed, wanted.passed, false);
    const auto compare = [&](const auto& has, const auto& wants) {
        for (std::size_t i = 0; i < has.items.size(); ++i)
            towards = towards && has.items[i] <= wants.items[i];
    };
    compare(now.cubes_given, wanted.cubes_given);
    compare(now.circles_given, wanted.circles_given);
    compare(now.chosen, wanted.chosen);
    compare(now.recruited, wanted.recruited);
    return towards;
}

// Takes the first pick that leads towards what is wanted.
struct WayFinder {
    Ask window;
    const Secret& now;
    const Secret& wanted;
    bool found = false;
    Secret next{};
    constexpr void operator()(Action action) {
        if (found)
            return;
        next = now;
        windows::pick(window, next, action);
        found = is_towards(next, wanted);
    }
};

constexpr bool is_chain(const Content& content, const State& state, SeatId seat) {
    const Secret& wanted = state.secrets[seat];
    State tried = state;
    tried.secrets[seat] = {};
    while (!(tried.secrets[seat] == wanted)) {
        WayFinder finder{state.turn.ask, tried.secrets[seat], wanted};
        windows::legal(content, tried, seat, finder);
        if (!finder.found)
            return false;
        tried.secrets[seat] = finder.next;
    }
    return true;
}

// P12.21: who is waited for has 2 to 25 alternatives, the others none.
inline constexpr int kMostAlternatives = 25;
constexpr bool picks_of(const Content& content, const State& state, SeatId seat) {
    if (!is_chain(content, state, seat))
        return false;
    engine::ActionCounter counter;
    windows::legal(content, state, seat, counter);
    return state.turn.waiting.contains(seat)
               ? counter.count >= 2 && counter.count <= kMostAlternatives
               : counter.count == 0;
}
constexpr bool commits(const Content& content, const State& state) {
    const bool window = is_window(state.turn.ask);
    if (window == state.turn.waiting.empty() || !(state.turn.waiting - state.everyone()).empty())
        return false;
    for (int i = 0; i < kMaxSeats; ++i) {
        const SeatId seat = engine::seat_id(i);
        const bool plays = window && state.everyone().contains(seat);
        if (plays ? !picks_of(content, state, seat) : !(state.secrets[seat] == Secret{}))
            return false;
    }
    return true;
}

constexpr bool events(const State& state) { return challenges(state) && battles(state); }
constexpr bool cards(const Content& content, const State& state) {
    return places_of_cards(state) && market(content, state);
}

}  // namespace laws

constexpr std::string_view first_broken_law(const Content& content, const State& state) {
    if (!laws::options(state.options))
        return "options";
    if (!laws::course(state))
        return "course of the game";
    if (!laws::cursor(state))
        return "cursor";
    if (!laws::events(state))
        return "events";
    if (!laws::boards(state))
        return "boards";
    if (!laws::rival(content, state))
        return "rival";
    if (!laws::bidders(state))
        return "bidders";
    if (!laws::cards(content, state))
        return "market";
    if (!laws::stacks(content, state))
        return "stacks";
    if (!laws::technologies(state))
        return "technologies";
    if (!laws::seats(content, state))
        return "seats";
    if (!laws::arrivals(state) || !laws::markers(content, state))
        return "markers";
    return laws::commits(content, state) ? "" : "commits";
}

}  // namespace pathciv
