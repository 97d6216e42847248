#include "engine/testing/phrase_album.h"

#include <algorithm>
#include <cstddef>

namespace engine::testing {

namespace {

constexpr std::size_t kExamples = 2;
constexpr std::size_t kExamplesOfWords = 3;  // they bend by gender and number

std::size_t most_examples(const SaidPhrase& said) {
    return said.kinds.find("words") == std::string::npos ? kExamples : kExamplesOfWords;
}

bool reads_alike(const std::vector<SaidPhrase>& examples, const SaidPhrase& said) {
    return std::ranges::any_of(examples, [&](const SaidPhrase& example) {
        return example.english == said.english && example.german == said.german;
    });
}

std::string both(std::string_view english, std::string_view german) {
    return "    " + std::string(english) + "\n    " + std::string(german) + "\n";
}

}  // namespace

void PhraseAlbum::meet(std::string_view place, const Message& message) {
    for (SaidPhrase& said : trace_.parts(message)) {
        Entry& entry = entries_[said.key];
        entry.places.emplace(place);
        auto& examples = entry.examples[said.kinds];
        if (examples.size() < most_examples(said) && !reads_alike(examples, said))
            examples.push_back(std::move(said));
    }
}

std::string PhraseAlbum::text_of(const Entry& entry) {
    std::string text = "  in a";
    for (const std::string& place : entry.places)
        text += (text.ends_with(" a") ? " " : ", ") + place;
    text += "\n";
    for (const auto& [kinds, examples] : entry.examples) {
        text += kinds.empty() ? "" : "  with " + kinds + "\n";
        for (const SaidPhrase& said : examples)
            text += both(said.english, said.german);
    }
    return text;
}

std::string PhraseAlbum::text() const {
    std::map<std::string, std::string> paragraphs;
    for (const Phrase& phrase : phrases_)
        paragraphs[std::string(phrase.key)] = "  not met\n" + both(phrase.english, phrase.german);
    for (const auto& [key, entry] : entries_)
        paragraphs[key] = text_of(entry);
    std::string text;
    for (const auto& [key, paragraph] : paragraphs)
        text += "\n" + key + "\n" + paragraph;
    return text;
}

}  // namespace engine::testing
