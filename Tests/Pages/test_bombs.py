"""`lek run` on bundles that are too much: it ends each with a message, within its limits."""

import os
import subprocess
import tempfile

import pytest

import bombs

GROUP = 10
# Of the largest process, in kilobytes: the limit, what is shared with files, and the stack of deep texts.
MOST = bombs.MEMORY // 1000 + 600_000
DONE, DOES_NOT_COMPILE, CRASHED, OVER_LIMIT = 0, 1, 3, 4

pytestmark = pytest.mark.skipif(
    "LEK_WATCHED" in os.environ, reason="a sanitizer takes more memory than the limits allow")


def run(lek_program, bundle):
    """Its status, what it said, and the most memory of any of its processes, in kilobytes."""
    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen(
            [lek_program, "run", bundle, "--time", "1"], stdout=said, stderr=said,
            env=os.environ | {"LEK_LIMITS": bombs.LIMITS})
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        said.seek(0)
        return process.returncode, said.read().decode(errors="replace"), used.ru_maxrss


@pytest.mark.long(rare=True)
@pytest.mark.parametrize("group", range(bombs.COUNT // GROUP))
def test_each_ends_with_a_message(lek_program, tmp_path, group):
    for number in range(group * GROUP, (group + 1) * GROUP):
        status, said, most = run(lek_program, bombs.write(number, tmp_path))
        name = f"{number} {bombs.kind_of(number).__name__}: {status}, {most} kB: {said[-2000:]}"
        assert status in (DONE, DOES_NOT_COMPILE, CRASHED, OVER_LIMIT), name
        assert said or status == DONE, name
        assert most < MOST, name


def test_the_same_seed_makes_the_same_bombs():
    assert [bombs.files(number) for number in range(60)] == [bombs.files(number) for number in range(60)]
    assert bombs.files(3, seed=1) != bombs.files(3, seed=2)
    assert {bombs.kind_of(number) for number in range(bombs.COUNT)} == set(bombs.KINDS)
