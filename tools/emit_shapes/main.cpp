// emit_shapes typescript|page|guide GAME: prints web/src/games/GAME/shown.ts or docs/views/GAME.md,
// made from what the game says it shows (src/games/GAME/shown.h and facts.h), or the guide itself,
// which the tests of the client read.
#include <iostream>
#include <string_view>

#include <boost/json/serialize.hpp>

#include "games/all_games.h"
#include "page.h"
#include "typescript.h"
#include "vocabulary.h"

namespace {

// A name that two things have, which no client could tell apart.
std::string doubled_name(const engine::Shapes& shapes) {
    for (const emit::WordList& list : emit::word_lists(shapes))
        for (const engine::Definition& definition : shapes.definitions())
            if (list.name == definition.name)
                return list.name;
    return shapes.doubled_name();
}

int print(std::string_view what, const emit::GameShapes& game) {
    if (const std::string name = doubled_name(game.shapes); !name.empty()) {
        std::cerr << game.id << ": two things are called " << name << "\n";
        return 1;
    }
    if (what == "guide")
        std::cout << boost::json::serialize((*games::find(game.id))->guide()) << "\n";
    else
        std::cout << (what == "page" ? emit::page(game) : emit::typescript(game));
    return 0;
}

}  // namespace

int main(int count, char** arguments) {
    const std::string_view what = count == 3 ? arguments[1] : "";
    if (what == "typescript" || what == "page" || what == "guide")
        for (const emit::GameShapes& game : emit::shapes_of_games())
            if (game.id == arguments[2])
                return print(what, game);
    std::cerr << "usage: emit_shapes typescript|page|guide GAME\n";
    return 2;
}
