#include "app/testing/program.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <sys/wait.h>
#include <unistd.h>

namespace app::testing {
namespace {

namespace fs = std::filesystem;

// Made once, removed at the end.
class ScratchFolder {
  public:
    ScratchFolder()
        : path_(fs::temp_directory_path() / ("tetrapolis_test_" + std::to_string(getpid()))) {
        fs::create_directories(path_);
    }
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;
    ~ScratchFolder() {
        std::error_code ignored;
        fs::remove_all(path_, ignored);
    }
    const fs::path& path() const { return path_; }

  private:
    fs::path path_;
};

const fs::path& scratch() {
    static const ScratchFolder folder;
    return folder.path();
}

}  // namespace

bool has_program() { return std::getenv("TETRA_PROGRAM") != nullptr; }

std::string scratch_file(const std::string& name) { return (scratch() / name).string(); }

void write_file(const std::string& path, const std::string& text) {
    std::ofstream(path, std::ios::binary) << text;
}

std::string file_text(const std::string& path) {
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return text.str();
}

Finished run_program(const std::string& arguments, const std::string& input) {
    write_file(scratch_file("input"), input);
    // Redirections come first, so that the arguments can end with others.
    const std::string command = "cd '" + scratch().string() + "' && <input >output 2>errors '"
                                + std::getenv("TETRA_PROGRAM") + "' " + arguments;
    const int status = std::system(command.c_str());
    return {
        WEXITSTATUS(status), file_text(scratch_file("output")), file_text(scratch_file("errors"))};
}

}  // namespace app::testing
