// Why a request was not carried out: a code for programs, a place and a sentence for people.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/result.h"

namespace protocol {

enum class Code : std::uint8_t {
    BadJson,         // the line is not one JSON value, too long or nested too deep
    BadRequest,      // a field is missing, unknown or of the wrong kind
    UnknownCommand,  //
    UnknownGame,     //
    BadContent,      // the content pack does not fit its game
    BadSetup,        // impossible players, options, names or seed
    BadPosition,     // not a position of this game
    NoGame,          // the command needs `new` or `load` first
    NotToMove,       // somebody else decides now, or nobody
    BadAction,       // not the notation of any action
    IllegalAction,   // an action, but not now
    NothingToUndo,   //
    NoRecord,        // a loaded position has no record
};
inline constexpr std::array<std::string_view, 13> kCodeNames = {"bad_json",
                                                                "bad_request",
                                                                "unknown_command",
                                                                "unknown_game",
                                                                "bad_content",
                                                                "bad_setup",
                                                                "bad_position",
                                                                "no_game",
                                                                "not_to_move",
                                                                "bad_action",
                                                                "illegal_action",
                                                                "nothing_to_undo",
                                                                "no_record"};
static_assert(kCodeNames.size() == static_cast<std::size_t>(Code::NoRecord) + 1);

constexpr std::string_view name_of(Code code) { return kCodeNames[static_cast<std::size_t>(code)]; }

struct Refusal {
    Code code = Code::BadRequest;
    core::Error error;
};

}  // namespace protocol
