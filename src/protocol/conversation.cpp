#include "protocol/conversation.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/json_text.h"

namespace protocol {
namespace {

namespace json = boost::json;

template <class Place, class Request>
Answer call(Answer (*command)(Place, const Request&), Place place, const json::value& fields) {
    const auto request = engine::read_json<Request>(fields);
    if (!request)
        return Refusal{Code::BadRequest, request.error()};
    return command(place, *request);
}

template <auto kCommand>
Answer anywhere(Desk& desk, const json::value& fields) {
    return call<Desk&>(kCommand, desk, fields);
}

template <auto kCommand>
Answer with_match(Desk& desk, const json::value& fields) {
    if (!desk.match)
        return Refusal{Code::NoGame, {"cmd", "there is no game yet: send new or load first"}};
    return call<AtTable>(kCommand, {*desk.match, desk.limits, desk.tell}, fields);
}

struct Row {
    std::string_view name;
    Answer (*run)(Desk& desk, const json::value& fields);
};
constexpr std::array<Row, 15> kCommands = {{
    {"games", anywhere<games>},
    {"new", anywhere<new_game>},
    {"load", anywhere<load>},
    {"state", with_match<at_table::state>},
    {"view", with_match<at_table::view>},
    {"legal", with_match<at_table::legal>},
    {"apply", with_match<at_table::apply>},
    {"undo", with_match<at_table::undo>},
    {"describe", with_match<at_table::describe>},
    {"outcome", with_match<at_table::outcome>},
    {"invariant", with_match<at_table::invariant>},
    {"rollout", with_match<at_table::rollout>},
    {"search", with_match<at_table::search>},
    {"record", with_match<at_table::record>},
    {"quit", anywhere<quit>},
}};

Answer unknown_command(const std::string& name) {
    std::string known;
    for (const Row& row : kCommands)
        known += (known.empty() ? "" : ", ") + std::string(row.name);
    return Refusal{Code::UnknownCommand,
                   {"cmd", "there is no command \"" + name + "\"; known are: " + known}};
}

bool is_id(const json::value& id) {
    return id.is_null() || id.is_string() || id.is_int64() || id.is_uint64();
}

// A request without its head: what the command is called and how the response is marked.
struct Envelope {
    json::value id;
    json::object fields;
};

std::optional<Refusal> open(json::value line, Envelope& envelope) {
    if (!line.is_object())
        return Refusal{Code::BadRequest, engine::expected("an object", line)};
    envelope.fields = std::move(line.get_object());
    const json::value* id = envelope.fields.if_contains("id");
    if (id == nullptr)
        return std::nullopt;
    if (!is_id(*id))
        return Refusal{Code::BadRequest,
                       engine::inside("id", engine::expected("a text or an integer", *id))};
    envelope.id = *id;
    envelope.fields.erase("id");
    return std::nullopt;
}

Answer dispatch(Desk& desk, json::object fields) {
    const json::value* cmd = fields.if_contains("cmd");
    if (cmd == nullptr)
        return Refusal{Code::BadRequest, {"cmd", "missing"}};
    const auto name = engine::read_json<std::string>(*cmd);
    if (!name)
        return Refusal{Code::BadRequest, engine::inside("cmd", name.error())};
    fields.erase("cmd");
    const auto* const row = std::ranges::find(kCommands, *name, &Row::name);
    return row == kCommands.end() ? unknown_command(*name) : row->run(desk, std::move(fields));
}

Answer respond(Desk& desk, std::string_view line, Envelope& envelope) {
    auto request = engine::parse_json(line, desk.limits.line_bytes);
    if (!request)
        return Refusal{Code::BadJson, request.error()};
    if (const auto wrong = open(std::move(*request), envelope))
        return *wrong;
    return dispatch(desk, std::move(envelope.fields));
}

std::string progress_line(const json::value& id, const json::object& fields) {
    json::object line{{"id", id}, {"progress", true}};
    line.insert(fields.begin(), fields.end());
    return engine::json_text(line);
}

json::object refused(const Refusal& refusal) {
    return {{"code", json::string(name_of(refusal.code))},
            {"where", json::string(refusal.error.where)},
            {"text", json::string(refusal.error.what)}};
}

}  // namespace

Conversation::Conversation(Library library, Limits limits)
    : desk_{std::move(library), limits, std::nullopt, {}, false} {}

std::string Conversation::answer(std::string_view line, const Progress& progress) {
    if (line.find_first_not_of(" \t\r") == std::string_view::npos)
        return {};
    Envelope envelope;
    desk_.tell = [&](const json::object& fields) {
        if (progress)
            progress(progress_line(envelope.id, fields));
    };
    const Answer answer = respond(desk_, line, envelope);
    desk_.tell = {};
    json::object response{{"id", std::move(envelope.id)}, {"ok", answer.ok()}};
    if (!answer)
        response["error"] = refused(answer.error());
    else
        for (const auto& field : *answer)
            response.insert(field);
    return engine::json_text(response);
}

}  // namespace protocol
