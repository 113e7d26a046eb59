"""One run of a page of the old game on the virtual clock, and what it said."""

import json

from old_game import Table


class Run:
    def __init__(self, done):
        self.status = done.returncode
        self.events = [json.loads(line) for line in done.stdout.splitlines()]

    def of(self, kind):
        return [event for event in self.events if event["event"] == kind]

    @property
    def errors(self):
        return [event["message"] for event in self.of("diagnostic") if event["severity"] == "error"]

    @property
    def printed(self):
        return "".join(event["text"] for event in self.of("console")).splitlines()

    @property
    def sizes(self):
        """The live view's sizes, one after the other."""
        return [(event["width"], event["height"]) for event in self.of("liveView")]

    @property
    def tables(self):
        return {event["at"]: Table(event["text"]) for event in self.of("tree")}


def run(lek, bundle, seconds, *touches, at=(), page=None, pictures=None):
    """Runs a page that has to compile and to live; `at` are the moments of its trees, `pictures` files by moment."""
    arguments = ["run", bundle, "--time", seconds, "--seed", 1, "--json"]
    arguments += [word for touch in touches for word in ("--touch", touch)]
    arguments += [word for moment in at for word in ("--tree-at", moment)]
    arguments += [word for moment, file in (pictures or {}).items() for word in ("--snapshot-at", moment, file)]
    arguments += ["--page", page] if page else []
    run = Run(lek(*arguments))
    assert run.errors == [] and run.status == 0, run.events[-5:]
    return run


def tap(place, moment):
    return f"tap {place[0]},{place[1]} @{moment}"


def hold(place, moment, seconds):
    return f"hold {place[0]},{place[1]} @{moment} for {seconds}"
