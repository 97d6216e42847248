#include "engine/testing/damage_file.h"

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "engine/testing/damage.h"
#include "engine/testing/fingerprint.h"
#include "engine/testing/golden_file.h"
#include "engine/testing/walk.h"

namespace engine::testing {

namespace {

constexpr int kSteps = 700;

// Each position is changed at every so many of its values, another time at others.
constexpr std::size_t kStride = 5;

// Rows of a pack are alike: so many values of each kind are changed.
constexpr int kAlike = 2;

// So much of an error counts as its kind.
constexpr std::size_t kLetters = 50;

// What was said of all changes.
class Tally {
  public:
    // `made` is what became of a change that was taken.
    void add(const std::string& change,
             const std::optional<core::Error>& wrong,
             const std::string& made = "") {
        sum_.add(change + ": " + (wrong ? wrong->text() : "taken " + made));
        ++changes_;
        ++said_[wrong ? kind_of(wrong->what) : "taken"];
    }
    std::string text(const std::string& what) const {
        std::string text =
            what + ": " + std::to_string(changes_) + " changes " + sum_.text() + "\n";
        for (const auto& [error, count] : said_)
            text += "  " + std::to_string(count) + " " + error + "\n";
        return text;
    }

  private:
    static std::string kind_of(const std::string& what) {
        return what.substr(0, what.find(", found")).substr(0, kLetters);
    }

    Fingerprint sum_;
    int changes_ = 0;
    std::map<std::string, int> said_;
};

// The first position in which each question is asked, of each number of seats and set of options.
std::vector<Position> positions(const AnyGame& game, const std::vector<OptionChoices>& more) {
    std::vector<OptionChoices> options = {{}};
    options.insert(options.end(), more.begin(), more.end());
    std::vector<Position> found;
    Walk walk(game, kSteps);
    std::set<std::string> asked;
    for (const Setup& setup : setups_of(game, options))
        walk.play(setup, [&](const Moment& at) {
            const std::string question =
                game.stage(at.position).key + " " + game.prompt(at.position).key;
            if (asked.insert(question).second)
                found.push_back(at.position);
        });
    return found;
}

template <class T>
std::optional<core::Error> error_of(const core::Result<T>& result) {
    return result ? std::nullopt : std::optional(result.error());
}

std::string positions_text(const AnyGame& game, const std::vector<OptionChoices>& more) {
    Tally tally;
    std::size_t first = 0;
    const std::vector<Position> all = positions(game, more);
    for (const Position& position : all) {
        boost::json::value document = game.to_json(position);
        Damage damage(document);
        for (std::size_t i = first++ % kStride; i < damage.size(); i += kStride)
            damage.change(i, [&](const std::string& change) {
                tally.add(change, error_of(game.from_json(document)));
            });
    }
    return tally.text(std::to_string(all.size()) + " positions");
}

// Everything a pack decides that can be read without playing.
std::string made_by(const AnyGame& game) {
    std::string text = boost::json::serialize(game.guide());
    for (const OptionSpec& option : game.options())
        text += std::string(option.key) + " " + option.standard + "\n";
    if (const auto first = game.initial(game.min_seats(), {}))
        text += boost::json::serialize(game.to_json(*first));
    return text;
}

// Rows that are one value each, known by their ids, have nothing in common.
bool stands_alone(std::string_view kind) {
    return kind.ends_with("..value") || kind.ends_with("..default");
}

std::string pack_text(std::string_view pack, const LoadPack& load) {
    Tally tally;
    boost::json::value document = boost::json::parse(pack);
    Damage damage(document);
    std::map<std::string, int> met;
    for (std::size_t i = 0; i < damage.size(); ++i)
        if (met[damage.kind(i)]++ < kAlike || stands_alone(damage.kind(i)))
            damage.change(i, [&](const std::string& change) {
                const auto game = load(boost::json::serialize(document));
                tally.add(change, error_of(game), game ? made_by(**game) : "");
            });
    return tally.text("the standard pack");
}

}  // namespace

std::string check_damage(const AnyGame& game,
                         const std::vector<OptionChoices>& more,
                         std::string_view pack,
                         const LoadPack& load,
                         std::source_location test) {
    const std::string text = "# What is said of positions and packs of " + game.name().english
                             + " in which something is wrong. A test writes\n"
                               "# this file: TETRA_UPDATE_GOLDEN=1.\n"
                             + positions_text(game, more) + pack_text(pack, load);
    return check_golden_file(golden_folder(test) / "damage.txt", text);
}

}  // namespace engine::testing
