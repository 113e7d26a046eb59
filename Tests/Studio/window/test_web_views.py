"""A web view's document plays in a closed frame, in its layer.

What it says is bounded, and it reaches nothing.
"""

import pytest

import scenes
import wire

VIEW, LAYER = 1, 2


def load(markup, number=1, start=(), end=(), handlers=(), view=VIEW):
    parts = (start, end, handlers)
    texts = b"".join(wire.listing(wire.string(text) for text in part) for part in parts)
    head = wire.u32(view) + wire.u8(0) + wire.u32(number)
    return wire.frame(wire.WEB, head + wire.string(markup) + texts)


def evaluate(question, source, view=VIEW):
    head = wire.u32(view) + wire.u8(1) + wire.u32(question)
    return wire.frame(wire.WEB, head + wire.string(source))


def places(*pairs):
    listed = wire.listing(wire.u32(view) + wire.u32(layer) for view, layer in pairs)
    return wire.frame(wire.WEB_PLACES, listed)


def layers(*more):
    """A white ground, a web view's layer in it, and a layer that lies over a corner of that."""
    return wire.commit(
        wire.create(1, bounds=[0, 0, 320, 480], position=[160, 240], backgroundColor=(1, 1, 1, 1)),
        wire.create(LAYER, bounds=[0, 0, 200, 200], position=[160, 160], masksToBounds=True),
        wire.create(3, bounds=[0, 0, 60, 60], position=[230, 230], backgroundColor=(1, 0, 0, 1)),
        wire.sublayers(1, LAYER, 3), wire.root(1), *more)


@pytest.fixture
def web(open_studio):
    studio = open_studio(
        scenes.document(), scenes.state("live", buildMilliseconds=142),
        {"type": "runStarted", "run": 1, "version": 0},
        {"type": "liveView", "run": 1, "width": 320, "height": 480}, layers())
    studio.said = lambda kind: [word for word in studio.server.messages("web") if word["kind"] == kind]
    return studio


def show(studio, markup, **more):
    studio.say(load(markup, **more), places((VIEW, LAYER)))
    studio.wait(lambda: any(word["load"] == more.get("number", 1) for word in studio.said("finished")), "the document")


def middle(studio, selector, dx=0.5, dy=0.5):
    box = studio.box(selector)
    return box["x"] + box["width"] * dx, box["y"] + box["height"] * dy


def test_a_document_stands_where_its_layer_does_and_says_that_it_is_there(web):
    show(web, "<title>Oak</title><body style='background: rgb(0, 128, 0)'><p>A tree")
    assert web.said("finished")[-1] == {
        "type": "web", "run": 1, "view": VIEW, "load": 1, "kind": "finished", "question": 0, "name": "Oak", "text": ""}
    view, frame = web.box("#live-view"), web.box("iframe.web-frame")
    scale = view["width"] / 320
    assert frame["x"] - view["x"] == pytest.approx(60 * scale, abs=1)
    assert frame["width"] == pytest.approx(200 * scale, abs=1)
    web.say(wire.commit(wire.set_(LAYER, "position", [110, 160]), number=2))
    assert web.box("iframe.web-frame")["x"] - view["x"] == pytest.approx(10 * scale, abs=1)
    assert len(web.said("finished")) == 1
    web.say(wire.frame(wire.WEB, wire.u32(VIEW) + wire.u8(2)))
    assert web.page.locator("iframe").count() == 0


def test_scripts_answer_and_send_messages(web):
    show(web, "<p id=p>one", start=["window.a = 20"], end=["document.getElementById('p').textContent += ' two'"],
         handlers=["tree"])
    web.say(evaluate(1, "a + 1"), evaluate(2, "document.getElementById('p').textContent"), evaluate(3, "nothing.at"),
            evaluate(4, "window"), evaluate(5, "undefined"), evaluate(6, "webkit.messageHandlers.tree.postMessage({oak: [1, null]})"))
    web.wait(lambda: len(web.said("answer")) == 4, "the answers")
    assert {word["question"]: word["text"] for word in web.said("answer")} == {
        1: '{"value":21}', 2: '{"value":"one two"}', 5: "{}", 6: "{}"}
    assert {word["question"]: word["name"] for word in web.said("failure")} == {3: "exception", 4: "type"}
    assert [(word["name"], word["text"]) for word in web.said("message")] == [("tree", '{"value":{"oak":[1,null]}}')]


def test_taps_and_wheels_are_the_documents_there_and_the_pages_elsewhere(web):
    show(web, "<body style='margin:0;height:2000px' onclick=\"alert('hit')\"><a href='next.html' style='display:block;height:40px'>next</a>")
    mouse = web.page.mouse
    x, y = middle(web, "iframe.web-frame", 0.2, 0.6)
    mouse.move(x + 1, y)
    mouse.move(x, y)
    web.settle()
    mouse.click(x, y)
    web.wait(lambda: web.said("alert"), "the tap")
    assert web.server.messages("touches") == []
    mouse.wheel(0, 300)
    web.wait(lambda: web.page.frames[1].evaluate("scrollY") > 100, "the scrolling")
    web.page.frames[1].evaluate("scrollTo(0, 0)")
    mouse.click(*middle(web, "iframe.web-frame", 0.2, 0.05))
    web.wait(lambda: web.said("link"), "the link")
    assert web.said("link")[0]["text"] == "next.html"
    assert web.server.messages("touches") == []
    mouse.move(*middle(web, "[data-layer='3']"))
    mouse.click(*middle(web, "[data-layer='3']"))
    web.wait_for("touches")
    assert len(web.said("alert")) <= 2
    count = len(web.server.messages("touches"))
    mouse.click(*middle(web, "#live-view", 0.5, 0.9))
    web.wait(lambda: len(web.server.messages("touches")) > count, "the page's touch")


def test_a_document_cannot_reach_the_studio_or_the_network(web):
    address = web.server.address
    web.expects_refusals = True
    tries = {
        "parent": "parent.document.title", "cookie": "document.cookie", "store": "localStorage.length",
        "top": "top.location.href", "frame": "frameElement.id",
    }
    reaching = (
        "window.got = []; const out = name => window.got.push(name);"
        f"fetch('{address}studio/icon.svg').then(() => out('fetch'), () => out('no fetch'));"
        f"const picture = new Image(); picture.onload = () => out('image'); picture.onerror = () => out('no image');"
        f"picture.src = '{address}studio/icon.svg';"
        f"try {{ const socket = new WebSocket('{address.replace('http', 'ws')}socket'); socket.onopen = () => out('socket');"
        " socket.onerror = () => out('no socket'); } catch { out('no socket'); }"
        "out(window.open('/') ? 'window' : 'no window');")
    show(web, f"<p>stranger<script>{reaching}</script>")
    for question, source in enumerate(tries.values(), 1):
        web.say(evaluate(question, source))
    web.wait(lambda: web.page.frames[1].evaluate("got.length") == 4, "the tries")
    assert sorted(web.page.frames[1].evaluate("got")) == ["no fetch", "no image", "no socket", "no window"]
    web.wait(lambda: len(web.said("answer")) + len(web.said("failure")) == len(tries), "the answers")
    told = {word["question"]: word["text"] for word in web.said("answer")}
    assert [text for question, text in told.items() if question != 5] == []
    assert told.get(5) in (None, '{"value":null}')


def test_a_document_that_says_too_much_is_not_heard(web):
    show(web, "<p>loud", handlers=["x"])
    web.say(evaluate(1, "for (let n = 0; n < 5000; n++) webkit.messageHandlers.x.postMessage(n)"))
    web.wait(lambda: len(web.said("message")) > 10, "some of it")
    web.settle()
    assert len(web.said("message")) < 150
    assert web.page.evaluate("() => lek !== undefined")


def test_a_document_cannot_take_the_keys_from_the_editor(web):
    show(web, "<input autofocus>")
    web.place_caret(4)
    web.page.keyboard.type("a")
    web.page.frames[1].evaluate("() => { window.focus(); document.querySelector('input').focus(); }")
    web.settle()
    web.page.keyboard.type("bc")
    assert "abc" in web.text


def test_what_is_no_web_frame_is_refused(web):
    for body in (b"", wire.u32(1) + wire.u8(9), wire.u32(1) + wire.u8(1) + wire.u32(1) + wire.u32(1 << 30)):
        web.say(wire.frame(wire.WEB, body))
    web.say(wire.frame(wire.WEB_PLACES, wire.u32(1 << 30)), places((VIEW, 999), (7, LAYER)))
    assert web.page.evaluate("lek.session.refusedFrames") == 4
    assert web.page.locator("iframe").count() == 0
