#include "server/profile.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

#include "rating/season.h"
#include "server/leaderboard.h"
#include "server/ratings.h"
#include "server/table_lists.h"

namespace server {
namespace {

constexpr int kPoints = 200;      // of a line
constexpr int kLatestGames = 10;  // games on the first page
constexpr int kRivals = 12;

wire::Text both(const std::string& word) { return {word, word}; }

wire::Text ending_words(const Services& services,
                        const std::string& game,
                        const std::string& ending) {
    if (ending == "resigned")
        return {"all others resigned", "alle anderen haben aufgegeben"};
    const auto found = services.find_game(game);
    if (!found)
        return both(ending);
    const engine::OutcomeNames& names = (*found)->outcome_names();
    const auto id = std::ranges::find(names.ending_ids, ending);
    if (id == names.ending_ids.end())
        return both(ending);
    return wire::text_of(names.endings[static_cast<std::size_t>(id - names.ending_ids.begin())]);
}

// --- ratings -------------------------------------------------------------------------------------

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
    info.rank = rank_of(crowd, row, listed_since(now));
    return info;
}

wire::SeasonPlace season_place(const store::Crowd& crowd,
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
            rank_of(crowd, row, 1)};
}

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
            profile.seasons.push_back(season_place(*services.store.crowd(), *name, row));
    }
    std::ranges::sort(profile.ladders, std::greater{}, &wire::LadderInfo::games);
    std::ranges::sort(profile.seasons, std::greater{}, &wire::SeasonPlace::season);
}

// --- games ---------------------------------------------------------------------------------------

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

// --- statistics ----------------------------------------------------------------------------------

// Tallies by a key, in the order of the keys.
class Tallies {
  public:
    void add(const std::string& key, const wire::Text& name, const store::TallyRow& row) {
        wire::Tally& tally = all_[key];
        tally.name = name;
        tally.games += static_cast<int>(row.games);
        tally.won += row.won;
        tally.expected += row.expected;
    }
    std::vector<wire::Tally> list() const {
        std::vector<wire::Tally> list;
        for (const auto& [key, tally] : all_)
            list.push_back(tally);
        return list;
    }
    std::vector<wire::Tally> most_played() const {
        auto list = this->list();
        std::ranges::stable_sort(list, std::greater{}, &wire::Tally::games);
        return list;
    }

  private:
    std::map<std::string, wire::Tally> all_;
};

// "group/item\tEnglish\tDeutsch", as ratings.cpp writes it.
wire::Text pick_words(const std::string& pick) {
    const std::size_t first = pick.find('\t');
    const std::size_t second = pick.find('\t', first + 1);
    if (first == std::string::npos || second == std::string::npos)
        return both(pick);
    return {pick.substr(first + 1, second - first - 1), pick.substr(second + 1)};
}

wire::GameStatistics statistics_of(const Services& services,
                                   const std::string& game,
                                   const std::vector<store::TallyRow>& rows) {
    Tallies all;
    Tallies seats;
    Tallies picks;
    Tallies endings;
    for (const store::TallyRow& row : rows) {
        if (row.game != game)
            continue;
        const std::string number = std::to_string(row.seat + 1);
        all.add("", both(""), row);
        seats.add(number, {"Seat " + number, "Platz " + number}, row);
        if (!row.pick.empty())
            picks.add(row.pick, pick_words(row.pick), row);
        if (!row.ending.empty())
            endings.add(row.ending, ending_words(services, game, row.ending), row);
    }
    return {game, all.list().front(), seats.list(), picks.most_played(), endings.most_played()};
}

void add_statistics(const Services& services, wire::Profile& profile, bool with_hidden) {
    const store::Crowd& crowd = *services.store.crowd();
    const auto rows = crowd.tallies(profile.user.id, with_hidden);
    const auto rivals = crowd.rivals(profile.user.id, with_hidden, kRivals);
    if (!rows || !rivals)
        return;
    std::map<std::string, std::int64_t> games;
    for (const store::TallyRow& row : *rows)
        games[row.game] += row.games;
    auto& statistics = profile.statistics.emplace();
    for (const auto& [game, count] : games)
        statistics.push_back(statistics_of(services, game, *rows));
    std::ranges::sort(statistics, std::greater{}, [](const auto& game) { return game.all.games; });
    auto& list = profile.rivals.emplace();
    for (const store::RivalRow& row : *rivals)
        list.push_back({row.user,
                        row.name,
                        row.level,
                        static_cast<int>(row.games),
                        static_cast<int>(row.ahead),
                        static_cast<int>(row.behind)});
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
