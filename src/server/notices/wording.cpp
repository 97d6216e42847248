#include "server/notices/wording.h"

#include <array>
#include <ctime>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

namespace notices {
namespace {

namespace json = boost::json;

struct Sentence {
    std::string_view english;
    std::string_view german;

    std::string_view in(Tongue tongue) const { return tongue == Tongue::German ? german : english; }
};

// {table} and {who} are put in.
constexpr std::array<Sentence, kKinds> kSentences = {{
    {"It is your turn: {table}", "Du bist dran: {table}"},
    {"The game has begun: {table}", "Die Partie hat begonnen: {table}"},
    {"The game is over: {table}", "Die Partie ist zu Ende: {table}"},
    {"Your answer is awaited: {table}", "Auf deine Antwort wird gewartet: {table}"},
    {"You are invited: {table}", "Du bist eingeladen: {table}"},
    {"Your time is running out: {table}", "Deine Zeit läuft ab: {table}"},
    {"You were mentioned: {table}", "Du wurdest erwähnt: {table}"},
    {"Your game in the tournament: {table}", "Deine Partie im Turnier: {table}"},
}};

constexpr Sentence kKeptSeat = {"{who} keeps a seat for you.", "{who} hält dir einen Platz frei."};
constexpr Sentence kMentioned = {"{who} wrote to you in the chat.",
                                 "{who} hat dir im Chat geschrieben."};
constexpr Sentence kUntil = {"You have time until {when}.", "Du hast Zeit bis {when}."};
constexpr Sentence kSomebody = {"Somebody", "Jemand"};

struct RequestWords {
    std::string_view what;
    Sentence words;
};
constexpr std::array kRequests = {
    RequestWords{"undo",
                 {"{who} asks to take a move back.", "{who} möchte einen Zug zurücknehmen."}},
    RequestWords{"pause", {"{who} asks for a pause.", "{who} möchte eine Pause."}},
    RequestWords{"resume", {"{who} wants to go on.", "{who} möchte weiterspielen."}},
    RequestWords{"cancel",
                 {"{who} wants to call the game off.", "{who} möchte die Partie abbrechen."}},
    RequestWords{
        "stand_in",
        {"{who} asks whether the computer may stand in for somebody who is away.",
         "{who} fragt, ob der Computer für jemanden einspringen darf, der nicht da ist."}}};

std::string put_in(std::string text, std::string_view place, std::string_view value) {
    const std::size_t at = text.find(place);
    return at == std::string::npos ? text : text.replace(at, place.size(), value);
}

// The day and time where they live: "Sunday, 1 March, 13:05", "Sonntag, 1. März, 13:05".
std::string when(Instant moment, const Wishes& wishes, const Offset& offset) {
    constexpr std::array<Sentence, 7> kDays = {{{"Sunday", "Sonntag"},
                                                {"Monday", "Montag"},
                                                {"Tuesday", "Dienstag"},
                                                {"Wednesday", "Mittwoch"},
                                                {"Thursday", "Donnerstag"},
                                                {"Friday", "Freitag"},
                                                {"Saturday", "Samstag"}}};
    constexpr std::array<Sentence, 12> kMonths = {{{"January", "Januar"},
                                                   {"February", "Februar"},
                                                   {"March", "März"},
                                                   {"April", "April"},
                                                   {"May", "Mai"},
                                                   {"June", "Juni"},
                                                   {"July", "Juli"},
                                                   {"August", "August"},
                                                   {"September", "September"},
                                                   {"October", "Oktober"},
                                                   {"November", "November"},
                                                   {"December", "Dezember"}}};
    const auto seconds = static_cast<std::time_t>((moment + offset(wishes.zone, moment)) / 1000);
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    std::string minutes = std::to_string(parts.tm_min);
    if (minutes.size() < 2)
        minutes.insert(0, "0");
    return std::string(kDays[static_cast<std::size_t>(parts.tm_wday)].in(wishes.tongue)) + ", "
           + std::to_string(parts.tm_mday) + (wishes.tongue == Tongue::German ? ". " : " ")
           + std::string(kMonths[static_cast<std::size_t>(parts.tm_mon)].in(wishes.tongue)) + ", "
           + std::to_string(parts.tm_hour) + ":" + minutes;
}

std::string table_name(const Told& told, Tongue tongue) {
    const std::string& game = told.game.in(tongue);
    if (told.title.empty() || told.title == game)
        return game;
    return game.empty() ? told.title : told.title + " (" + game + ")";
}

std::string body_of(Kind kind, const Told& told, const Wishes& wishes, const Offset& offset) {
    std::string text;
    if (kind == Kind::Invitation)
        text = kKeptSeat.in(wishes.tongue);
    if (kind == Kind::Mention)
        text = kMentioned.in(wishes.tongue);
    if (kind == Kind::Request)
        for (const RequestWords& request : kRequests)
            if (request.what == told.what)
                text = request.words.in(wishes.tongue);
    if ((kind == Kind::YourTurn || kind == Kind::Reminder) && told.deadline)
        text = put_in(
            std::string(kUntil.in(wishes.tongue)), "{when}", when(*told.deadline, wishes, offset));
    return put_in(text, "{who}", told.who.empty() ? kSomebody.in(wishes.tongue) : told.who);
}

std::string string_in(const json::object& object, const char* key) {
    const json::value* found = object.if_contains(key);
    return found != nullptr && found->is_string() ? std::string(found->get_string()) : "";
}

}  // namespace

std::string text_of(const Told& told) {
    json::object object{{"table", told.table},
                        {"link", told.link},
                        {"title", told.title},
                        {"en", told.game.english},
                        {"de", told.game.german},
                        {"who", told.who},
                        {"what", told.what}};
    if (told.deadline)
        object["deadline"] = *told.deadline;
    return json::serialize(object);
}

Told told_in(std::string_view text) {
    boost::system::error_code wrong;
    const json::value parsed = json::parse(text, wrong);
    const json::object* object = wrong ? nullptr : parsed.if_object();
    if (object == nullptr)
        return {};
    Told told{string_in(*object, "table"),
              string_in(*object, "link"),
              string_in(*object, "title"),
              {string_in(*object, "en"), string_in(*object, "de")},
              string_in(*object, "who"),
              string_in(*object, "what")};
    if (const json::value* deadline = object->if_contains("deadline");
        deadline != nullptr && deadline->is_int64())
        told.deadline = deadline->get_int64();
    return told;
}

Note note_for(Kind kind, const Told& told, const Wishes& wishes, const Offset& offset) {
    const Sentence& title = kSentences[static_cast<std::size_t>(kind)];
    return {
        put_in(std::string(title.in(wishes.tongue)), "{table}", table_name(told, wishes.tongue)),
        body_of(kind, told, wishes, offset)};
}

}  // namespace notices
