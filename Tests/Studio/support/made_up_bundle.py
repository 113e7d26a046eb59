"""A bundle that does what docs/wire-format.md says of files and pages, in memory.

`MadeUpBundle(server, pages=["Welcome", "Cards"])` answers the server's requests, and tells the
document anew after each.
"""

import struct
import zlib


def _chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def picture(width, height, color=(47, 95, 208)):
    """The bytes of a PNG of one colour."""
    rows = (b"\0" + bytes(color) * width) * height
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", header)
            + _chunk(b"IDAT", zlib.compress(rows)) + _chunk(b"IEND", b""))


def folder_of(path):
    return path.rpartition("/")[0]


class MadeUpBundle:
    def __init__(self, server, pages=("Welcome", "Cards", "Board"), files=None, name="Book"):
        self.server = server
        self.name = name
        self.pages = list(pages)
        self.version = 0
        self.files = dict(files if files is not None else {
            "Sources/Card.swift": "public struct Card {}\n", "Resources/back.png": None})
        self.folders = ["Sources", "Resources"]
        self.trash = {}
        self.uploads = {}
        self.texts = {page: f"// {page}\n" for page in self.pages}
        for kind in (
                "addFile", "addFolder", "addPage", "renameFile", "renamePage", "moveFile",
                "orderPages", "deleteFile", "deletePage", "undoDelete", "moveContentsUp"):
            server.answers[kind] = self._doing(getattr(self, kind))
        server.answers["upload"] = self.upload
        server.answers["cancelUpload"] = lambda message: self.uploads.pop(message["upload"], None) and {}
        server.on_bytes = self.receive

    def page_path(self, name):
        return f"Pages/{name}.xcplaygroundpage/Contents.swift"

    def document(self, renamed=None):
        files = [{"path": self.page_path(name), "kind": "page", "page": name,
                  "text": self.texts[name], "revision": 0} for name in self.pages]
        for path, text in sorted(self.files.items()):
            owner = next((name for name in self.pages
                          if path.startswith(folder_of(self.page_path(name)) + "/")), None)
            kind = "source" if "Sources/" in path else "resource"
            file = {"path": path, "kind": kind} | ({"page": owner} if owner else {})
            files.append(file if text is None else file | {"text": text, "revision": 0})
        return {
            "type": "document", "document": self.name.lower(), "name": self.name,
            "location": f"/home/{self.name}.playground", "platform": "ios", "form": "pages",
            "version": self.version, "isAutomatic": True, "renamed": renamed or {}, "sequence": 0,
            "pages": [{"name": name, "path": self.page_path(name)} for name in self.pages],
            "files": files, "folders": self.folders}

    def tell(self, renamed=None):
        self.server.to_tell.append(self.document(renamed))
        self.server.shared.learn(self.document())

    def _doing(self, work):
        def answer(message):
            said = work(message)
            if isinstance(said, str):
                return said
            fields, renamed = said if isinstance(said, tuple) else (said, None)
            self.tell(renamed)
            return fields
        return answer

    def _taken(self, path):
        return f"There is a file {path.rpartition('/')[2]} already." if path in self.files else None

    def addFile(self, message):
        path = f"{message['folder']}/{message['name']}"
        if taken := self._taken(path):
            return taken
        self.files[path] = message.get("text", "") if path.endswith(".swift") else None
        return {"path": path}

    def addFolder(self, message):
        self.folders.append(message["folder"])
        return {"path": message["folder"]}

    def addPage(self, message):
        at = self.pages.index(message["after"]) + 1 if "after" in message else len(self.pages)
        self.pages.insert(at, message["name"])
        self.texts[message["name"]] = ""
        return {"name": message["name"], "path": self.page_path(message["name"]), "renamed": {}}

    def renameFile(self, message):
        path = f"{folder_of(message['path'])}/{message['name']}"
        if taken := self._taken(path):
            return taken
        self.files[path] = self.files.pop(message["path"])
        return {"path": path}, {message["path"]: path}

    def renamePage(self, message):
        old, new = message["page"], message["name"]
        if new in self.pages:
            return f"There is a page {new} already."
        self.pages[self.pages.index(old)] = new
        self.texts[new] = self.texts.pop(old)
        return {"name": new, "path": self.page_path(new)}, {self.page_path(old): self.page_path(new)}

    def moveFile(self, message):
        path = f"{message['folder']}/{message['path'].rpartition('/')[2]}"
        self.files[path] = self.files.pop(message["path"])
        return {"path": path}, {message["path"]: path}

    def orderPages(self, message):
        assert sorted(message["pages"]) == sorted(self.pages)
        self.pages = message["pages"]
        return {}

    def deleteFile(self, message):
        token = f"t{len(self.trash)}"
        self.trash[token] = ("file", message["path"], self.files.pop(message["path"]))
        return {"undo": token}

    def deletePage(self, message):
        token = f"t{len(self.trash)}"
        name = message["page"]
        self.trash[token] = ("page", name, self.pages.index(name))
        self.pages.remove(name)
        return {"undo": token}

    def undoDelete(self, message):
        kind, name, what = self.trash.pop(message["undo"])
        if kind == "file":
            self.files[name] = what
            return {"path": name}
        self.pages.insert(what, name)
        return {"path": folder_of(self.page_path(name))}

    def moveContentsUp(self, message):
        folder = message["folder"]
        moved = [path for path in self.files if path.startswith(folder + "/")]
        for path in moved:
            self.files[f"{folder_of(folder)}/{path.rpartition('/')[2]}"] = self.files.pop(path)
        return {"moved": len(moved)}

    def upload(self, message):
        number = len(self.uploads) + 7
        self.uploads[number] = message | {"bytes": b""}
        if message["size"] == 0:
            self._arrived(number)
        return {"upload": number}

    def receive(self, message):
        number = struct.unpack("<I", message[:4])[0]
        upload = self.uploads[number]
        assert len(message) <= 4 + 256 * 1024
        upload["bytes"] += message[4:]
        assert len(upload["bytes"]) <= upload["size"]
        if len(upload["bytes"]) == upload["size"]:
            self._arrived(number)

    def _arrived(self, number):
        upload = self.uploads[number]
        path = f"{upload['folder']}/{upload['path']}"
        if "refused" in path:
            self.server.to_tell.append(
                {"type": "uploadFailed", "upload": number, "message": "The disk is full."})
            return
        self.files[path] = upload["bytes"].decode() if path.endswith(".swift") else None
        self.server.resources[path] = upload["bytes"]
        self.server.to_tell.append({"type": "uploaded", "upload": number, "path": path})
        self.tell()
