"""A whole game is played by somebody who sees pixels and has a pointer: never the page's memory, nor what the browser knows of cards."""

import pytest

from old_game import write_bundle
from sighted_player import SightedPlayer, find_cards


@pytest.fixture
def bundle(tmp_path):
    """The old game, with the padding it has by itself: cards lie nearer to each other."""
    bundle = write_bundle(tmp_path / "Game.playground", "taps")
    page = bundle / "Contents.swift"
    page.write_text(page.read_text().replace("= 75", "= 24"))
    return bundle


@pytest.mark.long(share=4)
def test_a_whole_game_is_played_by_sight(workbench):
    player = SightedPlayer(workbench.page, workbench.live_view.bounding_box())
    assert len(player.cards) == 16
    player.play()
    assert 8 <= player.turns <= 16
    end = player.picture()
    assert find_cards(end) == []
    assert len(end.getcolors()) == 1, "the table is empty"
