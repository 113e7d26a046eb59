"""Ten thousand touches anywhere on the page that shows what behaves: nothing crashes, and nothing is kept for good.

`Scripts/fuzz touches` makes other ones, ten thousand to a run.
"""

import os
import random
import shutil
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PAGE = HERE / "Everything/Behaviour.playground"
COUNT = 10_000
SECONDS = 100
FIRST_SEED = int(os.environ.get("LEK_FUZZ_SEED", 7))
RUNS = max(1, int(os.environ.get("LEK_FUZZ_ROUNDS", COUNT)) // COUNT)
# What one view takes is more than what all touches together may leave behind.
MOST_BYTES_A_TOUCH = 64

# The most memory there was is asked for when all that is made once has been made, and when all is over.
WEIGHING = f"""
func most() -> Int {{
  var usage = rusage()
  getrusage(RUSAGE_SELF.rawValue, &usage)
  return usage.ru_maxrss << 10
}}
var before = 0
DispatchQueue.main.asyncAfter(deadline: .now() + {SECONDS / 4}) {{ before = most() }}
DispatchQueue.main.asyncAfter(deadline: .now() + {SECONDS + 10}) {{
  print("kept", most() - before)
  PlaygroundPage.current.finishExecution()
}}
"""


def touches(generator):
    for number in range(COUNT):
        time = f"{number * SECONDS / COUNT:.3f}"
        x, y = generator.randint(-10, 760), generator.randint(-10, 1400)
        kind = generator.random()
        if kind < 0.6:
            yield f"tap {x},{y} @{time}"
        elif kind < 0.8:
            yield f"drag {x},{y} {generator.randint(0, 750)},{generator.randint(0, 1400)} @{time} for 0.2"
        elif kind < 0.9:
            yield f"hold {x},{y} @{time} for {generator.choice([0.1, 0.7, 1.5])}"
        else:
            yield f"pinch {x},{y} {generator.choice([0.5, 0.9, 2])} @{time} for 0.2"


@pytest.mark.long(share=6)
@pytest.mark.parametrize("seed", range(FIRST_SEED, FIRST_SEED + RUNS))
def test_ten_thousand_touches_crash_nothing_and_leave_nothing(lek, tmp_path, seed):
    bundle = tmp_path / "Behaviour.playground"
    shutil.copytree(PAGE, bundle)
    contents = bundle / "Contents.swift"
    contents.write_text("import Glibc\n" + contents.read_text() + WEIGHING)
    arguments = [word for touch in touches(random.Random(seed)) for word in ("--touch", touch)]
    done = lek("run", bundle, "--seed", seed, "--time", SECONDS + 20, *arguments, timeout=500)
    said = done.stdout.decode()
    assert done.returncode == 0, done.stderr.decode()[-2000:]
    kept = int(said.split("kept ")[1].split()[0])
    assert kept < COUNT * MOST_BYTES_A_TOUCH, f"{kept} bytes are kept"
