#include "server/store/password_worker.h"

#include <utility>

#include <sodium.h>

#include "server/store/secrets.h"

namespace store {
namespace {

void wipe(std::string& password) { sodium_memzero(password.data(), password.size()); }

}  // namespace

PasswordWorker::PasswordWorker(QueueRoom room) : jobs_(room), thread_([this] { work(); }) {}

PasswordWorker::~PasswordWorker() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    changed_.notify_one();
    thread_.join();
}

bool PasswordWorker::hash(const std::string& sender,
                          std::string password,
                          std::function<void(core::Result<std::string>)> done) {
    return push(sender, [password = std::move(password), done = std::move(done)]() mutable {
        auto result = hash_password(password);
        wipe(password);
        done(std::move(result));
    });
}

bool PasswordWorker::verify(const std::string& sender,
                            std::string password,
                            std::string hash,
                            std::function<void(bool)> done) {
    return push(
        sender,
        [password = std::move(password), hash = std::move(hash), done = std::move(done)]() mutable {
            const bool fits = is_password(password, hash);
            wipe(password);
            done(fits);
        });
}

std::size_t PasswordWorker::waiting() const {
    const std::lock_guard lock(mutex_);
    return jobs_.size();
}

bool PasswordWorker::push(const std::string& sender, Job job) {
    {
        const std::lock_guard lock(mutex_);
        if (!jobs_.push(sender, std::move(job)))
            return false;
    }
    changed_.notify_one();
    return true;
}

// An empty job means: stop.
PasswordWorker::Job PasswordWorker::take() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return stopping_ || jobs_.size() > 0; });
    return jobs_.pop();
}

void PasswordWorker::work() {
    for (Job job = take(); job; job = take())
        job();
}

}  // namespace store
