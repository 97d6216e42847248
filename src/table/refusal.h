// Why a table does not do what it was asked: a stable word for programs, a sentence for people.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/message.h"

namespace table {

enum class Refusal : std::uint8_t {
    BadCommand,            // no person sends this by clicking
    NotSeated,             // the user plays no seat here
    NotYourSeat,           //
    NotHost,               //
    NotYourTurn,           //
    Stale,                 // decided on an older version of the table
    IllegalAction,         //
    NotStarted,            //
    AlreadyStarted,        //
    Paused,                //
    NotPaused,             //
    GameOver,              //
    TimeIsUp,              // the clock ran out; the next tick says so to all
    UndoNotAllowed,        // by the rules of this table
    NothingToUndo,         //
    NothingToRedo,         //
    BehindNewInformation,  // to be asked for
    RequestPending,        //
    NoRequest,             // or not one that waits for this user
    SeatTaken,             //
    SeatKept,              // for somebody else
    SeatOpen,              //
    TableFull,             //
    PlayedByComputer,      //
    PlayedByPerson,        //
    HasResigned,           //
    HolderIsHere,          // a seat is its holder's
    AwayTooShort,          // not long enough for what was asked
    RatedSeat,             // a second one of the same person
    RatedByPeople,         // no computer plays in the place of a person
    RatedForAccounts,      // guests have no rating
    NoHints,               // by the rules of this table, or all have been looked at
    Frozen,                // played with other rules or another pack: to be looked at only
};
inline constexpr std::size_t kRefusals = static_cast<std::size_t>(Refusal::Frozen) + 1;

std::string_view code_of(Refusal refusal);
const engine::Words& words_of(Refusal refusal);

}  // namespace table
