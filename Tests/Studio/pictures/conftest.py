"""A page that shows scenes at chosen moments, at two pixels a point."""

import base64
import io

import pytest
from PIL import Image

from scene_frames import drawn_scenes

_SHOW = """async ({ frames, size, moment }) => {
  const { LayerTreePlayer } = await import("/studio/js/rendering/layerTreePlayer.js");
  const { PictureStore } = await import("/studio/js/rendering/pictureStore.js");
  const { FontStore } = await import("/studio/js/rendering/fontStore.js");
  const { openFrame } = await import("/studio/js/lib/frames.js");
  const decoder = await import("/studio/js/rendering/layerTreeDecoder.js");
  const [pictures, fonts] = [new PictureStore(), new FontStore()];
  const player = new LayerTreePlayer(pictures, fonts);
  window.player?.end();
  window.player = player;
  player.stage.style.width = `${size[0]}px`;
  player.stage.style.height = `${size[1]}px`;
  document.body.replaceChildren(player.stage);
  const waiting = [];
  const commits = [];
  for (const [time, text] of frames) {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;
    const { kind, reader } = openFrame(bytes);
    if (kind === 42) {
      const font = decoder.decodeFont(reader);
      fonts.add(font);
      waiting.push(fonts.pending(font.hash));
    } else if (kind === 36) {
      const picture = decoder.decodePicture(reader);
      pictures.add(picture, 1, (hash) => player.pictureIsReady(hash));
      waiting.push(pictures.pending(picture.hash));
    } else commits.push([time, decoder.decodeCommit(reader)]);
  }
  await Promise.all(waiting);
  for (const [time, commit] of commits) player.apply(commit, time * 1000);
  player.hold(moment);
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


class Projector:
    """Draws scenes in the browser."""

    def __init__(self, page):
        self.page = page

    def picture(self, scene, moment, more=()):
        """A scene at a moment; `more` are frames that come last."""
        frames = [*scene.until(moment), *((moment, frame) for frame in more)]
        width, height = scene.size
        self.page.set_viewport_size({"width": round(width), "height": round(height)})
        self.page.evaluate(_SHOW, {
            "frames": [[time, base64.b64encode(frame).decode()] for time, frame in frames],
            "size": scene.size, "moment": moment})
        shot = self.page.screenshot(animations="allow")
        return Image.open(io.BytesIO(shot)).convert("RGB")


@pytest.fixture(scope="session")
def drawn(tmp_path_factory):
    return drawn_scenes(tmp_path_factory.mktemp("scenes"))


@pytest.fixture
def graphics_browser(living_browser):
    """It composes as it does on a graphics processor: without one, a blur lets what it covers through."""
    return living_browser("--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader")


@pytest.fixture
def projector(graphics_browser, take_tab):
    page = take_tab(graphics_browser, viewport={"width": 400, "height": 400}, device_scale_factor=2).page
    failures = []

    def fail(error):
        failures.append(str(error))

    page.on("pageerror", fail)
    yield Projector(page)
    page.remove_listener("pageerror", fail)
    assert failures == []
