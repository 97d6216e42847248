// A game at a terminal: draws the table, asks the people, lets the players of the house answer.
#pragma once

#include <chrono>
#include <cstdint>
#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "ai/player.h"
#include "app/record_file.h"
#include "protocol/match.h"

namespace app {

struct PlaySettings {
    std::vector<ai::PlayerPtr> players;  // by seat; null: a person
    engine::Language language = engine::Language::English;
    bool coloured = false;
    bool clears_screen = false;
    bool hands_over = false;  // several people share one screen and must not see each other's cards
    std::uint64_t seed = 0;   // of the choices of the players of the house
};

class PlayTable {
  public:
    PlayTable(protocol::Match match, PlaySettings settings, std::istream& in, std::ostream& out);

    void keep_record(RecordWriter writer) { writer_ = std::move(writer); }
    // Until the game is over, a person quits or the input ends. An error: the record was not kept.
    std::optional<core::Error> run();

  private:
    enum class Reply : std::uint8_t { AskAgain, ShowAgain, Done };

    void step();
    void act(engine::SeatId seat, engine::Action action);
    void decide(engine::SeatId seat);
    void ask_person(engine::SeatId seat);
    Reply answer(engine::SeatId seat, std::string_view line);
    Reply choose_number(engine::SeatId seat, std::size_t number);
    Reply choose_notation(engine::SeatId seat, std::string_view text);
    Reply undo(engine::SeatId seat);
    Reply save(const std::string& path);
    Reply complain(const engine::Words& words);
    bool can_undo(engine::SeatId seat) const;
    void hand_over(engine::SeatId seat);
    void show(engine::SeatId seat);
    void show_end();
    std::string said(const engine::Message& message) const;

    protocol::Match match_;
    PlaySettings settings_;
    std::istream& in_;
    std::ostream& out_;
    std::optional<RecordWriter> writer_;
    std::optional<core::Error> trouble_;
    std::vector<std::string> news_;  // what happened since a person was last asked
    engine::SeatId last_asked_ = engine::kNobody;
    bool is_left_ = false;
    std::chrono::steady_clock::time_point started_ = std::chrono::steady_clock::now();
};

}  // namespace app
