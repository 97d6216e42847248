// A map of a content pack: where hexes lie, and which of them touch.
#pragma once

#include <optional>
#include <string>

#include <boost/json.hpp>

#include "core/hex_grid.h"
#include "engine/pack_document.h"
#include "games/hyperborea/pack.h"

namespace hyperborea {

class LayoutReader {
  public:
    LayoutReader(const boost::json::value& from, Pack& pack)
        : from_(from),
          seats_(boost::json::value_to<std::size_t>(from.at("players"))),
          places_(pack.places[seats_]),
          layout_(pack.content.layouts[seats_]) {}

    std::optional<core::Error> read() {
        put(kCentre, from_.at("centre"));
        const auto& borderlands = from_.at("borderlands").as_array();
        for (std::size_t i = 0; i < borderlands.size(); ++i)
            put(borderland(static_cast<int>(i) + 1), borderlands[i]);
        for (std::size_t i = 0; i < seats_; ++i)
            put_homeland(engine::seat_id(static_cast<int>(i)), from_.at("homelands").as_array()[i]);
        join();
        return wrong_capital();
    }

  private:
    void put(Hex hex, const boost::json::value& pair) {
        places_[hex] = {boost::json::value_to<int>(pair.as_array()[0]),
                        boost::json::value_to<int>(pair.as_array()[1])};
        layout_.hexes.insert(hex);
        if (!is_homeland(hex))
            layout_.inner.insert(hex);
    }
    void put_homeland(SeatId seat, const boost::json::value& home) {
        put(homeland(seat, Role::Capital), home.at("capital"));
        put(homeland(seat, Role::FrontA), home.at("front_a"));
        put(homeland(seat, Role::FrontB), home.at("front_b"));
    }

    core::Axial place(Hex hex) const {
        return {static_cast<std::int8_t>(places_[hex][0]),
                static_cast<std::int8_t>(places_[hex][1])};
    }
    void join() {
        for (const Hex one : layout_.hexes)
            for (const Hex other : layout_.hexes)
                if (core::touches(place(one), place(other)))
                    layout_.touching[one].insert(other);
    }

    // H2.10: a capital touches only its own front hexes, so that no start is next to the unknown.
    std::optional<core::Error> wrong_capital() const {
        for (std::size_t i = 0; i < seats_; ++i) {
            const SeatId seat = engine::seat_id(static_cast<int>(i));
            const Hex capital = homeland(seat, Role::Capital);
            if (layout_.touching[capital] != homeland_of(seat) - HexSet::of(capital))
                return core::Error{engine::at_index("layouts", seats_ - kMinSeats),
                                   "the capital of seat " + std::to_string(i)
                                       + " touches more or less than its front hexes"};
        }
        return std::nullopt;
    }

    const boost::json::value& from_;
    std::size_t seats_;
    PerHex<std::array<int, 2>>& places_;
    Layout& layout_;
};

inline std::optional<core::Error> read_layout(const boost::json::value& from, Pack& pack) {
    return LayoutReader(from, pack).read();
}

}  // namespace hyperborea
