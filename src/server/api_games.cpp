// HTTP: the games, their guides, and positions to try without a table.
#include "ai/levels.h"
#include "games/table_options.h"
#include "server/api.h"
#include "server/api_calls.h"
#include "server/choices.h"

namespace server {
namespace {

// What a table has of it if nobody chooses.
std::string usual_of(const engine::AnyGame& game, const engine::OptionSpec& spec) {
    for (const engine::OptionChoice& usual : games::table_options(game.id()))
        if (usual.key == spec.key)
            return usual.value;
    return spec.standard;
}

std::vector<wire::OptionInfo> options_of(const engine::AnyGame& game) {
    std::vector<wire::OptionInfo> options;
    for (const engine::OptionSpec& spec : game.options()) {
        options.push_back({std::string(spec.key),
                           {std::string(spec.name.english), std::string(spec.name.german)},
                           {},
                           {},
                           spec.is_range,
                           spec.names_seats,
                           usual_of(game, spec)});
        for (const engine::OptionValue& each : spec.values) {
            options.back().values.push_back(each.value);
            options.back().words.push_back(wire::text_of(each.words));
        }
    }
    return options;
}

std::vector<wire::LevelInfo> level_infos() {
    std::vector<wire::LevelInfo> levels;
    for (const ai::Level& level : ai::levels())
        levels.push_back({std::string(level.id),
                          wire::text_of(level.name),
                          wire::text_of(level.description),
                          level.rating});
    return levels;
}

SeatNames numbered_seats(int count) {
    SeatNames names;
    for (int i = 1; i <= count; ++i)
        names.push_back(std::to_string(i));
    return names;
}

// The position after the path, and what its last action did.
struct Tryout {
    engine::Position position;
    wire::Text text;
};

core::Result<Tryout> try_path(const engine::AnyGame& game,
                              engine::Position position,
                              const std::vector<std::string>& path) {
    const SeatNames names = numbered_seats(game.seats_of(position));
    Tryout tryout{position, {}};
    if (path.empty())
        return tryout;
    const engine::Actor actor = game.actor(position);
    if (actor.is_chance() || actor.is_nobody())
        return core::Error{"path", "nobody is to move"};
    const auto actions = parse_path({game, position, actor.first(), names}, path);
    if (!actions)
        return actions.error();
    for (const engine::Action action : *actions) {
        tryout.text = words(game, game.report(tryout.position, actor.first(), action), names);
        game.apply(tryout.position, actor.first(), action);
    }
    return tryout;
}

wire::Tried told(const engine::AnyGame& game, const Tryout& tryout) {
    const SeatNames names = numbered_seats(game.seats_of(tryout.position));
    const engine::Actor actor = game.actor(tryout.position);
    const bool somebody = !actor.is_chance() && !actor.is_nobody();
    const engine::SeatId seat = somebody ? actor.first() : engine::kNobody;
    wire::Tried tried{};
    tried.stage = words(game, game.stage(tryout.position), names);
    tried.prompt = words(game, game.prompt(tryout.position), names);
    tried.text = tryout.text;
    tried.view = game.view(tryout.position, seat);
    if (!somebody)
        return tried;
    tried.seat = engine::index_of(seat);
    tried.choices = choices_of({game, tryout.position, seat, names});
    for (const engine::Reason& reason : game.reasons(tryout.position, seat))
        tried.reasons.push_back({reason.target, words(game, reason.why, names)});
    return tried;
}

}  // namespace

void Api::get_games(Call call) {
    wire::Games games{};
    for (const std::string& id : services_.game_ids) {
        const auto game = services_.find_game(id);
        if (!game)
            continue;
        games.games.push_back({id,
                               wire::text_of((*game)->name()),
                               wire::text_of((*game)->about().line),
                               (*game)->about().minutes,
                               (*game)->min_seats(),
                               (*game)->max_seats(),
                               (*game)->hides(),
                               (*game)->content_hash(),
                               options_of(**game),
                               level_infos(),
                               hall_.running_tables(id)});
    }
    call.reply(net::compressed(call.request, response_with(games)));
}

// A guide is the same as long as the pack is.
const net::PreparedText& Api::prepared_guide(const engine::AnyGame& game) {
    constexpr std::size_t kMost = 16;
    const auto known = guides_.find(game.content_hash());
    if (known != guides_.end())
        return known->second;
    if (guides_.size() >= kMost)
        guides_.clear();
    return guides_
        .emplace(game.content_hash(),
                 net::PreparedText("application/json", engine::json_text(game.guide())))
        .first->second;
}

// Of the pack that new tables get, or of another that a table is played with.
void Api::get_guide(Call call) {
    const std::string& id = call.arguments[0];
    const auto content = call.request.parameter("content");
    const auto game = content ? game_with(services_, id, *content) : services_.find_game(id);
    if (!game)
        return call.reply(response_of(complaint::unknown_page()));
    call.reply(prepared_guide(**game).respond(call.request));
}

// NOLINTNEXTLINE(readability-make-member-function-const): as all routes
void Api::post_try(Call call) {
    const auto game = services_.find_game(call.arguments[0]);
    if (!game)
        return call.reply(response_of(complaint::unknown_page()));
    const auto body = body_of<wire::Try>(call.request);
    if (!body)
        return call.reply(response_of(body.error()));
    const auto position = (*game)->from_json(body->position);
    if (!position)
        return call.reply(
            response_of(complaint::bad_request(engine::inside("position", position.error()))));
    const auto tryout =
        try_path(**game, *position, body->path.value_or(std::vector<std::string>{}));
    if (!tryout)
        return call.reply(response_of(complaint::bad_request(tryout.error())));
    call.reply(response_with(told(**game, *tryout)));
}

}  // namespace server
