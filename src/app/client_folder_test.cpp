#include "app/client_folder.h"

#include <filesystem>
#include <fstream>

#include <doctest/doctest.h>

namespace app {
namespace {

namespace fs = std::filesystem;

struct Folder {
    fs::path path = fs::temp_directory_path() / "tetrapolis_client_folder_test";

    Folder() {
        fs::remove_all(path);
        fs::create_directories(path / "assets");
    }
    ~Folder() { fs::remove_all(path); }
    void put(const char* name, const char* text) const { std::ofstream(path / name) << text; }
};

}  // namespace

TEST_CASE("a client in a folder: pages, types, compressed forms and what may be kept for ever") {
    const Folder folder;
    folder.put("index.html", "<p>");
    folder.put("assets/main.js", "1");
    folder.put("assets/main.js.br", "b");

    const auto client = ClientFolder::read(folder.path);
    REQUIRE(client);
    REQUIRE(client->files().size() == 2);
    const auto& script = client->files()[0];
    CHECK(script.path == "/assets/main.js");
    CHECK(script.type == "text/javascript; charset=utf-8");
    CHECK(script.plain == "1");
    CHECK(script.brotli == "b");
    CHECK(script.gzip.empty());
    CHECK(script.is_hashed);
    const auto& page = client->files()[1];
    CHECK(page.path == "/index.html");
    CHECK_FALSE(page.is_hashed);
    CHECK(page.etag != script.etag);
}

TEST_CASE("a client in a folder: no page, or a file that no client has, is named") {
    const Folder folder;
    const auto nothing = ClientFolder::read(folder.path);
    REQUIRE_FALSE(nothing);
    CHECK(nothing.error().text().find("index.html") != std::string::npos);

    folder.put("index.html", "<p>");
    folder.put("notes.doc", "");
    const auto strange = ClientFolder::read(folder.path);
    REQUIRE_FALSE(strange);
    CHECK(strange.error().text().find("notes.doc") != std::string::npos);
}

}  // namespace app
