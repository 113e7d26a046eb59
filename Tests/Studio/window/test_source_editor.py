"""What the editor does with a text that comes from the server."""

import pytest

REPLACED = """async ([old, text]) => {
  const { SourceEditor } = await import("/studio/js/elements/editor/sourceEditor.js");
  const element = document.createElement("div");
  document.body.append(element);
  const editor = new SourceEditor(element, () => {});
  editor.replace("Contents.swift", old);
  editor.open("Contents.swift");
  const pieces = [];
  editor.view.on("change", ({ removed, text }) =>
    pieces.push([removed.join("\\n"), text.join("\\n")]));
  editor.replace("Contents.swift", text);
  return [editor.text("Contents.swift"), pieces];
}"""

LOCKED = """async () => {
  const { SourceEditor } = await import("/studio/js/elements/editor/sourceEditor.js");
  const element = document.createElement("div");
  document.body.append(element);
  const editor = new SourceEditor(element, () => {});
  const before = editor.view.isReadOnly;
  editor.open("Contents.swift");
  return [before, editor.view.isReadOnly];
}"""


@pytest.mark.parametrize("old, text, pieces", [
    ("let card = \U0001f0a1", "let card = \U0001f0a2", [["\U0001f0a1", "\U0001f0a2"]]),
    ("\U0001f0a1", "\U0001f061", [["\U0001f0a1", "\U0001f061"]]),
    ("let a = 4", "let a = 42", [["", "2"]]),
])
def test_only_the_characters_that_differ_are_replaced_each_as_a_whole(studio, old, text, pieces):
    assert studio.page.evaluate(REPLACED, [old, text]) == [text, pieces]


def test_nothing_can_be_typed_before_a_file_is_open(studio):
    assert studio.page.evaluate(LOCKED) == [True, False]
