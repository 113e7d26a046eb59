"""From `lek open` on a command line to the first picture of the live view in a browser that stands ready.

The caches are warm: the bundle was opened once before. The time is from the start of the process to the moment the
studio's window says it has painted the picture.
"""

import argparse
import json
import shutil
import statistics
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from key_to_pixel import LISTENER, board
from opened_studio import opened

PATIENCE = 60


def first_picture(browser, root, bundle):
    context = browser.new_context(viewport={"width": 1400, "height": 900})
    page = context.new_page()
    page.add_init_script(LISTENER)
    begin = time.time()
    try:
        with opened(root, bundle) as (address, _):
            page.goto(address)
            end = time.monotonic() + PATIENCE
            while time.monotonic() < end:
                for way, text in page.evaluate("window.heard?.splice(0) ?? []"):
                    message = json.loads(text)
                    if way == "sent" and message.get("type") == "painted":
                        return message["time"] / 1000 - begin
                page.wait_for_timeout(20)
            raise SystemExit(f"Waited {PATIENCE} s for the first picture.")
    finally:
        context.close()


def times(root, rounds):
    with board(root) as bundle, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium-headless-shell"), args=["--no-sandbox"])
        first_picture(browser, root, bundle)
        found = [first_picture(browser, root, bundle) for _ in range(rounds)]
        browser.close()
        return found


def seconds(root, rounds=7):
    found = times(root, rounds)
    print(f"to the first picture: {', '.join(f'{one:.2f}' for one in found)} s")
    return statistics.median(found)


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--root", type=Path, required=True)
    arguments.add_argument("--rounds", type=int, default=7)
    options = arguments.parse_args()
    print(f"median {seconds(options.root, options.rounds):.2f} s")


if __name__ == "__main__":
    main()
