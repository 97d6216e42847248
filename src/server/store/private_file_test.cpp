#include "server/store/private_file.h"

#include <fstream>

#include "server/store/testing/scratch_store.h"

namespace {

namespace fs = std::filesystem;
using store::testing::ScratchFolder;

std::string text_of(const std::string& path) {
    std::string text;
    std::getline(std::ifstream(path), text);
    return text;
}

}  // namespace

TEST_CASE("a private file is for its owner only, and never made twice") {
    const ScratchFolder folder;
    CHECK_FALSE(store::create_private_file(folder.file("a")).has_value());
    CHECK(fs::status(folder.file("a")).permissions() == store::testing::kOnlyOwner);
    CHECK(store::create_private_file(folder.file("a"))
          == core::Error{folder.file("a"), "exists already"});
    CHECK(store::create_private_file(folder.file("missing/a")).has_value());
}

TEST_CASE("renaming does not replace a file") {
    const ScratchFolder folder;
    std::ofstream(folder.file("a")) << "a";
    std::ofstream(folder.file("b")) << "b";
    CHECK(store::rename_to_new(folder.file("a"), folder.file("b"))
          == core::Error{folder.file("b"), "exists already"});
    CHECK(text_of(folder.file("b")) == "b");
    CHECK_FALSE(store::rename_to_new(folder.file("a"), folder.file("c")).has_value());
    CHECK(text_of(folder.file("c")) == "a");
    CHECK_FALSE(fs::exists(folder.file("a")));
}

TEST_CASE("only what exists can be brought to disk") {
    const ScratchFolder folder;
    std::ofstream(folder.file("a")) << "a";
    CHECK_FALSE(store::sync_to_disk(folder.file("a")).has_value());
    CHECK(store::sync_to_disk(folder.file("b")).has_value());
}
