// The ratings of a profile.
#include <algorithm>
#include <cmath>
#include <functional>

#include "rating/season.h"
#include "server/leaderboard.h"
#include "server/profile_parts.h"
#include "server/ratings.h"

namespace server {
namespace {

constexpr int kPoints = 200;  // of a line

std::vector<wire::RatingPoint> line_of(const store::Crowd& crowd, const store::RatingRow& row) {
    std::vector<wire::RatingPoint> line;
    if (const auto points = crowd.points(row.user, row.ladder, kPoints))
        for (const store::PointRow& point : *points)
            line.push_back({point.at, points_of(point.mean)});
    return line;
}

// The last point before the last thirty days, or the first of all.
int moved_in_a_month(const std::vector<wire::RatingPoint>& line, std::int64_t now) {
    if (line.empty())
        return 0;
    int earlier = line.front().points;
    for (const wire::RatingPoint& point : line)
        if (point.at < now - kMonth)
            earlier = point.points;
    return line.back().points - earlier;
}

wire::LadderInfo ladder_info(const Services& services,
                             const LadderName& name,
                             const store::RatingRow& row) {
    const store::Crowd& crowd = *services.store.crowd();
    const std::int64_t now = services.now();
    const rating::Rating believed_now = believed(row, now);
    wire::LadderInfo info{};
    info.game = name.game;
    info.speed = name.speed;
    info.points = points_of(row.mean);
    info.within = static_cast<int>(std::lround(rating::sure_within(believed_now)));
    info.games = static_cast<int>(row.games);
    info.provisional = rating::is_provisional(believed_now, info.games);
    info.won = row.won;
    info.expected = row.expected;
    info.last = row.last;
    info.line = line_of(crowd, row);
    info.month = moved_in_a_month(info.line, now);
    info.rank = rank_of(services, row, listed_since(now));
    return info;
}

wire::SeasonPlace season_place(const Services& services,
                               const LadderName& name,
                               const store::RatingRow& row) {
    const rating::Season season = rating::season(*name.season);
    return {name.game,
            name.speed,
            *name.season,
            season.year,
            season.quarter,
            points_of(row.mean),
            static_cast<int>(row.games),
            rank_of(services, row, 1)};
}

}  // namespace

void add_ratings(const Services& services, wire::Profile& profile) {
    const auto rows = services.store.crowd()->ratings_of(profile.user.id);
    if (!rows)
        return;
    const int season = rating::season_at(services.now());
    for (const store::RatingRow& row : *rows) {
        const auto name = parse_ladder(row.ladder);
        if (!name)
            continue;
        if (!name->season)
            profile.ladders.push_back(ladder_info(services, *name, row));
        else if (*name->season < season)
            profile.seasons.push_back(season_place(services, *name, row));
    }
    std::ranges::sort(profile.ladders, std::greater{}, &wire::LadderInfo::games);
    std::ranges::sort(profile.seasons, std::greater{}, &wire::SeasonPlace::season);
}

}  // namespace server
