#include "shapes_of_games.h"

#include "games/all_games.h"
#include "games/ascalion/facts.h"
#include "games/ascalion/shown.h"
#include "games/hyperborea/facts.h"
#include "games/hyperborea/shown.h"
#include "games/pathciv/facts.h"
#include "games/pathciv/shown.h"
#include "games/wiraqocha/facts.h"
#include "games/wiraqocha/shown.h"

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
    return {
        shapes_of<ascalion::shown::View, ascalion::facts::Guide>("ascalion",
                                                                 ascalion::shown::kAbout),
        shapes_of<hyperborea::shown::View, hyperborea::facts::Guide>("hyperborea",
                                                                     hyperborea::shown::kAbout),
        shapes_of<pathciv::shown::View, pathciv::facts::Guide>("pathciv", pathciv::shown::kAbout),
        shapes_of<wiraqocha::shown::View, wiraqocha::facts::Guide>("wiraqocha",
                                                                   wiraqocha::shown::kAbout)};
}

}  // namespace emit
