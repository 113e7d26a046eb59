"""A page that compares the listed names with the declared ones."""

from collections import defaultdict

OUT_OF_REACH = "Out of reach"


def report(introduction, names, found):
    groups = defaultdict(list)
    for framework, name, members in names:
        groups[framework].append((name, members))
    lines = [introduction]
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
