"""An empty page that can import the studio's modules."""

import base64
import time

import pytest

import wire


PATIENCE = 60


class Bench:
    """Runs modules of the studio in a real browser, without the rest of the studio."""

    def __init__(self, tab):
        self.page, self.session = tab.page, tab.session

    def evaluate(self, module, body, argument=None):
        """What `body` returns; in it `m` is the module and `argument` the argument."""
        return self.page.evaluate(
            "async ([path, argument]) => {"
            "  const m = await import(path);"
            "  window.bytes = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0)).buffer;"
            f"  return await (async () => {{ {body} }})();"
            "}", [f"/studio/js/{module}", argument])

    def play(self, *frames, size=(375, 668), now=None):
        """Shows the frames one after the other in `window.player`; all at one moment, its first."""
        self.evaluate("rendering/layerTreePlayer.js", """
            const { PictureStore } = await import("/studio/js/rendering/pictureStore.js");
            const { FontStore } = await import("/studio/js/rendering/fontStore.js");
            const { openFrame } = await import("/studio/js/lib/frames.js");
            const decoder = await import("/studio/js/rendering/layerTreeDecoder.js");
            if (!window.player) {
              window.pictures = new PictureStore();
              window.fonts = new FontStore();
              window.player = new m.LayerTreePlayer(window.pictures, window.fonts);
              document.body.append(window.player.stage);
              player.stage.style.width = `${argument.size[0]}px`;
              player.stage.style.height = `${argument.size[1]}px`;
            }
            for (const frame of argument.frames) {
              const { kind, reader } = openFrame(bytes(frame));
              if (kind === 42) fonts.add(decoder.decodeFont(reader));
              else if (kind === 36) {
                pictures.add(decoder.decodePicture(reader), 1, (hash) => player.pictureIsReady(hash));
              } else {
                player.apply(decoder.decodeCommit(reader), argument.now ?? (window.beginning ??= performance.now()));
              }
            }
            """, {"frames": [encode(frame) for frame in frames], "size": list(size), "now": now})

    def box(self, layer):
        """Where a layer is on the screen: x, y, width, height."""
        return self.page.evaluate(
            """id => {
              const r = document.querySelector(`[data-layer="${id}"]`).getBoundingClientRect();
              return [r.x, r.y, r.width, r.height].map((n) => Math.round(n * 1000) / 1000);
            }""", layer)

    def style(self, layer, name, selector=""):
        return self.page.evaluate(
            """([id, name, selector]) => getComputedStyle(
              document.querySelector(`[data-layer="${id}"] ${selector}`.trim()))[name]""",
            [layer, name, selector])

    def wait_for(self, condition):
        """Asks again and again; the policy forbids the browser to do so by itself."""
        end = time.monotonic() + PATIENCE
        while not self.page.evaluate(condition):
            assert time.monotonic() < end, f"waited for {condition}"
            self.page.wait_for_timeout(10)

    def processor_time(self):
        """Seconds that the page's process has worked, which say more of it than those that passed."""
        self.session.send("Performance.enable")
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        return next(metric["value"] for metric in metrics if metric["name"] == "ProcessTime")

    def seek(self, milliseconds):
        """Stands still at a moment of the page's time; commits were at 0 unless they said so."""
        # An animation that is stopped before the compositor has begun it may leave its first picture
        # standing, though every style is right: the stage becomes a layer of its own for a frame, and
        # all is drawn anew.
        self.page.evaluate("""async (at) => {
            player.hold(at / 1000);
            for (const change of ["transform", ""]) {
              await new Promise(requestAnimationFrame);
              player.stage.style.willChange = change;
            }
            await new Promise(requestAnimationFrame);
        }""", milliseconds)

    def picture(self):
        import io
        from PIL import Image
        # The whole page: what is blurred at the edge of a smaller picture lacks what lies outside of it.
        shot = self.page.screenshot(animations="allow")
        return Image.open(io.BytesIO(shot)).convert("RGB")

    def pixel(self, x, y):
        return self.picture().getpixel((round(x), round(y)))


def encode(frame):
    return base64.b64encode(frame).decode()


@pytest.fixture
def bench(take_tab):
    tab = take_tab(viewport={"width": 500, "height": 700})
    failures = []

    def fail(error):
        failures.append(str(error))

    tab.page.on("pageerror", fail)
    yield Bench(tab)
    tab.page.remove_listener("pageerror", fail)
    assert failures == []


@pytest.fixture
def square(bench):
    """A ground of 200 x 200 with one layer, 2, of 100 x 60 in its middle."""
    bench.play(wire.commit(
        wire.create(1, bounds=[0, 0, 200, 200], position=[100, 100],
                    backgroundColor=(1, 1, 1, 1)),
        wire.create(2, bounds=[0, 0, 100, 60], position=[100, 100],
                    backgroundColor=(1, 0, 0, 1)),
        wire.sublayers(1, 2), wire.root(1)), size=(200, 200))
    return bench
