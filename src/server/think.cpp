#include "server/think.h"

#include <boost/json/object.hpp>

#include "core/rng.h"
#include "engine/json_fields.h"
#include "engine/json_text.h"
#include "games/all_games.h"
#include "server/wire_json.h"

namespace server {
namespace {

constexpr std::size_t kMaxLine = kMaxThinkLine;
constexpr std::string_view kUnknownPack = "content: unknown";

template <engine::FieldsOf<ThinkRequest> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("game", self.game);
    visit("content", self.content);
    visit("pack", self.pack);
    visit("position", self.position);
    visit("seat", self.seat);
    visit("level", self.level);
    visit("seed", self.seed);
}

core::Result<ThinkRequest> parse_request(std::string_view line) {
    const auto json = engine::parse_json(line, kMaxLine);
    if (!json)
        return json.error();
    ThinkRequest request;
    engine::FieldReader reader(*json);
    visit_fields(request, reader);
    if (const auto wrong = reader.finish())
        return *wrong;
    return request;
}

std::vector<std::string> whole_action(const engine::AnyGame& game,
                                      ai::Player& player,
                                      engine::Position position,
                                      const ThinkRequest& request) {
    const auto seat = engine::seat_id(request.seat);
    core::Rng rng(request.seed);
    std::vector<std::string> path;
    bool complete = false;
    while (!complete && game.actor(position).includes(seat)) {
        const engine::Position before = position;
        const engine::Action action = player.choose(game, before, seat, rng);
        path.push_back(game.notation(action));
        game.apply(position, seat, action);
        complete = !game.asks(before, position, seat);
    }
    return path;
}

}  // namespace

std::string think_line(const ThinkRequest& request) {
    engine::FieldWriter writer;
    visit_fields(request, writer);
    return engine::json_text(writer.take());
}

core::Result<std::vector<std::string>> thought_of(std::string_view answer_line) {
    const auto json = engine::parse_json(answer_line, kMaxLine);
    if (!json)
        return json.error();
    const auto* object = json->if_object();
    if (object == nullptr || (!object->contains("path") && !object->contains("error")))
        return core::Error{"worker", "said something that is no answer"};
    if (const auto* error = object->if_contains("error"))
        return core::Error{"worker",
                           std::string(error->is_string() ? error->get_string() : "failed")};
    return engine::read_json<std::vector<std::string>>(object->at("path"));
}

bool lacks_pack(std::string_view answer_line) {
    const auto thought = thought_of(answer_line);
    return !thought && thought.error().what == kUnknownPack;
}

core::Result<std::vector<std::string>> Thinker::chosen_path(std::string_view line) {
    const auto request = parse_request(line);
    if (!request)
        return request.error();
    const auto game = game_of(*request);
    if (!game)
        return game.error();
    const auto position = (*game)->from_json(request->position);
    if (!position)
        return position.error();
    if (!(*game)->actor(*position).includes(engine::seat_id(request->seat)))
        return core::Error{"seat", "is not to move"};
    const auto player = player_for(request->level, *game);
    if (!player)
        return player.error();
    return whole_action(**game, **player, *position, *request);
}

core::Result<engine::AnyGamePtr> Thinker::game_of(const ThinkRequest& request) {
    auto current = find_(request.game);
    if (!current || request.content.empty() || (*current)->content_hash() == request.content)
        return current;
    if (auto known = shelf_.find(request.content))
        return known;
    if (!request.pack)
        return core::Error{"content", "unknown"};
    auto game = games::with_content(request.game, *request.pack);
    if (game && (*game)->content_hash() == request.content)
        shelf_.put(*game);
    return game;
}

core::Result<ai::Player*> Thinker::player_for(const std::string& level,
                                              const engine::AnyGamePtr& game) {
    if (player_ != nullptr && game_ == game && player_->name() == level)
        return player_.get();
    auto player = ai::make_player(level, *game);
    if (!player)
        return player.error();
    player_ = std::move(*player);  // before the game that the last one was made for
    game_ = game;
    return player_.get();
}

std::string Thinker::answer(std::string_view line) {
    const auto path = chosen_path(line);
    boost::json::object answer;
    if (path)
        answer["path"] = engine::write_json(*path);
    else
        answer["error"] = path.error().text();
    return engine::json_text(answer);
}

}  // namespace server
