"""The tool tried on a small sample: it must kill bugs in a tested function, let those in an untested
one live, drop what does not compile and leave the sources as they are."""

import tempfile
from pathlib import Path

from .cpp_layer import CppLayer
from .progress import Progress

SOURCES = {
    "src/sample/sample.h": """#pragma once
constexpr bool may_enter(int age, bool invited) { return age >= 18 && invited; }
static_assert(may_enter(18, true));
int untested(int a);
int counted(int most);
int named(const char* name, int most);
""",
    "src/sample/sample.cpp": """#include "sample/sample.h"
int untested(int a) { return a < 3 ? 1 : 2; }
int counted(int most) {
    int sum = 0;
    for (int i = 0; i < most; ++i)
        sum = sum + i + 1;
    return sum;
}
static int pick(const char* name, int most) { return name == nullptr ? most : counted(most); }
int named(const char* name, int most) { return pick(name, most); }
""",
    "src/sample/sample_test.cpp": """#include <doctest/doctest.h>
#include "sample/sample.h"
TEST_CASE("who is old enough, and invited, may enter") {
    CHECK(may_enter(18, true));
    CHECK_FALSE(may_enter(17, true));
    CHECK_FALSE(may_enter(18, false));
}
TEST_CASE("sums") {
    CHECK(counted(4) == 10);
    CHECK(named("four", 4) == 10);
    CHECK(named(nullptr, 4) == 4);
}
""",
    "main.cpp": """#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>
""",
}
NINJA = """rule cxx
  command = g++ -std=c++20 -O0 -I{root}/src -MD -MF $out.d -o $out -c $in
  depfile = $out.d
  deps = gcc
rule link
  command = g++ $in -o $out
build tetra_sample.dir/sample.o: cxx {root}/src/sample/sample.cpp
build sample_test.dir/sample_test.o: cxx {root}/src/sample/sample_test.cpp
build main.o: cxx {root}/main.cpp
build tests/sample_test: link tetra_sample.dir/sample.o sample_test.dir/sample_test.o main.o
"""


def make_project(root):
    for path, text in SOURCES.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text)
    build = root / "build/release"
    build.mkdir(parents=True)
    (build / "build.ninja").write_text(NINJA.format(root=root))


def expect(holds, what):
    print(f"{'ok' if holds else 'FAILED'}: {what}")
    return holds


def run(_root):
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder).resolve()
        make_project(root)
        layer = CppLayer(root, "src/sample", root / "build/mutate", 2)
        bugs = layer.bugs("")
        for number, bug in enumerate(bugs, 1):
            bug.number = number
        progress = Progress(root / "build/mutate/results.json", False)
        tried = layer.try_all(bugs, progress, None)
        results = {(bug.path.split("/")[-1], bug.line, bug.column, bug.what): result
                   for bug, result in progress.results}
        return 0 if judge(root, results, tried, len(bugs)) else 1


def judge(root, results, tried, planned):
    alive = {place for place, result in results.items() if result in ("survived", "not reached")}
    return all([
        expect(results.get(("sample.h", 2, 62, ">= becomes >")) == "killed", "an age off by one is noticed"),
        expect(results.get(("sample.h", 2, 71, "what stands after && is skipped")) == "killed",
               "a skipped check is noticed"),
        expect(results.get(("sample.cpp", 5, 23, "< becomes <=")) == "killed", "one round too many is noticed"),
        expect(results.get(("sample.cpp", 6, 9, "the statement is dropped")) == "killed",
               "a dropped statement is noticed"),
        expect(results.get(("sample.cpp", 2, 32, "< becomes <=")) == "not reached",
               "a bug that no test reaches is listed"),
        expect(alive and all(line == 2 and name == "sample.cpp" for name, line, *_ in alive),
               f"nothing else survives: {sorted(alive)}"),
        expect(len(tried) == len(results) == planned - 1, "one does not compile, all others were tried"),
        expect(all((root / path).read_text() == text for path, text in SOURCES.items()),
               "the sources are as they were"),
    ])
