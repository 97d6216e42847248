#include "server/profile.h"

#include <algorithm>
#include <span>
#include <utility>

#include "server/profile_parts.h"
#include "server/ratings.h"
#include "server/table_lists.h"

namespace server {
namespace {

constexpr int kLatestGames = 10;  // on the first page

wire::PlayedGame played_game(const Services& services,
                             std::span<const store::ResultRow> seats,
                             const std::string& user) {
    const auto own = std::ranges::find(seats, user, &store::ResultRow::user);
    wire::PlayedGame game{};
    game.table = own->table;
    game.game = own->game;
    game.rated = !own->ladder.empty();
    game.ended = own->ended;
    game.ending = ending_words(services, own->game, own->ending);
    game.seat = own->seat;
    game.place = own->place;
    game.score = own->score;
    if (game.rated) {
        game.points = points_of(own->mean);
        game.change = points_of(own->mean) - points_of(own->before);
    }
    for (const store::ResultRow& seat : seats)
        game.seats.push_back({seat.seat, seat.user, seat.name, seat.level, seat.place});
    return game;
}

Answered<wire::PlayedGames> games_page(const Services& services,
                                       const store::ResultFilter& filter) {
    const auto rows = services.store.crowd()->results(filter);
    if (!rows)
        return complaint::storage();
    wire::PlayedGames page{};
    for (auto begin = rows->begin(); begin != rows->end();) {
        const auto end = std::find_if(
            begin, rows->end(), [&](const auto& row) { return row.table != begin->table; });
        page.games.push_back(played_game(services, {begin, end}, filter.user));
        begin = end;
    }
    if (static_cast<int>(page.games.size()) == filter.limit)
        page.next = text_of(store::TableCursor{rows->back().ended, rows->back().table});
    return page;
}

bool sees_private_games(Viewer viewer) { return viewer == Viewer::Self; }

wire::Relation relation_to(const store::Crowd& crowd,
                           const std::string& user,
                           const std::string& other) {
    const auto kind = crowd.relation(user, other);
    return kind ? relation_named(*kind) : wire::Relation::none;
}

}  // namespace

Answered<wire::Profile> profile_of(const Services& services,
                                   const store::User& owner,
                                   const std::optional<store::User>& viewer,
                                   const IsOnline& is_online) {
    const store::Crowd& crowd = *services.store.crowd();
    const Viewer who = viewer_of(crowd, owner.id, viewer);
    const wire::Privacy privacy = privacy_of(crowd, owner.id);
    wire::Profile profile{};
    profile.user = {owner.id, owner.name, owner.is_guest()};
    profile.created = owner.created;
    profile.you = who == Viewer::Self;
    if (viewer && !profile.you) {
        profile.relation = relation_to(crowd, viewer->id, owner.id);
        profile.counts_you = who == Viewer::Friend;
    }
    if (may_see(privacy.online, who))
        profile.online = is_online(owner.id);
    add_ratings(services, profile);
    if (may_see(privacy.results, who)) {
        auto page = games_page(
            services,
            {.user = owner.id, .with_hidden = sees_private_games(who), .limit = kLatestGames});
        if (!page)
            return page.error();
        profile.results = std::move(page->games);
    }
    if (may_see(privacy.statistics, who))
        add_statistics(services, profile, sees_private_games(who));
    return profile;
}

std::optional<store::ResultCursor> parse_result_cursor(std::string_view text) {
    const auto cursor = parse_cursor(text);
    if (!cursor)
        return std::nullopt;
    return store::ResultCursor{cursor->created, cursor->id};
}

Answered<wire::PlayedGames> played_games(const Services& services,
                                         const store::User& owner,
                                         const std::optional<store::User>& viewer,
                                         const ResultsWish& wish) {
    const store::Crowd& crowd = *services.store.crowd();
    const Viewer who = viewer_of(crowd, owner.id, viewer);
    if (!may_see(privacy_of(crowd, owner.id).results, who))
        return complaint::kept_private();
    return games_page(services,
                      {.user = owner.id,
                       .game = wish.game,
                       .with_hidden = sees_private_games(who),
                       .before = wish.before,
                       .limit = wish.limit});
}

}  // namespace server
