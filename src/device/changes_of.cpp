#include "device/changes_of.h"

#include <utility>

#include "device/stored_rows.h"

namespace device {
namespace {

// One operation after the other, each on what those before it have left.
class Changing {
  public:
    explicit Changing(const Records& records) : records_(records) {}

    // Sessions, tokens, passwords and addresses are of servers.
    template <class Operation>
    void operator()(const Operation& /*of_accounts*/) {}

    void operator()(const store::AddUser& add) {
        put(key_of("user", add.user.id), text_of(add.user), false);
    }
    void operator()(const store::UpdateUser& update) {
        put(key_of("user", update.user.id), text_of(update.user), true);
    }
    void operator()(const store::RenameUser& rename) {
        const std::string key = key_of("user", rename.id);
        const auto text = find(key);
        auto user = text ? row_in<store::User>(*text) : std::nullopt;
        if (!user)
            return fail(store::Trouble::Missing, key);
        user->name = rename.name;
        put(key, text_of(*user), true);
    }
    void operator()(const store::AddTable& add) {
        put(key_of("table", add.table.id), text_of(add.table), false);
    }
    void operator()(const store::UpdateTable& update) {
        put(key_of("table", update.table.id), text_of(update.table), true);
    }
    void operator()(const store::DeleteTable& end) {
        set(key_of("table", end.id), std::nullopt);
        set(key_of("seats", end.id), std::nullopt);
        set(key_of("story", end.id), std::nullopt);
        for (const char* kind : {"event", "chat"})
            remove_all(key_of(kind, end.id) + "/");
    }
    void operator()(const store::SetSeats& seats) {
        set(key_of("seats", seats.table), text_of(seats.seats));
    }
    void operator()(const store::AppendEvents& append) {
        std::int64_t n = append.first_n;
        if (n > 0 && !find(key_of("event", append.table, n - 1)))
            return fail(store::Trouble::Missing, key_of("event", append.table, n - 1));
        for (const std::string& text : append.texts)
            put(key_of("event", append.table, n++), text, false);
    }
    void operator()(const store::AddChat& add) {
        put(key_of("chat", add.chat.table, add.chat.n), text_of(add.chat), false);
        if (add.keep > 0 && add.chat.n >= add.keep)
            set(key_of("chat", add.chat.table, add.chat.n - add.keep), std::nullopt);
    }
    void operator()(const store::KeepPack& keep) {
        const std::string key = key_of("pack", keep.pack.hash);
        if (!find(key))
            set(key, text_of(keep.pack));
    }
    void operator()(const store::KeepStory& keep) { set(key_of("story", keep.table), keep.text); }
    void operator()(const store::PutSetting& put) { set(key_of("setting", put.key), put.value); }
    void operator()(const store::AddMute& mute) {
        set(mute_key(mute.user, mute.muted), mute.muted);
    }
    void operator()(const store::DeleteMute& mute) {
        set(mute_key(mute.user, mute.muted), std::nullopt);
    }
    void operator()(const store::AddDowntime& add) {
        set(key_of("downtime", "", add.downtime.began), text_of(add.downtime));
    }
    void operator()(const store::DeleteDowntimes& old) {
        for (const auto& [key, text] : all_of("downtime/"))
            if (const auto one = row_in<store::Downtime>(text); one && one->ended < old.before)
                set(key, std::nullopt);
    }

    core::Result<std::vector<Change>, store::Failure> take() {
        if (failure_)
            return *failure_;
        std::vector<Change> changes;
        for (auto& [key, text] : changed_)
            changes.push_back({key, std::move(text)});
        return changes;
    }

  private:
    static std::string mute_key(const std::string& user, const std::string& muted) {
        return key_of("mute", user) + "/" + muted;
    }
    std::optional<std::string> find(const std::string& key) const {
        if (const auto own = changed_.find(key); own != changed_.end())
            return own->second;
        const auto found = records_.find(key);
        return found == records_.end() ? std::nullopt : std::optional(found->second);
    }
    std::vector<std::pair<std::string, std::string>> all_of(const std::string& prefix) const {
        std::vector<std::pair<std::string, std::string>> all;
        for (auto at = records_.lower_bound(prefix);
             at != records_.end() && at->first.starts_with(prefix);
             ++at)
            all.emplace_back(at->first, at->second);
        return all;
    }
    void remove_all(const std::string& prefix) {
        for (const auto& [key, text] : all_of(prefix))
            set(key, std::nullopt);
    }
    void set(const std::string& key, std::optional<std::string> text) {
        changed_[key] = std::move(text);
    }
    void put(const std::string& key, std::string text, bool was_there) {
        if (find(key).has_value() != was_there)
            return fail(was_there ? store::Trouble::Missing : store::Trouble::Exists, key);
        set(key, std::move(text));
    }
    void fail(store::Trouble trouble, const std::string& key) {
        if (!failure_)
            failure_ = store::Failure{
                trouble, {key, trouble == store::Trouble::Missing ? "is missing" : "is there"}};
    }

    const Records& records_;
    std::map<std::string, std::optional<std::string>> changed_;
    std::optional<store::Failure> failure_;
};

}  // namespace

core::Result<std::vector<Change>, store::Failure> changes_of(const store::Batch& batch,
                                                             const Records& records) {
    Changing changing(records);
    for (const store::Operation& operation : batch)
        std::visit(changing, static_cast<const store::AnyOperation&>(operation));
    return changing.take();
}

}  // namespace device
