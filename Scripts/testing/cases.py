"""The outcome of a test case, as JUnit XML files tell it."""

import re
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

# Bytes that no XML file may hold; a message quotes what a page printed.
_ILLEGAL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")


@dataclass
class Case:
    part: str
    name: str
    seconds: float
    # "passed", "failed" or "skipped".
    outcome: str = "passed"
    message: str = ""


def read(path, part):
    """The cases of one file; none where the file is missing or cut off."""
    try:
        root = ElementTree.fromstring(_ILLEGAL.sub("", Path(path).read_text(errors="replace")))
    except (OSError, ElementTree.ParseError):
        return []
    return [_case(element, part) for element in root.iter("testcase")]


def _case(element, part):
    group = element.get("classname", "")
    case = Case(
        part, f"{group} {element.get('name', '')}".strip(), float(element.get("time") or 0))
    for kind, outcome in (("skipped", "skipped"), ("error", "failed"), ("failure", "failed")):
        for found in element.findall(kind):
            case.outcome = outcome
            case.message = case.message or _first_lines(found)
    return case


def _first_lines(element):
    text = element.get("message") or element.text or ""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return " ".join(lines[:3])[:300]
