#include "app/engine_command.h"

#include <iostream>
#include <string>

#include "app/arguments.h"
#include "app/command.h"
#include "app/terminal.h"
#include "protocol/conversation.h"

namespace app {
namespace {

int run_engine() {
    protocol::Conversation conversation;
    const std::size_t longest = conversation.limits().line_bytes;
    while (!conversation.is_finished()) {
        const auto line = read_line(std::cin, longest);
        if (!line)
            break;
        const std::string response = conversation.answer(
            *line, [](const std::string& progress) { print_all(progress + '\n'); });
        const auto printed = print_all(response.empty() ? "" : response + '\n');
        if (!printed)
            return fail(printed.error());
    }
    return 0;
}

}  // namespace

void add_engine_command(CLI::App& app, int& exit_code) {
    CLI::App* command =
        app.add_subcommand("engine", "speak the engine protocol on standard input and output");
    command->callback([&exit_code] { exit_code = run_engine(); });
}

}  // namespace app
