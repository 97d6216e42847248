// JSON that round-trips and refuses damage, and words that are complete in every language.
#include <set>

#include "engine/json_text.h"
#include "engine/testing/checks.h"

namespace engine::testing {

namespace {

constexpr std::size_t kMaxPositionText = 1 << 20;

std::string lossy_json(const Situation& situation) {
    const auto text = json_text(situation.game.to_json(situation.position));
    const auto json = parse_json(text, kMaxPositionText);
    if (!json)
        return "not JSON: " + json.error().text();
    const auto read = situation.game.from_json(*json);
    if (!read)
        return "refused: " + read.error().text();
    if (*read != situation.position)
        return "the position read back differs: " + text;
    return {};
}

// All numbers, words and truth values inside a JSON value, with the way to them.
struct Leaf {
    boost::json::value* value;
    std::string path;
};

void collect_leaves(boost::json::value& json, const std::string& path, std::vector<Leaf>& out) {
    if (auto* object = json.if_object()) {
        for (auto& field : *object)
            collect_leaves(field.value(), path + "." + std::string(field.key()), out);
    } else if (auto* array = json.if_array()) {
        for (std::size_t i = 0; i < array->size(); ++i)
            collect_leaves((*array)[i], path + "[" + std::to_string(i) + "]", out);
    } else {
        out.push_back({&json, path});
    }
}

boost::json::value damage(std::uint32_t which) {
    switch (which) {
        case 0: return -1;
        case 1: return 255;
        case 2: return 1'000'000;
        case 3: return "nonsense";
        case 4: return nullptr;
        case 5: return 1;
        default: return 0;
    }
}
constexpr std::uint32_t kDamages = 7;

// Whoever loads a position gets an error or a sound position, never a broken one.
std::string accepted_damage(const Situation& situation) {
    if (!situation.settings.accepts_only_sound_json)
        return {};
    boost::json::value json = situation.game.to_json(situation.position);
    std::vector<Leaf> leaves;
    collect_leaves(json, "", leaves);
    const Leaf& leaf = leaves[situation.rng.below(static_cast<std::uint32_t>(leaves.size()))];
    *leaf.value = damage(situation.rng.below(kDamages));
    const auto read = situation.game.from_json(json);
    if (!read)
        return {};
    const auto broken = situation.game.invariant(*read);
    return broken.empty() ? ""
                          : json_text(*leaf.value) + " at " + leaf.path
                                + " is accepted and breaks: " + std::string(broken);
}

// A key without a phrase is rendered in brackets, an argument that is missing leaves its braces.
std::string unfinished(const AnyGame& game, const Message& message, bool may_be_empty) {
    for (const std::string& text : words(game, message)) {
        if (text.empty() && !may_be_empty)
            return "nothing is said";
        if (text.find_first_of("[{") != std::string::npos)
            return "unfinished words: " + text;
    }
    return {};
}

std::string wrong_words_of(const Situation& situation, SeatId seat, Action action) {
    const auto& game = situation.game;
    const auto choice = game.describe(situation.position, seat, action);
    if (auto fault = unfinished(game, choice, seat == kNobody); !fault.empty())
        return "describe: " + fault;
    const auto told = game.report(situation.position, seat, action);
    if (auto fault = unfinished(game, told, true); !fault.empty())
        return "report: " + fault;
    return {};
}

std::string wrong_stage(const Situation& situation) {
    const auto stage = situation.game.stage(situation.position);
    const auto fault = unfinished(situation.game, stage, false);
    return fault.empty() ? "" : "stage: " + fault;
}

std::string unsaid_reasons(const Situation& situation) {
    for (const SeatId seat : situation.actor.seats()) {
        for (const Reason& reason : situation.game.reasons(situation.position, seat)) {
            if (auto fault = unfinished(situation.game, reason.why, false); !fault.empty())
                return "reasons: " + fault + " ('" + reason.target + "')";
        }
    }
    return {};
}

std::string wrong_words(const Situation& situation) {
    const bool nobody_asked = situation.actor.seats().empty();
    const auto asked = situation.game.prompt(situation.position);
    if (auto fault = unfinished(situation.game, asked, nobody_asked); !fault.empty())
        return "prompt: " + fault;
    if (auto fault = wrong_stage(situation); !fault.empty())
        return fault;
    if (auto fault = unsaid_reasons(situation); !fault.empty())
        return fault;
    for (const SeatId seat : deciders(situation.actor)) {
        for (const Action action : legal_of(situation, seat)) {
            if (auto fault = wrong_words_of(situation, seat, action); !fault.empty())
                return fault + " ('" + situation.game.notation(action) + "')";
        }
    }
    return {};
}

std::string ambiguous_words(const Situation& situation) {
    if (!situation.settings.distinct_descriptions)
        return {};
    for (const SeatId seat : situation.actor.seats()) {
        std::set<std::array<std::string, kLanguages>> seen;
        for (const Action action : legal_of(situation, seat)) {
            const auto message = situation.game.describe(situation.position, seat, action);
            const auto texts = words(situation.game, message);
            if (!seen.insert(texts).second)
                return "two choices of " + seat_text(seat) + " read '" + texts[0] + "'";
        }
    }
    return {};
}

std::string empty_drawing(const Situation& situation) {
    for (const SeatId viewer : all_viewers(situation.seats)) {
        for (const Language language : {Language::English, Language::German}) {
            if (situation.game.draw(situation.position, viewer, language, false).empty())
                return "nothing is drawn for " + seat_text(viewer);
        }
    }
    return {};
}

constexpr std::array<Check<Situation>, 5> kTextChecks = {{
    {"JSON round trip", lossy_json},
    {"damaged JSON", accepted_damage},
    {"words", wrong_words},
    {"distinct descriptions", ambiguous_words},
    {"drawing", empty_drawing},
}};

}  // namespace

std::span<const Check<Situation>> text_checks() { return kTextChecks; }

}  // namespace engine::testing
