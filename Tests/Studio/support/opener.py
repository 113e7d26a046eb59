"""A window that opens one playground after another, and sees how each ends."""

from wire_window import Window

ENDS = {"finished", "failed", "crashed", "stopped", "live"}


class Opener(Window):
    """It says how a playground ended, or why it cannot be opened."""

    def open(self, bundle):
        answer = self.ask("openPlayground", location=str(bundle), patience=600)
        if "document" not in answer:
            return answer.get("reason") or answer.get("message") or str(answer)
        self.texts, self.versions, self.state, self.page = {}, {}, {}, None
        self.documents_heard = 0
        self.send({"type": "attach", "window": self.name, "document": answer["document"]})
        self.wait(lambda: self.documents_heard, "the document")
        self.wait(lambda: self.state.get("phase") in ENDS | {"unavailable"}, "its end", 600)
        state = self.state
        assert state["phase"] in ENDS, state
        assert state["phase"] != "failed" or state["detail"]["errors"] > 0, state
        self.at_its_end()
        self.ask("closePlayground", document=answer["document"])
        return state["phase"]

    def at_its_end(self):
        """What else is asked of a playground before it is closed."""
