// Linked into a test program with planted bugs: reads which one is on, and on TETRA_MUTANT=record
// writes for each test case how long it took and which bugs it would have met.
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <fstream>

#include <doctest/doctest.h>

namespace tetra_mutants {
namespace {

constexpr int kMost = 1 << 16;
unsigned char reached[kMost];

int chosen() {
    const char* text = std::getenv("TETRA_MUTANT");
    if (text == nullptr)
        return 0;
    return std::strcmp(text, "record") == 0 ? -1 : std::atoi(text);
}

}  // namespace

int active = chosen();

bool note(int bug) {
    if (reached[bug] == 0)
        reached[bug] = 1;
    return false;
}

namespace {

using Clock = std::chrono::steady_clock;

class Recorder final : public doctest::IReporter {
  public:
    explicit Recorder(const doctest::ContextOptions& /*options*/) {}

    void report_query(const doctest::QueryData& /*query*/) override {}
    void test_run_start() override {
        const char* path = std::getenv("TETRA_MUTANT_RECORD");
        if (active < 0 && path != nullptr)
            out_.open(path);
    }
    void test_run_end(const doctest::TestRunStats& /*stats*/) override {}
    void test_case_start(const doctest::TestCaseData& test) override {
        name_ = test.m_name;
        begin_ = Clock::now();
        std::memset(reached, 0, sizeof reached);
    }
    void test_case_reenter(const doctest::TestCaseData& /*test*/) override {}
    void test_case_end(const doctest::CurrentTestCaseStats& /*stats*/) override {
        if (!out_.is_open())
            return;
        out_ << std::chrono::duration<double>(Clock::now() - begin_).count() << '\t' << name_
             << '\t';
        for (int bug = 0; bug < kMost; ++bug)
            if (reached[bug] != 0)
                out_ << bug << ' ';
        out_ << std::endl;
    }
    void test_case_exception(const doctest::TestCaseException& /*error*/) override {}
    void subcase_start(const doctest::SubcaseSignature& /*subcase*/) override {}
    void subcase_end() override {}
    void log_assert(const doctest::AssertData& /*assertion*/) override {}
    void log_message(const doctest::MessageData& /*message*/) override {}
    void test_case_skipped(const doctest::TestCaseData& /*test*/) override {}

  private:
    std::ofstream out_;
    std::string name_;
    Clock::time_point begin_;
};

REGISTER_LISTENER("mutants", 1, Recorder);

}  // namespace
}  // namespace tetra_mutants
