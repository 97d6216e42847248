"""A folder of web/src: bugs planted in a copy of the client, tried by the files of tests that reach
them. Components (.svelte) are left to the tests in the browser."""

import json
import os
import select
import shutil
import subprocess
import time
from pathlib import Path

from .bug import Bug, Edit, planted
from .processes import RUNNING, end_group, run_bounded

HERE = Path(__file__).resolve().parent
LIMIT = 90.0  # seconds for the tests of one bug
RECORD_LIMIT = 600
CONFIG = """import base from './vite.config.ts';
export default {{ ...base, cacheDir: '{cache}', test: {{ ...base.test, setupFiles: ['{setup}'] }} }};
"""


class WebLayer:
    def __init__(self, root, name, folder, jobs):
        self.root, self.name, self.folder, self.jobs = root, name, folder, jobs
        self.copy = folder / "web"
        self.sources = {}

    def bugs(self, only):
        paths = [str(file.relative_to(self.root)) for file in sorted((self.root / self.name).rglob("*.ts"))
                 if not file.name.endswith(".test.ts") and "testing" not in file.parts and only in str(file)]
        self.sources = {path: (self.root / path).read_text() for path in paths}
        words = [self.root / "tools/web", "node", HERE / "web_catalogue.mjs", self.root, *paths]
        done = subprocess.run(words, capture_output=True, text=True)
        if done.returncode != 0:
            raise RuntimeError(done.stderr)
        return [self.bug_of(row) for row in json.loads(done.stdout)]

    @staticmethod
    def bug_of(row):
        edits = [Edit(**edit) for edit in row.pop("edits")]
        return Bug(**row, edits=edits)

    def line_of(self, bug):
        return self.sources[bug.path].split("\n")[bug.line - 1].strip()

    def plant(self, bugs):
        """The client as it is, with links to its packages, and the files with bugs over it."""
        shutil.rmtree(self.copy, ignore_errors=True)
        self.copy.mkdir(parents=True)
        for entry in (self.root / "web").iterdir():
            if entry.name == "node_modules":
                (self.copy / entry.name).symlink_to(entry)
            elif entry.is_dir() and entry.name != "dist":
                shutil.copytree(entry, self.copy / entry.name)
            elif entry.is_file():
                shutil.copy(entry, self.copy)
        for read in ("docs", "src"):  # some tests read the rule books, or what the server says
            link = self.copy.parent / read
            if not link.is_symlink():
                link.symlink_to(self.root / read)
        for path in {bug.path for bug in bugs}:
            own = [bug for bug in bugs if bug.path == path]
            (self.copy.parent / path).write_text(planted(self.sources[path], own))
        shutil.copy(HERE / "web_setup.mjs", self.copy)
        config = CONFIG.format(cache=self.folder / "cache", setup="./web_setup.mjs")
        (self.copy / "vitest.mutate.ts").write_text(config)

    def record(self):
        """Which files of tests reach which bugs, the quick ones first."""
        file = self.folder / "record.tsv"
        file.unlink(missing_ok=True)
        environment = {**os.environ, "TETRA_MUTANT_RECORD": str(file)}
        words = [self.copy / "node_modules/.bin/vitest", "run", "--config", "vitest.mutate.ts"]
        code, output = run_bounded(words, self.copy, environment, RECORD_LIMIT)
        if code != 0:
            raise RuntimeError(f"without a bug the tests do not pass:\n{output[-3000:]}")
        rows = [line.split("\t") for line in file.read_text().splitlines()]
        rows.sort(key=lambda row: float(row[1]))
        return {path: {int(number) for number in numbers.split()} for path, _, numbers in rows}

    def try_all(self, bugs, progress, minutes):
        self.plant(bugs)
        progress.say("noting which tests reach which bug")
        reached = self.record()
        files = {bug.number: [path for path, met in reached.items() if bug.number in met]
                 for bug in bugs}
        progress.say(f"trying {len(bugs)} bugs")
        with Runner(self.copy) as runner:
            for bug in bugs:
                if minutes and progress.seconds() > minutes * 60:
                    break
                key = bug.key(self.sources[bug.path])
                result = progress.earlier(key)
                if result not in ("killed", "time out"):
                    result = runner.tries(bug.number, files[bug.number])
                progress.add(bug, key, result, len(bugs))
        return bugs


class Runner:
    """One vitest for many bugs; another one after a bug that never comes to an end."""

    def __init__(self, folder):
        self.folder = folder
        self.process = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.end()

    def start(self):
        shutil.copy(HERE / "web_runner.mjs", self.folder)
        active = self.folder / "active-bug"
        environment = {**os.environ, "VITEST": "1", "TETRA_MUTANT_FILE": str(active)}
        self.process = subprocess.Popen(["node", "web_runner.mjs"], cwd=self.folder, env=environment,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL, text=True, start_new_session=True)
        RUNNING.add(self.process.pid)

    def end(self):
        if self.process is None:
            return
        end_group(self.process.pid)
        self.process.wait()
        RUNNING.discard(self.process.pid)
        self.process = None

    def tries(self, bug, files):
        if not files:
            return "not reached"
        if self.process is None:
            self.start()
        self.process.stdin.write("\t".join([str(bug), *files]) + "\n")
        self.process.stdin.flush()
        line = self.line_about(bug)
        if line is None:
            self.end()
            return "time out"
        return line.split()[1]

    def line_about(self, bug):
        """The answer, or None after the time limit; whatever tests print is passed over."""
        end = time.monotonic() + LIMIT
        while select.select([self.process.stdout], [], [], max(0.0, end - time.monotonic()))[0]:
            line = self.process.stdout.readline()
            if line.startswith(f"{bug} "):
                return line
            if line == "":
                raise RuntimeError("vitest ended")
        return None
