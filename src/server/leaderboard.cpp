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

// Ties share a rank.
void add_people(wire::Leaderboard& list,
                const std::vector<store::LeaderRow>& rows,
                const Board& at) {
    for (const store::LeaderRow& row : rows) {
        wire::LeaderInfo info = leader(row, at);
        const bool is_tied = !list.rows.empty() && list.rows.back().points == info.points;
        info.rank = is_tied ? list.rows.back().rank : static_cast<int>(list.rows.size()) + 1;
        list.rows.push_back(std::move(info));
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
             const store::Crowd& crowd,
             const Board& board,
             const std::string& user) {
    const auto row = crowd.rating(user, board.ladder);
    if (!row || !*row)
        return;
    wire::LeaderInfo own = leader({**row, "", 0}, board);
    own.rank = rank_of(crowd, **row, board.since);
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

std::optional<int> rank_of(const store::Crowd& crowd,
                           const store::RatingRow& row,
                           store::Instant since) {
    if (!row.listed || row.tenth == 0 || row.tenth < since)
        return std::nullopt;
    const auto better = crowd.better_than(row.ladder, since, row.mean);
    return better ? std::optional(*better + 1) : std::nullopt;
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
    const auto bars = crowd.distribution(board.ladder, board.since);
    if (!rows || !bars)
        return complaint::storage();
    wire::Leaderboard list{};
    list.game = wish.game;
    list.speed = wish.speed;
    list.season = wish.season;
    list.seasons = seasons_at(now);
    add_people(list, *rows, board);
    add_computers(list);
    for (const store::BarRow& bar : *bars) {
        list.bars.push_back({points_of(bar.from), static_cast<int>(bar.people)});
        list.people += static_cast<int>(bar.people);
    }
    if (!user.empty())
        add_own(list, crowd, board, user);
    return list;
}

}  // namespace server
