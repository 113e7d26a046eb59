"""The studio for other machines: TLS with a certificate of its own, the same key, the same rules."""

import http.client
import os
import re
import socket
import ssl
import subprocess
from urllib.parse import urlsplit

import pytest
from running_studio import command


class OpenStudio:
    """`lek open --host`; what it printed, and ways to talk to it."""

    def __init__(self, bundle, state, host):
        self.state = state
        self.process = subprocess.Popen(
            [command(), "open", str(bundle), "--no-browser", "--port", "0", "--host", host],
            stdout=subprocess.PIPE, text=True, bufsize=1, env=os.environ | {"LEK_STATE": str(state)})
        self.address = re.search(r"\S+", self.process.stdout.readline()).group()
        self.parts = urlsplit(self.address)
        self.token = self.parts.query.removeprefix("token=")
        self.host = self.parts.netloc

    @property
    def certificate(self):
        return self.state / "certificate/certificate.pem"

    def get(self, path, headers=None):
        context = ssl.create_default_context(cafile=str(self.certificate))
        context.verify_flags &= ~ssl.VERIFY_X509_STRICT
        connection = http.client.HTTPSConnection(
            self.parts.hostname, self.parts.port, context=context, timeout=10)
        connection.request("GET", path, headers={"Host": self.host} | (headers or {}))
        answer = connection.getresponse()
        answer.read()
        connection.close()
        return answer

    def enter(self):
        """The cookie that the address leaves behind."""
        return self.get(f"/?token={self.token}").headers["Set-Cookie"].split(";")[0]

    def upgrade(self, origin):
        return self.get("/socket", {
            "Cookie": self.enter(), "Origin": origin, "Upgrade": "websocket",
            "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="}).status

    def close(self):
        self.process.terminate()
        assert self.process.wait(timeout=15) == 0


@pytest.fixture
def studio(bundle, tmp_path):
    opened = OpenStudio(bundle, tmp_path / "state", "0.0.0.0")
    yield opened
    opened.close()


def test_the_address_is_safe_and_leaves_a_cookie_that_stays_safe(studio):
    assert studio.parts.scheme == "https"
    answer = studio.get(f"/?token={studio.token}")
    assert answer.status == 200
    assert "Secure" in answer.headers["Set-Cookie"]
    assert f"wss://{studio.host}" in answer.headers["Content-Security-Policy"]


def test_it_is_printed_for_a_camera_too(studio):
    lines = [studio.process.stdout.readline() for _ in range(15)]
    assert all("█" in line or "▀" in line or "▄" in line for line in lines[2:])


def test_without_the_key_nothing_is_shown(studio):
    assert studio.get("/").status == 403
    assert studio.get("/?token=0").status == 403
    assert studio.get("/", {"Cookie": studio.enter()}).status == 200


def test_another_name_is_refused(studio):
    headers = {"Cookie": studio.enter(), "Host": f"rebound.example:{studio.parts.port}"}
    assert studio.get("/", headers).status == 403


def test_only_its_own_origin_opens_a_socket(studio):
    assert studio.upgrade(f"https://{studio.host}") == 101
    for origin in (f"http://{studio.host}", "https://evil.example", "null"):
        assert studio.upgrade(origin) == 403, origin


def test_without_encryption_nothing_is_answered(studio):
    with socket.create_connection((studio.parts.hostname, studio.parts.port), timeout=10) as plain:
        plain.sendall(
            f"GET /?token={studio.token} HTTP/1.1\r\nHost: {studio.host}\r\n\r\n".encode())
        plain.settimeout(5)
        try:
            answer = plain.recv(4096)
        except OSError:
            answer = b""
    assert b"200 OK" not in answer and b"<!doctype" not in answer


def test_the_certificate_stays_the_same(bundle, tmp_path):
    first = OpenStudio(bundle, tmp_path / "state", "0.0.0.0")
    certificate = first.certificate.read_bytes()
    first.close()
    again = OpenStudio(bundle, tmp_path / "state", "0.0.0.0")
    assert again.certificate.read_bytes() == certificate
    again.close()


def test_for_this_machine_alone_it_stays_plain(bundle, tmp_path):
    studio = OpenStudio(bundle, tmp_path / "state", "127.0.0.1")
    assert studio.parts.scheme == "http" and not studio.certificate.exists()
    studio.close()
