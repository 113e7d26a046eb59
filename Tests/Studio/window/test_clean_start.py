"""A window is as if it were the first, whatever the test before it has left behind."""

import scenes

LEAVE = """async () => {
  name = "left";
  localStorage.setItem("lek.theme", "dark");
  sessionStorage.setItem("left", "1");
  document.cookie = "left=1";
  await (await caches.open("left")).put("/left", new Response("left"));
  await new Promise((done) => { indexedDB.open("left").onsuccess = ({ target }) => { target.result.close(); done(); }; });
  history.pushState({}, "", "#left");
}"""
LEFT = """async () => ({
  name, local: Object.keys(localStorage), session: Object.keys(sessionStorage), cookie: document.cookie,
  caches: await caches.keys(), databases: (await indexedDB.databases()).map(({ name }) => name),
  history: history.length, hovered: document.querySelectorAll("body :hover").length, active: document.activeElement.tagName,
  touch: matchMedia("(pointer: coarse)").matches, dark: matchMedia("(prefers-color-scheme: dark)").matches,
  size: [innerWidth, innerHeight], permission: (await navigator.permissions.query({ name: "geolocation" })).state,
})"""


def left(open_studio):
    studio = open_studio()
    found = studio.page.evaluate(LEFT)
    # What a window keeps by itself from the beginning.
    found["local"] = [key for key in found["local"] if not key.startswith("lek.")]
    return studio, found


def test_nothing_is_left_of_a_window_before(open_studio):
    first, fresh = left(open_studio)
    themes = first.page.evaluate("localStorage.getItem('lek.theme')")
    first.leave()
    dirty = open_studio(scheme="dark", width=700, height=500, permissions=["geolocation"])
    assert dirty.page is first.page
    dirty.page.evaluate(LEAVE)
    dirty.page.context.route("**/*", lambda route: route.abort())
    open_page = dirty.tab.another()
    dirty.page.mouse.move(300, 200)
    dirty.page.mouse.down()
    dirty.page.keyboard.down("Shift")
    dirty.leave()
    assert open_page.is_closed()
    again, found = left(open_studio)
    assert again.page is first.page
    assert found == fresh
    assert again.page.evaluate("localStorage.getItem('lek.theme')") == themes
    again.page.evaluate("addEventListener('mousemove', ({ buttons, shiftKey }) => { window.held = [buttons, shiftKey]; })")
    again.page.mouse.move(300, 210)
    assert again.page.evaluate("held") == [0, False]


def test_a_tab_whose_test_failed_is_not_used_again(tabs, browser, fake_server):
    blank = fake_server.address + "blank"
    tab = tabs.take(browser, blank)
    tabs.give(tab, blank, is_whole=False)
    assert tab.page.is_closed()
    other = tabs.take(browser, blank)
    assert other is not tab
    tabs.give(other, blank)


def test_the_server_knows_of_nothing_that_happened(open_studio, fake_server):
    studio = open_studio(scenes.document())
    fresh = set(vars(fake_server))
    fake_server.answers["left"] = lambda message: {}
    fake_server.studio |= {"locale": "sv"}
    fake_server.resources["left.png"] = b"left"
    fake_server.left = True
    fake_server.refuse()
    address = fake_server.address
    fake_server.reset()
    assert fake_server.address == address and set(vars(fake_server)) == fresh
    assert (fake_server.received, fake_server.answers, fake_server.resources) == ([], {}, {})
    assert fake_server.studio["locale"] == "en" and fake_server.sockets == []
    studio.wait(lambda: len(fake_server.messages("attach")) == 1, "the window to come back")
