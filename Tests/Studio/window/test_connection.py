"""The connection drops and comes back; nothing typed is lost."""

import pytest
from playwright.sync_api import expect

import scenes

IS_READY = "!!window.lek && document.title !== 'Lekplats'"


def test_a_lost_connection_is_said_and_comes_back(studio):
    studio.say(scenes.state("live", buildMilliseconds=142))
    studio.server.refuse()
    studio.wait(lambda: "Connection lost" in studio.status, "the capsule to say so")
    studio.server.accept()
    studio.wait(lambda: studio.status == "MemoryGame ▸ live · built in 0.14 s", "the old words")


def test_what_is_typed_meanwhile_is_sent_afterwards(studio):
    studio.server.refuse()
    studio.wait(lambda: "Connection lost" in studio.status)
    studio.type_at(5, "42")
    assert studio.server.messages("edit") == []
    studio.server.accept()
    edit = studio.wait_for("edit")
    assert "columns = 442" in edit["text"]
    assert "columns = 442" in studio.text


def test_an_edit_that_was_done_is_not_done_again(studio):
    studio.server.does_edits = False
    studio.type_at(5, "2")
    done = studio.wait_for("edit")
    studio.server.shared.edit(done)
    text = studio.server.shared.texts["Contents.swift"]
    studio.server.on_connect = [scenes.document(text, version=1, revision=1, sequence=1)]
    studio.server.does_edits = True
    studio.server.drop()
    studio.wait_for("attach", 2)
    studio.page.keyboard.type("3")
    again = studio.wait_for("edit", 2)
    assert again["sequence"] == 2 and "columns = 423\n" in again["text"]


def test_an_edit_that_was_lost_is_sent_again(studio):
    studio.server.does_edits = False
    studio.type_at(5, "2")
    studio.wait_for("edit")
    studio.server.does_edits = True
    studio.server.drop()
    again = studio.wait_for("edit", 2)
    assert "columns = 42\n" in again["text"] and studio.text == again["text"]


def test_a_server_that_began_anew_gets_what_it_had_not_saved(studio):
    studio.type_at(5, "2")
    studio.wait_for("edit")
    studio.server.studio |= {"epoch": "second"}
    studio.server.drop()
    again = studio.wait_for("edit", 2)
    assert again["base"] == 0 and "columns = 42\n" in again["text"]
    assert again["restores"]["revision"] == 1 and studio.text == again["text"]
    studio.page.keyboard.press("End")
    studio.page.keyboard.type(" + 1")
    studio.wait(lambda: "columns = 42 + 1\n" in studio.server.shared.texts["Contents.swift"], "what is typed afterwards")


def test_values_of_a_server_that_began_again_are_beside_their_lines(studio):
    studio.type_at(5, "\n\n")
    edit = studio.wait_for("edit")
    studio.wait(lambda: studio.page.evaluate("lek.session.texts.isHeard"), "the answer")
    text = studio.text
    studio.say({"type": "saved", "version": len(studio.server.messages("edit"))})
    studio.server.studio |= {"epoch": "second"}
    studio.server.on_connect = [scenes.document(text, version=0)]
    studio.server.drop()
    studio.wait_for("attach", 2)
    studio.settle()
    studio.say(*scenes.begin(), scenes.results(scenes.result(8, "16.0"), version=0))
    assert edit["base"] == 0 and studio.text == text
    assert studio.result(8)["text"] == "16.0"


def test_what_two_windows_bring_back_stands_once(studio):
    studio.type_at(5, "2")
    typed = studio.wait_for("edit")
    studio.wait(lambda: studio.page.evaluate("lek.session.texts.isHeard"), "the answer")
    studio.server.does_edits = False
    studio.server.studio |= {"epoch": "second"}
    studio.server.drop()
    mine = studio.wait_for("edit", 2)
    # The other window was quicker: the server has done the same for it, and says so.
    studio.server.change("Contents.swift", mine["operation"])
    studio.page.keyboard.press("End")
    studio.page.keyboard.type("3")
    studio.say(scenes.document(typed["text"], version=1, revision=1, sequence=mine["sequence"]))
    after = studio.wait_for("edit", 3)
    assert "restores" not in after and after["base"] == 1
    assert studio.text == typed["text"].replace("columns = 42\n", "columns = 423\n")


def test_what_is_saved_is_not_sent_again(studio):
    studio.type_at(5, "2")
    edit = studio.wait_for("edit")
    studio.say({"type": "saved", "version": 1})
    studio.server.studio |= {"epoch": "second"}
    studio.server.on_connect = [scenes.document(edit["text"], version=0)]
    studio.server.drop()
    studio.wait_for("attach", 2)
    studio.settle()
    assert len(studio.server.messages("edit")) == 1


def test_a_file_that_changed_while_the_server_was_gone_is_for_the_person_to_decide(studio):
    studio.page.evaluate("() => { window.offers = []; lek.session.on('recovery', (offer) => offers.push(offer)); }")
    studio.type_at(5, "2")
    edit = studio.wait_for("edit")
    studio.server.studio |= {"epoch": "second"}
    studio.server.on_connect = [scenes.document("// elsewhere\n", version=0)]
    studio.server.drop()
    studio.wait(lambda: studio.text == "// elsewhere\n", "the file's text")
    assert studio.page.evaluate("offers") == [
        {"file": "Contents.swift", "mine": edit["text"], "theirs": "// elsewhere\n"}]
    studio.wait(lambda: "was away" in studio.page.get_by_role("alert").inner_text(), "the bar")
    studio.editor("editor.focus()")
    studio.page.keyboard.press("Control+z")
    assert studio.text == edit["text"]
    studio.wait(lambda: studio.server.shared.texts["Contents.swift"] == edit["text"], "it to be told")


@pytest.mark.parametrize("heard", ["nothing", "what was on its way"])
def test_a_reload_goes_on_with_what_was_not_heard(studio, heard):
    before = studio.text
    studio.server.does_edits = False
    studio.type_at(5, "2")
    studio.wait_for("edit")
    on_its_way = studio.text
    studio.page.keyboard.type("3")
    typed = studio.text
    studio.server.does_edits = True
    studio.server.on_connect = [
        scenes.document(before) if heard == "nothing"
        else scenes.document(on_its_way, version=1, revision=1, sequence=1)]
    studio.page.reload()
    studio.wait(lambda: studio.page.evaluate(IS_READY) and studio.text == typed, "what was typed")
    studio.wait(lambda: studio.server.shared.texts["Contents.swift"] == typed, "it to be told")
    expect(studio.page.get_by_role("alert")).to_have_count(0)


def test_a_reload_is_the_same_window_to_the_server(studio):
    studio.type_at(5, "2")
    studio.wait_for("edit")
    studio.wait(lambda: studio.page.evaluate("lek.session.texts.isHeard"), "the answer")
    studio.page.reload()
    studio.wait_for("attach", 2)
    first, second = studio.server.messages("attach")
    assert first["window"] == second["window"]
    studio.wait(lambda: studio.page.evaluate(IS_READY), "the document")
    studio.type_at(5, "3")
    assert studio.wait_for("edit", 2)["sequence"] == 2


def test_a_reload_goes_on_though_others_have_typed_above_it(studio):
    before = studio.text
    studio.server.does_edits = False
    studio.type_at(5, "2")
    studio.wait_for("edit")
    studio.page.keyboard.type("3")
    typed = studio.text
    studio.server.does_edits = True
    others = "// Others were here.\n"
    studio.server.on_connect = [scenes.document(others + before, version=1, revision=1)]
    studio.page.reload()
    studio.wait(lambda: studio.page.evaluate(IS_READY) and studio.text == others + typed, "what was typed")
    studio.wait(lambda: studio.server.shared.texts["Contents.swift"] == others + typed, "it to be told")
    expect(studio.page.get_by_role("alert")).to_have_count(0)


def test_a_server_that_began_anew_gets_it_though_others_have_typed_above_it(studio):
    before = studio.text
    studio.server.refuse()
    studio.wait(lambda: "Connection lost" in studio.status)
    studio.type_at(5, "42")
    typed, others = studio.text, "// Others were here.\n"
    studio.server.studio |= {"epoch": "second"}
    studio.server.on_connect = [scenes.document(others + before, version=0)]
    studio.server.accept()
    studio.wait(lambda: studio.server.shared.texts["Contents.swift"] == others + typed, "it to be told")
    assert studio.text == others + typed
    expect(studio.page.get_by_role("alert")).to_have_count(0)


def test_after_a_reload_a_text_that_became_another_is_for_the_person_to_decide(studio):
    studio.server.does_edits = False
    studio.type_at(5, "2")
    studio.wait_for("edit")
    typed = studio.text
    studio.server.studio |= {"epoch": "second"}
    studio.server.on_connect = [scenes.document("// elsewhere\n")]
    studio.page.reload()
    studio.wait(lambda: studio.page.get_by_role("alert").count() == 1, "the bar")
    assert studio.text == "// elsewhere\n"
    studio.editor("editor.focus()")
    studio.page.keyboard.press("Control+z")
    assert studio.text == typed


def test_a_reload_after_all_was_heard_types_nothing(studio):
    studio.type_at(5, "2")
    heard = studio.wait_for("edit")["text"]
    studio.wait(lambda: studio.page.evaluate("lek.session.texts.isHeard"), "the answer")
    studio.server.on_connect = [scenes.document("// elsewhere\n")]
    studio.page.reload()
    studio.wait(lambda: studio.page.evaluate(IS_READY) and studio.text == "// elsewhere\n", "the file's text")
    assert heard not in studio.page.evaluate("JSON.stringify(sessionStorage)")


def test_a_problem_is_said_once_until_it_is_closed(studio):
    problem = {"type": "problem", "message": "Saving failed: the disk is full."}
    studio.say(problem, problem)
    notice = studio.page.get_by_role("alert")
    assert notice.count() == 1 and "the disk is full" in notice.inner_text()
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)


def test_unknown_messages_do_no_harm(studio):
    studio.say({"type": "fromTheFuture"}, {"type": "constructor"})
    studio.type_at(1, " ")
    studio.wait_for("edit")


def test_the_end_waits_for_what_was_typed(studio):
    studio.server.does_edits = False
    studio.type_at(5, "2")
    edit = studio.wait_for("edit")
    studio.page.keyboard.type("3")
    studio.say({"type": "ending"})
    assert studio.server.messages("silent") == []
    studio.server.does_edits = True
    studio.server.send(studio.server.shared.edit(edit))
    later = studio.wait_for("edit", 2)
    assert "columns = 423\n" in later["text"]
    studio.wait_for("silent")


def test_who_has_said_everything_says_so_at_once(studio):
    studio.say({"type": "ending"})
    studio.wait_for("silent")
