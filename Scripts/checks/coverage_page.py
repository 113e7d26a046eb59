"""The page that compares the listed names with the declared ones."""

from collections import defaultdict

OUT_OF_REACH = "Out of reach"
INTRODUCTION = """\
# Coverage of Apple's frameworks

`Scripts/coverage` writes this page from the built modules and [uikit-names.txt](uikit-names.txt).

**The list** has the types, methods and properties of UIKit, QuartzCore and GameplayKit, and the
functions of CoreText, as public bindings of the iOS 18.2 SDK name them. The names of
CoreGraphics are chosen by hand, so its counts say nothing about the rest of that framework. Enum
cases, constants, types of CoreText, most Swift-only API and names that the bindings leave out are
not counted. Swift names are derived from Objective-C selectors by rules. If a rule allows several
spellings, the one that the modules declare is taken, so the counts lean towards *there*; a missing
name may be spelled differently in Swift.

**The counts:** A type is *there* if it is declared, and *partial* if some listed members are
missing. Members count by base name (`init`, `setTitle`), inherited ones too; those of absent types
count as missing. That a name is declared says nothing about its behavior.
"""


def report(names, found):
    groups = defaultdict(list)
    for framework, name, members in names:
        groups[framework].append((name, members))
    lines = [INTRODUCTION]
    for framework, entries in groups.items():
        lines += [f"## {framework}", ""]
        if framework == OUT_OF_REACH:
            lines += unreachable(entries)
        else:
            lines += section(entries, found)
    return "\n".join(lines).rstrip() + "\n"


def section(entries, found):
    """The counts of one framework, its partial types and its absent types."""
    partial, absent, there, present = [], [], 0, 0
    for name, members in entries:
        missing = [member for member in members if member not in found.get(name, ())]
        if name not in found:
            absent.append(f"`{name}`")
            continue
        there += 1
        present += len(members) - len(missing)
        if missing:
            listed = ", ".join(f"`{member}`" for member in missing)
            partial.append(f"- `{name}`, without {listed}")
    total = sum(len(members) for _, members in entries)
    lines = [f"{there} of {len(entries)} types and free names there ({len(partial)} partial), "
             f"{present} of {total} members.", ""]
    if partial:
        lines += ["Partial:", ""] + partial + [""]
    if absent:
        lines += ["Absent: " + " · ".join(absent), ""]
    return lines


def unreachable(entries):
    """The names that are not counted, by reason."""
    reasons = defaultdict(list)
    for name, reason in entries:
        reasons[" ".join(reason)].append(f"`{name}`")
    return [f"- {reason}: " + " · ".join(names) for reason, names in reasons.items()] + [""]
