// Sockets and streams by who opened them and with which session or token: they end with it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/access.h"

namespace server {

class Connected {
  public:
    Connected() = default;
    Connected(const Connected&) = delete;
    Connected& operator=(const Connected&) = delete;
    virtual ~Connected() = default;

    // The session or token has ended: nothing more may be done or shown with it.
    virtual void signed_out() = 0;
    virtual void renamed(const store::User& user) = 0;
};

// Has one entry per open connection of a known user, and none that outlives its connection.
class Connections {
    struct Entry {
        Connected* who;
        std::string key;
        std::int64_t expires;
        bool is_token;
    };
    using Entries = std::unordered_multimap<std::string, Entry>;  // by user

  public:
    // Being in the list; its end is the end of that.
    class Place {
      public:
        Place() = default;
        Place(Connections& list, Entries::iterator entry) : list_(&list), entry_(entry) {}
        Place(Place&& other) noexcept
            : list_(std::exchange(other.list_, nullptr)), entry_(other.entry_) {}
        Place& operator=(Place&& other) = delete;
        ~Place() { leave(); }
        void leave();

      private:
        Connections* list_ = nullptr;
        Entries::iterator entry_;
    };

    // Strangers get a place that is none.
    [[nodiscard]] Place add(Connected& who, const Identity& identity);
    std::size_t size() const { return entries_.size(); }

    // What happened to an account, by whose connections it is felt.
    struct Change {
        enum class Kind : std::uint8_t { End, EndSessions, EndTokens, Renamed };
        Kind kind = Kind::End;
        std::string user;
        std::string key{};  // End: of that session or token; EndSessions: of the one that stays
    };
    // Told of every change that did not come from elsewhere.
    void on_change(std::function<void(const Change& change)> told) { told_ = std::move(told); }

    void end(const std::string& user, const std::string& key);
    void end_sessions(const std::string& user, const std::string& kept_key);
    void end_tokens(const std::string& user);
    void renamed(const store::User& user);
    // What another server of the house was told. `user` as the store has it now.
    void changed_elsewhere(const Change& change, const std::optional<store::User>& user);
    // Users and keys of the sessions whose time was over when they were opened.
    std::vector<std::pair<std::string, std::string>> expired(std::int64_t now) const;

  private:
    bool is_here(const std::string& user, const Connected* who) const;
    void end_here(const Change& change);
    void rename_here(const store::User& user);
    void tell(const Change& change) const {
        if (told_)
            told_(change);
    }
    template <class Test>
    void end_if(const std::string& user, Test test);

    Entries entries_;
    std::function<void(const Change& change)> told_;
};

}  // namespace server
