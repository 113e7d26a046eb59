"""A text as a window has it: what stands in it, what the server knows of that, and what lies between."""

from text_operation import applied, changes_nothing, composed, difference, difference_by_lines, transformed


class WindowText:
    def __init__(self, text, revision):
        self.start(text, revision)

    def start(self, text, revision):
        self.text = self.confirmed = self.saved = text
        self.revision = revision
        # On its way: (operation, sequence). Typed meanwhile: an operation.
        self.outstanding = self.waiting = None
        # What a server that ended had heard, as (operation, how it is named there), and the latter while it is on its way.
        self.lost = self.restores = None

    @property
    def is_heard(self):
        return self.outstanding is None and self.waiting is None and self.lost is None

    def edit(self, text):
        # A line that goes is this line: of two that begin alike a shorter piece might be part of both.
        find = difference if text.count("\n") == self.text.count("\n") else difference_by_lines
        operation = find(self.text, text)
        self.text = text
        if not changes_nothing(operation):
            self.waiting = composed(self.waiting, operation) if self.waiting else operation

    def send(self, sequence):
        """What may be sent now; nothing while another edit is on its way."""
        if self.outstanding or not (self.lost or self.waiting):
            return None
        if self.lost:
            operation, self.restores = self.lost
            self.lost, brought = None, {"restores": self.restores}
        else:
            operation, self.waiting, brought = self.waiting, None, {}
        self.outstanding = operation, sequence
        return {"base": self.revision, "operation": operation, "sequence": sequence, **brought}

    def accepted(self, revision):
        self.confirmed = applied(self.outstanding[0], self.confirmed)
        self.revision, self.outstanding, self.restores = revision, None, None

    def changed(self, operation, revision):
        """Somebody else did something; while a text is brought back, the server tells the whole afterwards."""
        if not self.restores:
            self.follow(operation, revision)

    def follow(self, operation, revision):
        self.confirmed = applied(operation, self.confirmed)
        self.revision = revision
        if self.outstanding:
            operation, mine = transformed(operation, self.outstanding[0])
            self.outstanding = mine, self.outstanding[1]
        if self.waiting:
            operation, self.waiting = transformed(operation, self.waiting)
        self.text = applied(operation, self.text)

    def rejoin(self, text, revision, sequence, is_lost):
        """The server tells its text anew; it has done the window's edits up to a sequence."""
        if self.outstanding and self.outstanding[1] <= sequence:
            self.accepted(revision)
        if self.outstanding and is_lost(self.outstanding[1]):
            operation = self.outstanding[0]
            if self.restores and text == self.confirmed:
                self.lost = operation, self.restores
            else:
                self.waiting = composed(operation, self.waiting) if self.waiting else operation
            self.outstanding = self.restores = None
        self.follow(difference_by_lines(self.confirmed, text), revision)
        if self.waiting and changes_nothing(self.waiting):
            self.waiting = None

    def begin_anew(self, text, revision, former):
        """Another server, started anew; whether what stands here besides has to be typed again by hand."""
        mine, saved = self.text, self.saved
        heard, restores = self.confirmed, {"epoch": former, "revision": self.revision}
        if self.restores:
            heard, restores = applied(self.outstanding[0], self.confirmed), self.restores
        elif self.lost:
            heard, restores = applied(self.lost[0], self.confirmed), self.lost[1]
        self.start(text, revision)
        if mine == text or mine == saved:
            return False
        if text in (saved, heard):
            operation = difference(text, heard)
            self.text = heard
            if not changes_nothing(operation):
                self.lost = operation, restores
            self.edit(mine)
            return False
        return True
