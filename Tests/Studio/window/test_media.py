"""Pictures and films of prose come from the bundle, and from nowhere else."""

import io

import pytest
from playwright.sync_api import expect
from PIL import Image

import prose
import scenes
from test_results import assert_aligned


def png(width=300, height=200):
    data = io.BytesIO()
    Image.new("RGB", (width, height), (200, 80, 60)).save(data, "PNG")
    return data.getvalue()


@pytest.fixture
def open_media(open_studio):
    def open_(*media, found=("Resources/back.png",), **changes):
        asked = []

        def answer(route):
            asked.append(route.request.url)
            if any(path.replace("/", "%2F") in route.request.url for path in found):
                route.fulfill(body=png(), content_type="image/png")
            else:
                route.fulfill(status=404, body="")

        routes = {
            "**/resource?*": answer,
            "https://**": lambda route: (asked.append(route.request.url), route.abort())}
        studio = open_studio(*prose.greeting(
            prose.comment(1, 1, prose.paragraph(*media)), text="//: a\nlet a = 1\nlet b = 2\n",
            **changes), routes=routes)
        studio.asked = asked
        return studio
    return open_


def image(path="back.png", **fields):
    return {"kind": "image", "alternative": "a card", "from": "resource", "path": path, **fields}


def test_a_picture_is_drawn_and_the_code_makes_room(open_media):
    studio = open_media(image(title="the back"))
    picture = studio.page.locator(".prose img")
    studio.wait(lambda: picture.evaluate("image => image.complete && image.naturalWidth") == 300)
    studio.settle()
    assert picture.get_attribute("alt") == "a card" and picture.get_attribute("title") == "the back"
    assert studio.asked[0].endswith("/resource?document=memorygame&path=Resources%2Fback.png")
    box = picture.bounding_box()
    line = studio.editor("return editor.boxOf({line: 1, ch: 0}, 'window').top")
    assert box["height"] == pytest.approx(200, abs=1)
    assert line >= box["y"] + box["height"]


def test_a_page_begins_at_its_top_and_values_beside_their_lines(open_media):
    studio = open_media(image())
    studio.say(scenes.begin()[0], scenes.results(scenes.result(2, "1")))
    studio.wait(lambda: studio.page.locator(".prose img").evaluate("image => image.complete"))
    studio.settle()
    assert studio.editor("return editor.scrollInfo.top") == 0
    assert_aligned(studio, 2)


def test_a_picture_that_comes_late_does_not_move_the_line_one_is_at(open_media):
    studio = open_media(image())
    studio.wait(lambda: studio.page.locator(".prose img").evaluate("image => image.complete"))
    studio.settle()
    top = studio.editor("return editor.boxOf({line: 2, ch: 0}, 'window').top")
    assert top > studio.page.locator(".prose img").bounding_box()["y"] + 199


def test_a_page_finds_its_own_resources_first(open_media):
    own = {"path": "Pages/More Cards.xcplaygroundpage/Resources/back.png", "kind": "resource",
           "page": "MemoryGame"}
    files = prose.document("//: a\nlet a = 1\nlet b = 2\n")["files"] + [own]
    studio = open_media(image(), files=files)
    address = studio.page.locator(".prose img").get_attribute("src")
    assert "More%20Cards.xcplaygroundpage%2FResources%2Fback.png" in address


@pytest.mark.parametrize("media,words", [
    (image("gone.png"), "a card: “gone.png” is not in Resources."),
    (image(alternative="", path="gone.png"), "“gone.png” is not in Resources."),
    ({"kind": "image", "alternative": "", "from": "nowhere"},
     "This picture cannot be shown: name a file in Resources."),
])
def test_a_picture_that_is_not_there_says_so(open_media, media, words):
    studio = open_media(media)
    expect(studio.page.locator(".prose-missing")).to_have_text(words, use_inner_text=True)
    assert not any("gone" in address for address in studio.asked)


def test_a_picture_that_cannot_be_read_says_so(open_media):
    studio = open_media(image(), found=())
    studio.wait(lambda: studio.page.locator(".prose-missing").count() == 1)


def test_a_picture_on_the_web_is_a_link_and_is_not_asked_for(open_media):
    studio = open_media({"kind": "image", "alternative": "a cat", "from": "web",
                         "address": "https://pictures.example/cat.png"})
    link = studio.page.locator(".prose-elsewhere")
    expect(link).to_have_text("a cat · pictures.example", use_inner_text=True)
    expect(link).to_have_attribute("href", "https://pictures.example/cat.png")
    assert "noopener" in link.get_attribute("rel")
    expect(studio.page.locator(".prose img")).to_have_count(0)
    assert not any("pictures.example" in address for address in studio.asked)


def test_a_film_has_its_size_and_its_poster(open_media):
    studio = open_media(
        {"kind": "video", "alternative": "the game", "from": "resource", "path": "film.mp4",
         "width": 400, "height": 300, "poster": "back.png"},
        found=("Resources/film.mp4", "Resources/back.png"))
    film = studio.page.locator(".prose video, .prose-missing").first
    assert studio.page.evaluate("""() => {
      const film = document.querySelector(".prose video");
      return !film || (film.controls && film.poster.includes("back.png") && film.width === 400);
    }""")
    expect(film).to_have_count(1)
