// Why a batch was not written.
#pragma once

#include <cstdint>
#include <string>
#include <variant>

#include "core/result.h"

namespace store {

enum class Trouble : std::uint8_t {
    Exists,   // a row with this id or number is there already
    Taken,    // the account name, invite or token belongs to another row
    Missing,  // what the batch changes, names or continues is not there
    Invalid,  // a value that the database never takes: too long, say, or of the wrong kind
    Moved,    // its table is kept by another server now
    Storage,  // the database could not: disk full, input/output error, locked by another program
};

struct Failure {
    Trouble trouble = Trouble::Storage;
    core::Error error;

    std::string text() const { return error.text(); }
    friend bool operator==(const Failure&, const Failure&) = default;
};

using Written = core::Result<std::monostate, Failure>;

}  // namespace store
