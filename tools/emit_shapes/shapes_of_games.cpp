#include "shapes_of_games.h"

#include "games/all_games.h"
#include "generated/emit/shown_games.h"

namespace emit {
namespace {

template <class View, class Guide>
GameShapes shapes_of(std::string_view id, std::string_view about) {
    GameShapes all{.id = std::string(id),
                   .name = (*games::find(id))->name().english,
                   .about = std::string(about),
                   .shapes = {},
                   .view = {},
                   .guide = {}};
    all.view = engine::shape_of<View>(all.shapes);
    all.guide = engine::shape_of<Guide>(all.shapes);
    return all;
}

}  // namespace

std::vector<GameShapes> shapes_of_games() {
    std::vector<GameShapes> all;
    each_shown_game([&]<class View, class Guide>(std::string_view id, std::string_view about) {
        all.push_back(shapes_of<View, Guide>(id, about));
    });
    return all;
}

}  // namespace emit
