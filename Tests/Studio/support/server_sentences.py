"""The sentences that the server tells the user, read from its sources, and the forms of counts."""

import re

from catalogues import ROOT, swift_texts

# The forms for counts that a language has beside the usual one, as Intl.PluralRules names them.
FORMS = {"en": {"one"}, "pt": {"one"}, "sv": {"one"}, "zh": set()}

# The sources with sentences for the user.
SPOKEN = [
    "StudioServer/Session", "StudioServer/Documents", "StudioServer/Bundle", "StudioServer/Recording",
    "StudioServer/Language", "PageEngine/LanguageServer", "PageEngine/Toolchain",
    "PageEngine/PageProcess/Crash.swift", "PageEngine/PageProcess/PageRun.swift",
    "PageEngine/Limits/Limits+Reading.swift", "PageEngine/Sandbox/SandboxUnavailable.swift",
    "PageEngine/System/EngineFault.swift", "PlaygroundDocument/Document/BundleProblem.swift",
]
SAYING = re.compile(
    r"(?:message: |problem\(|refuse\((?:\w+, )?|refused\(|request: \w+(?:\.\w+)?, |reason: |remedy: |let message = |let problem = "
    r"|let words = .*|case [^:]+: |return \(?|nil: |\? |: |^\s*)$")

# What Swift's own runtime says, and a name with or without its owner, which the catalogue has as two.
LEFT = {"Fatal error", "Fatal error: ", "“thing” is a namething and cannot be changed here."}


def sentences():
    """What reads like a sentence for a person, by where it stands."""
    for place in SPOKEN:
        path = ROOT / "Sources/Host" / place
        for file in sorted(path.rglob("*.swift")) if path.is_dir() else [path]:
            source = file.read_text()
            for start, text in swift_texts(source):
                line = source[source.rfind("\n", 0, start) + 1:start]
                is_sentence = re.search(r"[a-z]{2,} [a-z]{2,}", text) and re.search(r"[.?:]$|^thing |^[A-Z“]", text)
                if is_sentence and not line.lstrip().startswith("//") and SAYING.search(line):
                    yield file.relative_to(ROOT), text


def said():
    """Each sentence with its file, as JSON has it."""
    return [[str(file), text] for file, text in sentences()]
