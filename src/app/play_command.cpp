#include "app/play_command.h"

#include <algorithm>
#include <iostream>
#include <limits>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "app/arguments.h"
#include "app/command.h"
#include "app/play_table.h"
#include "app/terminal.h"
#include "engine/digest.h"
#include "games/table_options.h"

namespace app {
namespace {

constexpr std::string_view kPerson = "human";
constexpr std::string_view kUsualPlayer = "level3";
constexpr std::string_view kTable = "play";

struct PlayArguments {
    GameChoice choice;
    std::vector<std::string> seats;
    std::string language;
    std::string seed;
    std::string record_file;
    bool no_colour = false;
};

// Whoever was not named: a person on the first seat, players of the house on the others.
core::Result<std::vector<std::string>> who_plays(std::vector<std::string> named, int seats) {
    if (std::cmp_greater(named.size(), seats))
        return core::Error{"--seat",
                           fmt::format("given {} times for {} seats", named.size(), seats)};
    if (named.empty())
        named.emplace_back(kPerson);
    named.resize(static_cast<std::size_t>(seats), std::string(kUsualPlayer));
    return named;
}

core::Result<ai::PlayerPtr> make_player(const std::string& name, const engine::AnyGame& game) {
    if (name == kPerson)
        return ai::PlayerPtr();
    auto player = ai::make_player(name, game);
    if (!player)
        return core::Error{"--seat", player.error().what + ", human"};
    return player;
}

// People go by the number of their seat, in any language.
std::vector<std::string> table_names(const std::vector<std::string>& who) {
    std::vector<std::string> names;
    names.reserve(who.size());
    for (const std::string& player : who)
        names.push_back(player == kPerson ? "" : fmt::format("{} {}", player, names.size() + 1));
    return names;
}

// 64 hexadecimal digits are the seed itself; any other word is hashed to one.
engine::FairDice make_dice(const std::string& word) {
    const std::string table(kTable);
    if (word.empty())
        return engine::FairDice::fresh(table);
    const auto exact = engine::FairDice::from_hex(word, table);
    return exact ? *exact : *engine::FairDice::from_hex(engine::sha256_hex(word), table);
}

// The players' own luck follows from the dice, so that --seed gives the same game again; it is
// drawn from where no chance event ever comes.
std::uint64_t players_seed(const engine::FairDice& dice) {
    return dice.draw(std::numeric_limits<std::uint64_t>::max(), 1U << 31U);
}

core::Result<PlaySettings> make_settings(const PlayArguments& arguments,
                                         const engine::AnyGame& game,
                                         const std::vector<std::string>& who) {
    PlaySettings settings;
    const auto language = parse_language(arguments.language);
    if (!language)
        return language.error();
    settings.language = *language;
    settings.coloured = wants_colour(arguments.no_colour);
    settings.clears_screen = output_is_terminal();
    settings.hands_over = input_is_terminal() && std::ranges::count(who, kPerson) > 1;
    for (const std::string& name : who) {
        auto player = make_player(name, game);
        if (!player)
            return player.error();
        settings.players.push_back(std::move(*player));
    }
    return settings;
}

// With the options of tables, not with those of simulations.
GameChoice at_a_table(GameChoice choice) {
    for (const engine::OptionChoice& usual : games::table_options(choice.game)) {
        const std::string key = usual.key + "=";
        const bool is_chosen = std::ranges::any_of(
            choice.options, [&](const std::string& word) { return word.starts_with(key); });
        if (!is_chosen)
            choice.options.push_back(key + usual.value);
    }
    return choice;
}

core::Result<PlayTable> make_table(const PlayArguments& arguments) {
    const auto start = load_start(at_a_table(arguments.choice));
    if (!start)
        return start.error();
    const auto who = who_plays(arguments.seats, start->game->seats_of(start->position));
    if (!who)
        return who.error();
    auto settings = make_settings(arguments, *start->game, *who);
    if (!settings)
        return settings.error();
    const engine::FairDice dice = make_dice(arguments.seed);
    settings->seed = players_seed(dice);
    protocol::Match match(
        start->game, start->position, dice, {std::string(kTable), table_names(*who)});
    return PlayTable(std::move(match), std::move(*settings), std::cin, std::cout);
}

int run_play(const PlayArguments& arguments) {
    auto table = make_table(arguments);
    if (!table)
        return fail(table.error());
    if (!arguments.record_file.empty()) {
        auto writer = RecordWriter::create(arguments.record_file);
        if (!writer)
            return fail(writer.error());
        table->keep_record(std::move(*writer));
    }
    const auto trouble = table->run();
    return trouble ? fail(*trouble) : 0;
}

}  // namespace

void add_play_command(CLI::App& app, int& exit_code) {
    CLI::App* command = app.add_subcommand("play", "play a game in the terminal");
    const auto arguments = std::make_shared<PlayArguments>();
    add_game_arguments(*command, arguments->choice);
    command
        ->add_option("--seat",
                     arguments->seats,
                     "who plays, once for each seat in order (default: human, then level3)")
        ->type_name("human|random|greedy|level1|level2|level3|level4|level5|level6")
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    command->add_option("--language", arguments->language, "language (default: as the system)")
        ->type_name("en|de");
    command->add_option("--seed", arguments->seed, "any word; the same word gives the same dice")
        ->type_name("WORD");
    command->add_option("--record", arguments->record_file, "write the game into a new file")
        ->type_name("FILE");
    command->add_flag("--no-colour", arguments->no_colour, "no colours");
    command->callback([arguments, &exit_code] { exit_code = run_play(*arguments); });
}

}  // namespace app
