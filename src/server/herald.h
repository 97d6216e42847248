// Who tells people what happens while they are away. What a table does is put into the same batch
// as its events, so that nothing is told that is not stored and nothing stored is forgotten. A
// device of one's own has none.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "server/complaint.h"
#include "server/messages_notices.h"
#include "server/store/store.h"
#include "table/table.h"

namespace server {

class Herald {
  public:
    Herald() = default;
    Herald(const Herald&) = delete;
    Herald& operator=(const Herald&) = delete;
    virtual ~Herald() = default;

    // `before` is null for a new table; `by` is the user who did it.
    virtual void announce(const table::Table* before,
                          const table::Table& after,
                          const store::TableRow& row,
                          const std::string& by,
                          store::Batch& batch) const = 0;
    // Whoever sits there and is named with an @.
    virtual void announce(const store::ChatRow& line,
                          const table::Table& table,
                          const store::TableRow& row,
                          store::Batch& batch) const = 0;
    // A batch with announcements is on disk.
    virtual void look() = 0;

    // What people set. The answers come when it is on disk.
    using Told = std::function<void(std::optional<Complaint>)>;
    using HookDone = std::function<void(Answered<wire::NewHook>)>;
    virtual wire::NoticeSettings settings_of(const store::User& user) const = 0;
    virtual void change(const store::User& user, const wire::NoticeWishes& wishes, Told told) = 0;
    virtual void subscribe(const store::User& user,
                           const wire::PushSubscription& browser,
                           Told told) = 0;
    virtual void add_hook(const store::User& user, const wire::HookWish& wish, HookDone done) = 0;
    // A feed, or another address for it.
    virtual void renew_feed(const store::User& user, Told told) = 0;
    // Asks the mailbox of the account whether it is theirs.
    virtual void ask_mailbox(const store::User& user, Told told) = 0;
    virtual void drop_way(const store::User& user, const std::string& way, Told told) = 0;
    // One notice by all ways, to see whether they work.
    virtual void try_out(const store::User& user, Told told) = 0;

    // For whoever has the secret, whoever that is.
    virtual Answered<std::string> feed(const std::string& secret,
                                       const std::string& base) const = 0;
    virtual void confirm_mailbox(const std::string& code, Told told) = 0;
    virtual void end_mail(const std::string& secret, Told told) = 0;
};

}  // namespace server
