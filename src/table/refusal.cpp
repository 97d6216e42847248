#include "table/refusal.h"

#include <algorithm>
#include <array>

namespace table {
namespace {

struct Row {
    Refusal refusal;
    std::string_view code;
    engine::Words words;
};

// clang-format off
const std::array<Row, kRefusals> kRows = {{
    {Refusal::BadCommand, "bad_command",
     {"The table does not understand this.", "Das versteht der Tisch nicht."}},
    {Refusal::NotSeated, "not_seated",
     {"You are not playing at this table.", "Du spielst an diesem Tisch nicht mit."}},
    {Refusal::NotYourSeat, "not_your_seat",
     {"You are not playing for this seat.", "Für diesen Platz spielst du nicht."}},
    {Refusal::NotHost, "not_host",
     {"Only the host may do this.", "Das darf nur, wer den Tisch eröffnet hat."}},
    {Refusal::NotYourTurn, "not_your_turn",
     {"It is not your turn.", "Du bist nicht am Zug."}},
    {Refusal::Stale, "stale",
     {"The table has changed in the meantime. Please look again.",
      "Der Tisch hat sich inzwischen verändert. Bitte sieh noch einmal hin."}},
    {Refusal::IllegalAction, "illegal_action",
     {"The rules do not allow this now.", "Das erlauben die Regeln jetzt nicht."}},
    {Refusal::NotStarted, "not_started",
     {"The game has not begun yet.", "Das Spiel hat noch nicht begonnen."}},
    {Refusal::AlreadyStarted, "already_started",
     {"The game has already begun.", "Das Spiel hat schon begonnen."}},
    {Refusal::Paused, "paused",
     {"The game is paused.", "Das Spiel ist unterbrochen."}},
    {Refusal::NotPaused, "not_paused",
     {"The game is not paused.", "Das Spiel ist nicht unterbrochen."}},
    {Refusal::GameOver, "game_over",
     {"The game is over.", "Das Spiel ist zu Ende."}},
    {Refusal::TimeIsUp, "time_is_up",
     {"Your time is up.", "Deine Zeit ist abgelaufen."}},
    {Refusal::UndoNotAllowed, "undo_not_allowed",
     {"At this table nothing is taken back.", "An diesem Tisch wird nichts zurückgenommen."}},
    {Refusal::NothingToUndo, "nothing_to_undo",
     {"There is nothing to take back.", "Es gibt nichts zurückzunehmen."}},
    {Refusal::NothingToRedo, "nothing_to_redo",
     {"There is nothing to repeat.", "Es gibt nichts zu wiederholen."}},
    {Refusal::BehindNewInformation, "behind_new_information",
     {"Something new has come to light since. You can ask the others to take it back.",
      "Seitdem ist Neues bekannt geworden. Du kannst die anderen bitten, es zurückzunehmen."}},
    {Refusal::RequestPending, "request_pending",
     {"Another request is still waiting for an answer.",
      "Eine andere Anfrage wartet noch auf Antwort."}},
    {Refusal::NoRequest, "no_request",
     {"There is no request that waits for you.", "Es gibt keine Anfrage, die auf dich wartet."}},
    {Refusal::SeatTaken, "seat_taken",
     {"This seat is taken.", "Dieser Platz ist besetzt."}},
    {Refusal::SeatKept, "seat_kept",
     {"This seat is kept for somebody else.", "Dieser Platz ist für jemand anderen freigehalten."}},
    {Refusal::SeatOpen, "seat_open",
     {"Nobody sits there.", "Dort sitzt niemand."}},
    {Refusal::TableFull, "table_full",
     {"All seats are taken.", "Alle Plätze sind besetzt."}},
    {Refusal::PlayedByComputer, "played_by_computer",
     {"The computer plays for this seat.", "Für diesen Platz spielt der Computer."}},
    {Refusal::PlayedByPerson, "played_by_person",
     {"A person plays for this seat.", "Für diesen Platz spielt ein Mensch."}},
    {Refusal::HasResigned, "has_resigned",
     {"This seat has resigned.", "Dieser Platz hat aufgegeben."}},
    {Refusal::HolderIsHere, "holder_is_here",
     {"This person is here: the seat is theirs.",
      "Dieser Mensch ist da: Der Platz gehört ihm."}},
    {Refusal::AwayTooShort, "away_too_short",
     {"This person has not been away long enough yet.",
      "Dieser Mensch ist noch nicht lange genug fort."}},
    {Refusal::RatedSeat, "rated_seat",
     {"At a rated table everybody has one seat.",
      "An einem gewerteten Tisch hat jeder nur einen Platz."}},
    {Refusal::RatedByPeople, "rated_by_people",
     {"At a rated table no computer plays in the place of a person.",
      "An einem gewerteten Tisch spielt kein Computer an der Stelle eines Menschen."}},
    {Refusal::RatedForAccounts, "rated_for_accounts",
     {"Rated tables are for people with an account.",
      "An gewerteten Tischen sitzt, wer ein Konto hat."}},
    {Refusal::NoHints, "no_hints",
     {"There are no hints for you at this table any more.",
      "An diesem Tisch gibt es für dich keine Tipps mehr."}},
    {Refusal::Frozen, "frozen",
     {"This game was played with other rules than this server has. It can be read, not played.",
      "Dieses Spiel wurde nach anderen Regeln gespielt, als dieser Server hat. Es lässt sich lesen,"
      " aber nicht weiterspielen."}},
}};
// clang-format on

const Row& row_of(Refusal refusal) { return *std::ranges::find(kRows, refusal, &Row::refusal); }

}  // namespace

std::string_view code_of(Refusal refusal) { return row_of(refusal).code; }

const engine::Words& words_of(Refusal refusal) { return row_of(refusal).words; }

}  // namespace table
