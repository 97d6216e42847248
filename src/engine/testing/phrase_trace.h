// What a message is made of: the messages inside it, and the kinds of their arguments.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/message.h"

namespace engine::testing {

// A message as it was said, with what its arguments are.
struct SaidPhrase {
    std::string key;
    std::string kinds;  // of its arguments: "0", "1", "number", "seat", "words", "{key inside}"
    std::string english;
    std::string german;
};

// Takes messages apart by the phrases of one game.
class PhraseTrace {
  public:
    explicit PhraseTrace(std::span<const Phrase> phrases);

    // The message itself first, then those inside it.
    std::vector<SaidPhrase> parts(const Message& message) const;

    // The message without what its phrases say: keys and arguments, for signatures.
    std::string bare(const Message& message) const;

  private:
    std::span<const Phrase> phrases_;
    std::vector<std::string> patterns_;
    std::vector<Phrase> marked_;
};

// The players of games whose words are written down.
std::span<const std::string> player_names();

}  // namespace engine::testing
