"""Tries bugs side by side until all are through or the time is up."""

import concurrent.futures
import time


def try_bugs(bugs, jobs, minutes, one):
    """Calls one(bug) for each on `jobs` threads and yields (bug, result) as they come."""
    end = time.monotonic() + minutes * 60 if minutes else float("inf")

    def guarded(bug):
        return one(bug) if time.monotonic() < end else None

    pool = concurrent.futures.ThreadPoolExecutor(jobs)
    try:
        waiting = {pool.submit(guarded, bug): bug for bug in bugs}
        for done in concurrent.futures.as_completed(waiting):
            if done.result() is not None:
                yield waiting[done], done.result()
    finally:
        pool.shutdown(cancel_futures=True)
