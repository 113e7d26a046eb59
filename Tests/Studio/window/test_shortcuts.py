"""The list of keys, and that no two commands have the same one."""

from playwright.sync_api import expect

def rows(studio):
    return dict(zip(
        studio.page.locator(".shortcut-groups dt").all_inner_texts(),
        studio.page.locator(".shortcut-groups dd").all_inner_texts()))


def show(studio):
    studio.page.keyboard.press("Control+Alt+/")
    studio.page.wait_for_selector(".shortcuts[open]")


def test_every_command_with_a_key_is_listed_with_it(studio):
    show(studio)
    found = rows(studio)
    assert found["Run again"] == "Ctrl+Enter"
    assert found["Console"].split() == ["Ctrl+Shift+Y", "Ctrl+Alt+4"]
    assert found["Undo"] == "Ctrl+Z"
    assert not any(title.startswith("command.") for title in found)
    groups = studio.page.locator(".shortcut-groups h2").all_inner_texts()
    assert groups[0] == "Running"


def test_a_question_mark_outside_the_editor_shows_it(studio):
    studio.page.focus("#navigator-divider")
    studio.page.keyboard.press("?")
    studio.page.wait_for_selector(".shortcuts[open]")
    studio.page.keyboard.press("Escape")
    studio.wait(lambda: studio.page.locator(".shortcuts").count() == 0)
    studio.type_at(5, "?")
    expect(studio.page.locator(".shortcuts")).to_have_count(0)
    assert "let columns = 4?" in studio.text


def test_it_is_searched_by_name_and_by_key(studio):
    show(studio)
    studio.page.keyboard.type("f8")
    assert set(rows(studio)) == {"Next issue", "Previous issue"}
    studio.page.keyboard.press("Control+a")
    studio.page.keyboard.type("stop")
    assert set(rows(studio)) == {"Stop"}
    studio.page.keyboard.press("Control+a")
    studio.page.keyboard.type("nothing like it")
    assert rows(studio) == {}
    assert "Nothing is called that" in studio.page.locator(".shortcut-groups").inner_text()


def test_no_two_commands_share_a_key(studio):
    clashes = studio.page.evaluate("""() => {
        const places = new Map();
        for (const { name, keys, within } of lek.commands.all) {
          for (const key of keys) {
            const place = `${key} ${within ?? ""}`;
            places.set(place, [...places.get(place) ?? [], name]);
          }
        }
        return [...places].filter(([, names]) => names.length > 1);
    }""")
    assert clashes == []


def test_keys_wait_while_a_sheet_is_open(studio):
    show(studio)
    studio.page.keyboard.press("Control+Enter")
    studio.settle()
    assert studio.server.messages("run") == []
