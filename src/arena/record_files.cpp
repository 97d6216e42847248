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

engine::RecordHeader header_of(const SimulationPlan& plan, std::uint64_t number) {
    return {.program = plan.program,
            .game = std::string(plan.game->id()),
            .content = plan.game->content_hash(),
            .table = table_id(plan, number),
            .options = plan.game->options_of(plan.start),
            .seats = seat_names(plan),
            .commitment = dice_of(plan, number).commitment(),
            .started = {}};
}

// An existing folder, or the one in which it would be made.
std::optional<core::Error> access_complaint(const fs::path& folder) {
    std::error_code error;
    if (fs::exists(folder, error) && !fs::is_directory(folder, error))
        return core::Error{folder.string(), "is not a folder"};
    const fs::path writable =
        fs::exists(folder, error) ? folder : fs::absolute(folder, error).parent_path();
    if (access(writable.c_str(), W_OK | X_OK) != 0)
        return core::Error{folder.string(), "cannot be written: " + reason()};
    return std::nullopt;
}

bool holds_games(const fs::path& folder, const std::string& stem) {
    std::error_code error;
    return std::ranges::any_of(fs::directory_iterator(folder, error), [&](const auto& entry) {
        const std::string name = entry.path().filename().string();
        return name.starts_with(stem) && name.ends_with(kExtension);
    });
}

}  // namespace

engine::FairDice dice_of(const SimulationPlan& plan, std::uint64_t number) {
    const std::string text = std::to_string(plan.seed) + "/" + std::to_string(number);
    const std::vector<std::uint8_t> bytes(text.begin(), text.end());
    return {engine::sha256(bytes), table_id(plan, number)};
}

std::string record_path(const SimulationPlan& plan, std::uint64_t number) {
    const std::string name = file_stem(plan) + std::to_string(number) + std::string(kExtension);
    return (fs::path(plan.records_folder) / name).string();
}

std::optional<core::Error> records_complaint(const SimulationPlan& plan) {
    if (auto wrong = access_complaint(plan.records_folder))
        return wrong;
    if (holds_games(plan.records_folder, file_stem(plan))) {
        return core::Error{plan.records_folder,
                           "already holds games of seed " + std::to_string(plan.seed)};
    }
    return std::nullopt;
}

std::optional<core::Error> write_record(const SimulationPlan& plan,
                                        std::uint64_t number,
                                        std::vector<engine::RecordEntry> entries,
                                        const engine::Outcome& outcome) {
    const engine::Record record{.header = header_of(plan, number),
                                .entries = std::move(entries),
                                .end = {{outcome, dice_of(plan, number).seed_hex()}}};
    std::error_code error;
    fs::create_directories(plan.records_folder, error);
    const std::string path = record_path(plan, number);
    std::ofstream file(path, std::ios::binary);
    file << engine::record_text(*plan.game, record);
    file.close();
    if (file)
        return std::nullopt;
    core::Error failure{path, "cannot be written: " + reason()};
    fs::remove(path, error);  // half a record is no record
    return failure;
}

}  // namespace arena
