// Starting the real program from a test, with something to read on its standard input.
#pragma once

#include <string>

namespace app::testing {

struct Finished {
    int exit_code = 0;
    std::string output;  // standard output
    std::string errors;  // standard error
};

// Whether the test knows where the program is: ctest says so in TETRA_PROGRAM.
bool has_program();

// Runs it in a fresh folder that is the same for the whole test program.
Finished run_program(const std::string& arguments, const std::string& input = "");

// A file in that folder.
std::string scratch_file(const std::string& name);
void write_file(const std::string& path, const std::string& text);
std::string file_text(const std::string& path);

}  // namespace app::testing
