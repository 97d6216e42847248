// Commands about the game on the desk.
#include <algorithm>
#include <utility>

#include "protocol/answers.h"
#include "protocol/choosing.h"
#include "protocol/commands.h"

namespace protocol::at_table {
namespace {

namespace json = boost::json;
using engine::Action;
using engine::kNobody;
using engine::Language;

// Precondition: the request names its action, by notation or by index.
Wanted<engine::RecordEntry> chosen_entry(const Match& match, const ApplyRequest& request) {
    const auto seat = deciding_seat(match, request.seat);
    if (!seat)
        return seat.error();
    const auto action = request.notation ? legal_action(match, *seat, *request.notation)
                                         : numbered_action(match, *seat, request.index.value_or(0));
    if (!action)
        return action.error();
    return engine::RecordEntry{*seat, *action};
}

// Plays the entry and tells it.
json::object played(Match& match, const engine::RecordEntry& entry, Language language) {
    const auto report = match.game().report(match.position(), entry.seat, entry.action);
    match.play(entry);
    return {{"by", doer(entry.seat)},
            {"do", json::string(match.game().notation(entry.action))},
            {"text", json::string(words(match, report, language))}};
}

Answer played_answer(const Match& match, json::array did) {
    json::object answer{{"did", std::move(did)}};
    add_turn(answer, match);
    return answer;
}

Answer apply_chance(Match& match, const ApplyRequest& request, Drawing drawing) {
    const auto seat = deciding_seat(match, request.seat.value_or(kNobody));
    if (!seat)
        return seat.error();
    if (*seat != kNobody)
        return Refusal{Code::BadRequest, {"seat", "no seat decides for chance"}};
    json::array did;
    do {
        did.push_back(played(match, {kNobody, match.drawn()}, spoken(request.language)));
    } while (drawing == Drawing::All && match.actor().is_chance());
    return played_answer(match, std::move(did));
}

}  // namespace

Answer state(AtTable at, const PlainRequest& /*request*/) {
    const Match& match = at.match;
    return json::object{{"game", json::string(match.game().id())},
                        {"position", match.game().to_json(match.position())}};
}

Answer view(AtTable at, const ViewRequest& request) {
    const Match& match = at.match;
    if (const auto wrong = check_seat(match, request.seat))
        return *wrong;
    return json::object{{"seat", engine::write_json(request.seat)},
                        {"view", match.game().view(match.position(), request.seat)}};
}

Answer legal(AtTable at, const LegalRequest& request) {
    const Match& match = at.match;
    const auto seat = chosen_seat(match, request.seat);
    if (!seat)
        return seat.error();
    const Language language = spoken(request.language);
    json::array choices;
    for (const Action action : match.legal(*seat))
        choices.push_back(choice(match, {*seat, action}, language));
    const auto prompt = words(match, match.game().prompt(match.position()), language);
    return json::object{{"by", match.is_over() ? json::value("nobody") : doer(*seat)},
                        {"prompt", json::string(prompt)},
                        {"choices", choices}};
}

Answer apply(AtTable at, const ApplyRequest& request) {
    const int ways = int{request.notation.has_value()} + int{request.index.has_value()}
                     + int{request.chance.has_value()};
    if (ways != 1)
        return Refusal{Code::BadRequest, {"do", "give exactly one of do, index and chance"}};
    Match& match = at.match;
    if (request.chance)
        return apply_chance(match, request, *request.chance);
    const auto entry = chosen_entry(match, request);
    if (!entry)
        return entry.error();
    return played_answer(match, {played(match, *entry, spoken(request.language))});
}

Answer undo(AtTable at, const UndoRequest& request) {
    Match& match = at.match;
    const std::size_t count = request.count.value_or(1);
    if (count > match.entries().size())
        return Refusal{
            Code::NothingToUndo,
            {"count", "there are only " + std::to_string(match.entries().size()) + " actions"}};
    match.undo(count);
    json::object answer;
    add_turn(answer, match);
    return answer;
}

Answer describe(AtTable at, const DescribeRequest& request) {
    const Match& match = at.match;
    const auto seat = deciding_seat(match, request.seat);
    if (!seat)
        return seat.error();
    const auto action = legal_action(match, *seat, request.notation);
    if (!action)
        return action.error();
    json::object answer{{"by", doer(*seat)}};
    for (auto& field : choice(match, {*seat, *action}, spoken(request.language)))
        answer.insert(field);
    return answer;
}

Answer outcome(AtTable at, const OutcomeRequest& request) {
    return outcome_fields(at.match, spoken(request.language));
}

Answer invariant(AtTable at, const PlainRequest& /*request*/) {
    const auto broken = at.match.game().invariant(at.match.position());
    return json::object{{"sound", broken.empty()}, {"broken", json::string(broken)}};
}

Answer record(AtTable at, const PlainRequest& /*request*/) {
    if (!at.match.has_record())
        return Refusal{Code::NoRecord, {"cmd", "a game that began with load has no record"}};
    const Match& match = at.match;
    json::array lines;
    const engine::Record record = match.record();
    lines.push_back(json::string(engine::header_line(record.header)));
    for (std::size_t n = 0; n < record.entries.size(); ++n)
        lines.push_back(json::string(engine::entry_line(match.game(), n, record.entries[n])));
    if (record.end)
        lines.push_back(json::string(engine::end_line(match.game(), *record.end)));
    return json::object{{"lines", lines}};
}

}  // namespace protocol::at_table
