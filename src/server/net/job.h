// A function to call later, once: like std::function, but it may own what cannot be copied.
#pragma once

#include <concepts>
#include <memory>
#include <type_traits>
#include <utility>

namespace net {

class Job {
  public:
    Job() = default;

    template <class F>
        requires(!std::same_as<std::decay_t<F>, Job> && std::invocable<std::decay_t<F>&>)
    Job(F&& call) : call_(std::make_unique<Call<std::decay_t<F>>>(std::forward<F>(call))) {}

    explicit operator bool() const { return call_ != nullptr; }

    // Empties the job first: what it owns is gone when it has run, also if it throws.
    void operator()() {
        if (const auto call = std::exchange(call_, nullptr))
            call->run();
    }

  private:
    struct AnyCall {
        AnyCall() = default;
        AnyCall(const AnyCall&) = delete;
        AnyCall& operator=(const AnyCall&) = delete;
        virtual ~AnyCall() = default;
        virtual void run() = 0;
    };

    template <class F>
    struct Call final : AnyCall {
        explicit Call(F given) : call(std::move(given)) {}
        void run() override { call(); }

        F call;
    };

    std::unique_ptr<AnyCall> call_;
};

}  // namespace net
