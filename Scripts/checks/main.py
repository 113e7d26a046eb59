"""Runs every check on a tree and prints the problems; the exit status is 1 if there are any."""

import sys
from pathlib import Path

import code_boundaries
import decisions
import editor_boundary
import folder_cycles
import format
import layer_properties
import lengths
import links
import module_boundaries
import module_list
import named_tests
import readme_commands
import script_cycles
import style
import wire_numbers

CHECKS = [
    format,
    module_boundaries,
    code_boundaries,
    editor_boundary,
    script_cycles,
    lengths,
    links,
    named_tests,
    decisions,
    module_list,
    readme_commands,
    layer_properties,
    wire_numbers,
    folder_cycles,
    style,
]


def main():
    root = Path(sys.argv[1]).resolve()
    found = 0
    for check in CHECKS:
        problems = check.problems(root)
        for problem in problems:
            print(f"{check.__name__}: {problem}")
        found += len(problems)
    print(f"{len(CHECKS)} checks, {found} problems")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
