#include "app/verify_command.h"

#include <memory>
#include <string>

#include <fmt/core.h>

#include "app/arguments.h"
#include "app/command.h"
#include "app/record_file.h"
#include "engine/replay.h"

namespace app {
namespace {

struct VerifyArguments {
    std::string file;
    std::string content_file;
};

int run_verify(const VerifyArguments& arguments) {
    const auto loaded = load_record(arguments.file, arguments.content_file);
    if (!loaded)
        return fail(loaded.error());
    const engine::RecordHeader& header = loaded->record.header;
    const auto report = engine::verify(*loaded->game, loaded->record);
    if (!report)
        return fail({arguments.file, report.error().text()});
    fmt::print("{}: {}, {} players\n", arguments.file, header.game, header.seats.size());
    fmt::print("  {} actions, all legal\n", report->entries);
    fmt::print("  {} of them drawn by chance, all as the seed says\n", report->chance_events);
    if (report->taken_back > 0)
        fmt::print("  draws taken back: {}, none of their numbers used again\n",
                   report->taken_back);
    fmt::print("  the seed fits the commitment {}\n", header.commitment);
    const bool is_stopped = report->outcome.ending == 0;
    fmt::print("  {}\n",
               is_stopped ? "people stopped it; the scores are those of the last position"
                          : "the result is the one that was played");
    return 0;
}

}  // namespace

void add_verify_command(CLI::App& app, int& exit_code) {
    CLI::App* command =
        app.add_subcommand("verify", "check a recorded game: every action and every roll");
    const auto arguments = std::make_shared<VerifyArguments>();
    command->add_option("FILE", arguments->file, "the record (.tetra.jsonl)")->required();
    command->add_option("--content", arguments->content_file, "the content pack it was played with")
        ->type_name("FILE");
    command->callback([arguments, &exit_code] { exit_code = run_verify(*arguments); });
}

}  // namespace app
