// The sentences of a report, under the phase that they are about.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/reporting.h"
#include "games/pathciv/names.h"
#include "games/pathciv/things.h"

namespace pathciv {

class Telling {
  public:
    using Argument = engine::Argument;
    using Message = engine::Message;

    explicit Telling(const Pack& pack) : pack_(pack), things_(pack) {}

    const Pack& pack() const { return pack_; }
    const Content& content() const { return pack_.content; }
    const Things& things() const { return things_; }

    // What follows belongs to this phase; it is named before its first sentence. The set-up and the
    // start of a round need no name.
    void begin(Phase phase) {
        if (phase == begun_)
            return;
        begun_ = phase;
        const bool named = phase > Phase::Start && phase < Phase::Over;
        head_ = named ? Message{"report.phase", {phase_words(phase)}} : Message{};
    }
    void add(std::string key, std::vector<Argument> arguments) {
        told_.add(std::exchange(head_, {}));
        told_.add({std::move(key), std::move(arguments)});
    }
    void add(Message message) { add(std::move(message.key), std::move(message.arguments)); }
    Message take() { return told_.take(); }

  private:
    static Argument phase_words(Phase phase) {
        return Argument::message({"phase." + std::string(name_of(phase)), {}});
    }

    const Pack& pack_;
    Things things_;
    Message head_;
    Phase begun_ = Phase::Over;
    engine::Telling told_;
};

}  // namespace pathciv
