"""A bench for each test of a fault; what it broke is whole again afterwards."""

import pytest

from fault_bench import Bench


@pytest.fixture
def bench(tmp_path):
    # Pages run as another user, and have to find their way.
    for folder in (tmp_path, *tmp_path.parents):
        folder.chmod(0o755)
        if folder.name.startswith("pytest-of-"):
            break
    bench = Bench(tmp_path)
    yield bench
    bench.close()
