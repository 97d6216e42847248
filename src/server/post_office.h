// Takes what is due out of the store, carries it to people, and keeps book: nothing is lost at a
// crash, and what is sent a second time carries the same id.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

#include "server/notices/letter.h"
#include "server/post/curve_key.h"
#include "server/post/postman.h"
#include "server/services.h"

namespace server {

struct PostWishes {
    std::string mail_server;  // smtp://... ; empty: no mail
    std::string mail_from;
    std::string public_url;  // where people reach this server: without a slash at the end
    bool to_private_addresses = false;
};

// What is wrong with them, for the host.
std::optional<core::Error> objection_to(const PostWishes& wishes);

struct PostKeys {
    post::KeyPair push;
};

class PostOffice final : public StoreListener {
  public:
    using IsWatching = std::function<bool(const std::string& user, const std::string& table)>;

    PostOffice(Services& services, PostWishes wishes, IsWatching is_watching);
    ~PostOffice() override;

    // Finds or makes the keys. From then on what is due is carried.
    core::Result<std::monostate> open();
    void look();
    // Something new is due then.
    void expect(std::int64_t due);

    const PostWishes& wishes() const { return wishes_; }
    const PostKeys& keys() const { return keys_; }
    bool sends_mail() const { return mail_server_.has_value(); }

    void store_failed() override {}
    void store_recovered(std::chrono::milliseconds /*outage*/) override { look(); }

  private:
    struct Outcome {
        enum What : std::uint8_t { Arrived, TryLater, GaveUp, WayGone } what;
        std::string words{};
    };
    using Ended = std::function<void(Outcome)>;

    bool tell_next();
    void tell(const store::NoticeRow& notice, store::Batch& batch) const;
    void carry_next();
    void carry(const store::DeliveryRow& delivery);
    void push(const store::DeliveryRow& delivery, const store::WayRow& way, const Ended& ended);
    void hook(const store::DeliveryRow& delivery, const store::WayRow& way, const Ended& ended);
    void mail(const std::vector<store::DeliveryRow>& deliveries,
              const store::WayRow& way,
              const Ended& ended);
    std::string letter_for(const std::vector<store::DeliveryRow>& deliveries,
                           const store::WayRow& way) const;
    void ended(const std::vector<store::DeliveryRow>& deliveries,
               const store::WayRow& way,
               const Outcome& outcome);
    void count(const store::WayRow& way, const char* how);
    void wait_for_next();
    void wake_at(std::int64_t moment);
    notices::Wishes wishes_of(const std::string& user) const;
    const store::NoticeReader& notices() const { return *services_.store.notices(); }

    Services& services_;
    PostWishes wishes_;
    IsWatching is_watching_;
    std::optional<post::Url> mail_server_;
    PostKeys keys_;
    post::Postman postman_;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
    bool is_telling_ = false;
    std::unordered_set<std::string> under_way_;  // ids of deliveries
    std::int64_t wakes_ = 0;                     // when the timer rings
    net::Timer timer_;
};

}  // namespace server
