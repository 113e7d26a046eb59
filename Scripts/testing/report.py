"""What `Scripts/test` prints at its end: failures, the slowest cases, and the time of each part."""

SLOWEST = 20


def lines(cases, times, known):
    """`times` has the seconds of each part, `known` the known flaky tests with their reasons."""
    failed = [case for case in cases if case.outcome == "failed"]
    passed = sum(case.outcome == "passed" for case in cases)
    skipped = sum(case.outcome == "skipped" for case in cases)
    return [
        *_slowest(cases),
        *_parts(cases, times),
        *([f"{skipped} skipped"] if skipped else []),
        *_flaky(failed, known),
        *_failed(failed),
        "",
        f"{passed} passed, {len(failed)} failed",
    ]


def _slowest(cases):
    slowest = sorted(cases, key=lambda case: -case.seconds)[:SLOWEST]
    return ["", "— The slowest tests", *(
        f"{case.seconds:7.1f} s  {case.part}: {case.name}" for case in slowest)]


def _parts(cases, times):
    found = ["", "— The time of each part"]
    for part, seconds in times.items():
        count = sum(case.part == part for case in cases)
        tests = f"{count:5} tests" if count else ""
        found.append(f"{seconds:7.1f} s  {part:<24} {tests}".rstrip())
    return [*found, f"{sum(times.values()):7.1f} s  in all"]


def _failed(failed):
    if not failed:
        return []
    return ["", "— What failed", *(
        f"FAILED {case.part}: {case.name} {case.message}".rstrip() for case in failed)]


def _flaky(failed, known):
    """A known flaky test that fails is named with its reason; it still fails the run."""
    return [f"KNOWN  {case.name}: {reason}" for case in failed
            for name, reason in known.items() if name in case.name]
