// The games of a server: each with its standard content or with a pack given on the command line.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/result.h"
#include "engine/any_game.h"
#include "server/think.h"

namespace app {

class ServedGames {
  public:
    void add(const engine::AnyGamePtr& game) {
        games_.insert_or_assign(std::string(game->id()), game);
    }
    std::vector<std::string> ids() const;
    server::FindGame finder() const;

  private:
    std::map<std::string, engine::AnyGamePtr> games_;
};

// What is given on the command line. Developers get the miniature game beside the others.
struct GamesWanted {
    std::vector<std::string> content_files;
    bool for_developers = false;
};

// The command line that asks for the same.
std::vector<std::string> as_arguments(const GamesWanted& wanted);

core::Result<ServedGames> load_served_games(const GamesWanted& wanted);

}  // namespace app
