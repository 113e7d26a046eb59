"""Types into a page of 10,000 lines and watches how long each key waits for its frame.

A real Chromium with real key events. The studio runs before a server that answers every edit, with
a result beside each line; beside it the same text in the same CodeMirror with line numbers, undoing
and the usual keys, without colors. The two take turns, so that both meet the same machine. A key's
time goes from its event to the moment after the frame that follows it.
"""

import argparse
import random
import shutil
import statistics
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

PIECE = """/// What a card of the row {0} shows.
final class Card{0}: View {{
    var isFaceUp{0} = false
    let title{0} = "Card \\({0} * 2)"

    func flip{0}(after delay: Double = 0.{0}) -> Int {{
        for index in 0..<{0} {{
            print("flipping \\(index) of \\(title{0})", delay)
        }}
        return {0} + 0x1F
    }}
}}

"""
LINES = 10_000
WATCH = """() => {
  const times = window.keyTimes = [];
  const channel = new MessageChannel();
  const open = [];
  channel.port1.onmessage = () => {
    for (const start of open.splice(0)) times.push(performance.now() - start);
  };
  addEventListener("keydown", (event) => {
    requestAnimationFrame(() => {
      open.push(event.timeStamp);
      channel.port2.postMessage(0);
    });
  }, true);
}"""
PLAIN = """async (text) => {
  const { EditorView, history, keymap, lineNumbers, standardKeymap } =
    await import("/studio/js/codeEditor/library.js");
  document.body.style.cssText = "margin: 0; height: 100vh";
  const view = new EditorView({ parent: document.body, doc: text, extensions: [
    lineNumbers(), history(), keymap.of(standardKeymap),
    EditorView.theme({ "&": { height: "100vh", font: "13px/20px monospace" } })] });
  document.querySelector(".cm-editor").plainView = view;
}"""
WORDS = ["let row = 12\n", "if row > 3 { print(row) }\n", "card.flip(after: 2)\n", "// words, words\n",
         'let text = "a \\(row) b"\n']


def long_text():
    pieces = "".join(PIECE.format(number) for number in range(LINES // 12 + 1))
    return "\n".join(pieces.split("\n")[:LINES]) + "\n"


def open_studio(browser, server, scenes, text):
    server.on_connect = [scenes.document(text), scenes.state("live", buildMilliseconds=142)]
    page = browser.new_page(viewport={"width": 1400, "height": 900})
    page.goto(server.address)
    ready = "window.lek && document.querySelector('.cm-editor').codeEditor.lineCount > 10"
    while not page.evaluate(ready):
        page.wait_for_timeout(20)
    server.send(scenes.results(*[
        scenes.result(line, str(line), count=3, history=[1, 5, 2]) for line in range(1, LINES, 2)]))
    return page


def open_plain(browser, server, text):
    page = browser.new_page(viewport={"width": 1400, "height": 900})
    page.goto(server.address + "blank")
    page.evaluate(PLAIN, text)
    return page


def begin_at(page, line):
    page.evaluate("""line => {
      const { codeEditor: editor, plainView: plain } = document.querySelector('.cm-editor');
      if (editor) {
        editor.setCaret(line, editor.line(line).length);
        editor.focus();
      } else {
        const anchor = plain.state.doc.line(line + 1).to;
        plain.dispatch({ selection: { anchor }, scrollIntoView: true });
        plain.focus();
      }
    }""", line)
    page.wait_for_timeout(600)


def type_into(page, words):
    page.bring_to_front()
    for letter in words:
        page.keyboard.press("Enter" if letter == "\n" else "Space" if letter == " " else letter)
        page.wait_for_timeout(25)


def report(name, times):
    ordered = sorted(times)
    late = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    print(f"{name:24} {len(times):5} {statistics.median(times):9.1f} {late:8.1f} {ordered[-1]:8.1f}")
    return statistics.median(times), late


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--root", type=Path, required=True)
    arguments.add_argument("--rounds", type=int, default=4)
    options = arguments.parse_args()
    sys.path.insert(0, str(options.root / "Tests/Studio/support"))
    import scenes
    from fake_server import FakeServer

    text = long_text()
    chance = random.Random(1)
    server = FakeServer()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium-headless-shell"), args=["--no-sandbox"])
            pages = {"the studio": open_studio(browser, server, scenes, text),
                     "CodeMirror alone": open_plain(browser, server, text)}
            for page in pages.values():
                page.wait_for_timeout(1500)
                page.evaluate(WATCH)
            for _ in range(options.rounds):
                line = chance.randrange(20, LINES - 20)
                words = "\n" + chance.choice(WORDS)
                for page in pages.values():
                    begin_at(page, line)
                    type_into(page, words)
            print(f"{LINES} lines, milliseconds     keys    median     95th    worst")
            found = [report(name, page.evaluate("keyTimes")) for name, page in pages.items()]
            print(f"ratio: median {found[0][0] / found[1][0]:.2f}, 95th {found[0][1] / found[1][1]:.2f}")
            browser.close()
    finally:
        server.close()


if __name__ == "__main__":
    main()
