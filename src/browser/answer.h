// The engine in a browser as a conversation: a request as JSON in, a text out. The module and the
// native program of tools/wasm answer by it, so that both can be asked the same.
#pragma once

#include <string>
#include <string_view>

namespace browser {

// {"do":"record", "games" or "visits","game":"ascalion","seats":2,"seed":1,"amount":100},
// {"do":"replay","record":".."}, {"do":"search","record":"..","entry":40,"visits":500}; trials.h
// says what they do. {"do":"verify","record":".."} is of verify_record.h. What cannot be done is
// answered by "error: ..".
std::string answer(std::string_view request);

}  // namespace browser
