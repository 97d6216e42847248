// Commands that need no game yet: the list of games, starting, loading, leaving.
#include <utility>

#include "engine/json_text.h"
#include "protocol/answers.h"
#include "protocol/choosing.h"
#include "protocol/commands.h"

namespace protocol {
namespace {

namespace json = boost::json;

constexpr std::string_view kUsualTable = "engine";

bool is_known(const Library& library, std::string_view id) {
    for (const std::string_view known : library.ids)
        if (known == id)
            return true;
    return false;
}

Wanted<engine::AnyGamePtr> find_game(const Library& library,
                                     const std::string& id,
                                     const std::optional<Document>& content) {
    if (!is_known(library, id))
        return Refusal{Code::UnknownGame, library.find(id).error()};
    if (!content)
        return *library.find(id);
    auto game = library.with_content(id, engine::json_text(content->json));
    if (!game)
        return Refusal{Code::BadContent, engine::inside("content", game.error())};
    return *game;
}

// Both `new` and `load` say where the dice come from and who plays.
template <class Request>
Wanted<engine::FairDice> make_dice(const Request& request) {
    const std::string table = request.table.value_or(std::string(kUsualTable));
    if (!request.seed)
        return engine::FairDice::fresh(table);
    auto dice = engine::FairDice::from_hex(*request.seed, table);
    if (!dice)
        return Refusal{Code::BadSetup, {"seed", dice.error().what}};
    return *dice;
}

template <class Request>
Wanted<Match> make_match(const engine::AnyGamePtr& game,
                         const engine::Position& start,
                         const Request& request) {
    auto dice = make_dice(request);
    if (!dice)
        return dice.error();
    const auto seats = static_cast<std::size_t>(game->seats_of(start));
    auto names = request.names.value_or(std::vector<std::string>(seats));
    if (names.size() != seats)
        return Refusal{Code::BadSetup, {"names", "expected one name per player"}};
    return Match(game,
                 start,
                 std::move(*dice),
                 {request.table.value_or(std::string(kUsualTable)), std::move(names)});
}

Answer put_on_desk(Desk& desk, Wanted<Match> match) {
    if (!match)
        return match.error();
    desk.match = std::move(*match);
    const engine::RecordHeader header = desk.match->header();
    json::object answer{{"game", header.game},
                        {"players", desk.match->seats()},
                        {"options", engine::write_json(header.options)},
                        {"content", header.content},
                        {"commitment", header.commitment}};
    add_turn(answer, *desk.match);
    return answer;
}

core::Error inside_position(core::Error error) {
    if (error.where.starts_with("position"))
        return error;
    return engine::inside("position", std::move(error));
}

Wanted<engine::Position> read_position(const engine::AnyGame& game, const Document& document) {
    auto position = game.from_json(document.json);
    if (!position)
        return Refusal{Code::BadPosition, inside_position(position.error())};
    if (const auto broken = game.invariant(*position); !broken.empty())
        return Refusal{Code::BadPosition, {"position", std::string(broken)}};
    return *position;
}

}  // namespace

Answer games(Desk& desk, const GamesRequest& request) {
    json::array list;
    for (const std::string_view id : desk.library.ids)
        list.push_back(game_fields(**desk.library.find(id),
                                   request.language.value_or(engine::Language::English)));
    return json::object{{"protocol", 1}, {"games", list}};
}

Answer new_game(Desk& desk, const NewRequest& request) {
    const auto game = find_game(desk.library, request.game, request.content);
    if (!game)
        return game.error();
    const auto start =
        (*game)->initial(request.players, request.options.value_or(engine::OptionChoices{}));
    if (!start)
        return Refusal{Code::BadSetup, start.error()};
    return put_on_desk(desk, make_match(*game, *start, request));
}

Answer load(Desk& desk, const LoadRequest& request) {
    const auto game = find_game(desk.library, request.game, request.content);
    if (!game)
        return game.error();
    const auto start = read_position(**game, request.position);
    if (!start)
        return start.error();
    return put_on_desk(desk, make_match(*game, *start, request));
}

Answer quit(Desk& desk, const PlainRequest& /*request*/) {
    desk.is_finished = true;
    return json::object{};
}

}  // namespace protocol
