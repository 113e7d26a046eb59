"""A page that is looked at while the connection is gone is the one that is shown when it is back."""

import scenes

PAGES = [("One", "Pages/One.xcplaygroundpage/Contents.swift"), ("Two", "Pages/Two.xcplaygroundpage/Contents.swift")]


def test_it_is_asked_for_when_the_connection_is_back(open_studio):
    studio = open_studio(scenes.document(
        form="pages", pages=[{"name": name, "path": path} for name, path in PAGES],
        files=[{"path": path, "kind": "page", "page": name, "text": f"// {name}\n", "revision": 0} for name, path in PAGES]))
    studio.server.refuse()
    studio.wait(lambda: "Connection lost" in studio.status, "it to be said")
    studio.page.locator(f"#navigator [data-path='{PAGES[1][1]}']").click()
    studio.wait(lambda: studio.text == "// Two\n", "the page's text")
    studio.type_at(1, "typed")
    studio.server.accept()
    assert studio.wait_for("attach", 2)["page"] == "Two"
    assert studio.wait_for("edit")["file"] == PAGES[1][1]
