// What admins do among strangers. Each deed is stored together with its line in their log.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "server/complaint.h"
#include "server/hall.h"
#include "server/services.h"

namespace server {

class Admin {
  public:
    using Done = std::function<void(std::optional<Complaint>)>;

    Admin(Services& services, Hall& hall, store::User admin)
        : services_(services), hall_(hall), admin_(std::move(admin)) {}

    // Warnings wait to be read. A ban ends sessions and tokens; one of a week or more gives up the
    // seats as well.
    void sanction(const store::User& person, const wire::Measure& measure, Done done);
    void lift(const store::User& person, wire::SanctionKind kind, const Done& done);
    void appoint(const store::User& person, bool is_admin, const Done& done);
    void decide(const std::string& report, const wire::Verdict& verdict, const Done& done);
    // The game is called off, whatever those who play would like.
    void close(Room& room, const std::string& reason, const Done& done);
    void change_rules(const wire::HouseRules& wish, const Done& done);

  private:
    struct About {
        std::string id{};
        std::string name{};
        std::string note{};
    };
    store::AddDeed line(wire::AdminDeed deed, const About& about) const;
    std::optional<Complaint> objection_to(const store::User& person) const;
    void ban(const store::User& person, store::Batch batch, bool is_long, const Done& done);
    void write(store::Batch batch, const Done& done, std::function<void()> then = {});

    Services& services_;
    Hall& hall_;
    store::User admin_;
};

}  // namespace server
