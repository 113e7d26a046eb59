"""New lines follow the style, in every kind of checkout; lines that were there are left alone."""

import subprocess
from pathlib import Path

import pytest
import prose
import style

ROOT = Path(__file__).resolve().parents[2]

LONG = "word " * 20 + "words"
MARK = "style-exempt:"


class Checkout:
    """A repository whose branch main has landed, with whatever is written into it since."""

    def __init__(self, folder):
        self.root = folder
        folder.mkdir()
        self.git("init", "--quiet", "--initial-branch=main")
        self.write("README.md", "# Title\n")
        self.commit()

    def git(self, *arguments):
        identity = ["-c", "user.name=A", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false"]
        subprocess.run(["git", "-C", self.root, *identity, *arguments], check=True)

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def commit(self):
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "A commit")

    def problems(self):
        return style.problems(self.root)


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    monkeypatch.delenv("LEK_BASE", raising=False)
    return Checkout(tmp_path / "checkout")


def test_it_is_one_of_the_checks(checkout):
    checkout.write("docs/a.md", "somebody\n")
    done = subprocess.run([ROOT / "Scripts/check", checkout.root], capture_output=True, text=True)
    assert done.returncode == 1
    assert "style: docs/a.md:1: instead of" in done.stdout


@pytest.mark.parametrize("name, text", [
    ("Sources/A/A.swift", '/// Starts the worker.\nlet somebody = walls["person"]\n'),
    ("Sources/A/A.swift", 'throw Fault("\\(his.count) of `somebody` are missing")\n'),
    ("Sources/A/A.swift", 'let key = "somebody"\n'),
    ("Sources/A/A.swift", "// The wall clock; handheld; PageAttendant; attendants_bell\n"),
    ("Sources/A/A.swift", "let address = 1  // https://example.org/" + "a" * 90 + "\n"),
    ("Studio/js/a.js", "const walls = /[\"']/.test(rooms) ? `${his} and ${somebody}` : 0;\n"),
    ("Studio/js/strings/sv/a.js", 'export default { "a": "Ta his och gå" };\n'),
    ("Scripts/a.py", "his = walls['somebody']  # The worker\n"),
    ("Tests/ATests/A.swift", 'let source = """\n  // somebody gives his name\n  """\n'),
    ("Tests/Pages/Run/a.playground/Contents.swift", f"// somebody {LONG}\n"),
    ("docs/a.md", "| a | " + LONG + " |\n"),
    ("docs/a.md", "The code:\n\n    walls of somebody\n\n```\nhis\n```\n"),
    ("docs/a.md", "`his` [a](somebody.md)\n"),
    ("Scripts/a", "#!/bin/bash\nhis=somebody\n"),
    ("docs/a.png", "somebody\n"),
])
def test_a_line_that_follows_the_rules_is_no_problem(checkout, name, text):
    checkout.write(name, text)
    assert checkout.problems() == []


@pytest.mark.parametrize("name, text, words", [
    ("Sources/A/A.swift", f"\n// {LONG}\n", "A.swift:2: 108 columns"),
    ("docs/a.md", LONG + "\n", "105 columns"),
    ("Studio/a.css", f"/* {LONG} */\n", "111 columns"),
    ("Studio/index.html", f"<p>{LONG}</p>\n", "112 columns"),
    ("Scripts/a", f"#!/bin/bash\n# {LONG}\n", "107 columns"),
    ("Sources/A/A.swift", "/// Tells somebody.\n", "instead of “somebody” write: the user"),
    ("Sources/A/A.swift", "/*\n What the person\n wrote */\n", "swift:2: instead of “the person”"),
    ("Sources/A/A.swift", 'let a = """\n  Of\n  his texts\n  """\n', "swift:3: instead of “his”"),
    ("Sources/A/A.swift", 'throw Fault("So many files")\n', "instead of “So many”"),
    ("Sources/A/A.swift", "let a = `b`  // `c` has had  its say\n", "of “has had  its say”"),
    ("Sources/A/a.c", "char a = '\"';  // The attendant's\n", "instead of “attendant's”"),
    ("Studio/js/a.js", "const a = `${b} does it anew`;\n", "instead of “anew”"),
    ("Studio/a.css", "/* Over all walls */\n", "instead of “walls”"),
    ("Scripts/a.py", 'def a():\n    """Waits at the gate."""\n', "the PageGate module"),
    ("Tests/Pages/test_a.py", '"""The twin of a test."""\n', "negative control"),
    ("Scripts/a", "#!/bin/bash\na=1  # The rooms\n", "instead of “rooms”"),
    ("docs/a.md", "It is the person’s.\n", "docs/a.md:1: instead of “the person”"),
])
def test_a_line_that_breaks_a_rule_is_found(checkout, name, text, words):
    checkout.write(name, text)
    [problem] = checkout.problems()
    assert words in problem


def test_only_changed_lines_count(checkout):
    checkout.write("docs/a.md", f"Somebody\n\n{LONG}\n")
    checkout.commit()
    assert checkout.problems() == []
    checkout.write("docs/a.md", f"Somebody\nhis\n{LONG}\n")
    assert [problem.partition(" ")[0] for problem in checkout.problems()] == ["docs/a.md:2:"]


def test_a_file_that_moves_is_not_new(checkout):
    checkout.write("docs/a b.md", "somebody\n" + "A line that stays.\n" * 20)
    checkout.commit()
    checkout.git("mv", "docs/a b.md", "docs/c d.md")
    assert checkout.problems() == []
    checkout.write("docs/c d.md", "somebody\n" + "A line that stays.\n" * 20 + "his\n")
    assert [problem.partition(": ")[0] for problem in checkout.problems()] == ["docs/c d.md:22"]


def test_a_line_that_looks_like_a_header_is_a_line(checkout):
    checkout.write("docs/a.md", "++ b/docs/x.md\nsomebody\n")
    checkout.commit()
    checkout.write("docs/a.md", "++ b/docs/y.md\n++ b/docs/z.md\nhis\n")
    assert [problem.partition(": ")[0] for problem in checkout.problems()] == ["docs/a.md:3"]


def test_commits_of_a_branch_count(checkout):
    checkout.git("checkout", "--quiet", "-b", "work")
    checkout.write("docs/a.md", "somebody\n")
    checkout.commit()
    assert len(checkout.problems()) == 1
    checkout.git("checkout", "--quiet", "main")
    assert checkout.problems() == []


def test_commits_that_a_remote_lacks_count(checkout, tmp_path):
    checkout.git("clone", "--quiet", str(checkout.root), str(tmp_path / "clone"))
    clone = Checkout.__new__(Checkout)
    clone.root = tmp_path / "clone"
    clone.write("docs/a.md", "somebody\n")
    clone.commit()
    assert len(clone.problems()) == 1


def test_nothing_is_changed_in_a_clone_of_one_branch(checkout, tmp_path):
    checkout.git("checkout", "--quiet", "-b", "work")
    checkout.write("docs/a.md", "somebody\n")
    checkout.commit()
    clone = tmp_path / "clone"
    checkout.git(
        "clone", "--quiet", "--single-branch", "--branch=work", str(checkout.root), str(clone))
    assert style.problems(clone) == []
    (clone / "docs/a.md").write_text("his\n")
    assert len(style.problems(clone)) == 1


def test_another_commit_can_be_named(checkout, monkeypatch):
    checkout.write("docs/a.md", "somebody\n")
    checkout.commit()
    monkeypatch.setenv("LEK_BASE", "HEAD~1")
    assert len(checkout.problems()) == 1
    monkeypatch.setenv("LEK_BASE", "nowhere")
    [problem] = checkout.problems()
    assert "no such commit" in problem


def test_a_folder_without_a_repository_has_no_changes(tree):
    assert style.problems(tree({"docs/a.md": "somebody\n"})) == []


@pytest.mark.parametrize("name, text", [
    ("docs/a.md", "somebody <!-- style-exempt: quoted -->\n"),
    ("Sources/A/A.swift", "// style-exempt: quoted\n/// somebody\nlet a = 1\n"),
    ("Sources/A/A.swift", f'// style-exempt: a sample\nlet a = """\n  his\n  {LONG}\n  """\n'),
    ("Studio/a.css", f"/* style-exempt: a sample */ a {{ {LONG} }}\n"),
])
def test_a_line_can_be_exempt(checkout, name, text):
    checkout.write(name, text)
    assert checkout.problems() == []


@pytest.mark.parametrize("name, text, words", [
    ("docs/a.md", f"somebody <!-- {MARK} -->\n", "has no reason"),
    ("Sources/A/A.swift", f"// {MARK}\n/// somebody\n", "has no reason"),
    ("Sources/A/A.swift", "// style-exempt: quoted\n\n/// somebody\n", "A.swift:3"),
])
def test_an_exemption_has_a_reason_and_an_end(checkout, name, text, words):
    checkout.write(name, text)
    [problem] = checkout.problems()
    assert words in problem


def test_the_glossary_and_the_style_explain_every_word():
    documents = (ROOT / "docs/glossary.md").read_text() + (ROOT / "docs/style.md").read_text()
    for word in style.WORDS:
        assert any(form in documents for form in word.forms), word.forms


def test_lines_of_prose_keep_their_numbers():
    text = 'let a = "\\(one("two"))"\n\n// Three\nlet b = """\n  four\n  five six\n  """\n'
    assert {number: line.strip() for number, line in prose.prose("Sources/A.swift", text).items()
            if line.strip(' "')} == {3: "// Three", 5: "four", 6: "five six"}
