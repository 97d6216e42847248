#include "engine/testing/words_file.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "engine/testing/checks.h"
#include "engine/testing/golden_file.h"
#include "engine/testing/phrase_album.h"
#include "engine/testing/walk.h"

namespace engine::testing {

namespace {

// How often all choices of a moment are looked at, and not the one that is made alone.
constexpr int kEvery = 17;
constexpr int kSteps = 3000;

void meet_choice(const Moment& at, SeatId seat, Action action, PhraseAlbum& album) {
    album.meet("choice", at.game.describe(at.position, seat, action));
    album.meet("report", at.game.report(at.position, seat, action));
}

void meet_all_choices(const Moment& at, PhraseAlbum& album) {
    for (const SeatId seat : deciders(at.actor)) {
        ActionList legal;
        at.game.legal(at.position, seat, legal);
        for (const Action action : legal)
            meet_choice(at, seat, action, album);
    }
    for (const SeatId seat : at.actor.seats()) {
        for (const Reason& reason : at.game.reasons(at.position, seat))
            album.meet("reason", reason.why);
    }
}

void meet(const Moment& at, PhraseAlbum& album) {
    album.meet("stage", at.game.stage(at.position));
    album.meet("prompt", at.game.prompt(at.position));
    if (at.is_over())
        return;
    meet_choice(at, at.move.seat, at.move.action, album);
    if (at.step % kEvery == 0)
        meet_all_choices(at, album);
}

std::string line(const std::string& place, const Words& words) {
    return "\n" + place + "\n    " + words.english + "\n    " + words.german + "\n";
}

std::string options_text(const AnyGame& game) {
    std::string text = line("name", game.name()) + line("about", game.about().line);
    for (const OptionSpec& spec : game.options()) {
        const std::string option = "option " + std::string(spec.key);
        text += line(option, {std::string(spec.name.english), std::string(spec.name.german)});
        for (const auto& [value, words] : spec.values)
            text += line(option + "=" + value, words);
    }
    return text;
}

std::string outcome_text(const AnyGame& game) {
    std::string text;
    for (const Words& part : game.outcome_names().parts)
        text += line("score", part);
    for (const Words& ending : game.outcome_names().endings)
        text += ending.english.empty() ? "" : line("ending", ending);
    return text;
}

// The words of the guide with the way to them.
void add_guide(const boost::json::value& json, const std::string& path, std::string& text) {
    if (const auto* list = json.if_array()) {
        for (std::size_t i = 0; i < list->size(); ++i)
            add_guide((*list)[i], path + "." + std::to_string(i), text);
    }
    const auto* object = json.if_object();
    if (object == nullptr)
        return;
    const auto* english = object->if_contains("en");
    const auto* german = object->if_contains("de");
    if (english != nullptr && german != nullptr && english->is_string() && german->is_string()) {
        text += line(path, {std::string(english->get_string()), std::string(german->get_string())});
        return;
    }
    for (const auto& [key, value] : *object)
        add_guide(value, path + "." + std::string(key), text);
}

std::string heading(const AnyGame& game) {
    return "# All words of " + game.name().english
           + " for people, to be read by those who check the language: English, below it German.\n"
             "# A phrase stands with where it is met and a few examples for each kind of\n"
             "# arguments; then follow options, endings and the guide. A test writes this file:\n"
             "# change the words in the sources of the game, then run its tests with\n"
             "# TETRA_UPDATE_GOLDEN=1. Ada, Max, Cleo, Lars, Eva and Finn are players.\n";
}

}  // namespace

std::string words_of_game(const AnyGame& game, const std::vector<OptionChoices>& more) {
    PhraseAlbum album(game.phrases());
    Walk walk(game, kSteps);
    for (const Setup& setup : setups_with(game, more))
        walk.play(setup, [&](const Moment& at) { meet(at, album); });
    std::string text = heading(game) + album.text() + options_text(game) + outcome_text(game);
    add_guide(game.guide(), "guide", text);
    return text;
}

std::string check_words_file(const AnyGame& game,
                             const std::vector<OptionChoices>& more,
                             std::source_location test) {
    return check_golden_file(golden_folder(test) / "words.txt", words_of_game(game, more));
}

}  // namespace engine::testing
