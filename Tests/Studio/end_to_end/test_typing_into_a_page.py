"""What somebody types into a text field of a page: from the browser's keys to UITextField, and back as a picture."""

import pytest

PAGE = """import UIKit
import PlaygroundSupport

final class Form: UIViewController, UITextFieldDelegate {
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 240, height: 34))

    override func viewDidLoad() {
        view.backgroundColor = .white
        field.borderStyle = .roundedRect
        field.placeholder = "Name"
        field.delegate = self
        field.addTarget(self, action: #selector(changed), for: .editingChanged)
        view.addSubview(field)
    }

    @objc func changed() { print("text <\\(field.text ?? "")> marked \\(field.markedTextRange != nil)") }
    func textFieldDidBeginEditing(_ textField: UITextField) { print("begins") }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        print("returned")
        return true
    }
}

PlaygroundPage.current.liveView = Form()
"""


@pytest.fixture
def form(open_bundle):
    bench = open_bundle(PAGE)
    bench.wait_for_picture()
    bench.wait_until(
        lambda: "live" in bench.page.locator("#status").inner_text(), "the page to be live")
    return bench


def says(bench, words):
    bench.wait_until(lambda: words in bench.console, f"the page to say {words}")


def touch_field(bench):
    scale = bench.page.evaluate("lek.liveView().scale")
    box = bench.live_view.bounding_box()
    bench.page.mouse.click(box["x"] + 100 * scale, box["y"] + 57 * scale)
    says(bench, "begins")
    bench.wait_until(
        lambda: bench.page.evaluate("document.activeElement.className") == "text-entry",
        "the text to have the keys")


def test_keys_type_into_a_field_and_return_ends_it(form):
    touch_field(form)
    form.page.keyboard.type("Hi 2")
    says(form, "text <Hi 2>")
    form.page.keyboard.press("Backspace")
    form.page.keyboard.press("Shift+Home")
    form.page.keyboard.type("x")
    says(form, "text <x>")
    form.page.keyboard.press("Control+z")
    says(form, "text <Hi >")
    form.page.keyboard.press("Enter")
    says(form, "returned")
    form.wait_until(
        lambda: form.page.evaluate("document.activeElement.id") == "live-view", "the view to have the keys again")


def test_an_input_method_composes_in_a_field(form):
    touch_field(form)
    client = form.page.context.new_cdp_session(form.page)
    client.send("Input.imeSetComposition", {"text": "ni", "selectionStart": 2, "selectionEnd": 2})
    says(form, "text <ni> marked true")
    client.send("Input.insertText", {"text": "你"})
    says(form, "text <你> marked false")
