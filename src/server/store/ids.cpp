#include "server/store/ids.h"

#include <algorithm>
#include <vector>

#include "server/store/random_bytes.h"

namespace store {
namespace {

constexpr std::string_view kLetters = "0123456789abcdefghjkmnpqrstvwxyz";
static_assert(kLetters.size() == 32);

char read_letter(char typed) {
    const char letter = typed >= 'A' && typed <= 'Z' ? static_cast<char>(typed - 'A' + 'a') : typed;
    if (letter == 'o')
        return '0';
    return letter == 'i' || letter == 'l' ? '1' : letter;
}

}  // namespace

std::string random_id(std::size_t letters) {
    std::vector<unsigned char> bytes(letters);
    fill_at_random(bytes);
    std::string id;
    for (const unsigned char byte : bytes)
        id += kLetters[byte % kLetters.size()];
    return id;
}

std::string read_id(std::string_view typed) {
    std::string id(typed);
    std::ranges::transform(id, id.begin(), read_letter);
    return id;
}

}  // namespace store
