"""Who is not meant to be let in is not: each attempt is a browser's, against the real studio."""

import re
import shutil
import urllib.parse
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest
from playwright.sync_api import expect

from running_studio import ROOT, RunningStudio

STRANGER = b"""<!doctype html><title>stranger</title><script>
const said = [];
const ask = (name, work) => work().then((answer) => said.push([name, answer]), () => said.push([name, "refused"]));
</script>"""


class Stranger(BaseHTTPRequestHandler):
    """A site that has nothing to do with the studio."""

    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(STRANGER)

    def log_message(self, *_):
        pass


@pytest.fixture
def stranger():
    site = HTTPServer(("127.0.0.1", 0), Stranger)
    Thread(target=site.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{site.server_port}/"
    site.shutdown()
    site.server_close()


@pytest.fixture(scope="module")
def bundle(tmp_path_factory):
    copy = tmp_path_factory.mktemp("access") / "MemoryGame.playground"
    shutil.copytree(ROOT / "Playgrounds/MemoryGame.playground", copy)
    return copy


@pytest.fixture(scope="module")
def studio(bundle):
    """One studio for all attempts of a worker: none of them changes what another one sees."""
    studio = RunningStudio(bundle)
    yield studio
    studio.end()


@pytest.fixture(scope="module")
def door(studio):
    place = urllib.parse.urlsplit(studio.address)
    return place.hostname, place.port, urllib.parse.parse_qs(place.query)["token"][0]


@pytest.fixture(scope="module")
def cookie(door):
    """What a browser that came with the token sends."""
    host, port, token = door
    connection = HTTPConnection(host, port, timeout=10)
    connection.request("GET", f"/?token={token}")
    return connection.getresponse().headers["Set-Cookie"].split(";")[0]


@pytest.fixture
def visit(studio, browser):
    """Opens the studio in a browser, with the key; what else the browser opens has its cookie."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(studio.address)
    page.wait_for_selector(".cm-editor")
    yield page
    context.close()


def ask(door, path, **headers):
    """The status and body of a request whose every word is ours."""
    host, port, _ = door
    connection = HTTPConnection(host, port, timeout=10)
    connection.putrequest("GET", path, skip_host="Host" in headers)
    for name, value in headers.items():
        connection.putheader(name.replace("_", "-"), value)
    connection.endheaders()
    answer = connection.getresponse()
    return answer.status, answer.read()


def test_another_origin_opens_no_socket_even_with_the_cookie(visit, door, stranger):
    host, port, _ = door
    page = visit.context.new_page()
    page.goto(stranger)
    outcome = page.evaluate("""address => new Promise((tell) => {
        const socket = new WebSocket(address);
        socket.onopen = () => tell("open");
        socket.onerror = () => tell("refused");
    })""", f"ws://{host}:{port}/socket")
    assert outcome == "refused"
    own = visit.evaluate("""address => new Promise((tell) => {
        const socket = new WebSocket(address);
        socket.onopen = () => { socket.close(); tell("open"); };
        socket.onerror = () => tell("refused");
    })""", f"ws://{host}:{port}/socket")
    assert own == "open"


def test_another_origin_reads_nothing_and_shows_no_frame(visit, door, stranger):
    host, port, _ = door
    page = visit.context.new_page()
    page.goto(stranger)
    outcome = page.evaluate("""address => fetch(address, {credentials: "include"})
        .then((answer) => answer.text(), () => "refused")""", f"http://{host}:{port}/")
    assert outcome == "refused"
    page.evaluate("""address => new Promise((done) => {
        const frame = document.createElement("iframe");
        frame.onload = done;
        frame.src = address;
        document.body.append(frame);
    })""", f"http://{host}:{port}/")
    assert all(frame.locator("#editor").count() == 0 for frame in page.frames[1:])


def test_without_the_token_nothing_is_served(door):
    for path in ("/", "/studio/js/app.js", "/socket", "/?token=0123", "/fonts/Inter-Regular.otf"):
        status, body = ask(door, path)
        assert status in (401, 403, 404), path
        assert b"Session" not in body and b"<main" not in body


def test_another_name_for_this_server_is_refused(door):
    _, port, token = door
    for host in ("evil.example", f"evil.example:{port}", f"127.0.0.1.evil.example:{port}"):
        status, body = ask(door, f"/?token={token}", Host=host)
        assert status in (400, 403, 421), host
        assert b"<main" not in body
    status, _ = ask(door, f"/?token={token}")
    assert status in (200, 302, 303)


@pytest.mark.parametrize("path", [
    "/studio/../Package.swift", "/studio/..%2fPackage.swift", "/studio/%2e%2e/Package.swift",
    "/studio/js/../../Package.swift", "/fonts/../../../../etc/passwd", "/studio//etc/passwd",
    "/codemirror/..%5c..%5cetc/passwd", "/studio/js/%00app.js", "/../etc/passwd",
])
def test_no_path_leads_out(door, cookie, path):
    status, body = ask(door, path, Cookie=cookie)
    assert status in (400, 403, 404)
    assert b"root:" not in body and b"swift-tools-version" not in body
    assert ask(door, "/studio/js/app.js", Cookie=cookie)[0] == 200


def test_what_a_page_prints_and_shows_is_never_more_than_words(workbench):
    evil = "<img src=x onerror=window.wasHere=1><script>window.wasHere=1</script>"
    workbench.append(f'print("{evil}")')
    workbench.append(f'let evil = "{evil}"')
    workbench.wait_until(lambda: "onerror" in workbench.console, "the text in the console")
    workbench.wait_until(
        lambda: "onerror" in (workbench.result_beside("let evil =") or ""), "the text as a result")
    assert workbench.page.evaluate("window.wasHere") is None
    # The editor's own pictures beside elements in the text are empty.
    added = "#console img, #console script, .cm-editor img:not(.cm-widgetBuffer)"
    expect(workbench.page.locator(added)).to_have_count(0)


DRAWN = """<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" onload="wasHere()">
<rect width="40" height="40" fill="red"/>
<script>
function wasHere() { document.documentElement.setAttribute("data-ran", "yes"); }
wasHere();
fetch("/studio/js/app.js").then(() => document.documentElement.setAttribute("data-read", "yes"));
</script></svg>"""


def test_what_a_drawing_among_the_resources_holds_is_not_run(visit, bundle):
    (bundle / "Resources/drawn.svg").write_text(DRAWN)
    visit.wait_for_function("lek.session.document")
    document = visit.evaluate("lek.session.document.document")
    address = f"{visit.evaluate('location.origin')}/resource?document={document}&path=Resources/drawn.svg"
    drawing = visit.context.new_page()
    assert drawing.goto(address).status == 200
    drawing.wait_for_timeout(500)
    root = drawing.locator("svg")
    expect(root.locator("rect")).to_have_count(1)
    assert root.get_attribute("data-ran") is None and root.get_attribute("data-read") is None
    width = visit.evaluate("""address => new Promise((tell) => {
        const picture = new Image();
        picture.onload = () => tell(picture.naturalWidth);
        picture.onerror = () => tell("not shown");
        picture.src = address;
    })""", address)
    assert width == 40


def test_the_policy_allows_no_script_but_the_studios_own(workbench, door):
    refused = workbench.page.evaluate("""() => new Promise((tell) => {
        addEventListener("securitypolicyviolation", ({ violatedDirective }) => tell(violatedDirective));
        const script = document.createElement("script");
        script.textContent = "window.wasHere = 1";
        document.body.append(script);
        setTimeout(() => tell("allowed"), 2000);
    })""")
    assert re.match("script-src", refused)
    assert workbench.page.evaluate("window.wasHere") is None
