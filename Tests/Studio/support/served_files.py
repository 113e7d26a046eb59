"""The studio's own files, as the made-up server answers them: under the policies of the real one."""

import mimetypes
from pathlib import Path

import joined_scripts

ROOT = Path(__file__).resolve().parents[3]
FOLDERS = {
    "/studio/js/": joined_scripts.folders(),
    "/studio/": [ROOT / "Studio"],
    "/fonts/": [
        Path("/usr/share/fonts/opentype/inter"), Path("/usr/share/fonts/truetype/jetbrains-mono")],
}
BLANK = b"""<!doctype html><meta charset="utf-8"><style>body { margin: 0 }</style>
<link rel="stylesheet" href="/studio/css/layers.css"><body></body>"""
# As Sources/Host/StudioServer/Files/WebFrame.swift says it; a test of the server holds the two
# together.
WEB_POLICY = (
    "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' data:; "
    "style-src 'unsafe-inline' data:; img-src data: blob:; media-src data: blob:; font-src data:; "
    "connect-src 'none'; frame-src 'none'; worker-src 'none'; base-uri 'none'; form-action 'none'; "
    "webrtc 'block'; frame-ancestors 'self'")
# What a browser keeps: files that are the same for all tests of a run.
KEPT = "max-age=86400, immutable"


def read(port, path):
    """The answer, head and body, to a request for a file."""
    if path == "/blank":
        return response(port, BLANK, "text/html", KEPT)
    file = _file(path)
    if file is None:
        return response(port, b"", "text/plain", status="404 Not Found")
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    policy = WEB_POLICY if path == "/studio/web-frame.html" else None
    return response(port, file.read_bytes(), kind, KEPT, policy=policy)


def _file(path):
    if path == "/studio/js/codeEditor/library.js":
        return joined_scripts.library()
    if path == "/":
        return ROOT / "Studio/index.html"
    for prefix, folders in FOLDERS.items():
        if not path.startswith(prefix):
            continue
        for folder in folders:
            file = (folder / path[len(prefix):]).resolve()
            if file.is_file():
                return file
    return None


def response(port, body, kind, kept="no-store", status="200 OK", policy=None):
    """An answer of the server at a port, which its policy names."""
    policy = policy or (
        f"default-src 'self'; connect-src 'self' ws://127.0.0.1:{port}; "
        "img-src 'self' blob: data:; style-src 'self' 'unsafe-inline'; script-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
    head = (
        f"HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\n"
        f"Cache-Control: {kept}\r\nContent-Security-Policy: {policy}\r\n\r\n")
    return head.encode() + body
