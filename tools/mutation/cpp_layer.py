"""A layer of src/: its sources, its test program, and the programs that guard it from above."""

import random
import re
import subprocess

from .cpp_build import Builder, BuildError, Ninja  # noqa: F401  (BuildError for tools/mutate)
from .cpp_catalogue import bugs_in
from .cpp_trial import RECORD_LIMIT, TestProgram
from .trying import try_bugs

# Whose tests are asked as well about bugs that the layer's own let live.
GUARDIANS = {
    "src/table": ["server"],
    "src/server/store": ["server"],
    "src/games/wiraqocha": ["games"],
    "src/games/ascalion": ["games"],
    "src/games/hyperborea": ["games"],
    "src/games/pathciv": ["games"],
}


class CppLayer:
    def __init__(self, root, name, folder, jobs, preset="release"):
        self.root, self.name, self.folder, self.jobs = root, name, folder, jobs
        self.build_folder = root / "build" / preset
        self.flat = name.removeprefix("src/").replace("/", "_")
        self.sources = {}
        self.asks_guardians = False
        self.is_up_to_date = False

    def bugs(self, only):
        found = []
        for file in sorted((self.root / self.name).rglob("*")):
            path = str(file.relative_to(self.root))
            if only in path and self.is_source(file):
                self.sources[path] = file.read_text()
                found += bugs_in(path, self.sources[path])
        return found

    def is_source(self, file):
        """Of this layer: not of a test, nor of a layer nested in its folder."""
        if file.suffix not in (".h", ".cpp") or file.stem.endswith("_test") or file.stem == "main":
            return False
        inside = file.relative_to(self.root / self.name).parts
        nested = self.name == "src/server" and inside[0] in ("net", "store")
        return not nested and "testing" not in inside and file.stem not in ("testing", "remedies")

    def line_of(self, bug):
        return self.sources[bug.path].split("\n")[bug.line - 1].strip()

    def bring_up_to_date(self, programs):
        if self.is_up_to_date:
            return
        words = ["nice", "ninja", "-C", self.build_folder, *[f"tests/{name}" for name in programs]]
        done = subprocess.run(words, capture_output=True, text=True)
        if done.returncode != 0:
            raise BuildError(done.stdout[-3000:] + done.stderr)

    def is_own(self):
        """Objects of the layer, also of the libraries that it is split into, and of its tests."""
        own = re.compile(rf"/(tetra_{self.flat}(_testing|_texts\w*)?|{self.flat}_test)\.dir/")
        return lambda path: own.search(path) is not None

    def try_all(self, bugs, progress, minutes):
        guardians = GUARDIANS.get(self.name, []) if self.asks_guardians else []
        programs = [f"{name}_test" for name in (self.flat, *guardians)]
        self.bring_up_to_date(programs)
        left = bugs
        results = {}
        for program in programs:
            bugs = self.try_by(program, bugs, left, progress, results, minutes)
            left = [bug for bug in bugs if results.get(bug.number) in ("survived", "not reached")]
        for bug in bugs:
            if bug.number in results:
                progress.add(bug, bug.key(self.sources[bug.path]), results[bug.number], len(bugs))
        return bugs

    def try_by(self, program, bugs, left, progress, results, minutes):
        """Tries what is left by the tests of one program; returns all bugs that compile."""
        if not left:
            return bugs
        builder = Builder(Ninja(self.build_folder), self.root, self.folder, self.jobs)
        builder.asserts = not self.name.startswith("src/games/")
        path, bugs = builder.build(
            self.build_folder / "tests" / program, bugs, self.is_own(), progress.say)
        test = TestProgram(path, self.root)
        progress.say(f"{program}: noting which tests reach which bug")
        cases = test.record(self.folder / f"{program}.record", RECORD_LIMIT)
        compiled = {bug.number for bug in bugs}
        todo = []
        for bug in left:
            earlier = progress.earlier(bug.key(self.sources[bug.path]))
            if bug.number in compiled and earlier in (None, "survived", "not reached"):
                todo.append(bug)
            elif bug.number in compiled:
                results[bug.number] = earlier

        def one(bug):
            reaching = [case for case in cases if bug.number in case.reaches]
            return TestProgram(path, self.root).tries(bug.number, reaching) if reaching else "not reached"

        progress.say(f"{program}: trying {len(todo)} bugs")
        random.Random(1).shuffle(todo)  # if the time is up, what was tried is a fair sample
        left_over = minutes and minutes - progress.seconds() / 60
        for bug, result in try_bugs(todo, self.jobs, left_over, one):
            progress.keep(bug.key(self.sources[bug.path]), result)
            if results.get(bug.number) != "survived" or result != "not reached":
                results[bug.number] = result
            if result == "survived" or len(results) % 25 == 0:
                progress.say(f"{len(results)}/{len(bugs)} {result}: {bug.place()} {bug.what}")
        return bugs
