"""Commits that come quicker than frames are applied once a frame, together."""

MODULE = "elements/liveView/commitPace.js"
BEGIN = """
  const said = [];
  const pace = new m.CommitPace((arrivals) => said.push(arrivals.map(({ commit }) => commit)));
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
"""


def said(bench, body):
    return bench.evaluate(MODULE, BEGIN + body + "return said;")


def test_the_first_is_applied_at_once_and_the_rest_before_the_next_frame(bench):
    assert said(bench, """
        for (const commit of ["a", "b", "c"]) pace.take(commit, 0);
        said.push("frame");
        await frame();
    """) == [["a"], "frame", ["b", "c"]]


def test_while_they_keep_coming_each_waits_for_its_frame(bench):
    assert said(bench, """
        for (const commit of ["a", "b"]) pace.take(commit, 0);
        await frame();
        for (const commit of ["c", "d"]) pace.take(commit, 0);
        said.push("frame");
        await frame();
    """) == [["a"], ["b"], "frame", ["c", "d"]]


def test_after_a_frame_without_any_the_next_is_applied_at_once(bench):
    assert said(bench, """
        pace.take("a", 0);
        await frame();
        await frame();
        pace.take("b", 0);
    """) == [["a"], ["b"]]


def test_what_waits_is_applied_when_something_else_may_be_about_it(bench):
    assert said(bench, """
        for (const commit of ["a", "b"]) pace.take(commit, 0);
        pace.flush();
        said.push("something else");
        await frame();
    """) == [["a"], ["b"], "something else"]


def test_a_window_that_draws_no_frames_keeps_nothing_waiting(bench):
    assert said(bench, """
        Object.defineProperty(document, "hidden", { value: true, configurable: true });
        for (const commit of ["a", "b"]) pace.take(commit, 0);
        delete document.hidden;
    """) == [["a"], ["b"]]


def test_a_few_wait_and_no_more(bench):
    assert said(bench, "for (let number = 0; number < 12; number++) pace.take(number, 0);") == [
        [0], [1, 2, 3, 4, 5, 6, 7, 8, 9]]


def test_nothing_is_applied_after_the_end(bench):
    assert said(bench, """
        for (const commit of ["a", "b"]) pace.take(commit, 0);
        pace.end();
        await frame();
        pace.take("of another picture", 0);
    """) == [["a"], ["of another picture"]]
