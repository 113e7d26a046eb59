"""The playgrounds of a computer, in memory: what is asked of the studio about whole documents."""

import scenes

TEMPLATES = [
    {"identifier": identifier, "name": identifier, "summary": ""}
    for identifier in (
        "empty", "liveView", "swiftUI", "game", "drawing", "animation", "physics", "tutorial")]

EXAMPLES = [{"identifier": identifier} for identifier in ("MemoryGame", "Sorting", "SomethingNew")]

FOLDERS = {
    "/home": ["Documents/", "Music/", "Old.playground"],
    "/home/Documents": ["Games/", "Cards.playground", "Waves.playground"],
    "/home/Documents/Games": [],
    "/home/Music": [],
}


class MadeUpDisk:
    """Windows show what they ask for; `open` are the documents, the first is shown first."""

    def __init__(self, server, open=(), recents=()):
        self.server = server
        self.documents = {}
        for name in open:
            self._open(f"/home/{name}.playground")
        server.studio |= {
            "templates": TEMPLATES, "examples": EXAMPLES, "folder": "/home/Documents", "recents": [
                {"name": name, "location": f"/home/Documents/{name}.playground", "platform": "ios"}
                for name in recents]}
        self._list()
        server.on_attach = self.attach
        for kind in ("listFolder", "newPlayground", "openPlayground", "openExample", "closePlayground"):
            server.answers[kind] = getattr(self, kind)

    def _open(self, location):
        name = location.rpartition("/")[2].removesuffix(".playground")
        document = scenes.document(f"// {name}\n", name=name, location=location)
        self.documents[document["document"]] = document
        return {"document": document["document"], "page": name}

    def _list(self):
        self.server.studio |= {"documents": [
            {key: one[key] for key in ("document", "name", "location")}
            for one in self.documents.values()]}

    def tell(self):
        self._list()
        self.server.to_tell.append(dict(self.server.studio))

    def attach(self, message):
        """What a window is told that wants to see a document."""
        wanted = message.get("document")
        document = self.documents.get(wanted) or next(iter(self.documents.values()), None)
        return [] if document is None else [document, {"type": "page", **document["pages"][0]}]

    def listFolder(self, message):
        location = message["location"] or "/home"
        if location not in FOLDERS:
            return f"There is no folder {location}."
        parent = location.rpartition("/")[0]
        entries = [{"name": name.rstrip("/"), "kind": "folder" if name.endswith("/") else "playground"}
                   for name in FOLDERS[location]]
        return {"location": location, "entries": entries} | ({"parent": parent} if parent else {})

    def newPlayground(self, message):
        if message["name"] == "Cards":
            return "There is a playground Cards already; choose another name."
        opened = self._open(f"{message['folder']}/{message['name']}.playground")
        self.tell()
        return opened

    def openPlayground(self, message):
        if "Waves" in message["location"]:
            return "Waves.playground cannot be read."
        opened = self._open(message["location"])
        self.tell()
        return opened

    def openExample(self, message):
        if message["name"] == "SomethingNew":
            return "There is no example “SomethingNew”."
        opened = self._open(f"/home/Playgrounds/{message['name']}.playground")
        self.tell()
        return opened

    def closePlayground(self, message):
        del self.documents[message["document"]]
        self.tell()
        return {}
