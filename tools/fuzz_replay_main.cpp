// Runs a fuzz target over kept inputs without libFuzzer: replay_NAME FOLDER...
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <span>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

std::vector<std::filesystem::path> inputs_of(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> inputs;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file())
            inputs.push_back(entry.path());
    }
    std::ranges::sort(inputs);
    return inputs;
}

void replay(const std::filesystem::path& input) {
    std::ifstream stream(input, std::ios::binary);
    const std::vector<char> text{std::istreambuf_iterator<char>(stream), {}};
    const std::vector<std::uint8_t> bytes(text.begin(), text.end());
    LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
}

int replay_all(std::span<char*> folders) {
    int count = 0;
    for (const char* folder : folders) {
        for (const auto& input : inputs_of(folder)) {
            std::fprintf(stderr, "%s\n", input.c_str());
            replay(input);
            ++count;
        }
    }
    std::printf("%d inputs replayed\n", count);
    return count > 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    try {
        return replay_all(std::span(argv, static_cast<std::size_t>(argc)).subspan(1));
    } catch (const std::exception& error) {
        std::fprintf(stderr, "replay: %s\n", error.what());
        return 2;
    }
}
