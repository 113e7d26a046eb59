"""The known flaky tests, from Tests/flaky.txt: a name, a date and a reason on each line."""


def known(root):
    file = root / "Tests/flaky.txt"
    found = {}
    for line in file.read_text().splitlines():
        if line.strip() and not line.startswith("#"):
            name, date, reason = (word.strip() for word in line.split("|", 2))
            found[name] = f"{reason} ({date})"
    return found
