#include "server/ratings.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <set>

#include "ai/levels.h"
#include "rating/rating.h"
#include "server/services.h"
#include "table/fairness.h"

namespace server {
namespace {

constexpr std::string_view kLive = "live";
constexpr std::string_view kCorrespondence = "correspondence";
constexpr double kHundredths = 100;
constexpr std::size_t kFirstEntries = 600;  // in which first choices are looked for
// Levels that nobody has measured.
constexpr double kUnmeasured = 200;
constexpr double kRandomRating = 200;

// "group/item" with its words in both languages, as the store keeps it.
std::string pick_text(const engine::Pick& pick) {
    return pick.group + "/" + pick.item + "\t" + pick.name.english + "\t" + pick.name.german;
}

// What each seat chose first, by itself.
std::vector<std::string> first_picks(const table::Table& table) {
    std::vector<std::string> picks(table.seats().size());
    const engine::AnyGame& game = table.game();
    engine::Position position = table.position_at(0);
    std::size_t missing = picks.size();
    for (std::size_t n = 0; n < std::min(table.entries().size(), kFirstEntries) && missing > 0;
         ++n) {
        const engine::RecordEntry& entry = table.entries()[n];
        if (entry.seat != engine::kNobody) {
            std::string& own = picks[static_cast<std::size_t>(engine::index_of(entry.seat))];
            const auto found = own.empty() ? game.picks(position, entry.seat, entry.action)
                                           : std::vector<engine::Pick>{};
            for (const engine::Pick& pick : found)
                if (own.empty() && pick.seat == entry.seat) {
                    own = pick_text(pick);
                    --missing;
                }
        }
        game.apply(position, entry.seat, entry.action);
    }
    return picks;
}

bool is_shared_screen(const table::Table& table) {
    std::set<std::string> people;
    for (const table::Seat& seat : table.seats())
        if (seat.kind == table::SeatKind::Human && !people.insert(seat.user).second)
            return true;
    return people.empty();
}

store::FinishedSeat finished_seat(const table::Table& table,
                                  const table::TableOutcome& outcome,
                                  std::size_t i) {
    const table::Seat& seat = table.seats()[i];
    store::FinishedSeat finished;
    finished.seat = static_cast<int>(i);
    finished.place = outcome.places[i];
    finished.score = outcome.scores[i];
    if (seat.kind == table::SeatKind::Human) {
        finished.user = seat.user;
        return finished;
    }
    const store::RatingRow rating = rating_of_level(seat.level);
    finished.level = seat.level;
    finished.mean = rating.mean;
    finished.deviation = rating.deviation;
    return finished;
}

}  // namespace

std::string ladder_of(std::string_view game, wire::ClockKind clock) {
    if (clock == wire::ClockKind::none)
        return "";
    return ladder_of(
        game, clock == wire::ClockKind::live ? wire::Speed::live : wire::Speed::correspondence);
}

std::string ladder_of(std::string_view game, wire::Speed speed) {
    const std::string_view word = speed == wire::Speed::live ? kLive : kCorrespondence;
    return std::string(game) + "/" + std::string(word);
}

std::string season_ladder(const std::string& ladder, int season) {
    return ladder + "/" + std::to_string(season);
}

std::optional<LadderName> parse_ladder(std::string_view ladder) {
    const std::size_t first = ladder.find('/');
    if (first == std::string_view::npos)
        return std::nullopt;
    LadderName name;
    name.game = ladder.substr(0, first);
    std::string_view rest = ladder.substr(first + 1);
    const std::size_t second = rest.find('/');
    const std::string_view speed = rest.substr(0, second);
    if (speed != kLive && speed != kCorrespondence)
        return std::nullopt;
    name.speed = speed == kLive ? wire::Speed::live : wire::Speed::correspondence;
    if (second == std::string_view::npos)
        return name;
    rest.remove_prefix(second + 1);
    int season = 0;
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), season);
    if (error != std::errc{} || end != rest.data() + rest.size())
        return std::nullopt;
    name.season = season;
    return name;
}

int points_of(std::int64_t hundredths) {
    return static_cast<int>(std::llround(static_cast<double>(hundredths) / kHundredths));
}

rating::Rating believed(const store::RatingRow& row, std::int64_t now) {
    return rating::aged({static_cast<double>(row.mean) / kHundredths,
                         static_cast<double>(row.deviation) / kHundredths},
                        now - row.last);
}

std::string shown(const store::RatingRow& rating, std::int64_t now) {
    const bool is_unsure =
        rating::is_provisional(believed(rating, now), static_cast<int>(rating.games));
    return std::to_string(points_of(rating.mean)) + (is_unsure ? "?" : "");
}

store::RatingRow rating_of_level(std::string_view level) {
    const std::string_view plain = level.substr(0, level.find(':'));
    store::RatingRow row;
    const auto found = std::ranges::find(ai::levels(), plain, &ai::Level::id);
    const bool is_measured = found != ai::levels().end();
    const double unmeasured = plain == "random" ? kRandomRating : rating::kStartMean;
    const double mean = is_measured ? found->rating : unmeasured;
    row.mean = std::llround(mean * kHundredths);
    row.deviation =
        std::llround((is_measured ? rating::kComputerDeviation : kUnmeasured) * kHundredths);
    return row;
}

std::optional<store::FinishGame> finished_game(const Services& services,
                                               const table::Table& table,
                                               const store::TableRow& row) {
    const auto outcome = table.outcome();
    if (services.store.crowd() == nullptr || table.state() != table::State::Over || !outcome
        || table.seats().size() < 2 || is_shared_screen(table))
        return std::nullopt;
    store::FinishGame game;
    game.table = row.id;
    game.game = row.game;
    const bool is_rated = !table::why_unrated(table);
    if (is_rated)
        game.ladder = ladder_of(row.game, static_cast<wire::ClockKind>(table.setup().clock.kind));
    game.ending = outcome->ending;
    game.is_hidden = row.is_private && !is_rated;
    game.ended = table.last_shown_at();
    const std::vector<std::string> picks = first_picks(table);
    for (std::size_t i = 0; i < table.seats().size(); ++i) {
        game.seats.push_back(finished_seat(table, *outcome, i));
        game.seats.back().pick = picks[i];
    }
    return game;
}

std::vector<wire::RatingChange> rating_changes(const Services& services,
                                               const table::Table& table) {
    std::vector<wire::RatingChange> changes;
    if (services.store.crowd() == nullptr || !table.is_finished() || table::why_unrated(table))
        return changes;
    const auto seats = services.store.crowd()->results_at(table.setup().id);
    if (!seats)
        return changes;
    for (const store::ResultRow& seat : *seats)
        if (seat.level.empty() && seat.mean != 0)
            changes.push_back(
                {seat.seat, points_of(seat.mean), points_of(seat.mean) - points_of(seat.before)});
    return changes;
}

std::optional<wire::Text> unrated_text(const table::Table& table) {
    const auto why = table.is_finished() ? table::why_unrated(table) : std::nullopt;
    if (!why)
        return std::nullopt;
    switch (*why) {
        case table::Unrated::Casual: return std::nullopt;
        case table::Unrated::CalledOff:
            return wire::Text{"Called off: no rating changes.",
                              "Abgebrochen: Keine Wertung ändert sich."};
        case table::Unrated::TooShort:
            return wire::Text{"Too short to say anything: no rating changes.",
                              "Zu kurz, um etwas zu sagen: Keine Wertung ändert sich."};
        case table::Unrated::OnePerson:
            return wire::Text{"One person alone: no rating changes.",
                              "Nur ein Mensch am Tisch: Keine Wertung ändert sich."};
    }
    return std::nullopt;
}

}  // namespace server
