# Everything that comes from outside; tools/install_packages installs it.

if(TETRA_BROWSER)
    browser_dependencies()
    return()
endif()

find_package(Threads REQUIRED)
find_package(Boost 1.81 REQUIRED COMPONENTS json)
find_package(fmt REQUIRED)
find_package(OpenSSL REQUIRED COMPONENTS Crypto SSL)
find_package(CLI11 REQUIRED)
find_package(SQLite3 REQUIRED)
set(PostgreSQL_TYPE_INCLUDE_DIR ${CMAKE_CURRENT_LIST_DIR}) # FindPostgreSQL looks for the server
find_package(PostgreSQL REQUIRED)
find_package(ICU REQUIRED COMPONENTS uc i18n)
find_library(SODIUM_LIBRARY sodium REQUIRED)
add_library(sodium INTERFACE)
target_link_libraries(sodium INTERFACE ${SODIUM_LIBRARY})

# Only the tests need these: a player who builds the program does not.
find_package(doctest QUIET)
find_package(Python3 QUIET COMPONENTS Interpreter)
if(NOT doctest_FOUND)
    message(STATUS "doctest not found: unit tests are not built")
endif()
