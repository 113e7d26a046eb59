"""Twenty seconds of the shipped game in the studio, as a GIF: the deal, eight pairs, and the end.

The player is the one of the tests: it sees the cards in pictures of the window. It knows where the pairs lie because it looks while
the cards still lie open.
"""

import argparse
import shutil
import sys
import time
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from screenshots import Shot

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Tests/Studio/end_to_end"))

from film import Film
from sighted_player import SightedPlayer

SECONDS, FRAMES_A_SECOND = 20, 10
WINDOW = (1120, 720)
# The widest that is small enough is taken.
FORMS = [(840, 128), (840, 64), (720, 64), (640, 48)]
MOST_BYTES = 3_000_000


def play(shot):
    """A whole game; answers with the film of it."""
    page = shot.open()
    shot.wait_for_status(["live"])
    for command in ("showTouches", "navigator", "console"):
        shot.run(command)
    page.wait_for_timeout(500)
    player = SightedPlayer(page, page.locator("[data-live-view]").bounding_box())
    film = Film(page, every=3)
    film.begin()
    page.locator("#run").click()
    for pair in watched_deal(page, player, film):
        for card in pair:
            player.tap(card)
            page.wait_for_timeout(450)
        page.wait_for_timeout(450)
    page.wait_for_timeout(5000)
    film.end()
    film.begin_with(lambda table: not player.shows_backs(table), player.table)
    return film


def watched_deal(page, player, film):
    """Where the pairs lie, once all cards have been turned over. Only the film is looked at: a screenshot would show in it."""
    pairs, seen = None, 0
    for _ in range(200):
        page.wait_for_timeout(150)
        for shown in film.pictures(player.table, since=seen):
            seen += 1
            pairs = pairs or player.pairs_in(shown)
            if pairs and player.shows_backs(shown):
                return pairs
    raise LookupError("the cards were not seen while they lay open")


def save(film, path):
    """As a GIF of one palette, so that only what changes is stored."""
    pictures = list(film.at_even_steps(SECONDS, FRAMES_A_SECOND))
    # The browser draws nothing new while nothing moves.
    pictures += pictures[-1:] * (SECONDS * FRAMES_A_SECOND - len(pictures))
    for width, colours in FORMS:
        size = width, round(width * WINDOW[1] / WINDOW[0])
        small = [picture.resize(size, Image.Resampling.LANCZOS) for picture in pictures]
        palette = palette_of(small, colours)
        frames = [picture.quantize(palette=palette, dither=Image.Dither.NONE) for picture in small]
        frames[0].save(
            path, save_all=True, append_images=frames[1:], duration=1000 // FRAMES_A_SECOND, loop=0, optimize=True)
        if path.stat().st_size <= MOST_BYTES:
            return
    raise ValueError(f"{path.name} has {path.stat().st_size} bytes, and {MOST_BYTES} are the most")


def palette_of(pictures, colours):
    """The colours of several moments together."""
    chosen = pictures[::max(1, len(pictures) // 6)][:6]
    width, height = chosen[0].size
    together = Image.new("RGB", (width, height * len(chosen)))
    for number, picture in enumerate(chosen):
        together.paste(picture, (0, number * height))
    return together.quantize(colours, method=Image.Quantize.MEDIANCUT)


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--root", type=Path, required=True)
    arguments.add_argument("--images", type=Path)
    options = arguments.parse_args()
    options.images = options.images or options.root / "docs/images"
    began = time.monotonic()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium-headless-shell"), args=["--no-sandbox"])
        with Shot(options, browser, WINDOW, "light", motion="no-preference") as shot:
            film = play(shot)
        browser.close()
    path = options.images / "memory-game.gif"
    save(film, path)
    picture = Image.open(path)
    print(f"{path.name}: {picture.n_frames} frames, {path.stat().st_size} bytes, {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
