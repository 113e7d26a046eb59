"""Everything on the wire has a number of its own in Swift.

Swift, C, the browser and the document agree on it.
"""

import re

from property_sources import DOCUMENT, block, cases, text
from sources import files, line_of, without_comments

PROTOCOL = "Sources/Shared/PageProtocol"
FRAME = f"{PROTOCOL}/Framing/Frame.swift"
CHANNEL = "Sources/Page/PageRuntime/CPageRuntime/Channel/Internal.h"
FRAMES = "Studio/js/lib/frames.js"
DECODER = "Studio/js/rendering/layerTreeDecoder.js"
SOUNDS = "Studio/js/rendering/soundDecoder.js"
ENUM = re.compile(
    r"^( *)(?:(?:public|private|fileprivate) )?enum (\w+): UInt8[^\n]*\{\n(.*?)^\1\}", re.S | re.M)
# Enums of kinds, each in an extension of its file, and how the document begins the rows of its
# messages.
KINDS = [
    ("Messages/HostMessages+Coding.swift", "HostCommand", r"to host \| "),
    ("Messages/HostMessages+Coding.swift", "HostEvent", r"from host \| "),
    ("Messages/PageCommand+Coding.swift", "PageCommand", r"to page \| "),
    ("Messages/PageMessages+Coding.swift", "PageEvent", r"from page \| "),
    ("LayerTree/LayerCommit+Coding.swift", "LayerOperation", ""),
    ("Messages/SoundAction+Coding.swift", "SoundAction", ""),
]
# Tables whose rows begin with the number alone, by their first line.
TABLES = {
    "LayerOperation": "| u8 | operation | payload |\n",
    "SoundAction": "| u8 | action | payload |\n",
}


def problems(root):
    wanted = [DOCUMENT, FRAME, CHANNEL, FRAMES, DECODER, SOUNDS,
              *(f"{PROTOCOL}/{file}" for file, *_ in KINDS)]
    missing = [f"{file} is not there" for file in wanted if not (root / file).exists()]
    if missing:
        return missing
    return without_numbers(root) + versions(root) + documented(root) + in_the_browser(root)


def without_numbers(root):
    """The cases without a number of their own.

    An enum whose numbers follow from the order of its cases changes the wire when a case comes
    between.
    """
    found = []
    for path in files(root / PROTOCOL, "*.swift"):
        source = without_comments(path.read_text())
        for match in ENUM.finditer(source):
            for name, number in cases(match[3]).items():
                if number is None:
                    place = f"{path.relative_to(root)}:{line_of(source, match.start(2))}"
                    found.append(f"{place}: {match[2]}.{name} has no number of its own")
    return found


def versions(root):
    swift = number(root, FRAME, r"version: UInt8 = (\d+)")
    return [f"{file} has another version of frames than {FRAME}: {found}, not {swift}"
            for file, pattern in ((DOCUMENT, r"u8 version \((\d+)\)"),
                                  (FRAMES, r"const version = (\d+)"),
                                  (CHANNEL, r"LEK_PROTOCOL_VERSION (\d+)"))
            if (found := number(root, file, pattern)) != swift]


def number(root, file, pattern):
    found = re.search(pattern, text(root, file))
    return found and int(found[1])


def swift(root, file, owner):
    """The kinds that an enum of the owner has, by their names in small letters."""
    source = without_comments(text(root, f"{PROTOCOL}/{file}"))
    match = ENUM.search(block(source, f"extension {owner} {{", "\n}\n"))
    found = cases(match[3] if match else "")
    return {plain(name): int(value) for name, value in found.items() if value}


def document(root, owner, beginning):
    rows = text(root, DOCUMENT)
    if owner in TABLES:
        rows = block(rows, TABLES[owner], "\n\n")
    found = re.findall(rf"^\| {beginning}(\d+) \| ([\w ]+) \|", rows, re.M)
    return {plain(name): int(value) for value, name in found}


def plain(name):
    """`live view` of the document is `liveView` in code."""
    return name.replace(" ", "").lower()


def documented(root):
    return [problem for file, owner, beginning in KINDS
            for problem in unlike(DOCUMENT, document(root, owner, beginning), f"{PROTOCOL}/{file}",
                                  swift(root, file, owner), owner)]


def unlike(one, names, other, known, owner, is_whole=True):
    found = [f"{other} lacks {name} of {owner}, which {one} has"
             for name in names if name not in known]
    if is_whole:
        found += [f"{one} lacks {name} of {owner}, which {other} has"
                  for name in known if name not in names]
    return found + [
        f"{one} has the number {names[name]} for {name} of {owner}, and {other} has {known[name]}"
        for name in names if names[name] != known.get(name, names[name])]


def in_the_browser(root):
    """The browser is sent some of the frames, and plays all operations and sounds."""
    frames = re.findall(r"(\w+): (\d+)", block(text(root, FRAMES), "FrameKind", "}"))
    operations = re.findall(
        r'^  (\d+): (?:(?!^  \d).)*?kind: "(\w+)"', text(root, DECODER), re.S | re.M)
    sounds = re.findall(r'(\d+): "(\w+)"', block(text(root, SOUNDS), "const actions", "}"))
    told = {
        "PageEvent": (FRAMES, {plain(name): int(value) for name, value in frames}),
        "LayerOperation": (DECODER, {plain(name): int(value) for value, name in operations}),
        "SoundAction": (SOUNDS, {plain(name): int(value) for value, name in sounds}),
    }
    return [problem for file, owner, _ in KINDS if owner in told
            for problem in unlike(*told[owner], f"{PROTOCOL}/{file}", swift(root, file, owner),
                                  owner, is_whole=owner != "PageEvent")] + console(root)


def console(root):
    kinds = swift(root, "Messages/PageMessages+Coding.swift", "PageEvent")
    found = number(root, CHANNEL, r"LEK_FRAME_CONSOLE (\d+)")
    if found == kinds.get("console"):
        return []
    return [f"{CHANNEL} has the number {found} for console of PageEvent, and Swift has "
            f"{kinds.get('console')}"]
