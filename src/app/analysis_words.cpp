#include "app/analysis_words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace app::words {
namespace {

struct Named {
    std::string_view sign;
    Words name;
};

const Named& named(analysis::Mark mark) {
    static const std::array<Named, analysis::kMarks> kNames = {{
        {"", {"Choice", "Entscheidung"}},
        {"", {"Nothing better was found", "Nichts Besseres gefunden"}},
        {"!", {"Only move", "Einziger Zug"}},
        {"?!", {"Inaccuracy", "Ungenau"}},
        {"?", {"Mistake", "Fehler"}},
        {"??", {"Blunder", "Grober Fehler"}},
    }};
    return kNames[static_cast<std::size_t>(mark)];
}

}  // namespace

const Words& name_of(analysis::Mark mark) { return named(mark).name; }
std::string_view sign_of(analysis::Mark mark) { return named(mark).sign; }

int points(int hundredths) {
    return static_cast<int>(std::lround(static_cast<double>(hundredths) / analysis::kPoint));
}

analysis::Ledger whole_points(const analysis::Ledger& ledger) {
    analysis::Ledger whole{points(ledger.start),
                           points(ledger.luck),
                           points(ledger.own),
                           points(ledger.rivals),
                           points(ledger.end)};
    int& greatest = *std::ranges::max({&whole.luck, &whole.own, &whole.rivals},
                                      {},
                                      [](const int* part) { return std::abs(*part); });
    greatest += whole.end - whole.start - whole.luck - whole.own - whole.rivals;
    return whole;
}

}  // namespace app::words
