"""What a page plays is heard by Web Audio, and spoken by the browser; all of it ends with the run."""

import math
import struct

import pytest
from playwright.sync_api import expect

import wire

LISTENING = """
  window.heard = [];
  const note = (kind, more = {}) => window.heard.push({ kind, ...more });
  for (const kind of ["start", "stop"]) {
    const real = AudioBufferSourceNode.prototype[kind];
    AudioBufferSourceNode.prototype[kind] = function (...times) {
      note(kind, { duration: this.buffer.duration, loop: this.loop, offset: times[1] });
      return real.apply(this, times);
    };
  }
  speechSynthesis.speak = (words) => note("speak", { text: words.text, lang: words.lang });
  speechSynthesis.cancel = () => note("cancel");
"""


def wave(seconds, rate=8000):
    samples = [int(8000 * math.sin(frame / 4)) for frame in range(int(seconds * rate))]
    data = struct.pack(f"<{len(samples)}h", *samples)
    head = struct.pack("<HHIIHH", 1, 1, rate, 2 * rate, 2, 16)
    return (b"RIFF" + wire.u32(36 + len(data)) + b"WAVEfmt " + wire.u32(16) + head + b"data" + wire.data(data))


def sound_data(number, content, piece=1000):
    return [
        wire.frame(wire.SOUND_DATA, wire.u64(number) + wire.u32(len(content)) + wire.u32(start)
                   + wire.data(content[start:start + piece]))
        for start in range(0, len(content), piece)]


def mix(volume=1.0, pan=0.0, rate=1.0):
    return wire.floats(volume, pan, rate)


def play(voice, sound, end, repeats=0, run=1, time=0.0):
    body = (wire.f64(time) + wire.u8(0) + wire.u32(voice) + wire.u64(sound) + wire.string("ding.wav")
            + wire.f64(0, 0, end, 0) + wire.optional(repeats, wire.u32) + mix())
    return wire.frame(wire.SOUND, body, run=run)


def stop(voice):
    return wire.frame(wire.SOUND, wire.f64(0) + wire.u8(1) + wire.u32(voice))


def speak(text, language):
    texts = wire.string(text) + wire.string(language)
    return wire.frame(wire.SOUND, wire.f64(0) + wire.u8(3) + texts + wire.floats(1, 1, 1))


@pytest.fixture
def ears(live):
    live.page.evaluate(LISTENING)
    return live


def heard(studio, kind):
    return [entry for entry in studio.page.evaluate("heard") if entry["kind"] == kind]


# What drives the browser here counts as a person; this is a browser that nobody has touched yet.
UNTOUCHED = """
  window.touched = false;
  addEventListener("pointerdown", () => { window.touched = true; }, { capture: true });
  Object.defineProperty(navigator, "userActivation", { get: () => ({ hasBeenActive: window.touched }) });
"""


def touch(studio):
    """A gesture anywhere: from then on the browser lets sound through."""
    studio.page.locator("#backdrop").click(position={"x": 5, "y": 5})


def test_a_sound_starts_a_source(ears):
    touch(ears)
    ears.say(*sound_data(7, wave(0.5)), play(1, 7, 0.5))
    ears.wait(lambda: heard(ears, "start"), "a source that starts")
    started = heard(ears, "start")
    assert len(started) == 1
    assert started[0]["duration"] == pytest.approx(0.5, abs=0.01)
    assert started[0]["loop"] is False


def test_one_that_repeats_for_ever_is_stopped(ears):
    touch(ears)
    ears.say(*sound_data(7, wave(0.2)), play(1, 7, 0.2, repeats=None))
    ears.wait(lambda: heard(ears, "start"), "a source that starts")
    assert heard(ears, "start")[0]["loop"] is True
    assert heard(ears, "stop") == []
    ears.say(stop(1))
    ears.wait(lambda: heard(ears, "stop"), "a source that stops")


def test_everything_ends_with_the_run(ears):
    touch(ears)
    ears.say(*sound_data(7, wave(0.2)), play(1, 7, 0.2, repeats=None))
    ears.wait(lambda: heard(ears, "start"), "a source that starts")
    ears.say({"type": "runStarted", "run": 2, "version": 1})
    ears.wait(lambda: heard(ears, "stop"), "a source that stops")
    ears.say(play(2, 7, 0.2, run=1))
    ears.settle()
    assert len(heard(ears, "start")) == 1


def test_words_are_spoken_in_their_language(ears):
    touch(ears)
    ears.say(speak("Ett par", "sv-SE"))
    ears.wait(lambda: heard(ears, "speak"), "words")
    assert heard(ears, "speak") == [{"kind": "speak", "text": "Ett par", "lang": "sv-SE"}]


def test_a_muted_live_view_says_nothing(ears):
    touch(ears)
    ears.page.keyboard.press("Control+Alt+q")
    ears.say(speak("Ett par", "sv-SE"))
    ears.settle()
    assert heard(ears, "speak") == []


def test_no_button_is_there_while_nothing_is_to_be_heard(ears):
    expect(ears.page.locator(".sound-note")).to_be_hidden()


def test_a_sound_that_is_no_sound_is_passed_over(ears):
    touch(ears)
    ears.say(*sound_data(8, b"no sound" * 40), play(1, 8, 1), *sound_data(7, wave(0.1)), play(2, 7, 0.1))
    ears.wait(lambda: heard(ears, "start"), "a source that starts")
    assert len(heard(ears, "start")) == 1


def test_a_frame_that_is_none_is_refused(ears):
    before = ears.page.evaluate("lek.liveView().refusedFrames")
    ears.say(wire.frame(wire.SOUND, wire.f64(0) + wire.u8(99)))
    ears.wait(lambda: ears.page.evaluate("lek.liveView().refusedFrames") == before + 1, "the refusal")


def test_before_the_first_touch_a_button_turns_sound_on(ears):
    ears.page.evaluate(UNTOUCHED)
    note = ears.page.get_by_role("button", name="Turn on sound")
    ears.say(speak("Ett par", "sv-SE"))
    expect(note).to_be_visible()
    assert heard(ears, "speak") == []
    note.click()
    expect(note).to_be_hidden()
    assert [entry["text"] for entry in heard(ears, "speak")] == ["Ett par"]
