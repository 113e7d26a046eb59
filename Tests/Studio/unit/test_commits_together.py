"""Commits that are applied together look as if each had been applied by itself, and write less."""

import base64

import wire

APPLY = """
  const { openFrame } = await import("/studio/js/lib/frames.js");
  const decoder = await import("/studio/js/rendering/layerTreeDecoder.js");
  const arrivals = argument.map((frame) => ({
    commit: decoder.decodeCommit(openFrame(bytes(frame)).reader), now: performance.now(),
  }));
  let writes = 0;
  const { style } = player.layer(2).element;
  const observer = new MutationObserver((records) => { writes += records.length; });
  observer.observe(player.layer(2).element, { attributes: true, attributeFilter: ["style"] });
  player.applyAll(arrivals);
  writes += observer.takeRecords().length;
  observer.disconnect();
  return writes;
"""


def together(bench, *commits):
    """How often the second layer's style was written."""
    frames = [base64.b64encode(commit).decode() for commit in commits]
    return bench.evaluate("rendering/layerTreePlayer.js", APPLY, frames)


def test_of_several_places_the_last_is_written(square):
    writes = together(square, *[
        wire.commit(wire.set_(2, "position", [100 + step, 100]), number=step) for step in range(2, 7)])
    assert writes == 1
    assert square.box(2) == [56, 70, 100, 60]
    assert square.evaluate("rendering/layerTreePlayer.js", "return player.commits;") == 6


def test_what_comes_and_goes_between_them_is_applied_in_its_turn(square):
    together(
        square,
        wire.commit(wire.set_(2, "position", [110, 100]), number=2),
        wire.commit(wire.create(3, bounds=[0, 0, 10, 10], position=[5, 5]), wire.sublayers(2, 3), number=3),
        wire.commit(wire.set_(3, "position", [25, 5]), number=4),
        wire.commit(wire.set_(2, "position", [120, 100]), number=5))
    assert square.box(2) == [70, 70, 100, 60]
    assert square.box(3) == [90, 70, 10, 10]
    together(
        square,
        wire.commit(wire.set_(3, "position", [35, 5]), number=6),
        wire.commit(wire.remove(3), number=7),
        wire.commit(wire.set_(3, "position", [45, 5]), number=8))
    assert square.page.locator("[data-layer='3']").count() == 0


def test_a_transition_begins_with_what_stood_before_it(square):
    together(
        square,
        wire.commit(wire.set_(2, "opacity", 0.25), number=2),
        wire.commit(wire.transition(2, "crossDissolve", duration=10), wire.set_(2, "opacity", 0.75), number=3))
    shown = square.page.evaluate("[...document.querySelectorAll('.layer-face')].map((face) => face.innerHTML).join()")
    assert "0.25" in shown
