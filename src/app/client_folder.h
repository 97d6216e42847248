// A browser client in a folder, served in place of the one inside the program: for who works on it.
#pragma once

#include <deque>
#include <filesystem>
#include <string>
#include <vector>

#include "core/result.h"
#include "server/web_files.h"

namespace app {

class ClientFolder {
  public:
    // Reads every file below the folder, as "vite build" leaves them, with FILE.gz and FILE.br.
    static core::Result<ClientFolder> read(const std::filesystem::path& folder);

    // Valid as long as this lives.
    const std::vector<server::WebFile>& files() const { return files_; }

  private:
    void add(const std::filesystem::path& folder, const std::filesystem::path& file);
    std::string_view keep(std::string text);
    std::string_view keep_file(const std::filesystem::path& path);

    std::deque<std::string> kept_;
    std::vector<server::WebFile> files_;
};

}  // namespace app
