"""Programs that run for a bounded time, each in a group of its own, all ended with this one."""

import os
import signal
import subprocess

RUNNING = set()


def run_bounded(words, folder, environment, limit):
    """(exit code, output), or (None, "") after the time limit; its children are ended as well."""
    process = subprocess.Popen(words, cwd=folder, env=environment, stdout=subprocess.PIPE,
                               stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
                               start_new_session=True)
    RUNNING.add(process.pid)
    try:
        output = process.communicate(timeout=limit)[0].decode(errors="replace")
        return process.returncode, output
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
