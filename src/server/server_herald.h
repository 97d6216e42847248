// The herald of a server: writes down what is to be told, and what people want to be told and how.
#pragma once

#include "server/herald.h"
#include "server/post_office.h"

namespace server {

class ServerHerald final : public Herald {
  public:
    ServerHerald(Services& services, PostWishes wishes, PostOffice::IsWatching is_watching)
        : services_(services), office_(services, std::move(wishes), std::move(is_watching)) {}

    core::Result<std::monostate> open() { return office_.open(); }

    void announce(const table::Table* before,
                  const table::Table& after,
                  const store::TableRow& row,
                  const std::string& by,
                  store::Batch& batch) const override;
    void announce(const store::ChatRow& line,
                  const table::Table& table,
                  const store::TableRow& row,
                  store::Batch& batch) const override;
    // Costs nothing where nothing was announced or something is due sooner.
    void look() override;
    // What is due is carried now.
    void carry() { office_.look(); }

    // server_herald_desk.cpp
    wire::NoticeSettings settings_of(const store::User& user) const override;
    void change(const store::User& user, const wire::NoticeWishes& wishes, Told told) override;
    void subscribe(const store::User& user,
                   const wire::PushSubscription& browser,
                   Told told) override;
    void add_hook(const store::User& user, const wire::HookWish& wish, HookDone done) override;
    void renew_feed(const store::User& user, Told told) override;
    void ask_mailbox(const store::User& user, Told told) override;
    void drop_way(const store::User& user, const std::string& way, Told told) override;
    void try_out(const store::User& user, Told told) override;
    Answered<std::string> feed(const std::string& secret, const std::string& base) const override;
    void confirm_mailbox(const std::string& code, Told told) override;
    void end_mail(const std::string& secret, Told told) override;

  private:
    const store::NoticeReader& notices() const { return *services_.store.notices(); }
    std::vector<store::WayRow> ways_of(const std::string& user) const;
    std::optional<Complaint> too_many_ways(const std::string& user) const;
    std::optional<Complaint> objection_to_url(const std::string& url) const;
    void write(store::Batch batch, Told told);
    void put(store::NoticeRow notice, store::Batch& batch) const;

    Services& services_;
    PostOffice office_;
    mutable std::int64_t soonest_ = 0;  // of what was announced since the last look; 0: nothing
};

}  // namespace server
