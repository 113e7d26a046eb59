"""How much memory each process of a studio has, from one quiet moment to the next, and which of them grew."""

from pathlib import Path
from statistics import median

# What a process may have more at the end than after its beginning, in MiB and as a part of what it had.
SLACK, PART = 24, 0.15
# The language server is not ours; `LanguageSession` replaces one that takes more than this, in MiB.
MOST_OF = {"language server": 2048 + 256}
# Fewer moments than this say nothing about a process.
FEWEST = 9


def memory_of(process):
    """Its own memory in MiB: what it shares counts in parts."""
    try:
        for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) / 1024
    except OSError:
        pass
    return None


class MemoryLog:
    def __init__(self):
        self.samples = {}

    def note(self, name, process):
        amount = memory_of(process)
        if amount is not None:
            self.samples.setdefault((name, process), []).append(amount)

    def judged(self):
        """For each process that lived long: its name, what it had after the first third and at the end, and whether it grew."""
        for (name, process), amounts in self.samples.items():
            if len(amounts) < FEWEST:
                continue
            third = len(amounts) // 3
            before, after = median(amounts[third:2 * third]), median(amounts[-third:])
            most = MOST_OF.get(name, before * (1 + PART) + SLACK)
            yield f"{name} {process}", before, after, after > most
