// Reading ratings, results and relations.
#pragma once

#include <string>

#include "server/store/crowd.h"
#include "server/store/sql_reader.h"

namespace store::sql {

class SqlCrowd final : public Crowd {
  public:
    explicit SqlCrowd(Reader& reader) : reader_(reader) {}

    Listed<RatingRow> ratings_of(const std::string& user) const override;
    Found<RatingRow> rating(const std::string& user, const std::string& ladder) const override;
    Listed<LeaderRow> leaders(const std::string& ladder,
                              Instant since,
                              Instant month,
                              int limit) const override;
    Listed<BarRow> distribution(const std::string& ladder, Instant since) const override;
    Listed<ResultRow> results(const ResultFilter& filter) const override;
    Listed<ResultRow> results_at(const std::string& table) const override;
    Listed<PointRow> points(const std::string& user,
                            const std::string& ladder,
                            int limit) const override;
    Listed<TallyRow> tallies(const std::string& user, bool with_hidden) const override;
    Listed<RivalRow> rivals(const std::string& user, bool with_hidden, int limit) const override;
    Listed<RelationRow> relations_of(const std::string& user) const override;
    Listed<RelationRow> friends_to(const std::string& user) const override;
    core::Result<std::string> relation(const std::string& user,
                                       const std::string& other) const override;
    Found<PrivacyRow> privacy(const std::string& user) const override;

  private:
    Reader& reader_;
};

}  // namespace store::sql
