"""What is done to the files of a bundle, in the studio and outside of it, with the real server."""

import json

import pytest

# Each default run includes a quarter of these.
pytestmark = pytest.mark.long


def ask(bench, **message):
    """A request of the window; the answer's fields, or the words of the refusal."""
    return bench.page.evaluate(
        """message => window.lek.session.request(message)
             .then((fields) => fields, (problem) => ({ refused: problem.message }))""", message)


def files(bench):
    return bench.page.evaluate("window.lek.session.document.files.map(({ path }) => path)")


def text(bench, path):
    return bench.page.evaluate("path => window.lek.session.texts.get(path)", path)


def test_what_another_program_writes_is_shown_and_runs(workbench, bundle):
    page = bundle / "Contents.swift"
    page.write_text(page.read_text() + "\nlet fromElsewhere = 6 * 7\n")
    workbench.wait_until(lambda: "fromElsewhere" in workbench.text, "the other program's line")
    workbench.wait_until(lambda: workbench.result_beside("let fromElsewhere") == "42", "its value")


def test_files_that_another_program_makes_come_and_go(workbench, bundle):
    (bundle / "Sources/Deck.swift").write_text("public struct Deck {}\n")
    workbench.wait_until(lambda: "Sources/Deck.swift" in files(workbench), "the new file")
    (bundle / "Sources/Deck.swift").unlink()
    workbench.wait_until(lambda: "Sources/Deck.swift" not in files(workbench), "that it went")


def test_a_file_that_is_not_utf_8_can_only_be_read_and_holds_up_nobody(workbench, bundle):
    old = bundle / "Sources/Old.swift"
    latin = "// Sm\u00e5 kort\n".encode("latin-1")
    old.write_bytes(latin)
    workbench.wait_until(lambda: "Sources/Old.swift" in files(workbench), "the file")
    page = workbench.page
    page.get_by_role("treeitem", name="Old.swift").click()
    workbench.wait_until(lambda: "kort" in workbench.text, "its text")
    assert page.locator("#jump-bar .read-only").get_attribute("data-note") == "read-only"
    shown = workbench.text
    page.locator(".cm-editor").first.click()
    page.keyboard.type("typed ")
    assert workbench.text == shown
    # As by a command that changes texts, without the editor.
    page.evaluate("window.lek.session.edited('Sources/Old.swift', 'other', [], 0)")
    workbench.wait_until(lambda: text(workbench, "Sources/Old.swift") == shown, "the text again")
    page.get_by_role("treeitem", name="Card.swift").click()
    workbench.wait_until(lambda: "kort" not in workbench.text, "the other file")
    workbench.append("// typed beside it")
    workbench.wait_until(lambda: "// typed beside it" in (bundle / "Sources/Card.swift").read_text(), "the text on disk")
    workbench.wait_until(lambda: page.evaluate("window.lek.session.texts.isSaved"), "that all is saved")
    assert old.read_bytes() == latin
    # Another program has saved it as UTF-8.
    old.write_text("// Sm\u00e5 kort\n")
    page.get_by_role("treeitem", name="Old.swift").click()
    workbench.wait_until(lambda: page.locator("#jump-bar .read-only").count() == 0, "that it may be changed")
    workbench.append("// more")
    workbench.wait_until(lambda: old.read_text() == "// Sm\u00e5 kort\n\n// more", "the text on disk")


def test_typing_goes_on_while_files_come(workbench, bundle):
    """The document is told anew while edits are on their way; none is lost, and none done twice."""
    workbench.append("// ")
    for number in range(30):
        (bundle / f"Resources/{number}.txt").write_text("x")
        workbench.page.keyboard.type(f"{number:02d} ")
    wanted = "".join(f"{number:02d} " for number in range(30)).strip()
    workbench.wait_until(lambda: wanted in workbench.text_on_disk, "all that was typed")
    assert wanted in workbench.text


def test_a_renamed_file_keeps_what_is_typed_in_it(workbench, bundle):
    answer = ask(workbench, type="renameFile", path="Sources/Card.swift", name="Tile.swift")
    assert answer["path"] == "Sources/Tile.swift"
    assert not (bundle / "Sources/Card.swift").exists()
    workbench.page.evaluate("window.lek.session.edited('Sources/Tile.swift', '// mine', [], 0)")
    workbench.wait_until(
        lambda: (bundle / "Sources/Tile.swift").read_text() == "// mine", "the text on disk")
    assert not (bundle / "Sources/Card.swift").exists()


def test_pages_are_added_renamed_and_deleted_and_come_back(workbench, bundle):
    added = ask(workbench, type="addPage", name="Two")
    assert added["name"] == "Two" and "Contents.swift" in added["renamed"]
    workbench.page.evaluate("window.lek.session.look('Two')")
    workbench.wait_until(lambda: "Hello, playground" in workbench.text, "the new page")
    renamed = ask(workbench, type="renamePage", page="Two", name="Zwei")
    assert renamed["path"] == "Pages/Zwei.xcplaygroundpage/Contents.swift"
    workbench.wait_until(
        lambda: workbench.page.evaluate("window.lek.session.lookedAt.name") == "Zwei", "its name")
    deleted = ask(workbench, type="deletePage", page="Zwei")
    workbench.wait_until(lambda: "Hello, playground" not in workbench.text, "another page")
    assert not (bundle / "Pages/Zwei.xcplaygroundpage").exists()
    back = ask(workbench, type="undoDelete", undo=deleted["undo"])
    assert (bundle / back["path"]).is_dir()


def test_a_conflict_writes_over_nothing_until_somebody_chose(workbench, bundle):
    workbench.page.evaluate("""() => {
      window.told = [];
      window.lek.session.on("conflict", (message) => window.told.push(message));
    }""")
    page = bundle / "Contents.swift"
    before = page.read_text()
    workbench.append("// mine")
    page.write_text(before + "// theirs\n")
    workbench.wait_until(
        lambda: workbench.page.evaluate("window.told.length") > 0
        or "// theirs" in workbench.text, "one or the other")
    told = workbench.page.evaluate("window.told")
    if told:
        # Mine is what had arrived when the conflict was seen; the editor has all of it.
        assert told[-1]["mine"].startswith(before) and "// theirs" in told[-1]["theirs"]
        assert "// mine" in workbench.text
        assert page.read_text() == before + "// theirs\n"
        assert ask(workbench, type="resolveConflict", file="Contents.swift", keep="mine") == {}
        workbench.wait_until(lambda: "// mine" in page.read_text(), "mine on disk")


def test_a_dropped_picture_has_its_place_and_its_thumbnail(workbench, bundle):
    picture = (bundle / "Resources/back.png").read_bytes()
    workbench.page.evaluate("""() => {
      window.told = [];
      window.lek.session.on("uploaded", (message) => window.told.push(message));
    }""")
    begun = ask(workbench, type="upload", folder="Resources", path="back.png", size=len(picture))
    workbench.page.evaluate("""([upload, bytes]) => {
      for (let at = 0; at < bytes.length; at += 1000) {
        const piece = bytes.slice(at, at + 1000);
        const message = new Uint8Array(4 + piece.length);
        new DataView(message.buffer).setUint32(0, upload, true);
        message.set(piece, 4);
        window.lek.session.sendBytes(message);
      }
    }""", [begun["upload"], list(picture)])
    workbench.wait_until(lambda: workbench.page.evaluate("window.told.length") == 1, "its place")
    path = workbench.page.evaluate("window.told[0].path")
    assert path == "Resources/back-2.png" and (bundle / path).read_bytes() == picture
    size = workbench.page.evaluate("""async (path) => {
      const { document } = window.lek.session.document;
      const image = new Image();
      image.src = `/resource?document=${document}&path=${encodeURIComponent(path)}`;
      await image.decode();
      return image.naturalWidth;
    }""", path)
    assert size > 0


def test_a_new_playground_is_made_and_opened(workbench, tmp_path):
    made = ask(
        workbench, type="newPlayground", name="Fall", platform="ios", folder=str(tmp_path),
        template="physics")
    workbench.page.evaluate("wanted => window.lek.session.attach(wanted)", made)
    workbench.wait_until(lambda: "UIDynamicAnimator" in workbench.text, "the template's text")
    assert (tmp_path / "Fall.playground/contents.xcplayground").exists()
    recents = workbench.page.evaluate("window.lek.session.studio.recents.map(({ name }) => name)")
    assert recents[:2] == ["Fall", "MemoryGame"], json.dumps(recents)
    assert "refused" in ask(workbench, type="invite")
