"""How far two pictures are from each other."""

from PIL import Image, ImageChops, ImageDraw

TOLERANCE = 24
MOST = 0.005
SCALE = 2


def difference(one, other, glyph_mask=()):
    """The share of pixels that differ by more than the tolerance, and a picture of where."""
    assert one.size == other.size, f"{one.size} is not {other.size}"
    channels = ImageChops.difference(one, other).split()
    worst = channels[0]
    for channel in channels[1:]:
        worst = ImageChops.lighter(worst, channel)
    differs = worst.point(lambda value: 255 if value > TOLERANCE else 0)
    pen = ImageDraw.Draw(differs)
    masked = Image.new("1", one.size, 0)
    cover = ImageDraw.Draw(masked)
    for x, y, width, height in glyph_mask:
        box = [x * SCALE, y * SCALE, (x + width) * SCALE - 1, (y + height) * SCALE - 1]
        pen.rectangle(box, fill=0)
        cover.rectangle(box, fill=1)
    compared = one.width * one.height - masked.histogram()[255]
    return differs.histogram()[255] / max(1, compared), differs
