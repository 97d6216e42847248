// The shapes of the map for those who draw it: outlines as SVG path data, which is a third of the
// size of lists of points.
#pragma once

#include <string>
#include <string_view>

#include <boost/json.hpp>

#include "engine/pack_document.h"
#include "games/ascalion/names.h"
#include "games/ascalion/pack.h"

namespace ascalion {

// "349 312", "5-29": a minus sign parts two numbers as well as a blank does.
inline std::string number_pair(std::int64_t x, std::int64_t y) {
    return std::to_string(x) + (y < 0 ? "" : " ") + std::to_string(y);
}

// "M349 312l5-29 1-23": absolute to the first point, then from point to point.
inline std::string outline_of(const boost::json::array& points) {
    std::string path;
    std::int64_t last_x = 0;
    std::int64_t last_y = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const std::int64_t x = points[i].at(0).as_int64();
        const std::int64_t y = points[i].at(1).as_int64();
        if (i < 2)
            path += i == 0 ? "M" : "l";
        else if (x >= last_x)
            path += " ";
        path += number_pair(x - last_x, y - last_y);
        last_x = x;
        last_y = y;
    }
    return path;
}

inline MapPoint point_of(const boost::json::value& at) {
    return boost::json::value_to<MapPoint>(at);
}

inline CountryShape country_shape(const boost::json::value& row) {
    return {.id = engine::id_of<Country>(row.at("id")),
            .outline = outline_of(row.at("polygon").as_array()),
            .label = point_of(row.at("label").at("at")),
            .tokens = point_of(row.at("tokens").at("at"))};
}

// A section of the river is drawn along its points, a field of the sea round them.
inline std::vector<WaterShape> water_shapes(const boost::json::value& rows,
                                            std::string_view points) {
    std::vector<WaterShape> drawn;
    for (const boost::json::value& row : rows.as_array())
        drawn.push_back({.id = engine::id_of<Place>(row.at("id")),
                         .outline = outline_of(row.at(points).as_array()),
                         .at = point_of(row.at("at"))});
    return drawn;
}

inline DrawnMap drawn_map(const boost::json::value& document) {
    const boost::json::value& canvas = document.at("meta").at("canvas");
    DrawnMap map{.canvas = {boost::json::value_to<int>(canvas.at("width")),
                            boost::json::value_to<int>(canvas.at("height"))},
                 .countries = {},
                 .sections = water_shapes(document.at("river_sections"), "points"),
                 .fields = water_shapes(document.at("sea_fields"), "polygon")};
    for (const boost::json::value& row : document.at("countries").as_array())
        map.countries.push_back(country_shape(row));
    return map;
}

}  // namespace ascalion
