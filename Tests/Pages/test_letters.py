"""The room that other letters have, and that what is no letter has none."""

import struct

import pytest

from letters import is_near, revision, with_room

pytestmark = pytest.mark.quick

LABEL = '  UILabel (25 11.5 55 21) text="Level 1" disabled\n'
PICTURE = '{"quickLook":{"kind":"picture","hash":"12","width":200,"height":100}}\n'


def test_a_frame_may_differ_by_a_point():
    assert is_near('  UILabel (25.5 11.5 54 21) text="Level 1" disabled\n', LABEL)


def test_a_wide_frame_may_differ_by_a_share_of_it():
    wide = LABEL.replace("55", "301.5")
    assert is_near(wide.replace("301.5", "299"), wide)
    assert not is_near(wide.replace("301.5", "296"), wide)


@pytest.mark.parametrize("now", [
    LABEL.replace("55", "56.5"), LABEL.replace("Level 1", "Level 2"), LABEL.replace(" disabled", ""), LABEL[2:], ""])
def test_nothing_else_in_a_tree_may_differ(now):
    assert not is_near(now, LABEL)
    assert with_room(now + PICTURE, LABEL + PICTURE) == now + PICTURE


def test_a_pictures_hash_may_differ_and_its_size_by_a_little():
    assert is_near(PICTURE.replace("12", "34").replace("100", "99.5"), PICTURE)
    assert not is_near(PICTURE.replace("200", "204"), PICTURE)


def test_lines_too_many_or_too_few_are_seen():
    assert with_room(LABEL * 2, LABEL) == LABEL * 2
    assert with_room(LABEL, LABEL * 2) == LABEL


def test_a_fonts_revision_is_read_from_its_head():
    tables = [(b"cmap", b"\0" * 4), (b"head", struct.pack(">ii", 0x10000, round(3.019 * 65536)))]
    start = 12 + 16 * len(tables)
    font = b"OTTO" + struct.pack(">HHHH", len(tables), 0, 0, 0)
    for index, (tag, content) in enumerate(tables):
        font += struct.pack(">4sIII", tag, 0, start + 4 * index, len(content))
    font += b"".join(content for _, content in tables)
    assert revision(font) == 3.019
