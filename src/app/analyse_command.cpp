#include "app/analyse_command.h"

#include <memory>
#include <optional>
#include <string>

#include "analysis/study.h"
#include "app/analysis_file.h"
#include "app/analysis_json.h"
#include "app/analysis_run.h"
#include "app/analysis_text.h"
#include "app/arguments.h"
#include "app/command.h"
#include "app/record_file.h"
#include "app/terminal.h"
#include "arena/threads.h"
#include "engine/json_text.h"
#include "engine/replay.h"

namespace app {
namespace {

constexpr std::uint32_t kFewestVisits = 50;
constexpr std::uint32_t kMostVisits = 1'000'000;

struct AnalyseArguments {
    std::string file;
    std::string content_file;
    std::string resume_file;
    std::string language;
    std::uint32_t visits = 1000;
    int threads = 0;
    bool moves = false;
    bool as_json = false;
};

std::optional<core::Error> visits_complaint(std::uint32_t visits) {
    if (visits < kFewestVisits || visits > kMostVisits)
        return core::Error{
            "--visits",
            "must be " + std::to_string(kFewestVisits) + " to " + std::to_string(kMostVisits)};
    return std::nullopt;
}

core::Result<analysis::Study> study_of(const LoadedRecord& loaded, std::uint32_t visits) {
    const engine::Record& record = loaded.record;
    const auto sound = engine::replay(*loaded.game, record);
    if (!sound)
        return sound.error();
    const auto start =
        loaded.game->initial(static_cast<int>(record.header.seats.size()), record.header.options);
    if (!start)
        return start.error();
    std::optional<engine::Outcome> result;
    if (record.end)
        result = record.end->outcome;
    return analysis::Study(*loaded.game, *start, record.entries, result, visits);
}

std::optional<core::Error> look(analysis::Study& study,
                                const engine::Record& record,
                                const AnalyseArguments& arguments) {
    if (arguments.resume_file.empty())
        return run_analysis(study, nullptr, arguments.threads);
    auto file = AnalysisFile::open(arguments.resume_file, record, study);
    if (!file)
        return file.error();
    return run_analysis(study, &*file, arguments.threads);
}

std::optional<core::Error> analyse(const AnalyseArguments& arguments) {
    const auto language = parse_language(arguments.language);
    if (!language)
        return language.error();
    if (const auto wrong = visits_complaint(arguments.visits))
        return wrong;
    if (const auto wrong = arena::threads_complaint(arguments.threads))
        return wrong;
    const auto loaded = load_record(arguments.file, arguments.content_file);
    if (!loaded)
        return loaded.error();
    auto study = study_of(*loaded, arguments.visits);
    if (!study)
        return core::Error{arguments.file, study.error().text()};
    if (study->events().empty())
        return core::Error{arguments.file, "nothing has happened in this game"};
    if (const auto wrong = look(*study, loaded->record, arguments))
        return wrong;
    const auto& names = loaded->record.header.seats;
    const std::string text = arguments.as_json
                                 ? engine::json_text(analysis_json(*study, names, *language)) + "\n"
                                 : analysis_text(*study, names, *language, arguments.moves);
    const auto printed = print_all(text);
    return printed ? std::nullopt : std::optional(printed.error());
}

}  // namespace

void add_analyse_command(CLI::App& app, int& exit_code) {
    CLI::App* command =
        app.add_subcommand("analyse", "where a recorded game was won and lost, and why");
    const auto arguments = std::make_shared<AnalyseArguments>();
    command->add_option("FILE", arguments->file, "the record (.tetra.jsonl)")->required();
    add_number(*command, "--visits", arguments->visits, "how often to look at each position");
    add_number(*command, "--threads", arguments->threads, "0: all cores");
    command
        ->add_option("--resume", arguments->resume_file, "keep what was found, and go on from it")
        ->type_name("FILE");
    command->add_option("--content", arguments->content_file, "the content pack it was played with")
        ->type_name("FILE");
    command->add_option("--language", arguments->language, "language (default: as the system)")
        ->type_name("en|de");
    command->add_flag("--moves", arguments->moves, "every choice and every roll too");
    command->add_flag("--json", arguments->as_json, "print JSON (docs/analysis.md)");
    command->callback([arguments, &exit_code] {
        const auto wrong = analyse(*arguments);
        exit_code = wrong ? fail(*wrong) : 0;
    });
}

}  // namespace app
