// embed_web FOLDER OUT.cpp: makes the source file that carries every file of FOLDER inside the
// program, with FILE.gz and FILE.br as its compressed forms.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "engine/digest.h"
#include "server/web_types.h"

namespace {

namespace fs = std::filesystem;

std::string bytes_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

bool is_compressed_form(const fs::path& path) {
    return path.extension() == ".gz" || path.extension() == ".br";
}

std::vector<fs::path> files_in(const fs::path& folder) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        if (entry.is_regular_file() && !is_compressed_form(entry.path()))
            files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

// Declares a block of bytes taken from a file; the answer is the expression for its text.
std::string embed(std::ostream& out, const std::string& symbol, const fs::path& path) {
    if (!fs::exists(path))
        return "{}";
    out << fmt::format(
        "asm(\".section .rodata\\n{0}:\\n.incbin \\\"{1}\\\"\\n{0}_end:\\n.byte "
        "0\\n.previous\\n\");\n"
        "extern \"C\" const char {0}[], {0}_end[];\n",
        symbol,
        fs::absolute(path).string());
    return fmt::format("{{{0}, static_cast<std::size_t>({0}_end - {0})}}", symbol);
}

int embed_folder(const fs::path& folder, const fs::path& target) {
    std::ofstream out(target);
    out << "// Made by tools/embed_web; do not edit.\n#include \"server/web_files.h\"\n\n"
           "#include <cstddef>\n#include <vector>\n\n";
    std::string rows;
    int number = 0;
    for (const fs::path& file : files_in(folder)) {
        const std::string_view type = server::web_type(file.extension().string());
        if (type.empty()) {
            std::cerr << file.string() << ": no content type is known for this kind of file\n";
            return 2;
        }
        const std::string path = "/" + fs::relative(file, folder).generic_string();
        const std::string symbol = "tetra_web_" + std::to_string(number++);
        rows += fmt::format("        {{\"{}\", \"{}\", {}, {}, {}, \"{}\", {}}},\n",
                            path,
                            type,
                            embed(out, symbol, file),
                            embed(out, symbol + "_gz", file.string() + ".gz"),
                            embed(out, symbol + "_br", file.string() + ".br"),
                            engine::sha256_hex(bytes_of(file)).substr(0, 16),
                            path.starts_with("/assets/"));
    }
    out << "\nnamespace server {\n\nstd::span<const WebFile> web_files() {\n"
           "    static const std::vector<WebFile> kFiles = {\n"
        << rows << "    };\n    return kFiles;\n}\n\n}  // namespace server\n";
    return out.good() ? 0 : 1;
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 3) {
        std::cerr << "usage: embed_web FOLDER OUT.cpp\n";
        return 2;
    }
    return embed_folder(arguments[1], arguments[2]);
}
