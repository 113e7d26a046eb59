"""Half of a character, as a program may paste it, is replaced before it is told: no file can hold it."""


def put_in(studio, script):
    """Puts something in as if it were typed; `script` makes the text in the browser."""
    studio.place_caret(1)
    studio.editor(f"editor.replaceSelection({script}, 'paste')")


def test_half_a_character_is_replaced_where_it_stands_and_in_what_is_told(studio):
    first, rest = studio.text.split("\n", 1)
    put_in(studio, r"'a\ud83db\udc00'")
    told = studio.wait_for("edit")["text"]
    assert studio.text == told == f"{first}a\ufffdb\ufffd\n{rest}"
    studio.page.keyboard.type("c")
    studio.wait(lambda: studio.server.shared.texts["Contents.swift"] == f"{first}a\ufffdb\ufffdc\n{rest}", "it to be told")


def test_a_character_that_loses_a_half_is_replaced(studio):
    first, rest = studio.text.split("\n", 1)
    put_in(studio, r"'\ud83c\udccf'")
    studio.wait_for("edit")
    end = f"{{line: 0, ch: {len(first)}}}"
    studio.editor(f"editor.replace('', {end}, {{line: 0, ch: {len(first) + 1}}})")
    assert studio.wait_for("edit", 2)["text"] == studio.text == f"{first}\ufffd\n{rest}"


def test_undoing_goes_past_it(studio):
    before = studio.text
    put_in(studio, r"'\ud83d'")
    studio.wait_for("edit")
    for _ in range(3):
        studio.page.keyboard.press("Control+z")
    assert studio.text == before
    studio.wait(lambda: studio.server.shared.texts["Contents.swift"] == before, "it to be told")


def test_a_character_in_the_place_of_one_that_begins_alike_stays_whole(studio):
    first, rest = studio.text.split("\n", 1)
    put_in(studio, r"'\ud83d\ude00'")
    studio.page.keyboard.press("Shift+ArrowLeft")
    studio.page.keyboard.insert_text("\U0001f601")
    assert studio.text == f"{first}\U0001f601\n{rest}"
