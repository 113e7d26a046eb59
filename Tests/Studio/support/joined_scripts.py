"""Where the studio's scripts are served from, as the real server decides it."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
SCRIPTS = ROOT / "Studio" / "js"


def built_folder():
    lek = Path(os.environ.get("LEK", ROOT / ".build/release/lek"))
    return lek.resolve().parent / "StudioScripts"


def library():
    """The editor's library, which is there only joined."""
    return built_folder() / "codeEditor/library.js"


def folders():
    """The joined ones first, unless a script was changed after they were made."""
    built = built_folder()
    newest = max(path.stat().st_mtime_ns for path in [SCRIPTS, *SCRIPTS.rglob("*")])
    joined = [path.stat().st_mtime_ns for path in built.rglob("*.js")]
    return [built, SCRIPTS] if joined and newest <= min(joined) else [SCRIPTS]
