"""A server process on a free port of the loopback interface."""

import resource
import subprocess
import time

START = 30  # seconds that a start may take


class Server:
    """options: as for `tetrapolis serve`. Its files stay in the folder of the case."""

    def __init__(self, program, folder, database, options):
        self.database = folder / database
        self.log = folder / f"server-{time.monotonic_ns()}.log"
        command = [program, "serve", "--database", self.database, "--port", "0", "--log", "error", *options]
        with open(self.log, "wb") as log:
            # A file size limit shall be an error of the write, as a full disk is, and not a signal:
            # Python ignores SIGXFSZ, and so does what inherits it.
            self.process = subprocess.Popen(command, stdout=log, stderr=log, restore_signals=False)
        self.url = self._wait()

    def _wait(self):
        until = time.monotonic() + START
        while time.monotonic() < until and self.process.poll() is None:
            for line in self.log.read_text(errors="replace").splitlines():
                if line.startswith("Tetrapolis is ready: "):
                    return line.split(": ", 1)[1].replace("localhost", "127.0.0.1")
            time.sleep(0.02)
        return None  # it refused to start; .said() tells why

    @property
    def serves(self):
        return self.url is not None

    def said(self):
        return " ".join(self.log.read_text(errors="replace").split())

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self):
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.kill()

    def memory(self):
        """Resident bytes."""
        with open(f"/proc/{self.process.pid}/status") as status:
            for line in status:
                if line.startswith("VmRSS:"):
                    return int(line.split()[1]) * 1024
        return 0

    def break_storage(self):
        """From now on no file can grow: every write of the store fails."""
        hard = resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (1, hard))

    def mend_storage(self):
        hard = resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
