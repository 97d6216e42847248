#include "app/completion_script.h"

#include <string_view>

#include <fmt/core.h>

namespace app {
namespace {

std::string joined(const std::vector<std::string>& words, std::string_view between = " ") {
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : std::string(between)) + word;
    return text;
}

// Safe between single quotes in every shell.
std::string quotable(std::string text) {
    std::erase_if(text, [](char letter) { return letter == '\'' || letter == '\\'; });
    return text;
}

std::vector<std::string> command_names(const CompletionTree& tree) {
    std::vector<std::string> names;
    for (const CompletionCommand& command : tree)
        names.push_back(command.name);
    return names;
}

std::vector<std::string> option_names(const CompletionCommand& command) {
    std::vector<std::string> names;
    for (const CompletionOption& option : command.options)
        names.insert(names.end(), option.names.begin(), option.names.end());
    return names;
}

// How a shell offers words and files; the scripts of bash and zsh are otherwise built alike.
struct Dialect {
    std::string (*offer_words)(const std::string& words);
    std::string_view offer_files;
};

std::string offer(const Dialect& dialect, const CompletionValues& values) {
    if (values.files)
        return std::string(dialect.offer_files);
    return values.words.empty() ? ":" : dialect.offer_words(joined(values.words));
}

// What stands before the value: "command --option", for each name of the option.
std::string value_patterns(const std::string& command, const CompletionOption& option) {
    std::vector<std::string> patterns;
    patterns.reserve(option.names.size());
    for (const std::string& name : option.names)
        patterns.push_back(fmt::format("\"{} {}\"", command, name));
    return joined(patterns, " | ");
}

// The lines that complete the value of an option: `before` is the word in front.
std::string value_cases(const Dialect& dialect, const CompletionTree& tree) {
    std::string text;
    for (const CompletionCommand& command : tree) {
        for (const CompletionOption& option : command.options) {
            if (option.takes_value)
                text += fmt::format("        {}) {}; return ;;\n",
                                    value_patterns(command.name, option),
                                    offer(dialect, option.values));
        }
    }
    return text;
}

std::string command_cases(const Dialect& dialect, const CompletionTree& tree) {
    std::string text;
    for (const CompletionCommand& command : tree) {
        text += fmt::format("        {0}\\ -*) {1} ;;\n        {0}\\ *) {2} ;;\n",
                            command.name,
                            dialect.offer_words(joined(option_names(command))),
                            offer(dialect, command.arguments));
    }
    return text;
}

constexpr Dialect kBash = {[](const std::string& words) {
                               return fmt::format("COMPREPLY=($(compgen -W '{}' -- \"$word\"))",
                                                  words);
                           },
                           "COMPREPLY=($(compgen -f -- \"$word\"))"};

constexpr Dialect kZsh = {[](const std::string& words) { return "compadd -- " + words; }, "_files"};

std::string fish_values(const CompletionValues& values) {
    if (values.files)
        return " -r -F";
    return values.words.empty() ? " -x" : fmt::format(" -x -a '{}'", joined(values.words));
}

std::string fish_option(const CompletionCommand& command, const CompletionOption& option) {
    std::string names;
    for (const std::string& name : option.names)
        names += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
    return fmt::format("complete -c tetrapolis -n '__fish_seen_subcommand_from {}'{}{} -d '{}'\n",
                       command.name,
                       names,
                       option.takes_value ? fish_values(option.values) : "",
                       quotable(option.description));
}

std::string fish_command(const CompletionCommand& command) {
    std::string text =
        fmt::format("complete -c tetrapolis -f -n __fish_use_subcommand -a {} -d '{}'\n",
                    command.name,
                    quotable(command.description));
    text += fmt::format("complete -c tetrapolis -n '__fish_seen_subcommand_from {}'{}\n",
                        command.name,
                        command.arguments.files
                            ? " -F"
                            : fmt::format(" -f -a '{}'", joined(command.arguments.words)));
    for (const CompletionOption& option : command.options)
        text += fish_option(command, option);
    return text;
}

}  // namespace

std::string bash_completion(const CompletionTree& tree) {
    return fmt::format(R"(_tetrapolis() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}}
    local command=${{COMP_WORDS[1]}}
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        {}
        return
    fi
    case "$command $before" in
{}    esac
    case "$command $word" in
{}    esac
}}
complete -F _tetrapolis tetrapolis
)",
                       kBash.offer_words(joined(command_names(tree))),
                       value_cases(kBash, tree),
                       command_cases(kBash, tree));
}

std::string zsh_completion(const CompletionTree& tree) {
    return fmt::format(R"(#compdef tetrapolis
_tetrapolis() {{
    local word=${{words[CURRENT]}} before=${{words[CURRENT-1]}} command=${{words[2]}}
    if (( CURRENT == 2 )); then
        {}
        return
    fi
    case "$command $before" in
{}    esac
    case "$command $word" in
{}    esac
}}
compdef _tetrapolis tetrapolis
)",
                       kZsh.offer_words(joined(command_names(tree))),
                       value_cases(kZsh, tree),
                       command_cases(kZsh, tree));
}

std::string fish_completion(const CompletionTree& tree) {
    std::string text;
    for (const CompletionCommand& command : tree)
        text += fish_command(command);
    return text;
}

}  // namespace app
