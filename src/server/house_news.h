// What the servers of a house tell each other of people and lists, so that all of them show the
// same: who came and left, which tables changed in lists, whose session ended, whose account goes.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "server/hall.h"
#include "server/nodes/household.h"
#include "server/services.h"

namespace server {

enum class HouseWord : std::uint8_t { Came, Left, Leaves, Gone, Rated };

std::string news_of_user(HouseWord word, const std::string& user);
std::string news_of_table(const std::string& table, const ListedBefore& before);

class HouseNews final : public nodes::Household {
  public:
    // `stop` ends this server: another one has its name.
    HouseNews(Services& services, Hall& hall, std::function<void()> stop);

    void let_go(const std::function<bool(const std::string& table)>& is_gone,
                net::Job done) override {
        hall_.let_go(is_gone, std::move(done));
    }
    void tables_came(std::chrono::milliseconds silence) override { hall_.tables_came(silence); }
    void hear(const std::string& from, std::string_view news) override;
    std::vector<std::string> introduction() const override;
    void lost(const std::string& from) override;
    void expelled() override;

  private:
    void hear_of_user(const std::string& from, std::string_view word, const std::string& user);

    Services& services_;
    Hall& hall_;
    std::function<void()> stop_;
    std::map<std::string, std::set<std::string>> there_;  // users by connection to a server
};

}  // namespace server
