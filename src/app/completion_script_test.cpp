#include "app/completion_script.h"

#include <cstdlib>

#include <doctest/doctest.h>

#include "app/testing/program.h"

namespace {

const app::CompletionTree kTree = {{"play",
                                    "play a game",
                                    {{{"--seat"}, "who plays", true, {{"human", "greedy"}, false}},
                                     {{"--record", "-r"}, "don't forget", true, {{}, true}},
                                     {{"--no-colour"}, "no colours", false, {}}},
                                    {{"chess", "go"}, false}},
                                   {"show", "tell a game", {}, {{}, true}}};

// What bash would offer for the words typed so far.
std::string offered(const std::string& script, const std::string& words) {
    const std::string file = app::testing::scratch_file("completion.bash");
    const std::string answer = app::testing::scratch_file("offered");
    app::testing::write_file(file,
                             script + "COMP_WORDS=(" + words
                                 + "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n"
                                   "_tetrapolis; printf '%s' \"${COMPREPLY[*]}\"\n");
    const std::string command = "bash -n '" + file + "' && bash '" + file + "' > '" + answer + "'";
    CHECK(std::system(command.c_str()) == 0);
    return app::testing::file_text(answer);
}

}  // namespace

TEST_CASE("bash completes commands, games, options and their values") {
    const std::string script = app::bash_completion(kTree);
    CHECK(offered(script, "tetrapolis ''") == "play show");
    CHECK(offered(script, "tetrapolis pl") == "play");
    CHECK(offered(script, "tetrapolis play ''") == "chess go");
    CHECK(offered(script, "tetrapolis play --") == "--seat --record --no-colour");
    CHECK(offered(script, "tetrapolis play --seat h") == "human");
    CHECK(offered(script, "tetrapolis play --no-colour c") == "chess");
}

TEST_CASE("fish gets one line per command and option, with safe quotes") {
    const std::string script = app::fish_completion(kTree);
    CHECK(script.find("-a play -d 'play a game'\n") != std::string::npos);
    CHECK(script.find("-l record -s r -r -F -d 'dont forget'\n") != std::string::npos);
}

TEST_CASE("zsh offers words and files") {
    const std::string script = app::zsh_completion(kTree);
    CHECK(script.starts_with("#compdef tetrapolis\n"));
    CHECK(script.find("play\\ *) compadd -- chess go ;;") != std::string::npos);
    CHECK(script.find("\"play --record\" | \"play -r\") _files; return ;;") != std::string::npos);
}

TEST_CASE("the program prints a script that knows its own commands"
          * doctest::skip(!app::testing::has_program())) {
    const auto printed = app::testing::run_program("completion bash");
    CHECK(printed.exit_code == 0);
    CHECK(offered(printed.output, "tetrapolis ver") == "verify");
    CHECK(offered(printed.output, "tetrapolis play w") == "wiraqocha");
    CHECK(offered(printed.output, "tetrapolis play --language d") == "de");
    CHECK(app::testing::run_program("completion tcsh").exit_code == 2);
}
