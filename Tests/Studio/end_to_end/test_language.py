"""What the toolchain's language server knows, as a person meets it in a real playground."""

import pytest

# Each default run includes a quarter of these.
pytestmark = pytest.mark.long

ROWS = ".completion-row"


def rows(bench):
    return bench.page.locator(".completion-label").all_inner_texts()


def complete(bench, typed, label):
    """Types, and takes the row with a label from the list."""
    bench.page.keyboard.type(typed)

    def is_offered():
        """A machine that is busy answers too late for the key; then one asks."""
        if label in rows(bench):
            return True
        bench.page.wait_for_timeout(1500)
        if label not in rows(bench):
            bench.page.keyboard.press("Control+Space")
        return False

    bench.wait_until(is_offered, f"{label} in the list", patience=60)
    bench.page.click(f"{ROWS} >> text={label}")


def test_members_of_uikit_are_offered_and_run(workbench):
    workbench.append("let probe = UIView()")
    workbench.page.keyboard.press("Enter")
    complete(workbench, "probe.back", "backgroundColor")
    assert "probe.backgroundColor" in workbench.text
    workbench.page.keyboard.type(" = .red")
    workbench.page.keyboard.press("Escape")
    workbench.wait_until(
        lambda: not workbench.errors_on("probe.backgroundColor"), "no error")


def test_a_name_is_changed_everywhere_and_the_page_runs(workbench):
    workbench.append("let firstName = 41")
    workbench.page.keyboard.press("Enter")
    workbench.page.keyboard.type("let sum = firstName + 1")
    workbench.page.keyboard.press("Escape")
    workbench.wait_until(lambda: workbench.result_beside("let sum") == "42", "42")

    def is_counted():
        workbench.select("firstName")
        workbench.page.keyboard.press("F2")
        workbench.page.wait_for_timeout(1500)
        counted = workbench.page.locator(".rename p")
        if counted.count() == 1 and "2" in counted.inner_text():
            return True
        workbench.page.keyboard.press("Escape")
        return False

    workbench.wait_until(is_counted, "the count", patience=60)
    workbench.page.keyboard.type("lastName")
    workbench.page.keyboard.press("Enter")
    workbench.wait_until(lambda: "let sum = lastName + 1" in workbench.text, "the new name")
    assert "firstName" not in workbench.text
    workbench.wait_until(lambda: workbench.result_beside("let sum") == "42", "42 again")
    workbench.wait_until(lambda: workbench.text_on_disk == workbench.text, "the text on disk")


def test_documentation_of_a_word_is_shown(workbench):
    workbench.append("/// Doubles a number.")
    workbench.page.keyboard.press("Escape")
    workbench.page.keyboard.press("Enter")
    # The editor goes on with a comment where it is told to; this line has none.
    workbench.page.keyboard.press("Home")
    workbench.page.keyboard.press("Shift+End")
    workbench.page.keyboard.type("func twice(_ number: Int) -> Int { 2 * number }")
    workbench.select("twice")
    workbench.page.keyboard.press("ArrowLeft")

    def is_shown():
        workbench.page.keyboard.press("Control+F1")
        workbench.page.wait_for_timeout(300)
        return "Doubles a number." in workbench.page.locator(".language-card").inner_text()

    workbench.wait_until(is_shown, "the documentation")


def test_nothing_of_it_is_left_in_the_bundle(workbench):
    workbench.append("let probe = UIView()")
    workbench.page.keyboard.press("Enter")
    complete(workbench, "probe.alp", "alpha")
    files = [str(path) for path in workbench.bundle.rglob("*")]
    assert not [path for path in files if "compile_commands" in path or "sourcekit" in path]
