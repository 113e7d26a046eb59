"""What may wait lets the picture of its run come first."""

MODULE = "lib/afterPicture.js"
BEGIN = "const said = []; const later = new m.AfterPicture(50); later.expect(7);"


def said(bench, body):
    return bench.evaluate(MODULE, BEGIN + body + "return said;")


def test_what_belongs_to_the_run_waits_for_its_picture(bench):
    assert said(bench, """
        later.do(7, () => said.push("value"));
        later.do(6, () => said.push("of another run"));
        said.push("picture");
        later.stands(7);
        later.do(7, () => said.push("late value"));
    """) == ["of another run", "picture", "value", "late value"]


def test_another_runs_picture_is_not_waited_for(bench):
    assert said(bench, """
        later.do(7, () => said.push("value"));
        later.stands(6);
    """) == []


def test_what_waited_for_a_run_that_was_replaced_is_dropped(bench):
    assert said(bench, """
        later.do(7, () => said.push("old value"));
        later.expect(8);
        later.do(8, () => said.push("new value"));
        later.stands(8);
    """) == ["new value"]


def test_a_picture_that_never_comes_is_not_waited_for_for_ever(bench):
    assert said(bench, """
        later.do(7, () => said.push("value"));
        await new Promise((done) => setTimeout(done, 200));
    """) == ["value"]
