#include "app/games_command.h"

#include <memory>
#include <string>
#include <vector>

#include <boost/json.hpp>
#include <fmt/core.h>

#include "app/arguments.h"
#include "app/command.h"
#include "app/text_table.h"
#include "engine/json_text.h"
#include "games/all_games.h"

namespace app {
namespace {

namespace json = boost::json;

struct GamesArguments {
    GameChoice choice;
    bool as_json = false;
};

// "off | on", "1 .. 500", "none | 1 .. 500": the ends of a range come last.
template <class TextOf>
std::string listed(const engine::OptionSpec& option, TextOf&& text_of) {
    std::string text;
    for (std::size_t i = 0; i < option.values.size(); ++i) {
        const bool closes_range = option.is_range && i + 1 == option.values.size();
        if (i > 0)
            text += closes_range ? " .. " : " | ";
        text += text_of(option.values[i]);
    }
    return text;
}
std::string values_of(const engine::OptionSpec& option) {
    return listed(option, [](const engine::OptionValue& each) { return each.value; });
}
std::string words_of(const engine::OptionSpec& option) {
    return listed(option, [](const engine::OptionValue& each) { return each.words.english; });
}

void print_game(const engine::AnyGame& game) {
    fmt::print("{}: {}, {} to {} players, about {} minutes\n",
               game.id(),
               game.name().english,
               game.min_seats(),
               game.max_seats(),
               game.about().minutes);
    fmt::print("  {}\n", game.about().line.english);
    fmt::print("  content {}\n", game.content_hash());
    TextTable table({{"option"}, {"values"}, {"standard"}, {"meaning"}, {"which is"}});
    for (const engine::OptionSpec& option : game.options()) {
        table.add({std::string(option.key),
                   values_of(option),
                   option.standard,
                   std::string(option.name.english),
                   words_of(option)});
    }
    fmt::print("{}", table.text());
}

json::object words_json(std::string_view english, std::string_view german) {
    return {{"english", english}, {"german", german}};
}

json::object option_json(const engine::OptionSpec& option) {
    json::array values;
    json::array words;
    for (const engine::OptionValue& each : option.values) {
        values.emplace_back(each.value);
        words.push_back(words_json(each.words.english, each.words.german));
    }
    return {{"key", option.key},
            {"values", values},
            {"words", words},
            {"range", option.is_range},
            {"standard", option.standard},
            {"name", words_json(option.name.english, option.name.german)}};
}

json::object game_json(const engine::AnyGame& game) {
    json::array options;
    for (const engine::OptionSpec& option : game.options())
        options.push_back(option_json(option));
    json::array endings;
    for (std::size_t i = 1; i < game.outcome_names().ending_ids.size(); ++i)
        endings.emplace_back(game.outcome_names().ending_ids[i]);
    return {{"id", game.id()},
            {"name", words_json(game.name().english, game.name().german)},
            {"line", words_json(game.about().line.english, game.about().line.german)},
            {"minutes", game.about().minutes},
            {"players", {{"min", game.min_seats()}, {"max", game.max_seats()}}},
            {"content", game.content_hash()},
            {"options", options},
            {"endings", endings}};
}

// A pack says itself which game it is for.
core::Result<std::string> game_of_pack(const std::string& path) {
    const auto text = read_file(path);
    if (!text)
        return text.error();
    const auto pack = engine::parse_json(*text, kMaxFileBytes);
    if (!pack)
        return core::Error{path, pack.error().text()};
    const json::object* fields = pack->if_object();
    const json::value* game = fields == nullptr ? nullptr : fields->if_contains("game");
    if (game == nullptr || !game->is_string())
        return core::Error{path, "is no content pack: it does not say for which \"game\""};
    return std::string(game->as_string());
}

core::Result<std::vector<engine::AnyGamePtr>> chosen_games(GameChoice choice) {
    if (choice.game.empty() && !choice.content_file.empty()) {
        const auto id = game_of_pack(choice.content_file);
        if (!id)
            return id.error();
        choice.game = *id;
    }
    std::vector<engine::AnyGamePtr> chosen;
    for (const std::string_view id : games::ids()) {
        if (choice.game.empty())
            chosen.push_back(*games::find(id));
    }
    if (!chosen.empty())
        return chosen;
    const auto game = load_game(choice);
    if (!game)
        return game.error();
    return std::vector{*game};
}

int run_games(const GamesArguments& arguments) {
    const auto games = chosen_games(arguments.choice);
    if (!games)
        return fail(games.error());
    json::array rows;
    for (const engine::AnyGamePtr& game : *games) {
        if (arguments.as_json) {
            rows.push_back(game_json(*game));
        } else {
            print_game(*game);
        }
    }
    if (arguments.as_json)
        fmt::print("{}\n", engine::json_text(json::object{{"games", rows}}));
    return 0;
}

}  // namespace

void add_games_command(CLI::App& app, int& exit_code) {
    CLI::App* command = app.add_subcommand("games", "list the games and their options");
    const auto arguments = std::make_shared<GamesArguments>();
    command->add_option("GAME", arguments->choice.game, "only this game");
    command
        ->add_option("--content",
                     arguments->choice.content_file,
                     "check this content pack and show its game and hash")
        ->type_name("FILE");
    command->add_flag("--json", arguments->as_json, "print JSON");
    command->callback([arguments, &exit_code] { exit_code = run_games(*arguments); });
}

}  // namespace app
