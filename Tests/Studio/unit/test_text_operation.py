"""What is done to texts: composing, transforming, and windows that come to the same text."""

import random

import pytest

LETTERS = "ab2-\n🂡å"


def text(random_numbers, most=12):
    return "".join(random_numbers.choice(LETTERS) for _ in range(random_numbers.randrange(most)))


MODULE = "lib/textOperation.js"


def call(bench, name, *arguments):
    return bench.evaluate(MODULE, f"return m.{name}(...argument);", list(arguments))


def test_a_piece_is_found_and_done(bench):
    assert call(bench, "difference", "let a = 4", "let a = 42") == [9, "2"]
    assert call(bench, "applied", [5, "abc", -2, 10], "x" * 17) == "xxxxxabc" + "x" * 10
    assert call(bench, "changesNothing", [9])
    assert not call(bench, "changesNothing", [9, "2"])


def test_what_is_replaced_is_told_from_the_end(bench):
    assert call(bench, "replacements", [2, "a", -1, 3, -2]) == [
        {"start": 6, "end": 8, "text": ""}, {"start": 2, "end": 3, "text": "a"}]


def test_no_character_is_cut_in_two(bench):
    assert call(bench, "difference", "🂡", "🂢") == ["🂢", -2]


@pytest.mark.parametrize("seed", range(3))
def test_two_ways_come_to_the_same_text(bench, seed):
    numbers = random.Random(seed)
    cases = [[text(numbers) for _ in range(3)] for _ in range(60)]
    outcomes = bench.evaluate(MODULE, """return argument.map(([start, mine, theirs]) => {
        const one = m.difference(start, mine);
        const other = m.difference(start, theirs);
        const [after, before] = m.transformed(one, other);
        return [m.applied(after, theirs), m.applied(before, mine)];
    });""", cases)
    for (one, other), case in zip(outcomes, cases):
        assert one == other, case


@pytest.mark.parametrize("seed", range(3))
def test_one_operation_does_what_two_do(bench, seed):
    numbers = random.Random(seed)
    cases = [[text(numbers) for _ in range(3)] for _ in range(60)]
    outcomes = bench.evaluate(MODULE, """return argument.map(([start, middle, end]) => m.applied(
        m.composed(m.difference(start, middle), m.difference(middle, end)), start));""",
        cases)
    assert outcomes == [end for _, _, end in cases]


@pytest.mark.parametrize("seed", range(3))
def test_a_difference_by_lines_makes_the_same_text(bench, seed):
    numbers = random.Random(seed)
    cases = [[text(numbers, 30) for _ in range(2)] for _ in range(200)] + [["", "a\n"], ["a\n", ""], ["a", "a\n"]]
    outcomes = bench.evaluate("lib/lineDifference.js", """
        const { applied } = await import("/studio/js/lib/textOperation.js");
        return argument.map(([old, text]) => applied(m.differenceByLines(old, text), old));""", cases)
    assert outcomes == [new for _, new in cases]


def test_what_was_typed_while_the_connection_was_gone_stays_where_it_was_meant(bench):
    """Others typed above and below it meanwhile; the server tells only what the text is now."""
    text = bench.evaluate("lib/sharedText.js", """
        const shared = new m.SharedText("one\\ntwo and more\\nthree\\n", 1);
        shared.edit("one\\ntwo\\nthree\\n");
        shared.edit("one\\ntwo!\\nthree\\n");
        shared.rejoin("zero\\none\\ntwo and more\\nthree and four\\n", 3, 0);
        return shared.text;""")
    assert text == "zero\none\ntwo!\nthree and four\n"


def test_what_came_while_the_connection_was_gone_is_not_on_disk_yet(bench):
    unsaved = bench.evaluate("lib/texts.js", """
        const texts = new m.Texts();
        const file = (text, revision) => [{ path: "a", text, revision }];
        texts.receive({ files: file("1", 0), version: 1, sequence: 0 }, "first", 0);
        texts.cut();
        texts.receive({ files: file("12", 1), version: 2, sequence: 0 }, "first", 0);
        texts.saved(1);
        const before = texts.unsaved;
        texts.saved(2);
        return [before, texts.unsaved];""")
    assert unsaved == [["a"], []]


@pytest.mark.parametrize("seed", range(4))
def test_windows_that_type_at_once_end_with_the_servers_text(bench, seed):
    """Two windows type and hear of each other late, in random order, through a server that transforms."""
    outcome = bench.evaluate(MODULE, """
        const { SharedText } = await import("/studio/js/lib/sharedText.js");
        let state = argument * 7919 + 1;
        const number = (below) => { state = (state * 48271) % 2147483647; return state % below; };
        const server = { text: "start", done: [] };
        const windows = [0, 1].map(() => ({ text: new SharedText("start", 0), inbox: [], outbox: [], sequence: 0 }));
        const type = (window) => {
          const { text } = window.text;
          const from = number(text.length + 1), to = Math.min(text.length, from + number(4));
          window.text.edit(text.slice(0, from) + "xyz2\\n".slice(0, number(6)) + text.slice(to));
          flush(window);
        };
        const flush = (window) => {
          const edit = window.text.send(window.sequence + 1);
          if (edit) { window.sequence += 1; window.outbox.push(edit); }
        };
        const serve = (window) => {
          const edit = window.outbox.shift();
          if (!edit) return;
          let operation = edit.operation;
          for (const earlier of server.done.slice(edit.base)) [, operation] = m.transformed(earlier, operation);
          server.text = m.applied(operation, server.text);
          server.done.push(operation);
          const revision = server.done.length;
          for (const other of windows) other.inbox.push(other === window ? { revision } : { revision, operation });
        };
        const hear = (window) => {
          const message = window.inbox.shift();
          if (!message) return;
          if (message.operation) window.text.changed(message.operation, message.revision);
          else { window.text.accepted(message.revision); flush(window); }
        };
        for (let step = 0; step < 400; step += 1) [type, serve, hear][number(3)](windows[number(2)]);
        for (let step = 0; step < 2000; step += 1) for (const window of windows) { serve(window); hear(window); }
        return [server.text, ...windows.map(({ text }) => text.text)];
    """, seed)
    assert outcome[0] == outcome[1] == outcome[2]
