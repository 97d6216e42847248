// The words that miniature games for tables have in common: an action is a word and a digit, a
// position is its bytes.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "engine/game_adapter.h"
#include "engine/targets.h"

namespace table::testing {

template <class Rules>
struct PlainPack {
    typename Rules::Content content{};
    std::string hash = "sha256:" + std::string(Rules::kId);
    engine::Words name{std::string(Rules::kId), std::string(Rules::kId)};
    typename Rules::Options standard_options{};
};

// `Names` has the word of every kind of action, and what an action reports.
template <class Rules, class Names>
struct PlainTexts {
    using Pack = PlainPack<Rules>;
    using Message = engine::Message;
    using State = typename Rules::State;
    using View = typename Rules::View;
    using Options = typename Rules::Options;
    using Action = engine::Action;
    using SeatId = engine::SeatId;

    static engine::About about() { return {{"A way to go.", "Ein Weg."}, 1}; }
    static engine::OptionTable<Options> options() { return {}; }
    static std::optional<core::Error> check_options(const Options& /*options*/) { return {}; }
    static engine::OutcomeNames outcome_names() {
        return {{}, {{"running", "läuft"}, {"arrived", "angekommen"}}, {"running", "arrived"}};
    }
    static std::vector<engine::Phrase> phrases() {
        return {{"choice", "{0}", "{0}"},
                {"report", "{0} steps.", "{0} geht."},
                {"prompt", "A step?", "Ein Schritt?"},
                {"stage", "Under way", "Unterwegs"}};
    }

    // Every operand is a single digit.
    static std::string notation(Action action) {
        return std::string(Names::kWords[action.kind]) + " " + std::to_string(action.a);
    }
    static core::Result<Action> parse_action(std::string_view text) {
        for (std::size_t kind = 0; kind < Names::kWords.size(); ++kind) {
            for (int operand = 0; operand <= Names::kMostOperand; ++operand) {
                const Action action{
                    static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(operand), 0, 0};
                if (notation(action) == text)
                    return action;
            }
        }
        return core::Error{"action", "no such action: '" + std::string(text) + "'"};
    }
    // The bytes of the state as numbers.
    static boost::json::value to_json(const State& state) {
        boost::json::array bytes;
        const auto position = engine::Position::of(state);
        for (const char byte : position.bytes())
            bytes.emplace_back(static_cast<unsigned char>(byte));
        return bytes;
    }
    static core::Result<State> from_json(const Pack& /*pack*/, const boost::json::value& /*json*/) {
        return core::Error{"position", "no positions are read"};
    }
    static boost::json::value view_json(const Pack& /*pack*/, const View& view) {
        return to_json(view.state);
    }

    static Message describe(const Pack& /*pack*/,
                            const State& /*before*/,
                            SeatId /*seat*/,
                            Action action) {
        const std::string text = notation(action);
        return {"choice", {engine::Argument::words({text, text})}};
    }
    static Message report(const Pack& /*pack*/, const engine::Account<View>& account) {
        return Names::report(account);
    }
    static Message prompt(const Pack& /*pack*/, const View& /*seen*/) { return {"prompt", {}}; }
    static Message stage(const Pack& /*pack*/, const View& /*seen*/) { return {"stage", {}}; }
    static std::vector<engine::Reason> reasons(const Pack& /*pack*/,
                                               const State& /*state*/,
                                               SeatId /*seat*/) {
        return {};
    }
    static engine::Targets targets(const Pack& /*pack*/,
                                   const State& /*before*/,
                                   SeatId /*seat*/,
                                   Action action) {
        return {engine::button(notation(action))};
    }
    static std::vector<engine::Pick> picks(const Pack& /*pack*/,
                                           const State& /*before*/,
                                           SeatId /*seat*/,
                                           Action /*action*/) {
        return {};
    }
    // One order: to do a certain thing whenever it is possible.
    static std::vector<engine::OrderSpec> orders(const Pack& /*pack*/,
                                                 const Options& /*options*/,
                                                 SeatId /*seat*/) {
        engine::OrderSpec spec{"go", {"stage", {}}, {{engine::kAskMe, {"prompt", {}}}}};
        for (std::size_t kind = 0; kind < Names::kWords.size(); ++kind)
            for (int operand = 0; operand <= Names::kMostOperand; ++operand)
                spec.values.push_back(
                    {std::string(Names::kWords[kind]) + " " + std::to_string(operand),
                     {"stage", {}}});
        return {spec};
    }
    static std::optional<Action> ordered(const Pack& /*pack*/,
                                         const View& /*seen*/,
                                         const engine::OptionChoices& orders) {
        for (const engine::OptionChoice& order : orders)
            if (const auto action = parse_action(order.value); order.key == "go" && action)
                return *action;
        return std::nullopt;
    }
    static boost::json::value guide(const Pack& /*pack*/) { return boost::json::object{}; }
    static std::string draw(const Pack& /*pack*/,
                            const View& /*view*/,
                            engine::Language /*language*/,
                            bool /*coloured*/) {
        return {};
    }
};

}  // namespace table::testing
