"""Builds a test program with all planted bugs in it. The tree and the build folder are only read: the
sources with bugs, their objects and the program lie in a folder of their own, and whatever includes
no changed file is linked as it is."""

import concurrent.futures
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

from .bug import planted

HERE = Path(__file__).resolve().parent
LOCATION = re.compile(r"^([^\s:]+):(\d+):")
# Rules run inside static_assert; with switches in them they take more steps.
MORE = ["-w", "-Wno-narrowing", "-fconstexpr-ops-limit=2000000000", "-fconstexpr-loop-limit=100000000"]
# Each is compiled once and tried by few tests: what compiles soon is done sooner.
MORE += ["-O1"]
# What the same tests find in the debug build: an index beyond the end, a broken assertion. The tests
# of the games run in release alone: trials of reasons make positions that cannot be.
ASSERTS = ["-D_GLIBCXX_ASSERTIONS", "-UNDEBUG"]


class BuildError(Exception):
    pass


class Ninja:
    """What the build folder knows: the command of each output and what each object includes."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self.commands = {}
        for entry in json.loads(self.ask("compdb")):
            self.commands[str(self.folder / entry["output"])] = entry["command"]
        self.deps = self.read_deps()

    def ask(self, *words):
        done = subprocess.run(["ninja", "-C", self.folder, "-t", *words], capture_output=True, text=True)
        if done.returncode != 0:
            raise BuildError(done.stderr)
        out = done.stdout
        return out[out.index("["):] if words[0] == "compdb" else out

    def read_deps(self):
        deps = {}
        files = None
        for line in self.ask("deps").splitlines():
            if line.startswith("    ") and files is not None:
                files.add(str((self.folder / line.strip()).resolve()))
            elif ": #deps" in line:
                files = deps[str(self.folder / line.split(": #deps")[0])] = set()
        return deps

    def words(self, output):
        """The command without shell dressing: `: && ... && :` around links and archives."""
        parts = [part.strip() for part in self.commands[str(output)].split("&&")]
        return shlex.split(next(part for part in reversed(parts) if part not in (":", "true")
                                and "ranlib" not in part.split(" ")[0]))

    def objects_of(self, archive):
        return [self.folder / word for word in self.words(archive) if word.endswith(".o")]


class Builder:
    def __init__(self, ninja, root, folder, jobs):
        self.ninja, self.root, self.folder, self.jobs = ninja, Path(root), Path(folder), jobs
        self.sources = self.folder / "tree"
        self.objects = self.folder / "objects"
        self.asserts = True

    def plant(self, bugs):
        """Writes the changed files."""
        by_path = {}
        for bug in bugs:
            by_path.setdefault(bug.path, []).append(bug)
        for path, own in by_path.items():
            target = self.sources / path
            text = planted((self.root / path).read_text(), own)
            if not target.exists() or target.read_text() != text:
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(text)
        return {str((self.root / path).resolve()): self.sources / path for path in by_path}

    def compile_command(self, obj, changed):
        words = self.ninja.words(obj)
        source = Path(self.ninja.folder / words[words.index("-c") + 1])
        out = self.objects / (str(obj.relative_to(self.ninja.folder)).replace("/", "_"))
        words[words.index("-c") + 1] = str(self.source_for(source, out, changed))
        words[words.index("-o") + 1] = str(out)
        for flag in ("-MF", "-MT"):
            if flag in words:
                words[words.index(flag) + 1] = str(out) + ".d"
        words = [word for word in words if word not in ("-Werror",)]
        at = next((i for i, word in enumerate(words) if word.startswith("-I")), words.index("-c"))
        words[at:at] = ["-include", str(HERE / "mutants.h"), f"-I{self.sources / 'src'}"]
        return words + MORE + (ASSERTS if self.asserts else []), out

    def source_for(self, source, out, changed):
        """The file to compile: itself, its changed copy, or a bundle of eight that names the copies."""
        if str(source.resolve()) in changed:
            return changed[str(source.resolve())]
        if "/Unity/" not in str(source):
            return source
        text = source.read_text()
        for original, copy in changed.items():
            text = text.replace(f'"{original}"', f'"{copy}"')
        bundle = self.folder / "bundles" / (out.name + ".cxx")
        bundle.parent.mkdir(parents=True, exist_ok=True)
        if not bundle.exists() or bundle.read_text() != text:
            bundle.write_text(text)
        return bundle

    def compile(self, obj, changed):
        words, out = self.compile_command(obj, changed)
        done = subprocess.run(words, cwd=self.ninja.folder, capture_output=True, text=True)
        return out if done.returncode == 0 else None, done.stderr

    def affected(self, program, changed, own):
        """The objects of the program to compile anew: those of the layer that see a changed file."""
        return [obj for obj in self.all_objects(program)
                if own(str(obj)) and self.ninja.deps.get(str(obj), set()) & set(changed)]

    def all_objects(self, program):
        found = []
        for word in self.ninja.words(program):
            path = self.ninja.folder / word
            if word.endswith(".o"):
                found.append(path)
            elif word.endswith(".a") and str(path) in self.ninja.commands:
                found += self.ninja.objects_of(path)
        return found

    def build(self, program, bugs, own, say):
        """The program, and the bugs that compile: (path, bugs)."""
        self.objects.mkdir(parents=True, exist_ok=True)
        shutil.rmtree(self.sources, ignore_errors=True)  # of another sample
        changed = self.plant(bugs)
        todo = self.affected(program, changed, own)
        bugs = self.scouted(todo, changed, bugs, say)
        made = {}
        while todo:
            say(f"compiling {len(todo)} objects with {len(bugs)} bugs")
            with concurrent.futures.ThreadPoolExecutor(self.jobs) as pool:
                results = list(pool.map(lambda obj: self.compile(obj, changed), todo))
            bad = [(obj, text) for obj, (out, text) in zip(todo, results) if out is None]
            made.update({str(obj): out for obj, (out, _) in zip(todo, results) if out})
            if not bad:
                break
            dropped = self.blamed("\n".join(text for _, text in bad), bugs)
            if not dropped:
                raise BuildError(bad[0][1])
            bugs = self.without(dropped, bugs, say)
            gone = {bug.path for bug in dropped}
            # A bundle that compiled stays, unless it holds a file that has changed again.
            again = {str((self.root / path).resolve()) for path in gone}
            todo = [obj for obj in self.affected(program, changed, own)
                    if str(obj) not in made or self.ninja.deps.get(str(obj), set()) & again]
        return self.link(program, made), bugs

    def scouted(self, todo, changed, bugs, say):
        """What stands in headers and does not compile is found by one object, not by all."""
        sees = lambda obj: len(self.ninja.deps.get(str(obj), set()) & set(changed))
        for scout in sorted(todo, key=sees, reverse=True)[:1] if len(todo) > 1 else []:
            words, _ = self.compile_command(scout, changed)
            done = subprocess.run([*words, "-fsyntax-only"], cwd=self.ninja.folder,
                                  capture_output=True, text=True)
            bugs = self.without(self.blamed(done.stderr, bugs), bugs, say)
        return bugs

    def without(self, dropped, bugs, say):
        if not dropped:
            return bugs
        say(f"{len(dropped)} of them do not compile and are dropped")
        bugs = [bug for bug in bugs if bug not in dropped]
        self.plant(bugs)
        self.restore({bug.path for bug in dropped} - {bug.path for bug in bugs})
        return bugs

    def restore(self, paths):
        for path in paths:
            (self.sources / path).write_text((self.root / path).read_text())

    def blamed(self, text, bugs):
        """The bugs on the lines that the compiler names with an error, or as the cause of one."""
        lines = set()
        for line in text.splitlines():
            if " error: " in line or "required from" in line:
                lines |= {(self.whole(path), int(number)) for path, number in LOCATION.findall(line)}
        here = {(path, line) for path, line in lines if path.startswith(str(self.sources))}
        return [bug for bug in bugs for path, line in here
                if str(self.sources / bug.path) == path and bug.line <= line <= bug.last_line]

    def recorder(self):
        out = self.objects / "recorder.o"
        words = ["g++", "-std=c++20", "-O1", "-w", "-c", str(HERE / "recorder.cpp"), "-o", str(out)]
        done = subprocess.run(words, capture_output=True, text=True)
        if done.returncode != 0:
            raise BuildError(done.stderr)
        return out

    def link(self, program, made):
        words = []
        for word in self.ninja.words(program):
            path = self.ninja.folder / word
            if word.endswith(".a") and str(path) in self.ninja.commands:
                objects = self.ninja.objects_of(path)
                if any(str(obj) in made for obj in objects):
                    words += [str(made.get(str(obj), obj)) for obj in objects]
                    continue
            words.append(str(made.get(str(path), word)))
        out = self.folder / Path(program).name
        words[words.index("-o") + 1] = str(out)
        words.append(str(self.recorder()))
        done = subprocess.run(words, cwd=self.ninja.folder, capture_output=True, text=True)
        if done.returncode != 0:
            raise BuildError(done.stderr)
        return out

    def whole(self, path):
        """ccache may name files as they are seen from the build folder."""
        return str((self.ninja.folder / path).resolve())
