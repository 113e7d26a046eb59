"""A small tree with two properties of layers and a few messages, in every place that knows them."""

import property_sources as properties
import wire_numbers as wire

LAYERS = f"{wire.PROTOCOL}/LayerTree"
MESSAGES = f"{wire.PROTOCOL}/Messages"
EVENTS = f"{MESSAGES}/PageMessages+Coding.swift"


def kinds(owner, cases):
    return f"extension {owner} {{\n  private enum Kind: UInt8 {{\n    case {cases}\n  }}\n}}\n"


SCHEMA = """\
extension LayerProperty {
  public enum Key: UInt8, Sendable, CaseIterable {
    // Every layer
    case opacity = 7, lineCap = 48
  }

  /// How much of it is seen.
  public static let opacity = Make.number(.opacity, 1)
  public static let lineCap = Make.choice(
    .lineCap, LineCap.butt)

  static let all: [any LayerPropertyName] = [
    opacity, lineCap,
  ]
}
"""
TABLE = """\
const properties = {
  7: ["opacity", number, 1],
  48: ["lineCap", choice(2), 0],
};
"""
SCRIPT_KINDS = """\
export const number = kind((reader) => reader.f64(), "number");
export const choice = (limit) => kind(boundedNumber(limit), "none");
"""
ASPECTS = """\
export const aspectsOf = {
  opacity: ["opacity"],
  ...listing("shape", [
    "lineCap",
  ]),
};
"""
DOCUMENT = """\
    u32 length · u8 version (5)

| to host | 1 | run | u32 run |
| from host | 1 | ready | |
| to page | 16 | touches | |
| from page | 32 | console | data |
| from page | 34 | live view | |

| u8 | operation | payload |
|---|---|---|
| 3 | set | property |

| kind | bytes | between two values |
|---|---|---|
| number | f64 | number |
| choice(n) | u8 | none |

| key | property | kind | of a new layer | |
|---|---|---|---|---|
| 7 | `opacity` | number | 1 | |
| 48 | `lineCap` | choice(2) | 0 | 0 butt, 1 round |

| u8 | action | payload |
|---|---|---|
| 0 | play | |
| 6 | end speech | |
"""
OPERATIONS = """\
const operations = {
  3: (reader, layer) => ({ kind: "set", layer }),
};
"""

GOOD = {
    properties.SCHEMA: SCHEMA,
    properties.KINDS:
        "public enum LayerPropertyKind: Sendable {\n"
        "  case number\n  case choice(any LayerChoice.Type)\n}\n",
    properties.STYLES: "public enum LineCap: UInt8, LayerChoice {\n  case butt = 0, round = 1\n}\n",
    properties.KEYS:
        "enum LayerKey: String, CaseIterable {\n"
        "  case opacity\n  case lineCap = \"cap\"\n  case own = \"\"\n\n}\n",
    properties.TABLE: TABLE,
    properties.SCRIPT_KINDS: SCRIPT_KINDS,
    properties.ASPECTS: ASPECTS,
    properties.DOCUMENT: DOCUMENT,
    wire.FRAME: "public static let version: UInt8 = 5\n",
    wire.CHANNEL: "#define LEK_PROTOCOL_VERSION 5\n#define LEK_FRAME_CONSOLE 32\n",
    wire.FRAMES: "const version = 5;\nexport const FrameKind = Object.freeze({ liveView: 34 });\n",
    wire.DECODER: OPERATIONS,
    wire.SOUNDS: 'const actions = { 0: "play", 6: "endSpeech" };\n',
    f"{MESSAGES}/HostMessages+Coding.swift":
        kinds("HostCommand", "run = 1") + kinds("HostEvent", "ready = 1"),
    f"{MESSAGES}/PageCommand+Coding.swift": kinds("PageCommand", "touches = 16"),
    EVENTS: kinds("PageEvent", "console = 32, liveView = 34"),
    f"{LAYERS}/LayerCommit+Coding.swift": kinds("LayerOperation", "set = 3"),
    f"{MESSAGES}/SoundAction+Coding.swift": kinds("SoundAction", "play = 0, endSpeech = 6"),
}
