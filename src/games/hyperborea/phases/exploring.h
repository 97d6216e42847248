// Entering cities and ruins, and what becomes of a token (7C).
#pragma once

#include "games/hyperborea/activating.h"

namespace hyperborea::exploring {

// H7.14
constexpr void offer_sites(const Content& content, const Table& table, auto&& sink) {
    for (const Hex hex : table.board.free_at[table.turn.active])
        for (int site = 0; site < kSites; ++site)
            if (can_be_entered(content, table, hex, site))
                sink(action::site(hex, site));
}

constexpr Why why_no_entry(const Content& content, const Table& table) {
    for (const Hex hex : table.board.free_at[table.turn.active])
        for (int site = 0; site < kSites; ++site)
            if (can_be_entered(content, table, hex, site))
                return Why::Nothing;
    return Why::NoSite;
}

// Copies of a face that nobody has taken.
constexpr int untaken(const Content& content, const State& state, Token token) {
    int copies = content.token(token).copies - state.used[token].value();
    for (const Secret& secret : state.secrets.items)
        copies -= (secret.stored == token ? 1 : 0) + (secret.looked == token ? 1 : 0);
    return copies;
}

constexpr Metal metal_sought(const Content& content, const Table& table) {
    return site_at(content, table, table.turn.hex, table.turn.site).metal;
}

constexpr void legal(const Content& content, const State& state, auto&& sink) {
    if (state.turn.ask == Ask::EnterSite)
        return offer_sites(content, state, sink);
    if (state.turn.ask == Ask::Look) {  // H7.17
        sink(action::bare(ActionKind::UseNew));
        const bool keeps = state.secret().stored != kNoToken;
        return sink(action::bare(keeps ? ActionKind::UseStored : ActionKind::StoreNew));
    }
    const Metal metal = metal_sought(content, state);
    for (int i = 0; i < kTokens; ++i) {
        const auto token = static_cast<Token>(i);
        if (content.token(token).metal == metal && untaken(content, state, token) > 0)
            sink(action::unearthed(token));
    }
}

// H7.18: shown to all, one activation, out of the game.
constexpr void use(const Content& content, State& state, Token token) {
    ++state.used[token];
    activating::begin(content, state, content.token(token).effects);
}

constexpr void use_stored(const Content& content, State& state) {
    const Token token = state.secret().stored;
    state.secret().stored = kNoToken;
    use(content, state, token);
}

constexpr void enter(const Content& content, State& state, Action action) {
    const Hex hex = hex_of(action);
    take_own_free(state, hex);
    put_figure(state, hex, site_of(action), figure_of(state.turn.active));
    const SiteSpec& site = site_at(content, state, hex, site_of(action));
    if (site.kind == SiteKind::City)
        return activating::begin(content, state, site.effects);
    --state.board.stacks[hex][static_cast<std::size_t>(site_of(action))];
    state.turn.hex = hex;
    state.turn.site = static_cast<std::uint8_t>(site_of(action));
    ask_chance(state, Ask::Unearth);
}

constexpr void unearth(State& state, Token token) {
    state.turn.hex = kNoHex;
    state.turn.site = 0;
    state.secret().looked = token;
    ask_active(state, Ask::Look);
}

constexpr void decide(const Content& content, State& state, ActionKind choice) {
    Secret& secret = state.secret();
    const Token found = secret.looked;
    secret.looked = kNoToken;
    if (choice == ActionKind::UseNew)
        return use(content, state, found);
    const Token before = secret.stored;
    secret.stored = found;
    if (choice == ActionKind::UseStored)
        return use(content, state, before);
    proceed(content, state);
}

constexpr void apply(const Content& content, State& state, Action action) {
    switch (state.turn.ask) {
        case Ask::EnterSite: return enter(content, state, action);
        case Ask::Unearth: return unearth(state, token_of(action));
        default: return decide(content, state, kind_of(action));
    }
}

}  // namespace hyperborea::exploring
