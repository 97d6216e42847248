// What the subcommands share: choosing a game, reading files, complaining in one line.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "engine/any_game.h"

namespace app {

inline constexpr std::string_view kProgram = "tetrapolis";
inline constexpr std::string_view kVersion = TETRA_VERSION;
inline constexpr int kExitFailed = 1;    // the work was done and found something wrong
inline constexpr int kExitBadInput = 2;  // nothing was done
inline constexpr std::size_t kMaxFileBytes = std::size_t{64} * 1024 * 1024;

// Prints "tetrapolis: where: what" on stderr as one line; returns kExitBadInput.
[[nodiscard]] int fail(const core::Error& error);

// Which game, as it stands on the command line. `players` 0: not said.
struct GameChoice {
    std::string game;
    std::string content_file;
    int players = 0;
    std::vector<std::string> options;  // "key=value"
};

core::Result<engine::AnyGamePtr> load_game(const GameChoice& choice);
core::Result<engine::OptionChoices> parse_choices(std::span<const std::string> words);

// The chosen game at its start; without --players with the fewest players.
struct GameStart {
    engine::AnyGamePtr game;
    engine::Position position;
};
core::Result<GameStart> load_start(const GameChoice& choice);

// The whole file as text; an error if it is longer than `limit` bytes.
core::Result<std::string> read_file(const std::string& path, std::size_t limit = kMaxFileBytes);

}  // namespace app
