// Completion scripts for shells, from a plain description of the command line.
#pragma once

#include <string>
#include <vector>

namespace app {

// What may stand somewhere: certain words, or a file, or anything.
struct CompletionValues {
    std::vector<std::string> words;
    bool files = false;
};

struct CompletionOption {
    std::vector<std::string> names;  // "--seed", "-o"
    std::string description;
    bool takes_value = false;
    CompletionValues values;
};

struct CompletionCommand {
    std::string name;
    std::string description;
    std::vector<CompletionOption> options;
    CompletionValues arguments;
};
using CompletionTree = std::vector<CompletionCommand>;

std::string bash_completion(const CompletionTree& tree);
std::string zsh_completion(const CompletionTree& tree);
std::string fish_completion(const CompletionTree& tree);

}  // namespace app
