// Boost.JSON for the module. What would be thrown ends the instance: its worker begins a new one
// from what is stored.
#include <cstdlib>

#include <boost/assert/source_location.hpp>
#include <boost/json/src.hpp>

namespace boost {

void throw_exception(const std::exception& /*error*/) { std::abort(); }
void throw_exception(const std::exception& /*error*/, const source_location& /*place*/) {
    std::abort();
}

}  // namespace boost
