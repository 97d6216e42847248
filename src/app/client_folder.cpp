#include "app/client_folder.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

#include "engine/digest.h"
#include "server/web_types.h"

namespace app {
namespace {

namespace fs = std::filesystem;

bool is_compressed_form(const fs::path& path) {
    return path.extension() == ".gz" || path.extension() == ".br";
}

core::Result<std::vector<fs::path>> files_below(const fs::path& folder) {
    std::error_code error;
    std::vector<fs::path> files;
    for (fs::recursive_directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error))
        if (entry->is_regular_file() && !is_compressed_form(entry->path()))
            files.push_back(entry->path());
    if (error)
        return core::Error{folder.string(), error.message()};
    std::ranges::sort(files);
    return files;
}

}  // namespace

std::string_view ClientFolder::keep(std::string text) {
    return kept_.emplace_back(std::move(text));
}

std::string_view ClientFolder::keep_file(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return keep({std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()});
}

void ClientFolder::add(const fs::path& folder, const fs::path& file) {
    const std::string_view path = keep("/" + fs::relative(file, folder).generic_string());
    const std::string_view plain = keep_file(file);
    files_.push_back({.path = path,
                      .type = server::web_type(file.extension().string()),
                      .plain = plain,
                      .gzip = keep_file(file.string() + ".gz"),
                      .brotli = keep_file(file.string() + ".br"),
                      .etag = keep(engine::sha256_hex(plain).substr(0, 16)),
                      .is_hashed = path.starts_with("/assets/")});
}

core::Result<ClientFolder> ClientFolder::read(const fs::path& folder) {
    if (!fs::exists(folder / "index.html"))
        return core::Error{folder.string(),
                           "there is no index.html; \"tools/build_web\" makes one"};
    const auto files = files_below(folder);
    if (!files)
        return files.error();
    ClientFolder client;
    for (const fs::path& file : *files) {
        if (server::web_type(file.extension().string()).empty())
            return core::Error{file.string(), "no client has files of this kind"};
        client.add(folder, file);
    }
    return client;
}

}  // namespace app
