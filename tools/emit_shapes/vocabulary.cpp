#include "vocabulary.h"

#include <algorithm>
#include <cctype>

namespace emit {
namespace {

using engine::Shape;

bool has_words(const Shape& shape) {
    return shape.kind == Shape::Kind::Word || shape.kind == Shape::Kind::PerName
           || shape.kind == Shape::Kind::SomeNames;
}

// A table may be for the first words only.
void add_words(const Shape& shape, std::vector<WordList>& lists) {
    const auto known = std::ranges::find(lists, shape.name, &WordList::name);
    if (known == lists.end())
        lists.push_back({shape.name, shape.words});
    else if (known->words.size() < shape.words.size())
        known->words = shape.words;
}

void collect(const Shape& shape, std::vector<WordList>& lists) {
    if (has_words(shape))
        add_words(shape, lists);
    for (const Shape& part : shape.parts)
        collect(part, lists);
}

std::string plural(const std::string& word) {
    constexpr std::string_view kVowels = "AEIOU";
    if (word.ends_with('Y') && kVowels.find(word[word.size() - 2]) == std::string_view::npos)
        return word.substr(0, word.size() - 1) + "IES";
    return word + (word.ends_with('X') || word.ends_with('S') ? "ES" : "S");
}

}  // namespace

std::vector<WordList> word_lists(const engine::Shapes& shapes) {
    std::vector<WordList> lists;
    for (const engine::Definition& definition : shapes.definitions())
        for (const engine::FieldShape& field : definition.fields)
            collect(field.shape, lists);
    return lists;
}

std::string constant_name(std::string_view type) {
    std::string name;
    for (const char letter : type) {
        if (std::isupper(static_cast<unsigned char>(letter)) != 0 && !name.empty())
            name += '_';
        name += static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    }
    return plural(name);
}

std::string field_name(std::string_view key) {
    std::string name;
    for (std::size_t i = 0; i < key.size(); ++i) {
        const bool joins = key[i] == '_' && i + 1 < key.size()
                           && std::islower(static_cast<unsigned char>(key[i + 1])) != 0;
        if (joins)
            ++i;
        name +=
            joins ? static_cast<char>(std::toupper(static_cast<unsigned char>(key[i]))) : key[i];
    }
    return name;
}

}  // namespace emit
