"""New lines are at most 100 columns long and use the words of docs/style.md and docs/glossary.md.

Only lines that changed are looked at (`changes.py`), and of words only prose (`prose.py`): names in
code stay what they are until they are renamed. A row of a Markdown table and a line that is one
long word, such as an address, may be longer.

`style-exempt: REASON` in a comment exempts its own line and the next one; where a string literal
or a comment begins on one of these, all of it.
"""

import re
from pathlib import Path

import changes
import prose

LONGEST = 100
LONGEST_WORD = 80
KINDS = (*prose.LANGUAGES, ".md", ".html")
# Text that is generated, or is the input of a test and not ours to shape.
LEFT_OUT = re.compile(r"docs/(uikit|swiftui)-coverage\.md|Tests/.*\.playground/|Tests/Pages/OldGame/")
OTHER_LANGUAGES = re.compile(r"Studio/js/strings/(?!en)|Playgrounds/Languages/")
EXEMPTION = re.compile(r"style-exempt:(.*?)(?:-->|\*/|$)")


class Word:
    """A word or phrase with its forms, and what to write instead."""

    def __init__(self, forms, instead, exceptions):
        self.forms = forms
        self.instead = instead
        self.pattern = any_of(forms)
        self.exceptions = any_of(exceptions)

    def found(self, line):
        match = self.pattern.search(self.exceptions.sub(" ", line))
        return match and match.group()


def any_of(phrases):
    written = sorted((r"\s+".join(map(re.escape, one.split())) for one in phrases), reverse=True)
    return re.compile(rf"(?<![\w’'-])(?:{'|'.join(written) or '(?!)'})(?![\w-])", re.I)


def words(text):
    """The entries of the word list."""
    found = []
    for line in text.splitlines():
        forms, arrow, rest = line.partition(" -> ")
        if line.startswith("#") or not arrow:
            continue
        instead, _, exceptions = rest.partition("; except:")
        found.append(Word(split(forms), instead.strip(), split(exceptions)))
    return found


def split(list_of_phrases):
    return [one.strip() for one in list_of_phrases.split(",") if one.strip()]


WORDS = words(Path(__file__).with_name("words.txt").read_text())


def exempt_lines(lines, literals):
    """The numbers of the lines that need not follow the rules, and of exemptions without reason."""
    exempt, unexplained = set(), []
    for number, line in enumerate(lines, 1):
        if mark := EXEMPTION.search(line):
            exempt |= {number, number + 1}
            if not mark.group(1).strip():
                unexplained.append(number)
    for literal in literals:
        if literal.first in exempt:
            exempt |= set(range(literal.first, literal.last + 1))
    return exempt, unexplained


def is_too_long(name, line):
    if len(line) <= LONGEST or name.endswith(".md") and line.lstrip().startswith("|"):
        return False
    return max(map(len, line.split()), default=0) < LONGEST_WORD


def problems_in(name, text, changed):
    """What is wrong with the changed lines of one file."""
    lines = text.split("\n")
    exempt, unexplained = exempt_lines(lines, prose.literals(name, text))
    said = {} if OTHER_LANGUAGES.match(name) else prose.prose(name, text)
    for number in sorted(changed):
        if number > len(lines):
            continue
        if number in unexplained:
            yield f"{name}:{number}: style-exempt has no reason; write it behind the colon"
        if number in exempt:
            continue
        if is_too_long(name, lines[number - 1]):
            yield (f"{name}:{number}: {len(lines[number - 1])} columns; {LONGEST} is the limit")
        for word in WORDS:
            if form := word.found(said.get(number, "")):
                yield f"{name}:{number}: instead of “{form}” write: {word.instead}"


def problems(root):
    try:
        changed = changes.changed_lines(root)
    except changes.Incomparable as reason:
        return [str(reason)]
    found = []
    for name, lines in sorted(changed.items()):
        path = root / name
        if LEFT_OUT.match(name) or not path.is_file():
            continue
        if not name.endswith(KINDS) and "." in path.name:
            continue
        try:
            text = path.read_bytes().decode()
        except UnicodeDecodeError:
            continue
        if name.endswith(KINDS) or text.startswith("#!"):
            found += problems_in(name, text, lines)
    return found
