"""The game that we ship is won by somebody who sees pixels and has a pointer."""

import pytest

from sighted_player import SightedPlayer, looks_like


@pytest.mark.long(share=5)
def test_the_shipped_game_is_won_by_sight(workbench):
    player = SightedPlayer(workbench.page, workbench.live_view.bounding_box())
    assert len(player.cards) == 16
    player.play()
    assert 8 <= player.turns <= 16
    assert not any(looks_like(place, back) for place, back in zip(player.look(), player.backs))
