// The native side of tools/wasm_test: each line of the input is a request, each answer a line with
// its seconds of processor time, its length and then as many bytes.
#include <ctime>
#include <iostream>
#include <string>

#include "device/talk.h"

int main() {
    device::Talk talk;
    for (std::string line; std::getline(std::cin, line);) {
        const std::clock_t begin = std::clock();
        const std::string text = talk.answer(line);
        const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
        std::cout << seconds << ' ' << text.size() << '\n' << text << std::flush;
    }
}
