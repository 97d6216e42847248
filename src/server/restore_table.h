// A table from what the store keeps of it, with its own pack.
#pragma once

#include <string>
#include <vector>

#include "core/result.h"
#include "server/services.h"
#include "table/table.h"

namespace server {

// Whatever of it can be understood: a table whose pack is not known here, or whose events do not
// fit the rules of this program, comes back frozen. An error: it cannot even be shown.
core::Result<table::Table> restore_table(const Services& services, const store::TableRow& row);

// The record of a frozen table, from the words of its events alone: it can be read, and verified by
// a program with the rules it was played with.
core::Result<std::string> frozen_record(const Services& services,
                                        const table::Table& table,
                                        const store::TableRow& row);

}  // namespace server
