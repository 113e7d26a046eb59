"""Windows that go in the middle of a word, that never read, or whose clock is another: nobody else notices."""

import contextlib
import json
import os
import resource
import shutil
import socket
import struct
import subprocess

import pytest

from fault_bench import PAGE, settled, typed

FLOOD = """import Foundation
for number in 0..<20_000 { print(String(repeating: "x", count: 100), number) }
RunLoop.main.run()
"""


def raw(window):
    return window.socket.socket


def half_a_frame(message):
    """The beginning of a text that a window says, masked with nothing."""
    text = json.dumps(message).encode()
    head = b"\x81\xfe" + struct.pack(">H", len(text)) + b"\0\0\0\0"
    return head + text[:len(text) // 2]


@pytest.mark.parametrize("manner", ["reset", "closed", "half-open"])
def test_a_browser_that_goes_in_the_middle_of_a_message_changes_nothing(bench, manner):
    bench.open()
    going, staying = bench.window(), bench.window()
    edit = {"type": "edit", "file": PAGE, "base": 0, "operation": ["x" * 900, 9], "sequence": 1, "keyTime": 0}
    raw(going).sendall(half_a_frame(edit))
    if manner == "closed":
        raw(going).shutdown(socket.SHUT_RDWR)
    going.cut("reset" if manner == "reset" else "half-open")
    typed(staying, "print(2)")
    assert staying.ask("save")["isDone"]
    assert bench.text_on_disk == "print(1)\nprint(2)\n"
    # It comes back by its name, and says it whole.
    going.connect(bench.studio.port, bench.studio.token)
    typed(going, "print(3)")
    assert going.ask("save")["isDone"]
    assert bench.text_on_disk == "print(1)\nprint(2)\nprint(3)\n"


def test_a_window_that_never_reads_keeps_nobody_waiting(bench):
    bench.write(FLOOD)
    bench.open()
    slow, quick = bench.window(queue=1), bench.window()
    slow.cut("half-open")
    typed(quick, "// once more")
    settled(quick, "running", "live", "stopped")
    typed(quick, "// and again")
    assert quick.ask("save")["isDone"]
    assert bench.text_on_disk.endswith("// once more\n// and again\n")


# What most systems give a process.
USUAL_DESCRIPTORS = 1024


def test_half_sent_requests_keep_nobody_from_saving(bench):
    bench.open()
    window = bench.window()
    resource.prlimit(bench.studio.process.pid, resource.RLIMIT_NOFILE, (USUAL_DESCRIPTORS, USUAL_DESCRIPTORS))
    own = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(4096, own[1]), own[1]))
    crowd = []
    for _ in range(1500):
        one = socket.socket()
        one.setblocking(False)
        one.connect_ex(("127.0.0.1", int(bench.studio.port)))
        crowd.append(one)
    for one in crowd:
        with contextlib.suppress(OSError):
            one.send(b"GET / HTTP/1.1\r\nHost: 127")
    try:
        for number in range(2, 5):
            typed(window, f"print({number})")
            assert window.ask("save")["isDone"]
        assert bench.text_on_disk == "print(1)\nprint(2)\nprint(3)\nprint(4)\n"
        descriptors = len(os.listdir(f"/proc/{bench.studio.process.pid}/fd"))
        assert 300 < descriptors < USUAL_DESCRIPTORS - 300, descriptors
    finally:
        for one in crowd:
            one.close()
        resource.setrlimit(resource.RLIMIT_NOFILE, own)
    late = bench.window()
    typed(late, "print(5)")
    assert late.ask("save")["isDone"]


OTHER_CLOCK = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
int clock_gettime(clockid_t clock, struct timespec *time) {
  static int (*real)(clockid_t, struct timespec *);
  if (!real) real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  int status = real(clock, time);
  FILE *file = clock == CLOCK_REALTIME ? fopen(getenv("OTHER_CLOCK"), "r") : NULL;
  long seconds = 0;
  if (file) {
    if (fscanf(file, "%ld", &seconds) == 1) time->tv_sec += seconds;
    fclose(file);
  }
  return status;
}
"""


def test_a_clock_that_jumps_stops_nothing(bench):
    source, library, clock = (bench.folder / name for name in ("clock.c", "clock.so", "clock"))
    source.write_text(OTHER_CLOCK)
    clock.write_text("0")
    subprocess.run(["clang", "-shared", "-fPIC", "-o", str(library), str(source), "-ldl"], check=True)
    bench.open(LD_PRELOAD=str(library), OTHER_CLOCK=str(clock))
    window = bench.window()
    settled(window, "finished")
    text = "print(1)\n"
    for number, seconds in enumerate([86_400 * 400, -86_400 * 400, 0, -3600]):
        clock.write_text(str(seconds))
        typed(window, f"print({number})")
        text += f"print({number})\n"
        settled(window, "finished")
        window.wait(lambda: bench.text_on_disk == text, "the text on disk")
    assert os.stat(bench.bundle / PAGE).st_size == len(text)
    window.cut("closed")
    assert bench.studio.end() == 0


@pytest.mark.parametrize("has_journal", [True, False])
def test_windows_that_come_back_at_once_type_what_was_not_saved_once(bench, has_journal):
    bench.open()
    windows = [bench.window() for _ in range(3)]
    for attempt in range(20):
        typed(windows[0], f"print({attempt})")
        for window in windows[1:]:
            window.wait(lambda: window.texts[PAGE].text == windows[0].texts[PAGE].text, "what the first typed")
        bench.studio.kill()
        if bench.text_on_disk != windows[0].texts[PAGE].text:
            break
        come_back(bench, windows, has_journal)
    else:
        raise AssertionError("each was saved before the studio could be killed")
    whole = windows[0].texts[PAGE].text
    come_back(bench, windows, has_journal)
    assert [window.texts[PAGE].text for window in windows] == [whole] * 3
    assert windows[0].ask("save")["isDone"]
    assert bench.text_on_disk == whole


def come_back(bench, windows, has_journal):
    """The studio starts again; after a crash of the machine it does not read the journal."""
    for window in windows:
        window.cut("reset")
        window.is_silent = True
    if not has_journal:
        shutil.rmtree(bench.studio.folder / "state/journals")
    bench.studio.start()
    for window in windows:
        window.connect(bench.studio.port, bench.studio.token)
    for window in windows:
        window.is_silent = False
        window.say_edit(PAGE)
    for window in windows:
        window.wait(lambda: window.is_heard, "what it had typed to be heard")
