// A store on a device: records under keys in memory, and somebody who writes what changes. What is
// read is what has been written; a batch counts when its keeper has said so.
//
// Sessions, tokens and passwords belong to servers: they are not kept here.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "server/store/store.h"

namespace device {

// No text: the record goes.
struct Change {
    std::string key;
    std::optional<std::string> text;
    friend bool operator==(const Change&, const Change&) = default;
};

class DeviceStore final : public store::Store {
  public:
    // Writes all of it or nothing, one call after the other, and then calls `kept`.
    using Keep = std::function<void(const std::vector<Change>& changes)>;

    explicit DeviceStore(Keep keep) : keep_(std::move(keep)) {}
    ~DeviceStore() override;

    // What the device has kept from before.
    void load(std::string key, std::string text) { records_[std::move(key)] = std::move(text); }
    // Until then batches are as good as written, since nobody has been shown anything; they are
    // kept and answered like all others.
    void begin() { has_begun_ = true; }
    // The answer to the oldest of the batches that are being kept.
    void kept(bool well);

    void write(store::Batch batch, Done done) override;
    store::Metrics metrics() const override;

    store::Found<store::User> user_by_id(const std::string& id) const override;
    store::Found<store::User> user_by_name(const std::string& name) const override;
    store::Found<store::User> account_like(const std::string& name) const override;
    store::Found<store::SessionRow> session(const std::string& token_hash) const override;
    store::Listed<store::SessionRow> sessions_of(const std::string& user) const override;
    store::Found<store::ApiToken> token(const std::string& token_hash) const override;
    store::Listed<store::ApiToken> tokens_of(const std::string& user) const override;
    store::Listed<std::string> mutes_of(const std::string& user) const override;
    store::Found<std::string> setting(const std::string& key) const override;
    store::Found<store::PackRow> pack(const std::string& hash) const override;
    store::Found<store::TableRow> table(const std::string& id) const override;
    store::Found<store::TableRow> table_by_invite(const std::string& invite) const override;
    store::Listed<store::TableRow> tables(const store::TableFilter& filter) const override;
    core::Result<int> count_tables(const store::TableFilter& filter) const override;
    store::Listed<store::Alarm> alarms(const store::Alarm& after, int limit) const override;
    store::Listed<std::string> tables_of_computers(const std::string& after,
                                                   int limit) const override;
    store::Listed<std::string> tables_without_summary(bool is_over,
                                                      const std::string& after,
                                                      int limit) const override;
    store::Listed<store::Downtime> downtimes() const override;
    store::Listed<store::SeatRow> seats(const std::string& table) const override;
    store::Listed<store::EventRow> events(const std::string& table,
                                          std::int64_t from) const override;
    store::Found<std::string> story(const std::string& table) const override;
    store::Listed<store::ChatRow> chat(const std::string& table,
                                       std::int64_t before,
                                       std::int64_t limit) const override;
    store::Found<store::ChatRow> chat_said(const std::string& table,
                                           const std::string& user,
                                           const std::string& said) const override;
    // None: there is nobody to meet.
    store::Found<store::GatheringRow> gathering(const std::string& /*id*/) const override {
        return std::optional<store::GatheringRow>();
    }
    store::Listed<store::GatheringRow> gatherings(
        const store::GatheringFilter& /*filter*/) const override {
        return std::vector<store::GatheringRow>();
    }
    store::Listed<store::GatheringEventRow> gathering_events(
        const std::string& /*id*/) const override {
        return std::vector<store::GatheringEventRow>();
    }
    store::Listed<store::MemberRow> members(const std::string& /*gathering*/) const override {
        return std::vector<store::MemberRow>();
    }

  private:
    struct Waiting {
        store::Batch batch;
        Done done;
        std::vector<Change>
            changes;  // once the keeper was asked, and they count when they are kept
    };
    void ask_next();
    void refuse(std::size_t place, const store::Failure& failure);
    void apply(const std::vector<Change>& changes);
    bool fits(const store::TableRow& row, const store::TableFilter& filter) const;

    Keep keep_;
    bool has_begun_ = false;
    std::map<std::string, std::string> records_;
    std::deque<Waiting> waiting_;
    std::size_t asked_ = 0;  // so many of them, the oldest, are being kept
    store::Metrics metrics_;
};

}  // namespace device
