// The functions of tetrapolis.wasm: a request is written where tetra_room says, tetra_answer
// answers it and says how long the answer is, tetra_text where it stands.
#include <cstddef>
#include <string>
#include <string_view>

#include "device/talk.h"

namespace {

std::string request;
std::string answered;

device::Talk& talk() {
    static device::Talk one;
    return one;
}

}  // namespace

extern "C" {

[[clang::export_name("tetra_room")]] char* tetra_room(std::size_t size) {
    request.resize(size);
    return request.data();
}

[[clang::export_name("tetra_answer")]] std::size_t tetra_answer() {
    answered = talk().answer(request);
    return answered.size();
}

[[clang::export_name("tetra_text")]] const char* tetra_text() { return answered.data(); }

}  // extern "C"
