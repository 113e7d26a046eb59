"""Who is at work below a studio, and what nobody looks after any more."""

import os
import re
from pathlib import Path


def status_of(process):
    try:
        return Path(f"/proc/{process}/status").read_text()
    except OSError:
        return ""


def all_processes():
    return [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit()]


class Household:
    """The processes of the studios that work in one scratch folder."""

    def __init__(self, scratch):
        self.scratch = str(scratch)

    def sandboxed(self):
        """Processes in one of our sandboxes: (process, parent, its number inside)."""
        found = []
        for process in all_processes():
            try:
                if self.scratch not in Path(f"/proc/{process}/mountinfo").read_text():
                    continue
            except OSError:
                continue
            status = status_of(process)
            parent, inner = re.search(r"^PPid:\s+(\d+)", status, re.M), re.search(r"^NSpid:.*\s(\d+)$", status, re.M)
            if parent and inner:
                found.append((process, int(parent[1]), int(inner[1])))
        return found

    def hosts(self):
        return [process for process, _, inner in self.sandboxed() if inner == 1]

    def pages(self):
        hosts = self.hosts()
        return [process for process, parent, _ in self.sandboxed() if parent in hosts]

    def below(self, ancestor):
        """The processes below one, by their names."""
        parents = {}
        for process in all_processes():
            status = status_of(process)
            name, parent = re.search(r"^Name:\s+(.*)$", status, re.M), re.search(r"^PPid:\s+(\d+)", status, re.M)
            if name and parent:
                parents[process] = int(parent[1]), name[1]
        found, level = {}, {ancestor}
        while level:
            level = {process for process, (parent, _) in parents.items() if parent in level} - found.keys()
            found |= {process: parents[process][1] for process in level}
        return found

    def strays(self):
        """Processes that live here although their studio does not; they name the scratch, or see it."""
        found = {process for process, _, _ in self.sandboxed()}
        for process in all_processes():
            try:
                if process != os.getpid() and self.scratch.encode() in Path(f"/proc/{process}/environ").read_bytes():
                    found.add(process)
            except OSError:
                pass
        return found

    def leftovers(self):
        return sorted(entry.name for entry in Path(self.scratch).iterdir())
