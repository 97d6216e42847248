// embed_content GAME PACK.json SCHEMA.json OUT.h: checks a game's standard content and writes it as
// a C++ header, so that one binary runs anywhere and the compiler can play whole games.
#include <array>
#include <bit>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <string_view>

#include "games/wiraqocha/pack.h"

namespace {

std::string slurp(const char* path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        std::cerr << path << ": cannot be read\n";
        std::exit(2);
    }
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

template <class Container>
void write_numbers(std::ostream& out, std::string_view name, const Container& bytes) {
    out << "inline constexpr std::array<unsigned char, " << bytes.size() << "> " << name << " = {";
    for (std::size_t i = 0; i < bytes.size(); ++i)
        out << (i % 32 == 0 ? "\n    " : "")
            << static_cast<unsigned>(static_cast<std::uint8_t>(bytes[i])) << ',';
    out << "};\n";
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 5) {
        std::cerr << "usage: embed_content GAME PACK.json SCHEMA.json OUT.h\n";
        return 2;
    }
    const std::string game = argv[1];
    const std::string pack_text = slurp(argv[2]);
    const std::string schema_text = slurp(argv[3]);
    const auto pack = wiraqocha::load_pack(pack_text, schema_text);
    if (!pack) {
        std::cerr << argv[2] << ": " << pack.error().text() << '\n';
        return 2;
    }
    // The content is copied as bytes; padding between its fields is left as zeros.
    std::array<unsigned char, sizeof(wiraqocha::Content)> image{};
    __builtin_memcpy(image.data(), &pack->content, sizeof(wiraqocha::Content));

    std::ofstream out(argv[4], std::ios::binary);
    out << "// Written by embed_content from content/" << game << ". Do not edit.\n"
        << "#pragma once\n\n#include <array>\n#include <bit>\n\n"
        << "#include \"games/" << game << "/content.h\"\n\n"
        << "namespace " << game << "::embedded {\n\n";
    write_numbers(out, "kImage", image);
    out << "inline constexpr Content kContent = std::bit_cast<Content>(kImage);\n";
    write_numbers(out, "kPack", pack_text);
    write_numbers(out, "kSchema", schema_text);
    out << "\n}  // namespace " << game << "::embedded\n";
    return out.flush() ? 0 : 2;
}
