// Where phrases were met and how they read there, a few examples for each kind of arguments.
#pragma once

#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/testing/phrase_trace.h"

namespace engine::testing {

class PhraseAlbum {
  public:
    explicit PhraseAlbum(std::span<const Phrase> phrases) : phrases_(phrases), trace_(phrases) {}

    // A message that was said in such a place: "choice", "report" ..
    void meet(std::string_view place, const Message& message);

    // A paragraph for each phrase, by key; those that were never met by their patterns.
    std::string text() const;

  private:
    struct Entry {
        std::set<std::string, std::less<>> places;
        std::map<std::string, std::vector<SaidPhrase>> examples;  // by the kinds of arguments
    };
    static std::string text_of(const Entry& entry);

    std::span<const Phrase> phrases_;
    PhraseTrace trace_;
    std::map<std::string, Entry> entries_;
};

}  // namespace engine::testing
