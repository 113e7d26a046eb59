"""The texts of a document as a server keeps them: what an edit makes of them, and its revision."""


def applied(operation, text):
    """The text an operation makes; it counts in UTF-16 units."""
    units = text.encode("utf-16-le", "surrogatepass")
    made, place = b"", 0
    for step in operation:
        if isinstance(step, str):
            made += step.encode("utf-16-le", "surrogatepass")
        else:
            piece = units[2 * place:2 * (place + abs(step))]
            assert len(piece) == 2 * abs(step), f"{operation} is for a longer text"
            made += piece if step > 0 else b""
            place += abs(step)
    assert place * 2 == len(units), f"{operation} is for another text than {text!r}"
    return made.decode("utf-16-le", "surrogatepass")


class SharedTexts:
    def __init__(self):
        self.texts = {}
        self.revisions = {}
        self.version = 0

    def learn(self, document):
        """Takes the texts over that a `document` tells."""
        self.version = document["version"]
        for file in document["files"]:
            if "text" in file:
                self.texts[file["path"]] = file["text"]
                self.revisions[file["path"]] = file.get("revision", 0)

    def edit(self, message):
        """Does an edit, and returns the answer to it."""
        path = message["file"]
        assert message["base"] == self.revisions[path], f"{message} is for another revision"
        self.texts[path] = applied(message["operation"], self.texts[path])
        self.revisions[path] += 1
        self.version += 1
        return {
            "type": "accepted", "file": path, "revision": self.revisions[path],
            "version": self.version, "sequence": message["sequence"]}

    def change(self, path, operation, origin="window"):
        """Somebody else does something; the message that says so."""
        self.texts[path] = applied(operation, self.texts[path])
        self.revisions[path] += 1
        self.version += 1
        return {
            "type": "changed", "file": path, "revision": self.revisions[path],
            "version": self.version, "operation": operation, "origin": origin}
