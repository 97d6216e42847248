// Effects of a content pack as lists for the interpreter (points.h), with the checks that a schema
// cannot make.
#pragma once

#include <optional>
#include <string>

#include <boost/json.hpp>

#include "engine/pack_document.h"
#include "games/hyperborea/content.h"
#include "games/hyperborea/names.h"

namespace hyperborea {

// Appends lists to the one array of the content and remembers the first error.
class EffectReader : public engine::Complaining {
  public:
    explicit EffectReader(Content& content) : content_(content) {}

    EffectAt list(const boost::json::value& effects, const std::string& where) {
        if (effects.as_array().empty())
            return kNoEffects;
        const EffectAt start = next_;
        append(effects, where);
        push({});
        return start;
    }

    // The point of an effect without parameters; kNoPoint for another effect.
    static Point simple_point(std::string_view fx) {
        const Names names = names_of(Point{});
        for (std::size_t i = 0; i < static_cast<std::size_t>(Point::GenerateRed); ++i)
            if (names[i] == fx)
                return static_cast<Point>(i);
        return kNoPoint;
    }

  private:
    using Value = boost::json::value;

    void push(Effect effect) {
        if (next_ + 1 >= kMaxEffects)
            return complain("effects", "there are too many in this pack");
        content_.effects[next_++] = effect;
    }

    void append(const Value& effects, const std::string& where) {
        const auto& items = effects.as_array();
        for (std::size_t i = 0; i < items.size(); ++i)
            append_one(items[i], engine::at_index(where, i));
    }

    void append_one(const Value& effect, const std::string& where) {
        const std::string_view fx = engine::text_of(effect.at("fx"));
        if (fx == "choice")
            return choice(effect, where);
        if (fx == "pay")
            return pay(effect, where);
        if (fx == "adjacent_opponents")
            return strike(effect, where);
        gain(effect, fx, where);
    }

    void gain(const Value& effect, std::string_view fx, const std::string& where) {
        if (!has_only(effect, field_of(fx), where))
            return;
        const int amount = static_cast<int>(effect.at("n").as_int64());
        if (const Point point = simple_point(fx); point != kNoPoint)
            return push_gain(point, amount);
        if (fx == "develop_row" || fx == "develop_diff")
            return push_gain(fx == "develop_row" ? row_of(amount) : diff_of(amount), 1);
        if (fx == "generate")
            return push_gain(coloured(Point::GenerateRed, effect.at("color")), amount);
        if (fx == "swap_cube")
            return push_gain(coloured(Point::ExchangeRed, effect.at("to")), amount);
        complain(where, engine::quoted(fx) + " is only for strikes and prices");  // H6.44
    }
    void push_gain(Point point, int amount) {
        push({EffectKind::Gain,
              static_cast<std::uint8_t>(point),
              static_cast<std::uint8_t>(amount),
              0});
    }

    // The field besides fx and n, if there is one.
    static std::string_view field_of(std::string_view fx) {
        if (fx == "generate")
            return "color";
        return fx == "swap_cube" ? "to" : "";
    }
    // The fields of a gain: fx, n and at most one more.
    bool has_only(const Value& effect, std::string_view field, const std::string& where) {
        const auto& fields = effect.as_object();
        const bool fits = fields.contains("n") && (field.empty() || fields.contains(field))
                          && fields.size() == (field.empty() ? 2U : 3U);
        if (!fits)
            complain(where, "has not the fields of this effect");
        return fits;
    }

    static Point coloured(Point red, const Value& colour) {
        const Names names = names_of(Colour{});
        for (int i = 0; i < kRows; ++i)
            if (names[static_cast<std::size_t>(i)] == engine::text_of(colour))
                return red + i;
        return red + kRows;  // any
    }

    void choice(const Value& effect, const std::string& where) {
        if (!effect.as_object().contains("options"))
            return complain(where, "a choice needs options");
        const auto& options = effect.at("options").as_array();
        const std::size_t head = next_;
        push({EffectKind::Choice, 0, static_cast<std::uint8_t>(options.size()), 0});
        for (std::size_t i = 0; i < options.size(); ++i)
            option(options[i], engine::at_index(where + ".options", i));
        const std::size_t end = next_;
        content_.effects[head].skip = static_cast<std::uint8_t>(end - head - 1);
        std::size_t at = head + 1;
        for (std::size_t i = 0; i < options.size(); ++i) {
            content_.effects[at].skip = static_cast<std::uint8_t>(end - at);
            at += 1U + content_.effects[at].amount;
        }
    }
    void option(const Value& effects, const std::string& where) {
        const std::size_t head = next_;
        push({EffectKind::Option, 0, 0, 0});
        append(effects, where);
        content_.effects[head].amount = static_cast<std::uint8_t>(next_ - head - 1);
    }

    // The single effect of a price or a strike, by its place in `names`; none if there is another.
    static std::optional<std::uint8_t> single(const Value& effects, Names names) {
        const auto& items = effects.as_array();
        if (items.size() != 1 || !items[0].as_object().contains("n") || items[0].at("n") != 1)
            return std::nullopt;
        for (std::size_t i = 0; i < names.size(); ++i)
            if (names[i] == engine::text_of(items[0].at("fx")))
                return static_cast<std::uint8_t>(i);
        return std::nullopt;
    }

    void pay(const Value& effect, const std::string& where) {
        static constexpr std::array<std::string_view, kCosts> kCostNames = {
            "remove_cube", "remove_grey", "remove_mini", "remove_gem"};
        const auto& fields = effect.as_object();
        const auto cost = fields.contains("cost") && fields.contains("gain")
                              ? single(effect.at("cost"), kCostNames)
                              : std::nullopt;
        if (!cost)
            return complain(where, "a pay needs one price of 1 and a gain");
        const std::size_t head = next_;
        push({EffectKind::Pay, *cost, 0, 0});
        append(effect.at("gain"), where + ".gain");
        content_.effects[head].skip = static_cast<std::uint8_t>(next_ - head - 1);
    }

    void strike(const Value& effect, const std::string& where) {
        const auto sort = effect.as_object().contains("effects")
                              ? single(effect.at("effects"), names_of(Sort{}))
                              : std::nullopt;
        if (!sort)
            return complain(where, "a strike needs one loss of 1");
        push_gain(strike_of(static_cast<Sort>(*sort)), 1);
    }

    Content& content_;
    EffectAt next_ = 1;  // the array begins with an End
};

}  // namespace hyperborea
