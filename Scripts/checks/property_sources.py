"""Reads what each place says of the properties of layers: number, kind, first value."""

import re

from sources import without_comments

TREE = "Sources/Shared/PageProtocol/LayerTree"
SCHEMA = f"{TREE}/LayerProperties.swift"
KINDS = f"{TREE}/LayerPropertyKind.swift"
STYLES = f"{TREE}/LayerStyles.swift"
KEYS = "Sources/Page/QuartzCore/Layers/LayerKey.swift"
TABLE = "Studio/js/rendering/layerProperties.js"
SCRIPT_KINDS = "Studio/js/rendering/propertyKinds.js"
ASPECTS = "Studio/js/rendering/layerAspects.js"
DOCUMENT = "docs/wire-format.md"
FILES = [SCHEMA, KINDS, STYLES, KEYS, TABLE, SCRIPT_KINDS, ASPECTS, DOCUMENT]

NAME = re.compile(r"static let (\w+) = Make\.(\w+)\(\s*\.(\w+), (.+?)\)\n", re.S)
ROW = re.compile(r"^  (\d+): \[\"(\w+)\", ([\w()]+), (.+)\],$", re.M)
DOCUMENT_ROW = re.compile(r"^\| (\d+) \| `(\w+)` \| ([\w()]+) \| ([^|]+?) \|", re.M)
BLACK, WHITE, NOTHING, UNIT = (0, 0, 0, 1), (1, 1, 1, 1), (0, 0, 0, 0), (0, 0, 1, 1)
# What each place calls a first value; everything else is numbers.
IN_SWIFT = {
    "nil": "none", ".identity": "identity", "[]": "empty", ".zero": NOTHING, ".unit": UNIT,
    ".black": BLACK, ".white": WHITE, ".clear": NOTHING, ".all": (15,),
    "EmitterStructure()": "none", "EmitterScalars()": (1,) * 5,
}
IN_SCRIPT = {"null": "none", "none": "empty", "unit": UNIT, "black": BLACK, "white": WHITE}
IN_DOCUMENT = {"no cells": "none", "opaque black": BLACK, "opaque white": WHITE}


def text(root, file):
    return (root / file).read_text()


def block(text, beginning, end):
    """What stands between two marks; nothing where the first is not there."""
    _, found, rest = text.partition(beginning)
    return rest.partition(end)[0] if found else ""


def value(words, known):
    words = words.strip()
    if words in known:
        return known[words]
    numbers = re.findall(r"-?\d+(?:\.\d+)?", words.replace("−", "-"))
    return tuple(map(float, numbers)) if numbers else words


# Swift

def cases(body):
    """The cases of an enum with their numbers, or none where the order gives them."""
    rows = re.findall(r"^\s*case (?!\.)(.+)$", body, re.M)
    pairs = [one.strip().split(" = ") for row in rows for one in row.split(",")]
    return {name: rest[0] if rest else None for name, *rest in pairs}


def choices(root):
    """The cases of each enum of choices, by its name."""
    pattern = r"enum (\w+): UInt8, LayerChoice \{\n(.*?)^\}"
    found = re.findall(pattern, text(root, STYLES), re.S | re.M)
    return {name: cases(body) for name, body in found}


def schema(root):
    """Each property's number, kind and first value, and what does not fit in the schema itself."""
    source = without_comments(text(root, SCHEMA))
    numbered = cases(block(source, "enum Key", "  }\n"))
    numbers = {name: int(number) for name, number in numbered.items()}
    enums, found, problems = choices(root), {}, []
    for name, kind, key, initial in NAME.findall(source):
        if kind == "choice":
            enum, _, first = initial.partition(".")
            kind = f"choice({len(enums.get(enum, ()))})"
            initial = enums.get(enum, {}).get(first, initial)
        found[name] = (numbers.get(key), kind, value(initial, IN_SWIFT))
        if name != key:
            problems.append(f"{SCHEMA} has the key {key} for {name}")
    listed = re.findall(r"\w+", block(source, "LayerPropertyName] = [", "]"))
    for what, names in (("enum Key", numbers), ("all", listed)):
        problems += [f"{SCHEMA} lacks {name} in {what}" for name in found if name not in names]
        problems += [f"{SCHEMA} has {name} in {what} alone" for name in names if name not in found]
    ordered = sorted(found, key=lambda name: found[name][0] or 0)
    return {name: found[name] for name in ordered}, problems


def keys(root):
    """The names that layers of QuartzCore have; the last one is the page's own values."""
    return list(cases(block(without_comments(text(root, KEYS)), "enum LayerKey", "\n\n")))[:-1]


def kinds(root):
    rows = cases(block(text(root, KINDS), "enum LayerPropertyKind", "}"))
    return [name.partition("(")[0] for name in rows]


# The browser

def table(root):
    return {name: (int(key), kind, value(initial, IN_SCRIPT))
            for key, name, kind, initial in ROW.findall(text(root, TABLE))}


def aspects(root):
    body = block(text(root, ASPECTS), "export const aspectsOf = {\n", "\n};")
    keys = set(re.findall(r"^  (\w+):", body, re.M))
    # Lists of properties that show in the same way; the text in front of a list is the aspect.
    for names in re.findall(r"\[([^\[\]]*)\](?:\)|\s*\.map)", body):
        keys |= set(re.findall(r'"(\w+)"', names))
    return keys


def script_kinds(root):
    found = re.findall(r'^export const (\w+) = .*"(\w+)"\);$', text(root, SCRIPT_KINDS), re.M)
    return dict(found)


# The document

def document(root):
    return {name: (int(key), kind, value(initial, IN_DOCUMENT))
            for key, name, kind, initial in DOCUMENT_ROW.findall(text(root, DOCUMENT))}


def document_kinds(root):
    body = block(text(root, DOCUMENT), "| kind | bytes | between two values |\n", "\n\n")
    return dict(re.findall(r"^\| (\w+)(?:\(n\))? \| [^|]+ \| (\w+) \|", body, re.M))
