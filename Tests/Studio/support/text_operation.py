"""Operations on texts as docs/wire-format.md has them, built independently of the studio's own: a positive number keeps so
many units, a negative one takes so many out, a string is put in. Texts here are ASCII, so that a unit is a character."""

from difflib import SequenceMatcher
from itertools import zip_longest


def normal(steps):
    """No step is empty, no two of a kind stand side by side, and what is put in stands before what is taken out."""
    made = []
    for step in steps:
        if step == 0 or step == "":
            continue
        if isinstance(step, str):
            place = len(made) - 1 if made and is_removal(made[-1]) else len(made)
            if place and isinstance(made[place - 1], str):
                made[place - 1] += step
            else:
                made.insert(place, step)
        elif made and isinstance(made[-1], int) and (made[-1] > 0) == (step > 0):
            made[-1] += step
        else:
            made.append(step)
    return made


def is_removal(step):
    return isinstance(step, int) and step < 0


def difference(old, new):
    """The shortest piece replaced that makes one text of another."""
    shorter, start, end = min(len(old), len(new)), 0, 0
    while start < shorter and old[start] == new[start]:
        start += 1
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    return normal([start, new[start:len(new) - end], -(len(old) - end - start), end])


def difference_by_lines(old, new):
    """The same, line by line: what was done in two places leaves what lies between them alone."""
    one, other = old.splitlines(True), new.splitlines(True)
    steps = []
    for _, start, end, begin, stop in SequenceMatcher(None, one, other, autojunk=False).get_opcodes():
        for left, right in zip_longest(one[start:end], other[begin:stop], fillvalue=""):
            steps += difference(left, right)
    return normal(steps)


def applied(operation, text):
    """The text it makes of a text."""
    made, place = "", 0
    for step in operation:
        if isinstance(step, str):
            made += step
        else:
            made += text[place:place + step] if step > 0 else ""
            place += abs(step)
    assert place == len(text), f"an operation on {place} units for a text of {len(text)}"
    return made


def changes_nothing(operation):
    return all(isinstance(step, int) and step > 0 for step in operation)


def length(step):
    return len(step) if isinstance(step, str) else abs(step)


def cut(step, count):
    """A step's first `count` units, and the rest of it."""
    if isinstance(step, str):
        return step[:count], step[count:]
    sign = 1 if step > 0 else -1
    return sign * count, step - sign * count


def halves(one, other):
    """Takes the longest piece that both begin with off both, and returns the two."""
    count = min(length(one[0]), length(other[0]))
    pieces = []
    for steps in (one, other):
        piece, rest = cut(steps.pop(0), count)
        pieces.append(piece)
        if rest:
            steps.insert(0, rest)
    return pieces


def composed(first, second):
    """One operation that does what two do, one after the other."""
    one, other, made = list(first), list(second), []
    while one or other:
        if one and is_removal(one[0]):
            made.append(one.pop(0))
        elif other and isinstance(other[0], str):
            made.append(other.pop(0))
        else:
            before, after = halves(one, other)
            if after > 0:
                made.append(before)
            elif not isinstance(before, str):
                made.append(after)
    return normal(made)


def transformed(first, second):
    """Two operations on one text, made to follow each other; where both put in at one place, the first's comes first."""
    one, other, mine, theirs = list(first), list(second), [], []
    while one or other:
        if one and isinstance(one[0], str):
            theirs.append(len(one[0]))
            mine.append(one.pop(0))
        elif other and isinstance(other[0], str):
            mine.append(len(other[0]))
            theirs.append(other.pop(0))
        else:
            left, right = halves(one, other)
            if left > 0:
                theirs.append(right)
            if right > 0:
                mine.append(left)
    return normal(mine), normal(theirs)
