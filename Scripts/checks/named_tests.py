"""The tests that a document names for its claims are there: `` `FileTests` *what it says* ``, `test_file.py` and `file.test.js` alike."""

import re

from sources import files

CLAIMS = ["docs/threat-model.md", "docs/faults.md", "docs/toolchain-assumptions.md"]
FILE = re.compile(r"`((?:\w+Tests)|(?:test_\w+\.py)|(?:\w+\.test\.js))`")
NAME = re.compile(r"\*([^*]+)\*")


def plain(text):
    """As it is compared: words of a sentence, of a name in Swift and of one in Python are the same."""
    return re.sub(r"[\W_]+", "", text).lower()


def tests_of(root):
    found = {}
    for path in [*files(root, "*.swift"), *files(root, "*.py"), *files(root, "*.test.js")]:
        if "Tests" not in path.relative_to(root).parts:
            continue
        text = path.read_text() + "".join(beside(path))
        names = [path.name, path.stem, *re.findall(r"(?:struct|class) (\w+Tests)\b", text)]
        for name in set(names):
            found[name] = found.get(name, "") + plain(text)
    return found


def beside(path):
    """What a test in Python has of its table of cases, in a module in its folder."""
    if path.suffix == ".py":
        for name in re.findall(r"^(?:from|import) (\w+)", path.read_text(), re.M):
            module = path.parent / f"{name}.py"
            if module.exists():
                yield module.read_text()


def named(text):
    """Each file of tests in a line, with the names behind it up to the next."""
    for line in text.splitlines():
        parts = FILE.split(line)
        for file, behind in zip(parts[1::2], parts[2::2]):
            yield file, NAME.findall(behind)


def problems(root):
    tests, found = tests_of(root), []
    for document in CLAIMS:
        path = root / document
        if not path.exists():
            continue
        for file, names in named(path.read_text()):
            if file not in tests:
                found.append(f"{document}: no tests are called {file}")
                continue
            found += [f"{document}: {file} has no test *{name}*" for name in names
                      if plain(name.split("…")[0]) not in tests[file]]
    return found
