"""Programs that run for a bounded time, each in a group of its own, all ended with this one."""

import os
import signal
import subprocess
import tempfile

RUNNING = set()


def run_bounded(words, folder, environment, limit):
    """(exit code, output), or (None, "") after the time limit; its children are ended as well. The
    output goes to a file: a child that outlives the program would keep a pipe open."""
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(words, cwd=folder, env=environment, stdout=output,
                                   stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
                                   start_new_session=True)
        RUNNING.add(process.pid)
        try:
            code = process.wait(timeout=limit)
            output.seek(0)
            return code, output.read().decode(errors="replace")
        except subprocess.TimeoutExpired:
            return None, ""
        finally:
            end_group(process.pid)
            process.wait()
            RUNNING.discard(process.pid)


def end_group(group):
    try:
        os.killpg(group, signal.SIGKILL)
    except ProcessLookupError:
        pass


def end_all():
    for group in list(RUNNING):
        end_group(group)
