#include "arena/record_files.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <string_view>
#include <system_error>
#include <utility>

#include <unistd.h>

#include "engine/digest.h"
#include "engine/record.h"

namespace arena {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kExtension = ".tetra.jsonl";

std::string table_id(const SimulationPlan& plan, std::uint64_t number) {
    return "sim-" + std::to_string(plan.seed) + "-" + std::to_string(number);
}

std::string file_stem(const SimulationPlan& plan) {
    return std::string(plan.game->id()) + "-" + std::to_string(plan.seed) + "-";
}

std::string reason() { return std::generic_category().message(errno); }

std::vector<std::string> seat_names(const SimulationPlan& plan) {
    std::vector<std::string> names = plan.players;
    names.resize(static_cast<std::size_t>(plan.game->seats_of(plan.start)), plan.players.front());
    return names;
}

engine::RecordHeader header_of(const RecordedTable& table, const engine::Position& position) {
    return {.program = table.program,
            .game = std::string(table.game.id()),
            .content = table.game.content_hash(),
            .table = table.id,
            .options = table.game.options_of(position),
            .seats = table.seats,
            .commitment = table.dice.commitment(),
            .started = {}};
}

bool holds_games(const fs::path& folder, const std::string& stem) {
    std::error_code error;
    return std::ranges::any_of(fs::directory_iterator(folder, error), [&](const auto& entry) {
        const std::string name = entry.path().filename().string();
        return name.starts_with(stem) && name.ends_with(kExtension);
    });
}

}  // namespace

engine::Seed secret_of(std::uint64_t seed, std::uint64_t number) {
    const std::string text = std::to_string(seed) + "/" + std::to_string(number);
    const std::vector<std::uint8_t> bytes(text.begin(), text.end());
    return engine::sha256(bytes);
}

engine::FairDice dice_of(const SimulationPlan& plan, std::uint64_t number) {
    return {secret_of(plan.seed, number), table_id(plan, number)};
}

std::string record_file(const std::string& folder, const std::string& stem, std::uint64_t number) {
    return (fs::path(folder) / (stem + std::to_string(number) + std::string(kExtension))).string();
}

std::string record_path(const SimulationPlan& plan, std::uint64_t number) {
    return record_file(plan.records_folder, file_stem(plan), number);
}

// An existing folder, or the one in which it would be made.
std::optional<core::Error> folder_complaint(const std::string& folder) {
    const fs::path path(folder);
    std::error_code error;
    if (fs::exists(path, error) && !fs::is_directory(path, error))
        return core::Error{folder, "is not a folder"};
    const fs::path writable =
        fs::exists(path, error) ? path : fs::absolute(path, error).parent_path();
    if (access(writable.c_str(), W_OK | X_OK) != 0)
        return core::Error{folder, "cannot be written: " + reason()};
    return std::nullopt;
}

std::optional<core::Error> games_complaint(const std::string& folder, const std::string& stem) {
    if (holds_games(folder, stem))
        return core::Error{folder, "already holds games " + stem + "*"};
    return std::nullopt;
}

std::optional<core::Error> records_complaint(const SimulationPlan& plan) {
    if (auto wrong = folder_complaint(plan.records_folder))
        return wrong;
    return games_complaint(plan.records_folder, file_stem(plan));
}

std::optional<core::Error> write_record(const RecordedTable& table,
                                        const Course& course,
                                        const std::string& path) {
    const engine::Record record{.header = header_of(table, course.position()),
                                .entries = course.entries(),
                                .end = {{course.result().outcome, table.dice.seed_hex()}}};
    std::error_code error;
    fs::create_directories(fs::path(path).parent_path(), error);
    std::ofstream file(path, std::ios::binary);
    file << engine::record_text(table.game, record);
    file.close();
    if (file)
        return std::nullopt;
    core::Error failure{path, "cannot be written: " + reason()};
    fs::remove(path, error);  // half a record is no record
    return failure;
}

std::optional<core::Error> write_record(const SimulationPlan& plan,
                                        std::uint64_t number,
                                        const Course& course) {
    const RecordedTable table{
        *plan.game, plan.program, table_id(plan, number), seat_names(plan), dice_of(plan, number)};
    return write_record(table, course, record_path(plan, number));
}

}  // namespace arena
