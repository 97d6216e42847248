// The shapes of the map for those who draw it: outlines as SVG path data, which is a third of the
// size of lists of points.
#pragma once

#include <string>
#include <string_view>

#include <boost/json.hpp>

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

// Rows of content with their id, where their name or tokens go, and their outline.
inline boost::json::array drawn_rows(const boost::json::array& rows, std::string_view points) {
    boost::json::array drawn;
    for (const auto& row : rows) {
        boost::json::object shape = {{"id", row.at("id")},
                                     {"outline", outline_of(row.at(points).as_array())}};
        if (const auto* at = row.as_object().if_contains("at"))
            shape["at"] = *at;
        for (const char* mark : {"label", "tokens"})
            if (const auto* where = row.as_object().if_contains(mark))
                shape[mark] = where->at("at");
        drawn.push_back(std::move(shape));
    }
    return drawn;
}

inline boost::json::object drawn_map(const boost::json::value& document) {
    return {{"canvas", document.at("meta").at("canvas")},
            {"countries", drawn_rows(document.at("countries").as_array(), "polygon")},
            {"sections", drawn_rows(document.at("river_sections").as_array(), "points")},
            {"fields", drawn_rows(document.at("sea_fields").as_array(), "polygon")}};
}

}  // namespace ascalion
