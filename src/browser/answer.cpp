#include "browser/answer.h"

#include <cstdint>
#include <optional>
#include <utility>

#include "browser/trials.h"
#include "browser/verify_record.h"
#include "engine/json_fields.h"
#include "engine/json_text.h"

namespace browser {
namespace {

constexpr std::size_t kMostBytes = std::size_t{16} << 20U;

struct Request {
    std::string what;
    std::optional<std::string> record;
    std::optional<std::string> game;
    std::optional<std::uint32_t> entry;
    std::optional<std::uint32_t> visits;
    std::optional<std::uint32_t> seats;
    std::optional<std::uint32_t> seed;
    std::optional<std::uint32_t> amount;
};

template <engine::FieldsOf<Request> Self, class Visitor>
void visit_fields(Self& request, Visitor&& visit) {
    visit("do", request.what);
    visit("record", request.record);
    visit("game", request.game);
    visit("entry", request.entry);
    visit("visits", request.visits);
    visit("seats", request.seats);
    visit("seed", request.seed);
    visit("amount", request.amount);
}

core::Result<std::string> done(const Request& request) {
    const std::string record = request.record.value_or("");
    const std::string game = request.game.value_or("");
    const WorkTrial work{.game = game,
                         .seats = static_cast<int>(request.seats.value_or(2)),
                         .seed = request.seed.value_or(1),
                         .amount = request.amount.value_or(1)};
    if (request.what == "record")
        return record_trial(work);
    if (request.what == "replay")
        return replay_trial(record);
    if (request.what == "verify")
        return verify_record(record);
    if (request.what == "search")
        return search_trial({.record = record,
                             .entry = request.entry.value_or(0),
                             .visits = request.visits.value_or(100)});
    if (request.what == "games")
        return games_trial(work);
    if (request.what == "visits")
        return visits_trial(work);
    return core::Error{"do", "\"" + request.what + "\" is not known"};
}

std::string error_text(const core::Error& error) { return "error: " + error.text(); }

}  // namespace

std::string answer(std::string_view request) {
    const auto json = engine::parse_json(request, kMostBytes);
    if (!json)
        return error_text(json.error());
    const auto read = engine::read_json<Request>(*json);
    if (!read)
        return error_text(read.error());
    auto text = done(*read);
    return text ? std::move(*text) : error_text(text.error());
}

}  // namespace browser
