#include "app/show_command.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include <fmt/core.h>

#include "app/arguments.h"
#include "app/command.h"
#include "app/record_file.h"
#include "app/record_story.h"
#include "app/terminal.h"
#include "engine/json_text.h"

namespace app {
namespace {

struct ShowArguments {
    std::string file;
    std::string content_file;
    std::optional<std::size_t> at;
    std::string language;
    bool no_colour = false;
    bool as_json = false;
};

core::Result<std::size_t> entries_to_show(const ShowArguments& arguments,
                                          const engine::Record& record) {
    const std::size_t most = record.entries.size();
    if (arguments.at.value_or(most) > most)
        return core::Error{"--at", fmt::format("the record has only {} actions", most)};
    return arguments.at.value_or(most);
}

core::Result<std::string> text_of(const LoadedRecord& loaded,
                                  std::size_t count,
                                  engine::Language language,
                                  const ShowArguments& arguments) {
    if (!arguments.as_json)
        return tell(loaded, count, {language, wants_colour(arguments.no_colour)});
    const auto story = story_json(loaded, count, language);
    if (!story)
        return story.error();
    return engine::json_text(*story) + "\n";
}

int run_show(const ShowArguments& arguments) {
    const auto language = parse_language(arguments.language);
    if (!language)
        return fail(language.error());
    const auto loaded = load_record(arguments.file, arguments.content_file);
    if (!loaded)
        return fail(loaded.error());
    const auto count = entries_to_show(arguments, loaded->record);
    if (!count)
        return fail(count.error());
    const auto text = text_of(*loaded, *count, *language, arguments);
    if (!text)
        return fail({arguments.file, text.error().text()});
    const auto printed = print_all(*text);
    return printed ? 0 : fail(printed.error());
}

}  // namespace

void add_show_command(CLI::App& app, int& exit_code) {
    CLI::App* command = app.add_subcommand("show", "tell a recorded game in words");
    const auto arguments = std::make_shared<ShowArguments>();
    command->add_option("FILE", arguments->file, "the record (.tetra.jsonl)")->required();
    command->add_option("--at", arguments->at, "stop after this many actions")->type_name("N");
    command->add_option("--content", arguments->content_file, "the content pack it was played with")
        ->type_name("FILE");
    command->add_option("--language", arguments->language, "language (default: as the system)")
        ->type_name("en|de");
    command->add_flag("--no-colour", arguments->no_colour, "no colours");
    command->add_flag("--json", arguments->as_json, "print JSON");
    command->callback([arguments, &exit_code] { exit_code = run_show(*arguments); });
}

}  // namespace app
