#include "server/complaint.h"

#include "contest/contest.h"
#include "server/wire_json.h"

namespace server {
namespace complaint {
namespace {

Complaint plain(int status, std::string code, wire::Text text) {
    return {status, std::move(code), "", std::move(text), 0};
}

// Times are told as spans: the server does not know where somebody lives.
wire::Text span_of(std::int64_t milliseconds) {
    constexpr std::int64_t kHour = 60LL * 60 * 1000;
    const std::int64_t hours = (milliseconds + kHour - 1) / kHour;
    if (hours <= 1)
        return {"less than an hour", "weniger als eine Stunde"};
    if (hours < 48)
        return {"another " + std::to_string(hours) + " hours", std::to_string(hours) + " Stunden"};
    const std::string days = std::to_string(hours / 24);
    return {"another " + days + " days", days + " Tage"};
}

// "Until" as a part of a sentence, and the reason after it.
wire::Text until(const wire::SanctionInfo& sanction, std::int64_t now, wire::Text text) {
    if (sanction.forever) {
        text.en += " for good.";
        text.de += " dauerhaft.";
    } else {
        const wire::Text span = span_of(sanction.until - now);
        text.en += " for " + span.en + ".";
        text.de += " noch " + span.de + ".";
    }
    if (!sanction.reason.empty()) {
        text.en += " Reason: " + sanction.reason;
        text.de += " Grund: " + sanction.reason;
    }
    return text;
}

}  // namespace

Complaint bad_request(const core::Error& error) {
    return {
        400,
        "bad_request",
        error.where,
        {"This was not understood: " + error.text(), "Das wurde nicht verstanden: " + error.text()},
        0};
}
Complaint unknown_table() {
    return plain(404,
                 "unknown_table",
                 {"There is no such table, or it is private.",
                  "Diesen Tisch gibt es nicht, oder er ist privat."});
}
Complaint unknown_page() {
    return plain(404, "unknown_page", {"There is nothing here.", "Hier gibt es nichts."});
}
Complaint wrong_method() {
    return plain(405,
                 "wrong_method",
                 {"This address cannot be used in this way.",
                  "Diese Adresse lässt sich so nicht benutzen."});
}
Complaint foreign_page() {
    return plain(403,
                 "foreign_page",
                 {"This was sent by another site's page.",
                  "Das kam von der Seite eines anderen Anbieters."});
}
Complaint not_signed_in() {
    return plain(401,
                 "not_signed_in",
                 {"Tell your name first: play as a guest or sign in.",
                  "Nenne zuerst deinen Namen: Spiele als Gast oder melde dich an."});
}
Complaint not_allowed() {
    return plain(403, "not_allowed", {"You may not do this here.", "Das darfst du hier nicht."});
}
Complaint unknown_player() {
    return plain(404,
                 "unknown_player",
                 {"There is nobody of this name.", "Unter diesem Namen gibt es niemanden."});
}
Complaint kept_private() {
    return plain(403,
                 "kept_private",
                 {"This person keeps that private.", "Das behält dieser Mensch für sich."});
}
Complaint not_welcome() {
    return plain(403,
                 "not_welcome",
                 {"You cannot sit at this table.", "An diesen Tisch kannst du dich nicht setzen."});
}
Complaint not_for_tokens() {
    return plain(403,
                 "not_for_tokens",
                 {"A token may not do this; the account's owner can, in the browser.",
                  "Das darf ein Token nicht; wem das Konto gehört, kann es im Browser tun."});
}
Complaint missing_scope(std::string_view scope) {
    const std::string word(scope);
    return plain(403,
                 "missing_scope",
                 {"The token lacks the scope \"" + word + "\".",
                  "Dem Token fehlt das Recht \"" + word + "\"."});
}
Complaint bad_name() {
    return plain(400,
                 "bad_name",
                 {"A name has 1 to 24 characters, at least one letter or digit, and nothing "
                  "that cannot be seen.",
                  "Ein Name hat 1 bis 24 Zeichen, mindestens einen Buchstaben oder eine Ziffer und "
                  "nichts Unsichtbares."});
}
Complaint name_taken() {
    return plain(409,
                 "name_taken",
                 {"Somebody else has this name already, or one that looks like it.",
                  "Diesen Namen hat schon jemand, oder einen, der ihm zum Verwechseln gleicht."});
}
Complaint bad_password(const core::Error& error) {
    return plain(400,
                 "bad_password",
                 {"The password does not do: " + error.text(),
                  "Dieses Passwort geht nicht: " + error.text()});
}
Complaint wrong_password() {
    return plain(
        403, "wrong_password", {"The password is not right.", "Das Passwort stimmt nicht."});
}
Complaint no_password() {
    return plain(409,
                 "no_password",
                 {"A guest has no password. Make an account first.",
                  "Ein Gast hat kein Passwort. Lege zuerst ein Konto an."});
}
Complaint bad_email() {
    return plain(400, "bad_email", {"This is no e-mail address.", "Das ist keine E-Mail-Adresse."});
}
Complaint wrong_credentials() {
    return plain(
        401,
        "wrong_credentials",
        {"Name and password do not belong together.", "Name und Passwort passen nicht zusammen."});
}
Complaint busy() {
    return plain(503,
                 "busy",
                 {"The server is busy. Try again in a moment.",
                  "Der Server ist ausgelastet. Versuche es gleich noch einmal."});
}
Complaint too_often(const LimitRow& limit, std::int64_t seconds) {
    const std::string wait = std::to_string(seconds);
    Complaint complaint = too_many(limit);
    complaint.code = "too_often";
    complaint.text.en += " Try again in " + wait + " s.";
    complaint.text.de += " Versuche es in " + wait + " s noch einmal.";
    complaint.wait = seconds;
    return complaint;
}
Complaint too_many(const LimitRow& limit) {
    return {429,
            "too_many",
            std::string(limit.name),
            {std::string(limit.english), std::string(limit.german)},
            0};
}
Complaint busy(const LimitRow& limit) {
    Complaint complaint = too_many(limit);
    complaint.status = 503;
    complaint.code = "busy";
    complaint.wait = 1;
    return complaint;
}
Complaint storage() {
    return plain(
        503,
        "storage",
        {"This could not be stored, so it did not happen. Try again.",
         "Das konnte nicht gespeichert werden und ist nicht geschehen. Versuche es erneut."});
}
Complaint not_over() {
    return plain(409,
                 "not_over",
                 {"The record can be had when the game is over.",
                  "Die Aufzeichnung gibt es, wenn das Spiel zu Ende ist."});
}
Complaint no_story() {
    return plain(409,
                 "not_over",
                 {"How a game went can be had when it is over.",
                  "Wie eine Partie verlief, erfährt man, wenn sie zu Ende ist."});
}
Complaint empty_chat() {
    return plain(400,
                 "bad_text",
                 {"A message has 1 to 500 letters.", "Eine Nachricht hat 1 bis 500 Zeichen."});
}
Complaint banned(const wire::SanctionInfo& ban, std::int64_t now) {
    return plain(
        403,
        "banned",
        until(ban, now, {"You are shut out of this house", "Du bist in diesem Haus gesperrt:"}));
}
Complaint silenced(const wire::SanctionInfo& silence, std::int64_t now) {
    return plain(
        403,
        "silenced",
        until(silence, now, {"You may not write in chats", "Du darfst im Chat nicht schreiben:"}));
}
Complaint closed_door(bool to_guests) {
    if (to_guests)
        return plain(403,
                     "closed",
                     {"This house takes no new guests at the moment. Sign in with an account.",
                      "Dieses Haus nimmt gerade keine neuen Gäste auf. Melde dich mit einem Konto "
                      "an."});
    return plain(403,
                 "closed",
                 {"This house makes no new accounts at the moment.",
                  "Dieses Haus legt gerade keine neuen Konten an."});
}
Complaint unwelcome_words() {
    return plain(400,
                 "unwelcome_words",
                 {"There is a word in it that is not wanted in this house.",
                  "Darin steht ein Wort, das in diesem Haus nicht erwünscht ist."});
}
Complaint left_too_often() {
    return plain(403,
                 "left_too_often",
                 {"You left several games lately. You can sit down with strangers again tomorrow; "
                  "private tables and games against the computer are open to you.",
                  "Du hast zuletzt mehrere Partien verlassen. Mit Fremden kannst du dich morgen "
                  "wieder an einen Tisch setzen; private Tische und Partien gegen den Computer "
                  "stehen dir offen."});
}
Complaint unknown_person() {
    return plain(404,
                 "unknown_person",
                 {"There is nobody of this name or id.", "Diese Person gibt es hier nicht."});
}
Complaint for_accounts() {
    return plain(403,
                 "for_accounts",
                 {"This takes an account. Register: it takes half a minute, and your games stay.",
                  "Dafür brauchst du ein Konto. Registriere dich: Es dauert eine halbe Minute, "
                  "und deine Partien bleiben."});
}
Complaint unknown_contest() {
    return plain(
        404, "unknown_contest", {"There is no such tournament.", "Dieses Turnier gibt es nicht."});
}
Complaint refused(table::Refusal refusal) {
    return plain(
        409, std::string(table::code_of(refusal)), wire::text_of(table::words_of(refusal)));
}

}  // namespace complaint

net::Response response_of(const Complaint& complaint) {
    const wire::ErrorBody body{{complaint.code, complaint.where, complaint.text}};
    net::Response response = net::json_response(complaint.status, wire::text(body));
    if (complaint.wait > 0)
        response.headers.push_back({"Retry-After", std::to_string(complaint.wait)});
    return response;
}

}  // namespace server
