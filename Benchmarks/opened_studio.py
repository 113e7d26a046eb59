"""A `lek open` of its own: nobody's recent playgrounds, and gone when it is left."""

import os
import re
import subprocess
import tempfile
from contextlib import contextmanager, nullcontext


@contextmanager
def opened(root, bundle, *options, state=None):
    """Gives the studio's address and process; `state` is a state folder that the caller keeps."""
    folder = nullcontext(state) if state else tempfile.TemporaryDirectory(prefix="studio-state-")
    with folder as state:
        process = subprocess.Popen(
            [root / ".build/release/lek", "open", bundle, "--no-browser", "--port", "0", *options],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, bufsize=1,
            env=os.environ | {"LEK_STATE": state})
        try:
            yield re.search(r"https?://\S+", process.stdout.readline()).group(), process
        finally:
            process.terminate()
            process.wait(timeout=15)
