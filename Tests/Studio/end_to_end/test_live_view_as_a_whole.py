"""The live view with a real page behind it: other sizes, dark, pictures of it, and its words."""

import io

import pytest
from PIL import Image

PAGE = """import UIKit
import PlaygroundSupport

final class Show: UIViewController {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    var taps = 0

    override func viewDidLoad() {
        view.backgroundColor = .systemBackground
        let button = UIButton(frame: CGRect(x: 20, y: 40, width: 120, height: 40))
        button.setTitle("Start", for: .normal)
        button.addAction(UIAction { _ in self.taps += 1; print("tapped \\(self.taps)") }, for: .touchUpInside)
        box.backgroundColor = .red
        view.addSubview(button)
        view.addSubview(box)
    }

    override func viewDidAppear(_ animated: Bool) {
        UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) {
            self.box.frame.origin.x = 200
        }
    }
}
PlaygroundPage.current.liveView = Show()
"""


@pytest.fixture
def bundle(tmp_path):
    folder = tmp_path / "Show.playground"
    folder.mkdir()
    (folder / "contents.xcplayground").write_text(
        "<?xml version='1.0' encoding='UTF-8'?>\n<playground version='5.0' target-platform='ios'/>\n")
    (folder / "Contents.swift").write_text(PAGE)
    return folder


def size(bench):
    return bench.page.locator("#live-view-size").inner_text().split(" ·")[0]


def command(bench, name):
    bench.page.locator(f".stage-bar [data-command={name}]").click()


def corner(bench):
    picture = bench.picture()
    return picture.getpixel((picture.width - 5, picture.height - 5))


def test_the_page_is_laid_out_for_the_device_and_for_its_other_side(workbench):
    assert size(workbench) == "375 × 668"
    command(workbench, "liveViewSize")
    workbench.page.locator(".menu-item", has_text="iPhone Pro Max").click()
    workbench.wait_until(lambda: size(workbench) == "440 × 956", "the device's size")
    command(workbench, "rotateLiveView")
    workbench.wait_until(lambda: size(workbench) == "956 × 440", "the other side")
    workbench.page.locator("#run").click()
    workbench.wait_until(lambda: workbench.page.evaluate("lek.liveView().run") == 2, "another run")
    assert size(workbench) == "956 × 440"
    workbench.page.reload()
    workbench.wait_for_picture()
    assert size(workbench) == "956 × 440"


def test_colours_of_the_system_follow_the_switch(workbench):
    assert corner(workbench) == (255, 255, 255)
    command(workbench, "liveViewAppearance")
    workbench.wait_until(lambda: corner(workbench) == (0, 0, 0), "a black ground")
    command(workbench, "liveViewAppearance")
    workbench.wait_until(lambda: corner(workbench) == (255, 255, 255), "a white ground")


def test_a_picture_is_what_is_seen(workbench):
    with workbench.page.expect_download() as download:
        command(workbench, "saveLiveViewPicture")
    picture = Image.open(download.value.path())
    assert picture.format == "PNG" and picture.size == (750, 1336)
    assert picture.convert("RGB").getpixel((740, 1330)) == (255, 255, 255)


def test_a_film_moves(workbench):
    command(workbench, "recordLiveView")
    workbench.page.wait_for_timeout(1000)
    with workbench.page.expect_download(timeout=30_000) as download:
        command(workbench, "recordLiveView")
    film = Image.open(io.BytesIO(download.value.path().read_bytes()))
    assert film.format == "GIF" and film.size == (375, 668)
    assert 10 <= film.n_frames <= 40
    lefts = set()
    for number in range(film.n_frames):
        film.seek(number)
        row = film.convert("RGB").crop((0, 20, 375, 21))
        red = [x for x in range(375) if row.getpixel((x, 0))[0] > 200 > 90 > row.getpixel((x, 0))[1]]
        assert len(red) in range(38, 43), (number, len(red))
        lefts.add(red[0])
    assert len(lefts) >= 8


def test_a_button_is_heard_of_and_pressed_without_a_pointer(workbench):
    button = workbench.page.get_by_role("group", name="Views of the page").get_by_role("button", name="Start")
    button.wait_for(state="attached", timeout=10_000)
    button.focus()
    workbench.page.keyboard.press("Enter")
    workbench.wait_until(lambda: "tapped 1" in workbench.console, "the button's action")
