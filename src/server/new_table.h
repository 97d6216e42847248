// Wishes for new tables as setups: what people send in, checked and completed.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/record.h"
#include "server/complaint.h"
#include "server/services.h"
#include "table/event.h"
#include "table/setup.h"

namespace server {

Answered<table::Setup> setup_of(const Services& services,
                                const store::User& user,
                                const wire::NewTable& wish);

// What every new table has: its own id and dice, and a host.
table::Setup fresh_setup(const Services& services, const store::User& user);

// By number, counted from 0.
std::string computer_name(std::size_t number);

// The entries of a record as the events of a table, from the start on.
std::vector<table::Event> play_of(const engine::Record& record, std::int64_t start);

// A record as the table it was played at, to be looked at again.
struct ImportedTable {
    engine::AnyGamePtr game;
    table::Setup setup;
    std::vector<table::Event> events;
};
Answered<ImportedTable> table_of_record(const Services& services,
                                        const store::User& user,
                                        const std::string& text);

}  // namespace server
