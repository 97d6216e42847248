// embed_GAME_content PACK.json SCHEMA.json OUT.h [EARLIER.json...]: checks a game's standard
// content and writes it as a C++ header, so that one binary runs anywhere and the compiler can play
// whole games. The packs of earlier releases go with it: tables that began with one go on with it.
// Compiled once for each game, with its namespace as GAME, its id as GAME_ID and the header of its
// pack as PACK_H.
#include <array>
#include <bit>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include PACK_H

namespace {

std::string slurp(const std::string& path) {
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

struct Arguments {
    std::string pack_file;
    std::string schema_file;
    std::string header_file;
    std::vector<std::string> earlier_files;
};

struct Texts {
    std::string pack;
    std::string schema;
    std::vector<std::string> earlier;
};

void write_earlier(std::ostream& out, const std::vector<std::string>& packs) {
    std::string names;
    for (std::size_t i = 0; i < packs.size(); ++i) {
        const std::string name = "kEarlier" + std::to_string(i);
        write_numbers(out, name, packs[i]);
        names += "\n    std::span<const unsigned char>(" + name + "),";
    }
    out << "inline constexpr std::array<std::span<const unsigned char>, " << packs.size()
        << "> kEarlier = {" << names << "};\n";
}

// The content is written as the bytes it has in memory, and the pack as it was read.
template <class Content>
void write_header(std::ostream& out, const Content& content, const Texts& texts) {
    out << "// Written by embed_content from content/" << GAME_ID << ". Do not edit.\n"
        << "#pragma once\n\n#include <array>\n#include <bit>\n#include <span>\n\n"
        << "#include \"games/" << GAME_ID << "/content.h\"\n\n"
        << "namespace " << GAME_ID << "::embedded {\n\n";
    write_numbers(
        out, "kImage", std::bit_cast<std::array<unsigned char, sizeof(Content)>>(content));
    out << "inline constexpr Content kContent = std::bit_cast<Content>(kImage);\n";
    write_numbers(out, "kPack", texts.pack);
    write_numbers(out, "kSchema", texts.schema);
    write_earlier(out, texts.earlier);
    out << "\n}  // namespace " << GAME_ID << "::embedded\n";
}

// What is wrong with a pack ends the build.
auto checked(const std::string& file, const Texts& texts) {
    auto pack = GAME::load_pack(slurp(file), texts.schema);
    if (!pack) {
        std::cerr << file << ": " << pack.error().text() << '\n';
        std::exit(2);
    }
    return std::move(*pack);
}

int embed(const Arguments& arguments) {
    Texts texts{slurp(arguments.pack_file), slurp(arguments.schema_file), {}};
    const auto pack = checked(arguments.pack_file, texts);
    for (const std::string& file : arguments.earlier_files) {
        checked(file, texts);
        texts.earlier.push_back(slurp(file));
    }
    std::ofstream out(arguments.header_file, std::ios::binary);
    write_header(out, pack.content, texts);
    return out.flush() ? 0 : 2;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 4) {
        std::cerr << "usage: " << argv[0] << " PACK.json SCHEMA.json OUT.h [EARLIER.json...]\n";
        return 2;
    }
    return embed({argv[1], argv[2], argv[3], {argv + 4, argv + argc}});
}
