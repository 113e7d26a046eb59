"""Pictures of the playgrounds we ship, for the studio's examples: a moment of each live view.

A card shows eight by five; of a live view that is higher, the part that MOMENTS says.
"""

import argparse
import subprocess
import tempfile
from pathlib import Path

from PIL import Image

SIZE = (320, 200)
# By name: the page (none for the first), the moment, and where the part lies, from 0 (top) to 1.
USUAL = (None, 2.0, 0.5)
MOMENTS = {
    "ClientDemo": (None, 2.0, 0.2),
    "FirstViews": ("Motion", 2.0, 0.35),
    "MemoryGame": (None, 2.0, 0.75),
    "Pendulum": (None, 1.95, 0.1),
    "Ripple": (None, 1.4, 0.3),
    "RapidPrototyping": ("Shuffling", 1.0, 0.0),
    "Sorting": ("Bubble Sort", 9.0, 0.5),
}
# What is done before the moment.
TOUCHES = {"Ripple": "drag 100,200 230,300 @0.5 for 1"}


def picture(root, bundle, folder):
    page, moment, place = MOMENTS.get(bundle.stem, USUAL)
    snapshot = folder / "snapshot.png"
    arguments = ["--time", str(moment), "--seed", "4", "--snapshot", snapshot]
    if bundle.stem in TOUCHES:
        arguments += ["--touch", TOUCHES[bundle.stem]]
    if page:
        arguments += ["--page", page]
    subprocess.run([root / ".build/release/lek", "run", bundle, *arguments], check=True,
                   stdout=subprocess.DEVNULL)
    whole = Image.open(snapshot).convert("RGB")
    width, height = whole.width, round(whole.width * SIZE[1] / SIZE[0])
    if height > whole.height:
        width, height = round(whole.height * SIZE[0] / SIZE[1]), whole.height
    left, top = (whole.width - width) // 2, round((whole.height - height) * place)
    part = whole.crop((left, top, left + width, top + height))
    return part.resize(SIZE, Image.Resampling.LANCZOS)


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--root", type=Path, required=True)
    arguments.add_argument("names", nargs="*", help="examples; all without")
    options = arguments.parse_args()
    target = options.root / "Studio/examples"
    target.mkdir(exist_ok=True)
    for bundle in sorted((options.root / "Playgrounds").glob("*.playground")):
        if options.names and bundle.stem not in options.names:
            continue
        with tempfile.TemporaryDirectory() as folder:
            small = picture(options.root, bundle, Path(folder)).quantize(256)
        small.save(target / f"{bundle.stem}.png", optimize=True)
        print(f"Studio/examples/{bundle.stem}.png")


main()
