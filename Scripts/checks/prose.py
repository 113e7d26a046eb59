"""The prose of a text file: its comments, its documentation and its string literals, line by line.

Code is left out, and so is what stands between backticks, is interpolated, or has no blank, such
as a key or a path. A quote that a pattern cannot match (a string inside an interpolation) misleads
the rest of its line at most.
"""

import re

C_COMMENT = r"//[^\n]*|/\*.*?\*/"
DOUBLE = r'"(?:\\.|[^"\\\n])*"'
SINGLE = r"'(?:\\.|[^'\\\n])*'"
REGEX = r"(?<=[(=,:!&|?{};\[>])\s*/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n\[])+/"


def pattern(comment, string, skipped=r"(?!)"):
    return re.compile(f"(?P<comment>{comment})|(?P<skipped>{skipped})|(?P<string>{string})", re.S)


SWIFT = pattern(C_COMMENT, r'#*""".*?"""#*|#*' + DOUBLE + "#*")
C = pattern(C_COMMENT, DOUBLE, SINGLE)
SCRIPT = pattern(C_COMMENT, f"{DOUBLE}|{SINGLE}|" + r"`(?:\\.|[^`\\])*`", REGEX)
STYLE = pattern(r"/\*.*?\*/", f"{DOUBLE}|{SINGLE}")
PYTHON = pattern(r"#[^\n]*", r'""".*?"""|' + r"'''.*?'''|" + f"{DOUBLE}|{SINGLE}")
SHELL = pattern(r"(?:(?<=\s)|\A)#[^\n]*", r"(?!)")

LANGUAGES = {
    ".swift": SWIFT, ".c": C, ".h": C, ".cpp": C, ".hpp": C, ".js": SCRIPT, ".mjs": SCRIPT,
    ".css": STYLE, ".py": PYTHON,
}
INTERPOLATED = re.compile(r"\\\([^()]*(?:\([^()]*\)[^()]*)*\)|\$?\{[^{}]*\}")
CODE = re.compile(r"`[^`\n]*`|\]\([^)\n]*\)|<[a-z]+://[^>\n]*>")


class Literal:
    """A comment or a string literal, from its first to its last line."""

    def __init__(self, kind, text, first):
        self.kind = kind
        self.text = text
        self.first = first
        self.last = first + text.count("\n")


def literals(name, text):
    """The comments and string literals of a file of code, in their order."""
    language = language_of(name, text)
    if language is None:
        return []
    found, line, end = [], 1, 0
    for match in language.finditer(text):
        line += text.count("\n", end, match.start())
        if match.lastgroup != "skipped":
            found.append(Literal(match.lastgroup, match.group(), line))
        line += match.group().count("\n")
        end = match.end()
    return found


def prose(name, text):
    """What is prose in each line of a file, by the line's number."""
    if name.endswith(".md"):
        return dict(enumerate(map(without_code, markdown(text)), 1))
    lines = {}
    for literal in literals(name, text):
        if literal.kind == "comment" or is_prose(name, literal.text):
            written = literal.text if literal.kind == "comment" else plain(literal.text)
            for number, line in enumerate(written.split("\n"), literal.first):
                lines[number] = lines.get(number, "") + " " + without_code(line)
    return lines


def language_of(name, text):
    for suffix, language in LANGUAGES.items():
        if name.endswith(suffix):
            return language
    if "." not in name.rpartition("/")[2] and text.startswith("#!"):
        return SHELL
    return None


def is_prose(name, string):
    """Whether a string literal is read by people; those of tests are data, but for docstrings."""
    is_docstring = name.endswith(".py") and string.startswith(('"""', "'''"))
    if name.startswith("Tests/") and not is_docstring:
        return False
    return " " in string.strip("#\"'` \n")


def plain(string):
    """A string literal without what is interpolated, its lines kept."""
    # The quotes of a template are no marks of code.
    string = string[1:-1] if string.startswith("`") else string
    return INTERPOLATED.sub(lambda match: "\n" * match.group().count("\n"), string)


def without_code(line):
    return CODE.sub(" ", line)


def markdown(text):
    """The lines of a Markdown file, empty where they are code."""
    fence, before_is_code, before_is_empty = None, False, True
    for line in text.split("\n"):
        mark = re.match(r"\s*(```|~~~)", line)
        is_indented = line.startswith("    ") and (before_is_code or before_is_empty)
        if mark and fence in (None, mark.group(1)):
            fence = None if fence else mark.group(1)
            yield ""
        else:
            yield "" if fence or is_indented else line
        before_is_code = is_indented
        before_is_empty = not line.strip() and not before_is_code
