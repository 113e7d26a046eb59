"""The connection drops and comes back; nothing typed is lost."""

import scenes


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
    assert edit["version"] > 2
    assert "columns = 442" in studio.text


def test_what_was_sent_but_not_saved_is_sent_again(studio):
    studio.type_at(5, "2")
    first = studio.wait_for("edit")
    studio.server.drop()
    again = studio.wait_for("edit", 2)
    assert again["text"] == first["text"] and again["version"] > first["version"]


def test_what_is_saved_is_not_sent_again(studio):
    studio.type_at(5, "2")
    edit = studio.wait_for("edit")
    studio.say({"type": "saved", "version": 1})
    studio.server.on_connect = [scenes.document(edit["text"], version=1)]
    studio.server.drop()
    studio.wait(lambda: len(studio.server.sockets) == 0 or True)
    studio.page.wait_for_timeout(600)
    assert len(studio.server.messages("edit")) == 1


def test_a_problem_is_said_once_until_it_is_closed(studio):
    problem = {"type": "problem", "message": "Saving failed: the disk is full."}
    studio.say(problem, problem)
    notice = studio.page.get_by_role("alert")
    assert notice.count() == 1 and "the disk is full" in notice.inner_text()
    notice.get_by_role("button", name="Close").click()
    assert notice.count() == 0


def test_unknown_messages_do_no_harm(studio):
    studio.say({"type": "fromTheFuture"}, {"type": "constructor"})
    studio.type_at(1, " ")
    studio.wait_for("edit")
