#include "arena/result_lines.h"

#include <algorithm>
#include <utility>

#include <boost/json.hpp>

#include "engine/json_fields.h"
#include "engine/json_text.h"
#include "engine/options_json.h"

namespace arena {

namespace json = boost::json;

constexpr void visit_fields(engine::FieldsOf<ResultLine> auto& self, auto&& visit) {
    visit("n", self.n);
    visit("seats", self.seats);
    visit("places", self.places);
    visit("ending", self.ending);
    visit("decisions", self.decisions);
    visit("ms", self.ms);
}

namespace {

json::object header_json(const TournamentPlan& plan) {
    return {{"format", "tetrapolis-arena/1"},
            {"game", plan.game->id()},
            {"content", plan.game->content_hash()},
            {"options", engine::write_json(plan.game->options_of(plan.start))},
            {"seats", plan.seats()},
            {"mode", plan.mode == Mode::Gauntlet ? "gauntlet" : "round_robin"},
            {"players", json::value_from(plan.players)},
            {"seed", plan.seed}};
}

core::Error other_tournament(std::string_view key,
                             const json::value* found,
                             const json::value& own) {
    return {"line 1",
            "belongs to another tournament: " + std::string(key) + " is "
                + (found == nullptr ? "missing" : engine::json_text(*found)) + ", not "
                + engine::json_text(own)};
}

bool are_places(const std::vector<int>& places, std::size_t seats) {
    return places.size() == seats && std::ranges::count(places, 1) > 0
           && std::ranges::all_of(places, [seats](int place) {
                  return place >= 1 && std::cmp_less_equal(place, seats);
              });
}

}  // namespace

core::Error no_header() { return {"line 1", "is not the head of a results file"}; }

core::Result<ResultLine> read_result_line(std::string_view line, std::size_t seats) {
    const auto parsed = engine::parse_json(line, kMaxResultLine);
    if (!parsed)
        return parsed.error();
    auto read = engine::read_json<ResultLine>(*parsed);
    if (read && !are_places(read->places, seats))
        return core::Error{"places", "must be one for each seat, the best of them 1"};
    return read;
}

std::optional<std::string_view> next_line(std::string_view& rest) {
    const std::size_t end = rest.find('\n');
    if (end == std::string_view::npos)
        return std::nullopt;
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(end + 1);
    return line;
}

std::string header_line(const TournamentPlan& plan) { return engine::json_text(header_json(plan)); }

std::string result_line(const Tournament& tournament, const MatchResult& result) {
    const auto& endings = tournament.plan().game->outcome_names().ending_ids;
    return engine::json_text(
        engine::write_json(ResultLine{.n = result.number,
                                      .seats = tournament.names_at(result.number),
                                      .places = result.places,
                                      .ending = endings[static_cast<std::size_t>(result.ending)],
                                      .decisions = result.decisions,
                                      .ms = result.milliseconds}));
}

core::Result<json::object> read_header(std::string_view line) {
    const auto found = engine::parse_json(line, kMaxResultLine);
    if (!found || !found->is_object())
        return no_header();
    return found->as_object();
}

std::optional<core::Error> header_complaint(std::string_view line, const TournamentPlan& plan) {
    const auto found = read_header(line);
    if (!found)
        return found.error();
    for (const auto& [key, own] : header_json(plan)) {
        const json::value* there = found->if_contains(key);
        if (there == nullptr || engine::json_text(*there) != engine::json_text(own))
            return other_tournament(key, there, own);
    }
    return std::nullopt;
}

core::Result<MatchResult> parse_result(std::string_view line, const Tournament& tournament) {
    const auto read = read_result_line(line, tournament.schedule().seats());
    if (!read)
        return read.error();
    if (read->seats != tournament.names_at(read->n))
        return core::Error{"seats", "are not those of game " + std::to_string(read->n)};
    const auto& endings = tournament.plan().game->outcome_names().ending_ids;
    const auto ending = std::ranges::find(endings, read->ending);
    if (ending == endings.end())
        return core::Error{"ending", "there is no ending \"" + read->ending + "\""};
    return MatchResult{.number = read->n,
                       .places = read->places,
                       .ending = static_cast<int>(ending - endings.begin()),
                       .decisions = read->decisions,
                       .milliseconds = read->ms};
}

}  // namespace arena
