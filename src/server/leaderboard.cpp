#include "server/leaderboard.h"

#include <algorithm>

#include "ai/levels.h"
#include "rating/season.h"
#include "server/ratings.h"

namespace server {
namespace {

constexpr int kMostLeaders = 50;
constexpr int kShownSeasons = 8;  // that can be asked for

struct Board {
    std::string ladder;
    store::Instant since = 0;
    std::int64_t now = 0;
};

wire::LeaderInfo leader(const store::LeaderRow& row, const Board& board) {
    const store::RatingRow& rating = row.rating;
    const int games = static_cast<int>(rating.games);
    wire::LeaderInfo info{};
    info.user = rating.user;
    info.name = row.name;
    info.points = points_of(rating.mean);
    info.provisional = rating::is_provisional(believed(rating, board.now), games);
    info.month = row.earlier == 0 ? 0 : info.points - points_of(row.earlier);
    info.games = games;
    info.won = rating.won;
    return info;
}

constexpr std::int64_t kBar = 5000;  // hundredths of points

// Behind all who stand at a higher point; ties share a rank.
int rank_among(const std::vector<store::BarRow>& people, std::int64_t mean) {
    std::int64_t better = 0;
    for (const store::BarRow& bar : people)
        better += bar.from / 100 > mean / 100 ? bar.people : 0;
    return static_cast<int>(better) + 1;
}

void add_people(wire::Leaderboard& list,
                const std::vector<store::LeaderRow>& rows,
                const std::vector<store::BarRow>& people,
                const Board& board) {
    for (const store::LeaderRow& row : rows) {
        list.rows.push_back(leader(row, board));
        list.rows.back().rank = rank_among(people, row.rating.mean);
    }
}

void add_bars(wire::Leaderboard& list, const std::vector<store::BarRow>& people) {
    for (const store::BarRow& at : people) {
        const int from = points_of(at.from / kBar * kBar);
        if (list.bars.empty() || list.bars.back().from != from)
            list.bars.push_back({from, 0});
        list.bars.back().people += static_cast<int>(at.people);
        list.people += static_cast<int>(at.people);
    }
}

void add_computers(wire::Leaderboard& list) {
    for (const ai::Level& level : ai::levels()) {
        wire::LeaderInfo info{};
        info.level = level.id;
        info.points = level.rating;
        list.rows.push_back(std::move(info));
    }
    std::ranges::stable_sort(list.rows, std::greater{}, &wire::LeaderInfo::points);
}

void add_own(wire::Leaderboard& list,
             const Services& services,
             const Board& board,
             const std::string& user) {
    const auto row = services.store.crowd()->rating(user, board.ladder);
    if (!row || !*row)
        return;
    wire::LeaderInfo own = leader({**row, "", 0}, board);
    own.rank = rank_of(services, **row, board.since);
    list.own = std::move(own);
}

std::vector<wire::SeasonInfo> seasons_at(std::int64_t now) {
    std::vector<wire::SeasonInfo> seasons;
    for (int i = 0; i < kShownSeasons; ++i) {
        const int number = rating::season_at(now) - i;
        const rating::Season season = rating::season(number);
        seasons.push_back({number, season.year, season.quarter});
    }
    return seasons;
}

}  // namespace

std::optional<int> rank_of(const Services& services,
                           const store::RatingRow& row,
                           store::Instant since) {
    if (!row.listed || row.tenth == 0 || row.tenth < since)
        return std::nullopt;
    return rank_among(services.ladders.people(services, row.ladder, since), row.mean);
}

Answered<wire::Leaderboard> leaderboard(const Services& services,
                                        const BoardWish& wish,
                                        const std::string& user) {
    const store::Crowd& crowd = *services.store.crowd();
    const std::int64_t now = services.now();
    Board board{ladder_of(wish.game, wish.speed), listed_since(now), now};
    if (wish.season)
        board = {season_ladder(board.ladder, *wish.season), 1, now};
    const auto rows = crowd.leaders(board.ladder, board.since, now - kMonth, kMostLeaders);
    if (!rows)
        return complaint::storage();
    const auto& people = services.ladders.people(services, board.ladder, board.since);
    wire::Leaderboard list{};
    list.game = wish.game;
    list.speed = wish.speed;
    list.season = wish.season;
    list.seasons = seasons_at(now);
    add_people(list, *rows, people, board);
    add_computers(list);
    add_bars(list, people);
    if (!user.empty())
        add_own(list, services, board, user);
    return list;
}

}  // namespace server
