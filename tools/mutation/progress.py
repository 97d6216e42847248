"""What came out so far: printed as it comes, kept for --resume, summed up at the end."""

import json
import sys
import time

ALIVE = ("survived", "not reached")


class Progress:
    def __init__(self, file, resumes):
        self.file = file
        self.began = time.monotonic()
        self.known = json.loads(file.read_text()) if resumes and file.exists() else {}
        self.results = []  # (bug, result)

    def say(self, text):
        print(f"[{self.seconds():5.0f} s] {text}", file=sys.stderr, flush=True)

    def seconds(self):
        return time.monotonic() - self.began

    def earlier(self, key):
        return self.known.get(key)

    def keep(self, key, result):
        """For --resume, whatever happens to this run."""
        self.known[key] = result
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(json.dumps(self.known, indent=0))

    def add(self, bug, key, result, total):
        self.results.append((bug, result))
        self.keep(key, result)
        if result in ALIVE or len(self.results) % 25 == 0:
            self.say(f"{len(self.results)}/{total} {result}: {bug.place()} {bug.what}")

    def survivors(self):
        return sorted(((bug, result) for bug, result in self.results if result in ALIVE),
                      key=lambda pair: (pair[0].path, pair[0].line, pair[0].column))

    def summary(self, layer, missing):
        counts = {}
        for _, result in self.results:
            counts[result] = counts.get(result, 0) + 1
        alive = len(self.survivors())
        total = len(self.results)
        share = 100 * alive / total if total else 0
        parts = ", ".join(f"{count} {result}" for result, count in sorted(counts.items()))
        late = f"; {missing} not tried, the time is up" if missing else ""
        return f"{layer}: {total} bugs, {alive} survive ({share:.1f} %): {parts}{late}"
