// Texts that tests keep in the folder `golden` beside them and that people review. With
// TETRA_UPDATE_GOLDEN=1 in the environment they are written anew instead of compared.
#pragma once

#include <filesystem>
#include <source_location>
#include <string>

namespace engine::testing {

// The folder `golden` beside the test that asks.
std::filesystem::path golden_folder(std::source_location test);

// The first line in which the file differs from `text`, or empty.
std::string check_golden_file(const std::filesystem::path& file, const std::string& text);

}  // namespace engine::testing
