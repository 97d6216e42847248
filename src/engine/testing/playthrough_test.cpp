#include "engine/testing/playthrough.h"

#include <fstream>

#include <doctest/doctest.h>

#include "engine/mini/adapted_game.h"

namespace {

namespace fs = std::filesystem;
using engine::testing::check_playthrough;

const mini::AdaptedGame kGame{mini::Pack{}};

// A file that is gone after the test.
class ScratchFile {
  public:
    explicit ScratchFile(const std::string& text) : path_(fs::temp_directory_path() / name()) {
        std::ofstream(path_) << text;
    }
    ~ScratchFile() { fs::remove(path_); }
    ScratchFile(const ScratchFile&) = delete;
    ScratchFile& operator=(const ScratchFile&) = delete;
    const fs::path& path() const { return path_; }

  private:
    std::string name() const {
        return "tetra_golden_" + std::to_string(reinterpret_cast<std::uintptr_t>(this)) + ".txt";
    }
    fs::path path_;
};

}  // namespace

TEST_CASE("the golden games of the miniature game are played as ever") {
    CHECK(engine::testing::check_golden_games(kGame) == "");
}

TEST_CASE("a playthrough that is unchanged passes") {
    const ScratchFile file(engine::testing::playthrough(kGame, {.seats = 3, .seed = 5}));
    CHECK(check_playthrough(kGame, file.path()) == "");
}

TEST_CASE("a changed playthrough names the first line that differs, and is not touched") {
    auto text = engine::testing::playthrough(kGame, {.seats = 2, .seed = 7});
    text.replace(text.find("chance"), 6, "nobody");
    const ScratchFile file(text);
    const auto fault = check_playthrough(kGame, file.path());
    CHECK(fault.find("line 4: expected '1    nobody") != std::string::npos);
    CHECK(check_playthrough(kGame, file.path()) == fault);
}

TEST_CASE("a header that cannot be played is refused") {
    const ScratchFile empty("");
    CHECK(check_playthrough(kGame, empty.path()).find("header: ") != std::string::npos);
    const ScratchFile crowded(
        "# mini, 9 seats, seed 1\n# options standard\n"
        "# 40 steps, the table every 10\n");
    CHECK(check_playthrough(kGame, crowded.path()).find("2 to 3 players") != std::string::npos);
    CHECK(check_playthrough(kGame, "nowhere.txt") == "nowhere.txt: no such file");
}
