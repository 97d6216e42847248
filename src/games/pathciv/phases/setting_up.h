// The set-up: nothing but chance (section 4).
#pragma once

#include "games/pathciv/changes.h"
#include "games/pathciv/turn.h"

namespace pathciv::setting_up {

// P4.6
constexpr State begin(const Options& options) {
    State state;
    state.options = options;
    state.market.unseen = CardSet::first(kCards);
    state.philosophy.unseen = MarkerSet::first(kMarkers);
    for (const SeatId seat : state.everyone())
        for (const Type type : all_types())
            state.seat(seat).hand[static_cast<std::size_t>(type)] = start_card(type);
    return state;
}

// The first event that has no card yet; kEvents if all have one.
template <class Cards, class NoCard>
constexpr int next_event(const Cards& cards, NoCard none) {
    int event = 0;
    while (event < kEvents && cards[static_cast<std::size_t>(event)] != none)
        ++event;
    return event;
}

// P4.2
constexpr TypeSet types_left(const Table& table) {
    TypeSet left = civil_types();
    for (const Challenge challenge : table.challenges)
        if (challenge != kNoChallenge)
            left.erase(type_of(challenge));
    return left;
}

constexpr void lay_challenges(const Content& content, State& state) {
    if (state.options.setup == Setup::FirstGame)
        state.challenges = content.first_game.challenges;  // P4.9
    if (next_event(state.challenges, kNoChallenge) == kEvents)
        return go_on_with(state, Stage::LayBattles);
    ask_chance(state, Ask::ChallengeType);
}

// P4.3
constexpr void lay_battles(const Content& content, State& state) {
    if (state.options.setup == Setup::FirstGame)
        state.battles = content.first_game.battles;  // P4.9
    if (next_event(state.battles, kNoBattle) == kEvents)
        return go_on_with(state, Stage::FillStacks);
    ask_chance(state, Ask::BattleCard);
}

// P4.4
constexpr void fill_stack(const Content& content, State& state, Tech tech) {
    state.market.copies[stack_of(tech)] = Counter(content.tech(tech).copies);
    if (is_variant(tech))
        state.market.variants.insert(stack_of(tech));
}

constexpr void fill_stacks(const Content& content, State& state) {
    if (state.options.tech_set == TechSet::Mixed && state.turn.cursor < kStacks)
        return ask_chance(state, Ask::StackCard);
    if (state.options.tech_set != TechSet::Mixed) {
        for (const Stack stack : all_stacks()) {
            fill_stack(
                content,
                state,
                state.options.tech_set == TechSet::Core ? core_card(stack) : variant_card(stack));
        }
    }
    state.turn.cursor = Counter(0);
    go_on_with(state, Stage::DealBoards);
}

// P4.5
constexpr BoardSet boards_left(const Table& table) {
    BoardSet left = BoardSet::first(kBoards);
    for (const SeatId seat : table.everyone())
        if (table.seat(seat).board != kNoBoard)
            left.erase(table.seat(seat).board);
    return left;
}
constexpr SeatId seat_without_board(const Table& table) {
    for (const SeatId seat : table.everyone())
        if (table.seat(seat).board == kNoBoard)
            return seat;
    return kNobody;
}

constexpr void deal_boards(State& state) {
    if (state.options.boards == Dealing::Ordered)
        for (const SeatId seat : state.everyone())
            state.seat(seat).board = static_cast<Board>(seat);
    if (seat_without_board(state) == kNobody)
        return go_on_with(state, Stage::DealRival);
    ask_chance(state, Ask::BoardOfSeat);
}

// P10.2
constexpr void deal_rival(State& state) {
    if (state.is_solo() && state.options.boards == Dealing::Ordered)
        state.rival.board = Board{1};
    go_on_with(state, Stage::GiveBonuses);
    if (state.is_solo() && state.rival.board == kNoBoard)
        ask_chance(state, Ask::BoardOfRival);
}

// P4.7
constexpr void give_bonuses(const Content& content, State& state) {
    for (const SeatId seat : state.everyone())
        gain(content, state, seat, content.board(state.seat(seat).board).start_bonus);
    open_gains(state, Stage::BeginRound);
}

constexpr void legal(const State& state, auto&& sink) {
    const auto stack = static_cast<Stack>(state.turn.cursor.value());
    const int event = next_event(state.battles, kNoBattle);
    switch (state.turn.ask) {
        case Ask::ChallengeType:
            for (const Type type : types_left(state))
                sink(action::challenged(type));
            return;
        case Ask::BattleCard:
            for (int i = 0; i < kBattlesPerRound; ++i)
                sink(action::threatened(battle_of(event, i)));
            return;
        case Ask::StackCard:
            sink(action::stacked(core_card(stack)));
            return sink(action::stacked(variant_card(stack)));
        case Ask::BoardOfSeat:
            for (const Board board : boards_left(state))
                sink(action::dealt(board));
            return;
        case Ask::BoardOfRival:
            for (const Board board : boards_left(state))
                sink(action::opposed(board));
            return;
        default: return;
    }
}

constexpr void apply(const Content& content, State& state, Action action) {
    switch (kind_of(action)) {
        case ActionKind::Challenged: {
            const int event = next_event(state.challenges, kNoChallenge);
            state.challenges[static_cast<std::size_t>(event)] =
                challenge_of(event, type_of(action));
            return;
        }
        case ActionKind::Threatened:
            state.battles[static_cast<std::size_t>(next_event(state.battles, kNoBattle))] =
                battle_of(action);
            return;
        case ActionKind::Stacked:
            fill_stack(content, state, tech_of(action));
            ++state.turn.cursor;
            return;
        case ActionKind::Dealt:
            state.seat(seat_without_board(state)).board = board_of(action);
            return;
        default: state.rival.board = board_of(action); return;
    }
}

}  // namespace pathciv::setting_up
