"""Asks the studio's editor, also the one of older trees that are measured beside this one."""

# In a page: an object that reads the text and selects in it, or null before there is an editor.
EDITOR = """(() => {
  const element = document.querySelector(".cm-editor, .CodeMirror");
  if (!element) return null;
  const { codeEditor: editor, CodeMirror: old } = element;
  if (editor) return {
    get text() { return editor.text; },
    select(from, to = from) {
      editor.setSelection(editor.positionAt(from), editor.positionAt(to));
      editor.focus();
    },
    boxOf: (offset) => editor.boxOf(editor.positionAt(offset), "window"),
  };
  return old && {
    get text() { return old.getValue(); },
    select(from, to = from) {
      old.setSelection(old.posFromIndex(from), old.posFromIndex(to));
      old.focus();
    },
    boxOf: (offset) => old.charCoords(old.posFromIndex(offset), "window"),
  };
})()"""


def text_of(page):
    return page.evaluate(f"{EDITOR}?.text")
