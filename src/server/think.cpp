#include "server/think.h"

#include "analysis/hints.h"
#include "analysis/measured_json.h"
#include "analysis/question.h"
#include "core/rng.h"
#include "engine/json_fields.h"
#include "engine/json_text.h"
#include "games/all_games.h"
#include "server/wire_json.h"

namespace server {
namespace {

constexpr std::size_t kMaxLine = kMaxThinkLine;
constexpr std::string_view kUnknownPack = "content: unknown";
constexpr std::uint32_t kFewestHintVisits = 2;
constexpr std::uint32_t kMostHintVisits = 100'000;

constexpr void visit_fields(engine::FieldsOf<ThinkRequest> auto& self, auto&& visit) {
    visit("game", self.game);
    visit("content", self.content);
    visit("pack", self.pack);
    visit("position", self.position);
    visit("seat", self.seat);
    visit("level", self.level);
    visit("seed", self.seed);
    visit("study", self.study);
    visit("hints", self.hints);
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

template <class T>
core::Result<T> answered(std::string_view line, std::string_view field) {
    const auto json = engine::parse_json(line, kMaxLine);
    if (!json)
        return json.error();
    const auto* object = json->if_object();
    if (object == nullptr || (!object->contains(field) && !object->contains("error")))
        return core::Error{"worker", "said something that is no answer"};
    if (const auto* error = object->if_contains("error"))
        return core::Error{"worker",
                           std::string(error->is_string() ? error->get_string() : "failed")};
    return engine::read_json<T>(object->at(field));
}

}  // namespace

std::string think_line(const ThinkRequest& request) {
    engine::FieldWriter writer;
    visit_fields(request, writer);
    return engine::json_text(writer.take());
}

core::Result<std::vector<std::string>> thought_of(std::string_view answer_line) {
    return answered<std::vector<std::string>>(answer_line, "path");
}

core::Result<boost::json::value> found_of(std::string_view answer_line) {
    return answered<boost::json::value>(answer_line, "found");
}

bool lacks_pack(std::string_view answer_line) {
    const auto thought = thought_of(answer_line);
    return !thought && thought.error().what == kUnknownPack;
}

core::Result<Thinker::Question> Thinker::question_in(std::string_view line) {
    auto request = parse_request(line);
    if (!request)
        return request.error();
    auto game = game_of(*request);
    if (!game)
        return game.error();
    const auto position = (*game)->from_json(request->position);
    if (!position)
        return position.error();
    return Question{std::move(*request), std::move(*game), *position};
}

core::Result<boost::json::object> Thinker::answer_to(const Question& question) {
    if (question.request.study) {
        auto measured = found(question);
        if (!measured)
            return measured.error();
        return boost::json::object{{"found", std::move(*measured)}};
    }
    const auto seat = engine::seat_id(question.request.seat);
    if (!question.game->actor(question.position).includes(seat))
        return core::Error{"seat", "is not to move"};
    if (const auto visits = question.request.hints) {
        if (*visits < kFewestHintVisits || *visits > kMostHintVisits)
            return core::Error{"hints", "out of range"};
        return boost::json::object{{"found",
                                    analysis::to_json(analysis::hints_for(
                                        eye_for(question), question.position, seat, *visits))}};
    }
    const auto path = chosen_path(question);
    if (!path)
        return path.error();
    return boost::json::object{{"path", engine::write_json(*path)}};
}

core::Result<std::vector<std::string>> Thinker::chosen_path(const Question& question) {
    const auto player = player_for(question.request.level, question.game);
    if (!player)
        return player.error();
    return whole_action(*question.game, **player, question.position, question.request);
}

core::Result<boost::json::value> Thinker::found(const Question& question) {
    const auto measured =
        analysis::answer_to(eye_for(question), question.position, *question.request.study);
    if (!measured)
        return measured.error();
    return analysis::to_json(*measured);
}

analysis::Eye& Thinker::eye_for(const Question& question) {
    if (looked_at_ != question.game) {
        eye_ = std::make_unique<analysis::Eye>(*question.game);  // before the game of the last one
        looked_at_ = question.game;
    }
    return *eye_;
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
    const auto question = question_in(line);
    const auto answer = question ? answer_to(*question) : question.error();
    return engine::json_text(answer ? *answer
                                    : boost::json::object{{"error", answer.error().text()}});
}

}  // namespace server
