#include "app/completion_command.h"

#include <memory>
#include <string>

#include "app/arguments.h"
#include "app/command.h"
#include "app/completion_script.h"
#include "app/terminal.h"
#include "games/all_games.h"

namespace app {
namespace {

constexpr std::string_view kShells = "bash|zsh|fish";

std::vector<std::string> game_ids() { return {games::ids().begin(), games::ids().end()}; }

std::vector<std::string> alternatives(std::string_view text) {
    std::vector<std::string> words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('|'), text.size());
        words.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

// The command line says what it expects by a type name: GAME, FILE, or words as in "en|de".
CompletionValues values_of(const std::string& type) {
    if (type == "GAME")
        return {game_ids(), false};
    if (type == "FILE" || type == "DIR")
        return {{}, true};
    return {type.find('|') == std::string::npos ? std::vector<std::string>{} : alternatives(type),
            false};
}

CompletionOption option_of(const CLI::Option& option) {
    CompletionOption out;
    for (const std::string& name : option.get_lnames())
        out.names.push_back("--" + name);
    for (const std::string& name : option.get_snames())
        out.names.push_back("-" + name);
    out.description = option.get_description();
    out.takes_value = option.get_items_expected_max() > 0;
    out.values = values_of(option.get_type_name());
    return out;
}

CompletionCommand command_of(const CLI::App& command) {
    CompletionCommand out{command.get_name(), command.get_description(), {}, {}};
    for (const CLI::Option* option : command.get_options()) {
        const bool is_positional = option->get_positional();
        if (!is_positional)
            out.options.push_back(option_of(*option));
        else if (const std::string type = option->get_type_name();
                 type.find('|') != std::string::npos)
            out.arguments = values_of(type);
        else
            out.arguments = values_of(option->get_single_name());
    }
    return out;
}

CompletionTree tree_of(const CLI::App& app) {
    CompletionTree tree;
    for (const CLI::App* command : app.get_subcommands({}))
        tree.push_back(command_of(*command));
    return tree;
}

core::Result<std::string> script_for(const CLI::App& app, const std::string& shell) {
    if (shell == "bash")
        return bash_completion(tree_of(app));
    if (shell == "zsh")
        return zsh_completion(tree_of(app));
    if (shell == "fish")
        return fish_completion(tree_of(app));
    return core::Error{"completion",
                       "there is no script for \"" + shell + "\", only bash, zsh, fish"};
}

int run_completion(const CLI::App& app, const std::string& shell) {
    const auto script = script_for(app, shell);
    if (!script)
        return fail(script.error());
    const auto printed = print_all(*script);
    return printed ? 0 : fail(printed.error());
}

}  // namespace

void add_completion_command(CLI::App& app, int& exit_code) {
    CLI::App* command = app.add_subcommand("completion", "print a completion script for a shell");
    const auto shell = std::make_shared<std::string>();
    command->add_option("SHELL", *shell, "bash, zsh or fish")
        ->type_name(std::string(kShells))
        ->required();
    command->callback([shell, &app, &exit_code] { exit_code = run_completion(app, *shell); });
}

}  // namespace app
