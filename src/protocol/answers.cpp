#include "protocol/answers.h"

#include <algorithm>
#include <cmath>

#include "engine/json_fields.h"

namespace protocol {
namespace {

namespace json = boost::json;
using engine::Language;
using engine::SeatId;

double rounded(double value) { return std::round(value * 10000.0) / 10000.0; }

json::array texts(const std::vector<engine::Words>& list, Language language) {
    json::array out;
    for (const engine::Words& item : list)
        out.push_back(json::string(item.in(language)));
    return out;
}

json::object seat_result(const engine::SeatResult& result, std::size_t parts) {
    json::array values;
    for (std::size_t i = 0; i < parts; ++i)
        values.push_back(result.parts[i]);
    return {
        {"place", result.place}, {"won", result.won}, {"score", result.score}, {"parts", values}};
}

json::array win_shares(const ai::search::WinShares& shares, int seats) {
    json::array wins;
    for (int i = 0; i < seats; ++i)
        wins.push_back(rounded(static_cast<double>(shares[static_cast<std::size_t>(i)])));
    return wins;
}

json::array mean_scores(const Tally& tally, int seats) {
    json::array scores;
    for (int i = 0; i < seats; ++i)
        scores.push_back(rounded(tally.mean_score(engine::seat_id(i))));
    return scores;
}

json::object weighed(const Match& match,
                     SeatId seat,
                     const ai::search::Finding& move,
                     Language language) {
    json::object fields = choice(match, {seat, move.action}, language);
    fields["visits"] = move.visits;
    fields["win"] = win_shares(move.win, match.seats());
    if (move.is_certain)
        fields["certain"] = true;
    return fields;
}

// The planned actions one by one, each in words of the position it would be made in.
json::array in_words(Match match,
                     const std::vector<ai::search::PlannedAction>& plan,
                     Language language) {
    json::array steps;
    for (const ai::search::PlannedAction& planned : plan) {
        json::object step{{"by", doer(planned.seat)}};
        for (const auto& field : choice(match, {planned.seat, planned.action}, language))
            step.insert(field);
        steps.push_back(step);
        match.play({planned.seat, planned.action});
    }
    return steps;
}

json::object option_fields(const engine::OptionSpec& option, Language language) {
    json::array values;
    for (const auto& [value, words] : option.values)
        values.push_back(json::string(value));
    const bool english = language == Language::English;
    return {{"key", json::string(option.key)},
            {"text", json::string(english ? option.name.english : option.name.german)},
            {option.is_range ? "range" : "values", values},
            {"standard", json::string(option.standard)}};
}

}  // namespace

json::value doer(SeatId seat) {
    return seat == engine::kNobody ? json::value("chance") : engine::write_json(seat);
}

json::value to_move(const Match& match) {
    const engine::Actor actor = match.actor();
    if (actor.is_chance())
        return "chance";
    return actor.is_nobody() ? json::value("nobody") : engine::write_json(actor.seats());
}

void add_turn(json::object& answer, const Match& match) {
    answer["actions"] = match.entries().size();
    answer["to_move"] = to_move(match);
}

json::object choice(const Match& match, engine::RecordEntry entry, Language language) {
    const engine::AnyGame& game = match.game();
    const auto message = game.describe(match.position(), entry.seat, entry.action);
    json::object fields{{"do", json::string(game.notation(entry.action))},
                        {"text", json::string(words(match, message, language))}};
    if (entry.seat == engine::kNobody)
        fields["weight"] = game.weight(match.position(), entry.action);
    return fields;
}

json::object outcome_fields(const Match& match, Language language) {
    const engine::Outcome outcome = match.game().outcome(match.position());
    const engine::OutcomeNames& names = match.game().outcome_names();
    json::array seats;
    for (std::size_t i = 0; i < outcome.seats; ++i)
        seats.push_back(seat_result(outcome.results[i], names.parts.size()));
    return {{"over", match.is_over()},
            {"ending", json::string(names.ending_ids[outcome.ending])},
            {"text", json::string(names.endings[outcome.ending].in(language))},
            {"parts", texts(names.parts, language)},
            {"seats", seats}};
}

json::object game_fields(const engine::AnyGame& game, Language language) {
    json::array options;
    for (const engine::OptionSpec& option : game.options())
        options.push_back(option_fields(option, language));
    return {{"id", json::string(game.id())},
            {"name", json::string(game.name().in(language))},
            {"players", json::array{game.min_seats(), game.max_seats()}},
            {"content", json::string(game.content_hash())},
            {"options", options}};
}

void add_tally(json::object& answer, const Tally& tally, int seats) {
    json::array wins;
    for (int i = 0; i < seats; ++i)
        wins.push_back(rounded(tally.win_share(engine::seat_id(i))));
    answer["win"] = wins;
    answer["score"] = mean_scores(tally, seats);
}

void add_forecast(json::object& answer,
                  const Match& match,
                  const ai::search::Searcher& searcher,
                  const Sampling& sampling) {
    const ai::search::Findings findings = searcher.findings();
    const FirstStep best{findings.seat, findings.moves.front().action};
    answer["score"] =
        mean_scores(forecast(match.game(), match.position(), best, sampling), match.seats());
}

json::object found(const Match& match,
                   const ai::search::Searcher& searcher,
                   std::size_t top,
                   Language language) {
    const ai::search::Findings findings = searcher.findings();
    json::array best;
    for (std::size_t i = 0; i < std::min(top, findings.moves.size()); ++i)
        best.push_back(weighed(match, findings.seat, findings.moves[i], language));
    return {{"by", doer(findings.seat)},
            {"visits", findings.visits},
            {"win", win_shares(findings.win, match.seats())},
            {"best", best},
            {"plan", in_words(match, searcher.plan(), language)}};
}

json::object endings(const engine::AnyGame& game, const Tally& tally) {
    json::object counts;
    for (std::size_t i = 0; i < tally.endings.size(); ++i)
        if (tally.endings[i] > 0)
            counts[game.outcome_names().ending_ids[i]] = tally.endings[i];
    return counts;
}

}  // namespace protocol
