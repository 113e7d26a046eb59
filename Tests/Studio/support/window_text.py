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

    @property
    def is_heard(self):
        return self.outstanding is None and self.waiting is None

    def edit(self, text):
        operation = difference(self.text, text)
        self.text = text
        if not changes_nothing(operation):
            self.waiting = composed(self.waiting, operation) if self.waiting else operation

    def send(self, sequence):
        """What may be sent now; nothing while another edit is on its way."""
        if self.outstanding or not self.waiting:
            return None
        self.outstanding, self.waiting = (self.waiting, sequence), None
        return {"base": self.revision, "operation": self.outstanding[0], "sequence": sequence}

    def accepted(self, revision):
        self.confirmed = applied(self.outstanding[0], self.confirmed)
        self.revision, self.outstanding = revision, None

    def changed(self, operation, revision):
        """Somebody else did something."""
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
            self.waiting = composed(operation, self.waiting) if self.waiting else operation
            self.outstanding = None
        self.changed(difference_by_lines(self.confirmed, text), revision)
        if self.waiting and changes_nothing(self.waiting):
            self.waiting = None

    def begin_anew(self, text, revision):
        """Another server, started anew; whether what stands here besides has to be typed again by hand."""
        mine, saved, confirmed = self.text, self.saved, self.confirmed
        self.start(text, revision)
        if mine == text or mine == saved:
            return False
        if text in (saved, confirmed):
            self.edit(mine)
            return False
        return True
