// Wishes for new tables as setups: what people send in, checked and completed.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "server/complaint.h"
#include "server/services.h"
#include "table/event.h"
#include "table/setup.h"

namespace server {

Answered<table::Setup> setup_of(const Services& services,
                                const store::User& user,
                                const wire::NewTable& wish);

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
