"""The window tells the server when its tab is hidden, and when it can be seen again."""

# A tab cannot be hidden in a browser without windows: the document says that it is.
HIDE = """isHidden => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
HIDDEN = {"type": "visibility", "isVisible": False}
VISIBLE = {"type": "visibility", "isVisible": True}


def test_a_change_is_told(studio):
    studio.page.evaluate(HIDE, True)
    assert studio.wait_for("visibility") == HIDDEN
    studio.page.evaluate(HIDE, False)
    assert studio.wait_for("visibility", 2) == VISIBLE


def test_a_hidden_window_tells_it_to_each_server(studio):
    studio.page.evaluate(HIDE, True)
    studio.wait_for("visibility")
    studio.server.drop()
    assert studio.wait_for("visibility", 2) == HIDDEN


def test_a_window_that_is_seen_again_while_the_server_is_away_tells_it_afterwards(studio):
    studio.page.evaluate(HIDE, True)
    studio.wait_for("visibility")
    studio.server.refuse()
    studio.wait(lambda: "Connection lost" in studio.status, "the lost connection")
    studio.page.evaluate(HIDE, False)
    studio.server.accept()
    studio.wait_for("attach", 2)
    studio.wait(lambda: studio.server.messages("visibility")[-1] == VISIBLE, "that it is seen")


def test_a_visible_window_says_nothing_when_it_connects_or_is_loaded_again(studio):
    studio.server.drop()
    studio.wait_for("attach", 2)
    studio.page.reload()
    studio.wait_for("attach", 3)
    studio.settle()
    assert studio.server.messages("visibility") == []
