#include "server/story.h"

#include <algorithm>

#include "analysis/chances.h"
#include "analysis/moments.h"
#include "engine/json_text.h"
#include "server/wire_json.h"
#include "server/words.h"

namespace server {
namespace {

constexpr std::size_t kMostMoments = 60;
constexpr std::uint32_t kVisits = 4000;
constexpr std::size_t kMaxStoryText = std::size_t{1} << 18U;

std::vector<int> scores_in(const engine::AnyGame& game, const engine::Position& position) {
    std::vector<int> scores;
    const engine::Outcome outcome = game.outcome(position);
    for (int seat = 0; seat < outcome.seats; ++seat)
        scores.push_back(outcome.of(engine::seat_id(seat)).score);
    return scores;
}

// Whoever resigned has no chance left, whatever the rules say of the position.
std::vector<int> chances_at_the_end(const table::TableOutcome& outcome) {
    const auto winners = std::ranges::count(outcome.won, true);
    std::vector<int> chances;
    for (const bool won : outcome.won)
        chances.push_back(won ? static_cast<int>(1000 / winners) : 0);
    return chances;
}

bool fits(const wire::Story& story, const table::Table& table) {
    return story.table == table.setup().id && !story.moments.empty()
           && story.moments.back().n == static_cast<int>(table.entries().size());
}

}  // namespace

std::optional<wire::Story> planned_story(const table::Table& table) {
    const auto outcome = table.outcome();
    if (table.state() != table::State::Over || table.frozen() || !outcome
        || table.entries().empty())
        return std::nullopt;
    wire::Story story{{}, table.setup().id, false, {}};
    const engine::AnyGame& game = table.game();
    for (const analysis::Moment& moment :
         analysis::moments_of(game, table.position_at(0), table.entries(), kMostMoments))
        story.moments.push_back({static_cast<int>(moment.n),
                                 words(game, game.stage(moment.position), table.seat_names()),
                                 scores_in(game, moment.position),
                                 {}});
    story.moments.back().chances = chances_at_the_end(*outcome);
    story.is_whole = !next_moment(story);
    return story;
}

std::optional<wire::Story> kept_story(const table::Table& table, const std::string& text) {
    const auto json = engine::parse_json(text, kMaxStoryText);
    if (!json)
        return std::nullopt;
    auto story = wire::read<wire::Story>(*json);
    if (!story || !fits(*story, table))
        return std::nullopt;
    return std::move(*story);
}

std::optional<std::size_t> next_moment(const wire::Story& story) {
    std::vector<bool> known;
    for (const wire::StoryMoment& moment : story.moments)
        known.push_back(!moment.chances.empty());
    const std::size_t next = analysis::next_unknown(known);
    return next == known.size() ? std::nullopt : std::optional(next);
}

ThinkRequest story_request(const table::Table& table, const wire::StoryMoment& moment) {
    const engine::Position truth = table.position_at(static_cast<std::size_t>(moment.n));
    ThinkRequest request;
    request.game = table.setup().game;
    request.content = table.game().content_hash();
    request.seed = static_cast<std::uint64_t>(moment.n);
    request.position =
        table.game().to_json(analysis::known_to_all(table.game(), truth, request.seed));
    request.seat = engine::index_of(table.game().actor(truth).first());
    request.visits = kVisits;
    return request;
}

}  // namespace server
