/**
 * The voices of a page, each playing one sound at a time, mixed by Web Audio.
 *
 * A browser lets nothing be heard before the person has touched the window. Until then voices only
 * know when they began; what still plays by then is heard from where it would be.
 */
const mostVoices = 64;

export class Voices {
  #store;
  #context = null;
  #output = null;
  #voices = new Map();
  #isMuted = false;
  #changed;
  /** How far this machine's clock is ahead of the page's, and the sound's clock of this one's. */
  #pageLead = Infinity;
  #soundLead = -Infinity;

  /** `changed` is called when sound is let through, or not any more. */
  constructor(store, changed) {
    this.#store = store;
    this.#changed = changed;
  }

  get isHeard() {
    return this.#context?.state === "running";
  }

  set isMuted(isMuted) {
    this.#isMuted = isMuted;
    if (this.#output) this.#output.gain.value = isMuted ? 0 : 1;
  }

  /** Asks the browser to let sound through: it does so after a touch or a key. */
  wake() {
    if (this.#context?.state === "suspended") this.#context.resume().catch(() => {});
  }

  endAll() {
    for (const number of [...this.#voices.keys()]) this.stop(number);
    this.#pageLead = Infinity;
  }

  play({ voice: number, time, ...playing }) {
    this.stop(number);
    if (this.#voices.size >= mostVoices) return;
    this.#open();
    const now = performance.now() / 1000;
    this.#pageLead = Math.min(this.#pageLead, now - time);
    const begin = playing.delay > 0 ? Math.max(now, time + playing.delay + this.#pageLead) : now;
    const voice = { ...playing, begin, source: null };
    this.#voices.set(number, voice);
    this.#start(number, voice);
  }

  stop(number) {
    const voice = this.#voices.get(number);
    this.#voices.delete(number);
    clearTimeout(voice?.timer);
    voice?.source?.stop();
  }

  mix({ voice: number, mix, fade }) {
    const voice = this.#voices.get(number);
    if (!voice) return;
    voice.mix = { ...mix, rate: voice.mix.rate };
    if (!voice.source) return;
    const now = this.#context.currentTime;
    const { gain } = voice.gain;
    gain.cancelScheduledValues(now);
    gain.setValueAtTime(gain.value, now);
    gain.linearRampToValueAtTime(mix.volume, now + Math.max(fade, 0.01));
    voice.panner.pan.value = mix.pan;
  }

  #open() {
    if (this.#context) return;
    this.#context = new AudioContext();
    this.#output = this.#context.createGain();
    this.#output.gain.value = this.#isMuted ? 0 : 1;
    this.#output.connect(this.#context.destination);
    this.#context.addEventListener("statechange", () => {
      this.#soundLead = -Infinity;
      if (this.isHeard) for (const [number, voice] of this.#voices) this.#start(number, voice);
      this.#changed();
    });
  }

  async #start(number, voice) {
    const buffer = await this.#store.buffer(this.#context, voice.sound);
    if (this.#voices.get(number) !== voice || voice.source) return;
    if (!buffer) return this.stop(number);
    const now = performance.now() / 1000;
    const place = placeAt(voice, Math.max(now, voice.begin));
    if (place === null) return this.stop(number);
    if (!this.isHeard) {
      this.#forgetLater(number, voice, now);
      return;
    }
    this.#connect(number, voice, buffer);
    const { source, start, end, mix, repeats } = voice;
    this.#soundLead = Math.max(this.#soundLead, this.#context.currentTime - now);
    const when = Math.max(this.#context.currentTime, Math.max(now, voice.begin) + this.#soundLead);
    source.loop = repeats > 0;
    source.loopStart = start;
    source.loopEnd = end;
    source.playbackRate.value = mix.rate;
    source.start(when, place.offset);
    if (place.left < Infinity) source.stop(when + place.left);
  }

  #connect(number, voice, buffer) {
    voice.source = this.#context.createBufferSource();
    voice.source.buffer = buffer;
    voice.gain = this.#context.createGain();
    voice.gain.gain.value = voice.mix.volume;
    voice.panner = this.#context.createStereoPanner();
    voice.panner.pan.value = voice.mix.pan;
    voice.source.connect(voice.gain).connect(voice.panner).connect(this.#output);
    voice.source.addEventListener("ended", () => {
      voice.panner.disconnect();
      if (this.#voices.get(number) === voice) this.#voices.delete(number);
    });
  }

  /** Nobody hears it yet; when it is over, nobody will. */
  #forgetLater(number, voice, now) {
    const { left } = placeAt(voice, voice.begin);
    if (left === Infinity) return;
    clearTimeout(voice.timer);
    const wait = Math.min((voice.begin + left - now) * 1000, 2 ** 31 - 1);
    voice.timer = setTimeout(() => this.stop(number), wait);
  }
}

/** Where a voice is at a moment, and how long it plays from there; null where it is over. */
export function placeAt({ begin, start, end, from, repeats, mix }, moment) {
  const length = end - start;
  if (!(length > 0)) return null;
  const played = (from - start) + (moment - begin) * mix.rate;
  const left = (length * (repeats + 1) - played) / mix.rate;
  if (!(left > 0)) return null;
  return { offset: start + (played % length), left };
}
