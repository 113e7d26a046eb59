"""Two hundred bundles that are too much for whatever reads them: `lek` and the studio live, and another page answers."""

import os
import sys
import time

import pytest

from fault_bench import SETTINGS
from lone_studio import ROOT
from opener import Opener
from toucher import Toucher

sys.path[:0] = [str(ROOT / "Tests/Pages"), str(ROOT / "Tests/Studio/soak")]

import bombs  # noqa: E402
import made_up_pages  # noqa: E402

GROUP = 10
GROUPS = range(bombs.COUNT // GROUP)
# Memory of `lek` itself, in kilobytes: a stack of 512 MB for deep texts, and what it needs for anything else.
MOST_OF_LEK = 1_500_000

pytestmark = [
    pytest.mark.long(rare=True),
    pytest.mark.skipif("LEK_WATCHED" in os.environ, reason="a sanitizer takes more memory than the limits allow"),
]


@pytest.fixture
def board(bench):
    """A studio that shows a page with a tile, and the window that taps it."""
    bench.write(made_up_pages.HEAD + "let numbers = [1]\n" + made_up_pages.BOARD)
    (bench.bundle / "Sources").mkdir()
    (bench.bundle / "Sources/Shared.swift").write_text(made_up_pages.SHARED)
    (bench.bundle / "contents.xcplayground").write_text(SETTINGS)
    bench.open(LEK_LIMITS=bombs.LIMITS)
    toucher = Toucher(bench.window())
    toucher.start()
    bench.toucher = toucher
    yield bench
    toucher.is_over.set()
    toucher.join(timeout=60)
    assert toucher.problem is None, toucher.problem
    assert toucher.answers and not toucher.is_alive()
    print(f"{len(toucher.answers)} touches, answered within milliseconds: {toucher.milliseconds()}")


def most_memory(process):
    """The most memory that a process has had, in kilobytes."""
    with open(f"/proc/{process}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmHWM"))


@pytest.mark.parametrize("group", GROUPS)
def test_the_studio_lives_and_another_page_answers(board, tmp_path, group):
    opener = Opener("opener")
    opener.connect(board.studio.port, board.studio.token)
    board.windows.append(opener)
    for number in range(group * GROUP, (group + 1) * GROUP):
        began, touches = time.monotonic(), len(board.toucher.answers)
        end = opener.open(bombs.write(number, tmp_path / "bombs"))
        took = time.monotonic() - began
        slowest = max((one for _, one in board.toucher.answers[touches:]), default=0)
        print(number, bombs.kind_of(number).__name__, end, f"{took:.1f} s,",
              f"slowest touch {slowest * 1000:.0f} ms")
        assert board.studio.process.poll() is None, board.words()[-2000:]
    assert most_memory(board.studio.process.pid) < MOST_OF_LEK
    for words in ("Fatal error", "Stack dump", "Segmentation"):
        assert words not in board.words()
