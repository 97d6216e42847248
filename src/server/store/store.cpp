// What a store answers that keeps no order among strangers.
#include "server/store/store.h"

namespace store {

Listed<User> Store::users(const UserFilter& /*filter*/) const { return std::vector<User>{}; }

Listed<SanctionRow> Store::sanctions_of(const std::string& /*user*/) const {
    return std::vector<SanctionRow>{};
}

Listed<SanctionRow> Store::sanctions(Instant /*at*/) const { return std::vector<SanctionRow>{}; }

Found<ReportRow> Store::report(const std::string& /*id*/) const {
    return std::optional<ReportRow>{};
}

Listed<ReportRow> Store::reports(const ReportFilter& /*filter*/) const {
    return std::vector<ReportRow>{};
}

core::Result<int> Store::count_open_reports() const { return 0; }

Listed<DeedRow> Store::deeds(const std::string& /*about*/,
                             std::int64_t /*before*/,
                             int /*limit*/) const {
    return std::vector<DeedRow>{};
}

Listed<LapseRow> Store::lapses_of(const std::string& /*user*/, Instant /*since*/) const {
    return std::vector<LapseRow>{};
}

}  // namespace store
