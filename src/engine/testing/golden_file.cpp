#include "engine/testing/golden_file.h"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>

namespace engine::testing {

namespace {

std::string whole_file(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::string differs(const std::string& expected, const std::string& played) {
    return ": expected '" + expected + "', played '" + played + "'";
}

std::string first_difference(const std::string& golden, const std::string& played) {
    std::istringstream expected(golden);
    std::istringstream found(played);
    for (int number = 1;; ++number) {
        std::string left;
        std::string right;
        const bool more_left = static_cast<bool>(std::getline(expected, left));
        const bool more_right = static_cast<bool>(std::getline(found, right));
        if (!more_left && !more_right)
            return {};
        if (left != right || more_left != more_right)
            return "line " + std::to_string(number) + differs(left, right);
    }
}

bool wants_update() {
    const char* value = std::getenv("TETRA_UPDATE_GOLDEN");
    return value != nullptr && std::string(value) == "1";
}

}  // namespace

std::filesystem::path golden_folder(std::source_location test) {
    return std::filesystem::path(test.file_name()).parent_path() / "golden";
}

std::string check_golden_file(const std::filesystem::path& file, const std::string& text) {
    const std::string difference = first_difference(whole_file(file), text);
    if (difference.empty())
        return {};
    if (!wants_update())
        return file.string() + ": " + difference;
    std::ofstream(file, std::ios::binary) << text;
    return {};
}

}  // namespace engine::testing
