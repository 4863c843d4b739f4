# python3 tools/processor-seconds.py COMMAND …: runs a command, and writes to descriptor 3 the processor seconds that all
# its processes took. `time` counts only processes that their parents have waited for, which leaves out the renderers of
# Chromium: more than half of a browser test.
import ctypes
import os
import resource
import subprocess
import sys
import time

# Makes this process the parent of those whose parent ends before them (Linux: PR_SET_CHILD_SUBREAPER).
ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)

def used():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


# Processes that a launcher of Python waited for count as this process's own children.
before = used()
status = subprocess.call(sys.argv[1:])

# The last processes of a browser end a moment after it. A service that stays is not waited for.
until = time.monotonic() + 2
while time.monotonic() < until:
    try:
        if os.waitpid(-1, os.WNOHANG)[0] == 0:
            time.sleep(0.02)
    except ChildProcessError:
        break

os.write(3, str(used() - before).encode())
sys.exit(status if status >= 0 else 1)
