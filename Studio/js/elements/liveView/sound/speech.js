/** Words that the browser speaks, one after the other. */
const mostWaiting = 50;
/** Words that could not be spoken yet are old after so many milliseconds. */
const patience = 10_000;

export class Speech {
  #waiting = 0;
  #held = null;
  isMuted = false;

  /** Whether the browser lets anything be spoken: it does after a touch or a key. */
  get isHeard() {
    return navigator.userActivation?.hasBeenActive !== false;
  }

  speak(words) {
    if (!globalThis.speechSynthesis || this.isMuted || this.#waiting >= mostWaiting) return;
    if (!this.isHeard) {
      this.#held = { words, since: performance.now() };
      return;
    }
    const utterance = new SpeechSynthesisUtterance(words.text);
    utterance.lang = words.language;
    for (const name of ["rate", "pitch", "volume"]) utterance[name] = words[name];
    this.#waiting += 1;
    utterance.onend = utterance.onerror = () => { this.#waiting = Math.max(0, this.#waiting - 1); };
    speechSynthesis.speak(utterance);
  }

  /** The person has touched the window: what was said last is spoken, if it is not old. */
  wake() {
    const held = this.#held;
    this.#held = null;
    if (held && performance.now() - held.since < patience) this.speak(held.words);
  }

  pause() {
    globalThis.speechSynthesis?.pause();
  }

  continue() {
    globalThis.speechSynthesis?.resume();
  }

  end() {
    this.#held = null;
    this.#waiting = 0;
    globalThis.speechSynthesis?.cancel();
    // A pause would hold what the next run says, too.
    globalThis.speechSynthesis?.resume();
  }
}
