"""Opening bundles that try to get outside, and asking about their language: nothing runs there, nothing is read or written."""

import os
import sys

import pytest

from lone_studio import ROOT
from opener import Opener

sys.path[:0] = [str(ROOT / "Tests/Pages")]

import escapes  # noqa: E402

ATTEMPTS = escapes.count()
GROUP = 10

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif("LEK_WATCHED" in os.environ, reason="the pages of other tests show as much of a sanitizer"),
]


class Asker(Opener):
    """It asks the language server about each text that it is shown, and keeps what it hears."""

    heard = ""

    def hear(self, message):
        if isinstance(message, str):
            self.heard += message
        super().hear(message)

    def at_its_end(self):
        for path in list(self.texts):
            self.ask("completion", file=path, line=1, column=1, revision=self.texts[path].revision)
            self.ask("hover", file=path, line=1, column=1, revision=self.texts[path].revision)


@pytest.mark.parametrize("group", range(-(-len(ATTEMPTS) // GROUP)))
def test_nothing_gets_out_of_what_is_opened(bench, tmp_path, group):
    bench.open()
    asker = Asker("asker")
    asker.connect(bench.studio.port, bench.studio.token)
    bench.windows.append(asker)
    for name in ATTEMPTS[group * GROUP:(group + 1) * GROUP]:
        folder = tmp_path / name.replace(" ", "-")
        folder.mkdir()
        folder.chmod(0o755)
        world = escapes.World(folder)
        before = world.state()
        asker.open(escapes.write(escapes.attempts(world)[name], folder / "page"))
        assert world.state() == before, name
        assert escapes.SECRET not in asker.heard, name
    assert escapes.SECRET not in bench.words()
