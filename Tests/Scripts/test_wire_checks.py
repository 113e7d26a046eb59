"""A property of layers or a message that one place knows and another does not is a problem.

The problem names the place.
"""

import layer_properties
import property_sources as properties
import pytest
import wire_numbers
import wire_tree
from wire_tree import GOOD


def every_problem(root):
    return layer_properties.problems(root) + wire_numbers.problems(root)


def problems_with(tree, file, old, new):
    assert old in GOOD[file]
    return every_problem(tree(GOOD | {file: GOOD[file].replace(old, new)}))


def test_a_good_tree_has_no_problem(tree):
    assert every_problem(tree(GOOD)) == []


@pytest.mark.parametrize("file, line", [
    (properties.TABLE, '  7: ["opacity", number, 1],\n'),
    (properties.DOCUMENT, "| 7 | `opacity` | number | 1 | |\n"),
    (properties.KEYS, "  case opacity\n"),
    (properties.ASPECTS, '  opacity: ["opacity"],\n'),
])
def test_a_place_that_lacks_a_property_is_named(tree, file, line):
    assert problems_with(tree, file, line, "") == [
        f"{file} lacks the property opacity, which {properties.SCHEMA} has"]


@pytest.mark.parametrize("file, before, line", [
    (properties.TABLE, "  48:", '  8: ["glow", number, 0],\n'),
    (properties.DOCUMENT, "| 48 |", "| 8 | `glow` | number | 0 | |\n"),
    (properties.KEYS, "  case lineCap", "  case glow\n"),
    (properties.ASPECTS, "  ...listing", '  glow: ["opacity"],\n'),
])
def test_a_property_that_one_place_alone_knows_is_found(tree, file, before, line):
    assert problems_with(tree, file, before, line + before) == [
        f"{properties.SCHEMA} lacks the property glow, which {file} has"]


def test_a_property_of_the_schema_alone_lacks_in_every_other_place(tree):
    schema = GOOD[properties.SCHEMA].replace("opacity = 7", "opacity = 7, glow = 8").replace(
        "  public static let lineCap",
        "  public static let glow = Make.number(.glow, 0)\n  public static let lineCap"
    ).replace("    opacity, lineCap", "    opacity, glow, lineCap")
    places = [properties.TABLE, properties.DOCUMENT, properties.KEYS, properties.ASPECTS]
    assert every_problem(tree(GOOD | {properties.SCHEMA: schema})) == [
        f"{place} lacks the property glow, which {properties.SCHEMA} has" for place in places]


@pytest.mark.parametrize("file, old, new, words", [
    (properties.SCHEMA, "opacity = 7, ", "", "lacks opacity in enum Key"),
    (properties.SCHEMA, "opacity = 7", "glow = 8, opacity = 7", "has glow in enum Key alone"),
    (properties.SCHEMA, "    opacity, lineCap", "    lineCap", "lacks opacity in all"),
    (properties.SCHEMA, "(.opacity, 1)", "(.lineCap, 1)", "has the key lineCap for opacity"),
    (properties.TABLE, "7: [", "8: [", "has 8 as the number of opacity"),
    (properties.TABLE, "number, 1", "point, 1", "has point as the kind of opacity"),
    (properties.TABLE, "number, 1", "number, 0", "as the first value of opacity"),
    (properties.TABLE, "choice(2)", "choice(3)", "has choice(3) as the kind of lineCap"),
    (properties.STYLES, "butt = 0, round = 1", "butt = 0, round = 1, square = 2",
     "choice(2) as the kind of lineCap"),
    (properties.DOCUMENT, "number | 1 |", "number | 0.5 |", "as the first value of opacity"),
    (properties.KEYS, '  case opacity\n  case lineCap = "cap"\n',
     '  case lineCap = "cap"\n  case opacity\n', "in another order"),
    (properties.SCRIPT_KINDS, "const number", "const double", "lacks the kind number"),
    (properties.DOCUMENT, "| number | f64 | number |", "| number | f64 | none |",
     "blends number as number"),
    (wire_tree.EVENTS, "console = 32, liveView = 34", "console = 32, liveView",
     "liveView has no number of its own"),
    (wire_tree.EVENTS, "liveView = 34", "liveView = 35",
     "has the number 34 for liveview of PageEvent"),
    (wire_tree.EVENTS, "console = 32", "console = 32, tree = 37", "lacks tree of PageEvent"),
    (properties.DOCUMENT, "| to page | 16 | touches | |\n", "", "lacks touches of PageCommand"),
    (properties.DOCUMENT, "| from host | 1 |", "| from host | 2 |",
     "has the number 2 for ready of HostEvent"),
    (properties.DOCUMENT, "version (5)", "version (6)", "another version"),
    (wire_numbers.FRAMES, "version = 5", "version = 4", "another version"),
    (wire_numbers.FRAMES, "liveView: 34", "liveView: 36", "has the number 36 for liveview"),
    (wire_numbers.CHANNEL, "CONSOLE 32", "CONSOLE 33", "has the number 33 for console"),
    (wire_numbers.DECODER, "  3:", "  4:", "has the number 4 for set of LayerOperation"),
    (wire_numbers.SOUNDS, '6: "endSpeech"', '5: "endSpeech"',
     "has the number 5 for endspeech of SoundAction"),
    (f"{wire_tree.MESSAGES}/SoundAction+Coding.swift", "play = 0, ", "",
     "lacks play of SoundAction"),
])
def test_what_differs_is_told(tree, file, old, new, words):
    problems = problems_with(tree, file, old, new)
    assert problems and any(words in problem for problem in problems), problems


@pytest.mark.parametrize("file", [properties.SCHEMA, properties.TABLE, wire_numbers.FRAMES])
def test_a_place_that_is_gone_is_told(tree, file):
    others = {name: text for name, text in GOOD.items() if name != file}
    assert f"{file} is not there" in every_problem(tree(others))
